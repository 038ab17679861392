import * as z from 'zod/mini';
import { call } from '../call.ts';
import { DayText, InstantText, UuidText } from '../shapes.ts';
import { freeText } from '../text.ts';
import {
  checkFindings,
  checkReasons,
  checkStates,
  verificationDocumentKinds,
  verificationMediaTypes,
  verificationStates,
} from '../verification.ts';
import { proposal } from './approvals.ts';
import { between, choice, count, exact, instant, list, many, operatorRef, optional, playerRef } from './lists/index.ts';
import { ReasonText } from './shapes.ts';

/** Documents by which players show who they are: opened with a reason alone, and decided upon. */

export const listVerifications = list('/office/verifications', {
  name: 'verifications',
  permission: 'verifications.see',
  columns: {
    sentAt: instant(),
    player: playerRef(),
    verification: choice(verificationStates),
    documents: count(),
    finding: optional(choice(checkFindings)),
    decidedAt: optional(instant()),
    operator: optional(operatorRef()),
  },
  filters: { verification: many(), sentAt: between({ days: 366 }), player: exact() },
  sorts: ['-sentAt', 'sentAt'],
  export: { permission: 'reports.export', rows: 100_000 },
  summary: 'What players sent to show who they are, without anything of the documents.',
});

const ofPlayer = z.object({ id: UuidText });

const VerificationCase = z.object({
  player: z.object({ id: UuidText, username: z.string(), registeredAt: InstantText }),
  state: z.enum(verificationStates),
  sentAt: z.nullable(InstantText),
  decidedAt: z.nullable(InstantText),
  reason: z.nullable(z.string()),
  validUntil: z.nullable(DayText),
  documents: z.array(
    z.object({
      documentId: UuidText,
      kind: z.enum(verificationDocumentKinds),
      mediaType: z.enum(verificationMediaTypes),
      uploadedAt: InstantText,
    }),
  ),
  /** What an outside checker says of what was sent last; null where none is asked. */
  check: z.nullable(
    z.object({
      state: z.enum(checkStates),
      answeredAt: z.nullable(InstantText),
      finding: z.nullable(z.enum(checkFindings)),
      reasons: z.array(z.enum(checkReasons)),
      bornOn: z.nullable(DayText),
      validUntil: z.nullable(DayText),
    }),
  ),
  /** Accounts of people on an exclusion who share a bank account or a device with this one. */
  excludedLikely: z.array(z.object({ id: UuidText, username: z.string(), shared: z.enum(['bankAccount', 'device']) })),
});
export type VerificationCase = z.output<typeof VerificationCase>;

export const getVerificationCase = call('GET /office/verifications/{id}', {
  who: { operator: 'verifications.see' },
  params: ofPlayer,
  value: VerificationCase,
  refusals: ['player_unknown', 'verification_unknown'],
  summary: 'What a player sent, and what is known of the person beside it. The documents themselves are not in it.',
});

export const openVerificationDocument = call('POST /office/verifications/{id}/documents/{documentId}', {
  who: { operator: 'verifications.open' },
  params: z.object({ id: UuidText, documentId: UuidText }),
  body: z.strictObject({ reason: ReasonText }),
  value: z.object({ mediaType: z.enum(verificationMediaTypes), file: z.string() }),
  refusals: ['player_unknown', 'document_unknown'],
  summary: 'One document in base64. That it was opened, by whom and why, is in the audit log before it is shown.',
});

export const acceptVerification = call('POST /office/verifications/{id}/accept', {
  who: { operator: 'verifications.decide' },
  params: ofPlayer,
  body: z.strictObject({
    bornOn: DayText,
    documentNumber: freeText(40, 4),
    /** Null for one that does not expire. */
    validUntil: z.nullable(DayText),
  }),
  value: VerificationCase,
  refusals: [
    'player_unknown',
    'verification_unknown',
    'verification_decided',
    'verification_under_age',
    'document_of_another',
    'person_excluded',
  ],
  summary: 'Accepts what was sent, with what the document says. Its number is kept encrypted.',
});

export const rejectVerification = call('POST /office/verifications/{id}/reject', {
  who: { operator: 'verifications.decide' },
  params: ofPlayer,
  body: z.strictObject({ reason: ReasonText }),
  value: VerificationCase,
  refusals: ['player_unknown', 'verification_unknown', 'verification_decided'],
  summary: 'Asks for other documents, with words that the player reads.',
});

export const closeUnverified = call('POST /office/verifications/{id}/close', {
  who: { operator: 'verifications.propose' },
  params: ofPlayer,
  body: z.strictObject({ reason: ReasonText }),
  value: proposal(z.object({ username: z.string() })),
  refusals: ['player_unknown', 'verification_unknown', 'verification_decided', 'player_status_other', 'proposal_open'],
  summary:
    'Proposes to refuse for good and lock the account. Another operator decides; the balance stays the player’s.',
});

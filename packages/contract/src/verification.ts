import * as z from 'zod/mini';
import { call } from './call.ts';
import { UPLOAD_MAXIMUM_BASE64_LENGTH } from './constants.ts';
import { InstantText, MoneyText, UuidText } from './shapes.ts';

/** Who a member is: documents that are sent once, looked at by an operator, and asked for where money comes or goes. */

export const verificationDocumentKinds = ['identityFront', 'identityBack', 'passport', 'address', 'selfie'] as const;
export type VerificationDocumentKind = (typeof verificationDocumentKinds)[number];
/** `open`: nothing is sent yet. `rejected` and `expired` may be sent anew. */
export const verificationStates = ['open', 'waiting', 'verified', 'rejected', 'expired'] as const;
export type VerificationState = (typeof verificationStates)[number];
/** Before what a brand asks for it; `amount`: before more than a sum is paid in or out. */
export const verificationGates = ['never', 'deposit', 'withdrawal', 'amount'] as const;
export type VerificationGate = (typeof verificationGates)[number];
export const verificationMediaTypes = ['image/png', 'image/jpeg', 'application/pdf'] as const;
/** How far an outside checker is with what was sent; `left`: it said nothing while it was waited for. */
export const checkStates = ['begun', 'pending', 'done', 'left'] as const;
export type CheckState = (typeof checkStates)[number];
/** What it says of the documents. An operator decides. */
export const checkFindings = ['clear', 'doubtful', 'unreadable'] as const;
export type CheckFinding = (typeof checkFindings)[number];
/** Why, in the words that it and we share. */
export const checkReasons = [
  'altered',
  'expired',
  'underAge',
  'faceDiffers',
  'wanted',
  'copy',
  'addressDiffers',
  'blurred',
  'other',
] as const;
export type CheckReason = (typeof checkReasons)[number];

/** Of each kind, sent or not. */
export const VERIFICATION_DOCUMENTS_MAXIMUM = 8;

const Verification = z.object({
  state: z.enum(verificationStates),
  requiredBefore: z.enum(verificationGates),
  /** The sum of `amount`. */
  requiredAbove: z.nullable(MoneyText),
  currency: z.string(),
  /** The operator’s words for a rejection. */
  reason: z.nullable(z.string()),
  sentAt: z.nullable(InstantText),
  /** When the document that proves it ends to be valid. */
  validUntil: z.nullable(z.string()),
  /** What goes along when it is sent. */
  documents: z.array(
    z.object({ documentId: UuidText, kind: z.enum(verificationDocumentKinds), uploadedAt: InstantText }),
  ),
  /** What is still needed: one of each group. */
  missing: z.array(z.array(z.enum(verificationDocumentKinds))),
});
export type Verification = z.output<typeof Verification>;

export const getVerification = call('GET /wps/verification', {
  who: 'member',
  value: Verification,
  refusals: ['in_need_true_account'],
  summary: 'How far the member’s verification is, what is still needed and before what it is asked for.',
});

export const uploadVerificationDocument = call('POST /wps/verification/documents', {
  who: 'member',
  rate: 'feedback',
  whileOnBreak: true,
  bodyMaximumBytes: UPLOAD_MAXIMUM_BASE64_LENGTH + 1_024,
  body: z.strictObject({
    kind: z.enum(verificationDocumentKinds),
    /** PNG, JPEG or PDF in base64, at most 5 MB, known by its bytes. A picture is painted anew. */
    file: z.string().check(z.maxLength(UPLOAD_MAXIMUM_BASE64_LENGTH, { error: 'picture_too_large' })),
  }),
  value: Verification,
  refusals: ['in_need_true_account', 'verification_waiting', 'verification_done', 'too_many_documents', 'overloaded'],
  summary: 'A document, kept encrypted. One of the same kind that was not sent yet is replaced.',
});

export const removeVerificationDocument = call('DELETE /wps/verification/documents/{documentId}', {
  who: 'member',
  whileOnBreak: true,
  params: z.object({ documentId: UuidText }),
  value: Verification,
  refusals: ['in_need_true_account', 'document_unknown'],
  summary: 'Takes a document back that was not sent yet.',
});

export const sendVerification = call('POST /wps/verification/send', {
  who: 'member',
  whileOnBreak: true,
  body: z.strictObject({}),
  value: Verification,
  refusals: ['in_need_true_account', 'verification_waiting', 'verification_done', 'verification_incomplete'],
  summary: 'Sends the documents to be looked at. Nothing is changed until they are decided upon.',
});

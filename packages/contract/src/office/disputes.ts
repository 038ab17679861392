import * as z from 'zod/mini';
import { call } from '../call.ts';
import { DISPUTE_REMARK_MAXIMUM_LENGTH, disputeStates } from '../disputes.ts';
import { CurrencyText, InstantText, MoneyText, UuidText } from '../shapes.ts';
import { freeText, isVisible } from '../text.ts';
import { between, choice, currency, exact, instant, list, many, money, playerRef, text } from './lists/index.ts';

/** Movements that players say are wrong. What has to be put right is adjusted by its own call; here it is answered. */

export const listDisputes = list('/office/disputes', {
  name: 'disputes',
  permission: 'disputes.see',
  columns: {
    openedAt: instant(),
    player: playerRef(),
    kind: text(),
    amount: money(),
    currency: currency(),
    state: choice(disputeStates),
    excerpt: text(),
  },
  filters: { state: many(), openedAt: between({ days: 366 }), player: exact() },
  sorts: ['openedAt', '-openedAt'],
  export: { permission: 'reports.export', rows: 100_000 },
  summary: 'Movements that players say are wrong, the longest waiting first.',
});

const OfficeDispute = z.object({
  id: UuidText,
  playerId: UuidText,
  username: z.string(),
  state: z.enum(disputeStates),
  remark: z.string(),
  answer: z.nullable(z.string()),
  answeredBy: z.nullable(z.string()),
  openedAt: InstantText,
  answeredAt: z.nullable(InstantText),
  pictures: z.number(),
  /** As the ledger has it. */
  movement: z.object({
    at: InstantText,
    kind: z.string(),
    /** Above zero what came in. */
    amount: MoneyText,
    balanceAfter: MoneyText,
    currency: CurrencyText,
    reference: z.string(),
  }),
});

const ofOne = z.strictObject({ id: UuidText });

export const getDispute = call('GET /office/disputes/{id}', {
  who: { operator: 'disputes.see' },
  params: ofOne,
  value: OfficeDispute,
  refusals: ['dispute_unknown'],
  summary: 'One dispute with its movement.',
});

export const getDisputePicture = call('GET /office/disputes/{id}/pictures/{place}', {
  who: { operator: 'disputes.see' },
  params: z.strictObject({ id: UuidText, place: z.string().check(z.regex(/^\d$/, { error: 'whole_number' })) }),
  value: z.object({ mediaType: z.enum(['image/png', 'image/jpeg']), picture: z.string() }),
  refusals: ['picture_unknown'],
  summary: 'A picture of a dispute, in base64; the first is 0.',
});

export const answerDispute = call('POST /office/disputes/{id}/answer', {
  who: { operator: 'disputes.do' },
  params: ofOne,
  body: z.strictObject({
    state: z.enum(['upheld', 'dismissed']),
    /** The player reads it. */
    answer: freeText(DISPUTE_REMARK_MAXIMUM_LENGTH).check(z.refine(isVisible, { error: 'required' })),
  }),
  value: OfficeDispute,
  refusals: ['dispute_unknown', 'dispute_answered'],
  summary: 'Answers a dispute; the player reads it in the inbox and beside the movement.',
});

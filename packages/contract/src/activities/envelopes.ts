import * as z from 'zod/mini';
import { relay } from '../call.ts';
import { CurrencyText, InstantText, MoneyText, UuidText } from '../shapes.ts';
import { giveawayStates } from './raffles.ts';

/** Red envelopes: a pool in packets, first come first served, one for each player in the window of an opening. */

/** `fixed` gives equal packets, `random` and `rain` packets by chance; a rain falls. */
export const envelopeKinds = ['fixed', 'random', 'rain'] as const;
export type EnvelopeKind = (typeof envelopeKinds)[number];

const Packet = z.object({ packetNo: z.number(), amount: MoneyText, claimedAt: InstantText });

export const RedEnvelope = z.object({
  /** Of one opening. */
  roundId: UuidText,
  title: z.string(),
  detail: z.string(),
  kind: z.enum(envelopeKinds),
  state: z.enum(giveawayStates),
  opensAt: InstantText,
  closesAt: InstantText,
  pool: MoneyText,
  packets: z.number(),
  left: z.number(),
  turnoverTimes: z.string(),
  currency: CurrencyText,
  /** SHA-256 of the seed that splits the pool. */
  commitment: z.string(),
  /** Revealed when the opening is over. */
  serverSeed: z.nullable(z.string()),
  own: z.nullable(Packet),
});
export type RedEnvelope = z.output<typeof RedEnvelope>;

export const getRedEnvelopes = relay('GET', 'MCSFE_getRedEnvelopes', {
  who: 'visitorOrPlayer',
  value: z.object({ serverTime: InstantText, envelopes: z.array(RedEnvelope) }),
  summary:
    'Of each red envelope the opening that is now or next, and those of the last day that the player took part in.',
});

export const claimRedEnvelope = relay('POST', 'MCSFE_claimRedEnvelope', {
  who: 'member',
  idempotent: true,
  rate: 'money',
  body: z.strictObject({ roundId: UuidText }),
  value: z.object({ packet: Packet, left: z.number(), currency: CurrencyText }),
  refusals: [
    'envelope_unknown',
    'envelope_closed',
    'envelope_empty',
    'envelope_taken',
    'idempotency_key_required',
    'idempotency_key_reused',
    'too_many_requests',
  ],
  summary: 'Takes the next packet: one for each player and opening, paid at once.',
});

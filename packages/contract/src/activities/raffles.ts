import * as z from 'zod/mini';
import { relay } from '../call.ts';
import { CurrencyText, InstantText, MoneyText, UuidText } from '../shapes.ts';
import { Prize, ticketSources } from './prize.ts';

/** Raffles: tickets are earned by deposits or stakes, and each draws at once from a table of prizes with weights and stock. */

export const giveawayStates = ['coming', 'open', 'closed'] as const;
export type GiveawayState = (typeof giveawayStates)[number];
export const CLIENT_SEED_MAXIMUM = 64;

const Commitment = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const RaffleTicket = z.object({
  raffleId: UuidText,
  /** From 1, in the order in which the player drew. */
  number: z.number(),
  prizeNo: z.number(),
  /** Null where the ticket has won nothing. */
  prize: z.nullable(Prize),
  drawnAt: InstantText,
  /** What `verifyTicket` takes. */
  proof: z.object({
    commitment: Commitment,
    serverSeed: z.string(),
    clientSeed: z.string(),
    /** Of the prizes in their order, as they were at that moment. */
    weights: z.array(z.number()),
  }),
});
export type RaffleTicket = z.output<typeof RaffleTicket>;

const Tickets = z.object({
  earned: z.number(),
  used: z.number(),
  /** What is still to be moved for the next one; null when no more can be earned. */
  toNext: z.nullable(MoneyText),
  /** The seed that decides the next ticket is fixed: this is its SHA-256. */
  next: z.object({ number: z.number(), commitment: Commitment }),
});

export const Raffle = z.object({
  raffleId: UuidText,
  title: z.string(),
  detail: z.string(),
  state: z.enum(giveawayStates),
  opensAt: InstantText,
  endsAt: InstantText,
  earnedBy: z.enum(ticketSources),
  categories: z.array(z.string()),
  /** For each ticket. */
  ticketAmount: MoneyText,
  ticketsMaximum: z.number(),
  currency: CurrencyText,
  prizes: z.array(
    z.object({
      prizeNo: z.number(),
      pictureUrl: z.string(),
      prize: z.nullable(Prize),
      /** Null where there is no end of it. */
      left: z.nullable(z.number()),
      stock: z.nullable(z.number()),
      weight: z.number(),
    }),
  ),
  /** Of the seed from which every ticket’s follows. */
  commitment: Commitment,
  /** Revealed when the raffle is over. */
  raffleSeed: z.nullable(z.string()),
  /** The member’s own; null for a visitor. */
  tickets: z.nullable(Tickets),
});
export type Raffle = z.output<typeof Raffle>;

export const getRaffles = relay('GET', 'MCSFE_getRaffles', {
  who: 'visitorOrPlayer',
  value: z.object({ raffles: z.array(Raffle) }),
  summary: 'The raffles of now with their prizes and what is left of them, and a member’s own tickets.',
});

export const getRaffleTickets = relay('GET', 'MCSFE_getRaffleTickets', {
  who: 'member',
  query: z.strictObject({ raffleId: UuidText }),
  value: z.object({ tickets: z.array(RaffleTicket) }),
  refusals: ['raffle_unknown'],
  summary: 'The player’s last fifty tickets of a raffle, each with its revealed seed.',
});

export const claimRafflePromotion = relay('POST', 'MCS2_claimRafflePromotion', {
  who: 'member',
  idempotent: true,
  rate: 'money',
  body: z.strictObject({
    promotionId: UuidText,
    /** The player’s own part of the draw. */
    clientSeed: z
      .string()
      .check(z.regex(/^[\w-]+$/, { error: 'pattern' }), z.maxLength(CLIENT_SEED_MAXIMUM, { error: 'too_long' })),
  }),
  value: z.object({ ticket: RaffleTicket, tickets: Tickets }),
  refusals: [
    'raffle_unknown',
    'raffle_closed',
    'raffle_no_ticket',
    'raffle_sold_out',
    'idempotency_key_required',
    'idempotency_key_reused',
    'too_many_requests',
  ],
  summary: 'Draws with one ticket: the prize is given at once, and the ticket’s seed is revealed.',
});

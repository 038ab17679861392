import * as z from 'zod/mini';
import { relay } from './call.ts';
import { InstantText, MoneyText, numberInQuery, UuidText } from './shapes.ts';

/** Bonus money as its player follows it: granted, played for, and how it ended. */

export const bonusStates = ['waiting', 'active', 'released', 'used', 'forfeited', 'expired'] as const;
export const BonusState = z.enum(bonusStates);
export type BonusState = z.output<typeof BonusState>;

/** Why a bonus ended in the state that it has; null where the state says it all. */
export const bonusReasons = ['lowBalance', 'givenUp', 'withdrawal', 'operator', 'closed'] as const;
export const BonusReason = z.enum(bonusReasons);

export const Bonus = z.object({
  bonusId: UuidText,
  /** In the language of the reader. */
  title: z.string(),
  state: BonusState,
  reason: z.nullable(BonusReason),
  currency: z.string(),
  amount: MoneyText,
  /** What is left of it now, to be staked. */
  balance: MoneyText,
  /** What has to be staked in all, and what of it is. */
  turnover: MoneyText,
  progress: MoneyText,
  /** The most that becomes cash; null for all of it. */
  conversionCap: z.nullable(MoneyText),
  /** What became cash, and what went back. */
  released: MoneyText,
  forfeited: MoneyText,
  /** Per cent of a stake that count, by category. */
  contributions: z.record(z.string(), z.number()),
  grantedAt: InstantText,
  startedAt: z.nullable(InstantText),
  expiresAt: z.nullable(InstantText),
  endedAt: z.nullable(InstantText),
});
export type Bonus = z.output<typeof Bonus>;

const paged = { pageNum: numberInQuery(1, 1_000, 1) };

export const getBonusList = relay('GET', 'MCSFE_getBonusList', {
  who: 'member',
  query: z.strictObject(paged),
  value: z.object({ content: z.array(Bonus), pageNum: z.number(), totalPages: z.number() }),
  summary: 'MC-10: the player’s bonuses with their turnover, those that are played or wait first; ten a page.',
});

export const BonusBet = z.object({
  time: InstantText,
  category: z.string(),
  gameCode: z.string(),
  stake: MoneyText,
  /** What it counted towards the turnover. */
  counted: MoneyText,
});
export type BonusBet = z.output<typeof BonusBet>;

export const getBonusBets = relay('GET', 'MCSFE_getBonusBets', {
  who: 'member',
  query: z.strictObject({ bonusId: UuidText, ...paged }),
  value: z.object({ content: z.array(BonusBet), currency: z.string(), pageNum: z.number(), totalPages: z.number() }),
  refusals: ['bonus_unknown'],
  summary: 'MC-10: the settled bets that a bonus counted, the newest first; ten a page.',
});

export const giveUpBonus = relay('POST', 'MCSFE_giveUpBonus', {
  who: 'member',
  idempotent: true,
  rate: 'money',
  body: z.strictObject({ bonusId: UuidText }),
  value: Bonus,
  refusals: ['bonus_unknown', 'idempotency_key_required', 'too_many_requests'],
  summary: 'Gives up a bonus: its money goes back to the operator. One that has ended is answered as it is.',
});

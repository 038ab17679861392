import * as z from 'zod/mini';

/** What is given: money, money that has to be staked before it is the player's, or points. */
export const prizeKinds = ['cash', 'bonus', 'points'] as const;
export type PrizeKind = (typeof prizeKinds)[number];

export const Prize = z.object({
  kind: z.enum(prizeKinds),
  /** Decimal text in the brand’s currency; of points a whole number. */
  amount: z.string(),
  /** How often it has to be staked, like `1.00`; `0.00` is never, and so are points. */
  turnoverTimes: z.string(),
});
export type Prize = z.output<typeof Prize>;

/** What an activity counts. Of money what was moved of real money, less what was taken back. */
export const objectives = ['depositSum', 'depositCount', 'turnover', 'wins', 'loginDays', 'invitedFriends'] as const;
export type Objective = (typeof objectives)[number];
/** Those that are amounts of money. */
export const moneyObjectives: readonly Objective[] = ['depositSum', 'turnover'];
/** Those by which players are ranked. */
export const rankedObjectives: readonly Objective[] = ['depositSum', 'depositCount', 'turnover', 'wins'];
export const ticketSources = ['depositSum', 'turnover'] as const;
export type TicketSource = (typeof ticketSources)[number];

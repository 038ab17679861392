/**
 * What comes back in the long run of the stakes that begin a hand, per cent, and how sure that is, 99 times of 100: counted by
 * `proof/print-returns.ts`, cut off and not rounded up.
 */
export const blackjackReturns: Readonly<Record<string, { percent: string; within: string; hands: number }>> = {
  blackjack: { percent: '99.54', within: '0.07', hands: 20_000_000 },
  'blackjack-soft-17': { percent: '99.33', within: '0.07', hands: 20_000_000 },
};

/** What a person may let the paying bank do with a payout. */
export const payoutActs = ['confirm', 'fail', 'part', 'lose', 'twice', 'return'] as const;
export type PayoutAct = (typeof payoutActs)[number];

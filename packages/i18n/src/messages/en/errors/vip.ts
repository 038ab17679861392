import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const vip = {
  vip_rank_unknown: 'There is no such rank.',
  vip_ranks_not_rising: 'Each rank has to ask for at least as much as the one below it, and the lowest for nothing.',
  vip_rank_held: 'Players still hold a rank that you left out.',
} as const satisfies ErrorTexts<'vip'>;

import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const rewards = {
  reward_unknown: 'This reward does not exist.',
  reward_expired: 'The time to claim this reward is over.',
} as const satisfies ErrorTexts<'rewards'>;

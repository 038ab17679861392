import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const lottery = {
  lottery_game_unknown: 'This lottery game does not exist.',
} as const satisfies ErrorTexts<'lottery'>;

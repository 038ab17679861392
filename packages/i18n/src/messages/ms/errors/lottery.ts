import type { ErrorTexts } from '../../../error-texts.ts';

export const lottery: ErrorTexts<'lottery'> = {
  lottery_game_unknown: 'Permainan loteri ini tidak wujud.',
};

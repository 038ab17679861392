import type { ErrorTexts } from '../../../error-texts.ts';

export const bonuses: ErrorTexts<'bonuses'> = {
  bonus_ended: 'Bonus ini sudah tamat.',
  bonus_unknown: 'Bonus ini tidak wujud.',
};

import type { ErrorTexts } from '../../../error-texts.ts';

export const rewards: ErrorTexts<'rewards'> = {
  reward_unknown: 'Ganjaran ini tidak wujud.',
  reward_expired: 'Masa untuk menuntut ganjaran ini sudah tamat.',
};

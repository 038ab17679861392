import type { ErrorTexts } from '../../../error-texts.ts';

export const vip: ErrorTexts<'vip'> = {
  vip_rank_unknown: 'Pangkat ini tidak wujud.',
  vip_ranks_not_rising:
    'Syarat setiap pangkat mesti sekurang-kurangnya sama dengan pangkat di bawahnya, dan pangkat terendah tanpa syarat.',
  vip_rank_held: 'Masih ada pemain dengan pangkat yang anda buang.',
};

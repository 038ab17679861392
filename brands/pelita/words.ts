import type { BrandWords } from '@pelita/contract';

export const words: BrandWords = {
  MY: { slogan: 'Pasar malam permainan, di bawah cahaya tanglung' },
  EN: { slogan: 'The night market of games, under lanterns' },
};

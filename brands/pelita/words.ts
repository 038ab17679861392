import type { BrandWords } from '@pelita/contract';

export const words: BrandWords = {
  MY: { claim: 'Pasar malam permainan, di bawah cahaya tanglung' },
  EN: { claim: 'The night market of games, under lanterns' },
};

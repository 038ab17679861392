import type { ErrorTexts } from '../../../error-texts.ts';

export const disputes: ErrorTexts<'disputes'> = {
  movement_unknown: 'Pergerakan wang ini tidak wujud.',
  dispute_open: 'Anda sudah memberitahu kami tentang pergerakan ini. Kami sedang menyemaknya.',
  dispute_unknown: 'Pertikaian ini tidak wujud.',
  dispute_answered: 'Pertikaian ini sudah dijawab.',
};

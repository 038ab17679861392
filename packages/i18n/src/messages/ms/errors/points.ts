import type { ErrorTexts } from '../../../error-texts.ts';

export const points: ErrorTexts<'points'> = {
  point_good_unknown: 'Barang ini tidak ditawarkan lagi.',
  point_good_sold_out: 'Tinggal {maximum} sahaja.',
  points_insufficient: 'Mata anda tidak mencukupi.',
  point_stake_required: 'Anda perlu bertaruh lagi {amount} dalam masa tiga puluh hari untuk mendapatkannya.',
  point_delivery_required: 'Sila beritahu kami alamat penghantaran.',
  points_below_ratio: 'Anda perlukan sekurang-kurangnya {minimum} mata untuk ditukar.',
  point_exchange_unknown: 'Tukaran ini tidak wujud.',
  point_exchange_decided: 'Tukaran ini sudah diputuskan.',
};

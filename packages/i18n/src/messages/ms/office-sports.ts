import type { AreaMessages } from '../../messages.ts';

export const officeSports: AreaMessages<'officeSports'> = {
  voidMatch: 'Batalkan perlawanan',
  voidNote: '{match} akan tamat tanpa keputusan setelah operator lain bersetuju. Setiap taruhan padanya dipulangkan.',
};

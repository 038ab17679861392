import type { AreaMessages } from '../../messages.ts';

export const officeSports: AreaMessages<'officeSports'> = {
  voidMatch: 'Batalkan perlawanan',
  correctionsNote:
    'Keputusan dibetulkan selepas sesi taruhan tamat, jadi dompet tidak menerimanya lagi. Cadangkan pelarasan di halaman pemain.',
  voidNote: '{match} akan tamat tanpa keputusan setelah operator lain bersetuju. Setiap taruhan padanya dipulangkan.',
};

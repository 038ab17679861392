import type { AreaMessages } from '../../messages.ts';

export const notices: AreaMessages<'notices'> = {
  title: 'Pengumuman',
  note: 'Apa yang ingin kami sampaikan kepada anda.',
  none: 'Belum ada pengumuman.',
  pages: 'Halaman pengumuman',
  previousPage: 'Halaman sebelum',
  nextPage: 'Halaman seterusnya',
  page: 'Halaman {page}',
  nextPopup: 'Seterusnya ({at} daripada {count})',
};

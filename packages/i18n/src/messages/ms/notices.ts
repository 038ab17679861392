import type { AreaMessages } from '../../messages.ts';

export const notices: AreaMessages<'notices'> = {
  title: 'Pengumuman',
  note: 'Apa yang ingin kami sampaikan kepada anda.',
  none: 'Belum ada pengumuman.',
  nextPopup: 'Seterusnya ({at} daripada {count})',
};

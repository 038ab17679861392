import type { AreaMessages } from '../../messages.ts';

export const quickMenu: AreaMessages<'quickMenu'> = {
  title: 'Menu pantas',
  own: 'Kegemaran dan permainan terkini',
  app: 'Buka di telefon anda',
  guides: 'Cara memasang',
  toTop: 'Kembali ke atas',
};

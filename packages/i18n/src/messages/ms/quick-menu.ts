import type { AreaMessages } from '../../messages.ts';

export const quickMenu: AreaMessages<'quickMenu'> = {
  title: 'Menu pantas',
  vip: 'VIP',
  invite: 'Jemput rakan',
  app: 'Buka di telefon anda',
  guides: 'Cara memasang',
};

import type { AreaMessages } from '../../messages.ts';

export const chat: AreaMessages<'chat'> = {
  title: 'Sembang ujian',
  note: 'Tiada pasukan sokongan di sini. Jawab di /dev/desk.',
  heading: 'Apa yang boleh kami bantu?',
  deskTitle: 'Bilik sembang ujian',
  empty: 'Belum ada mesej.',
  visitor: 'Pelawat',
  desk: 'Sokongan',
  yourText: 'Mesej anda',
  send: 'Hantar',
  renew: 'Lihat jawapan baharu',
};

import type { AreaMessages } from '../../messages.ts';

export const issuer: AreaMessages<'issuer'> = {
  title: 'Pengesah identiti ujian',
  note: 'Halaman ini berlakon sebagai {provider}. Apa yang anda taip di sini tidak keluar dari mesin ini.',
  heading: 'Log masuk di {provider}',
  asks: '{brand} ingin tahu siapa anda.',
  name: 'Nama',
  mail: 'E-mel',
  verified: '{provider} sudah memeriksa e-mel ini',
  agree: 'Teruskan',
  cancel: 'Batal',
  unknown: 'Permintaan ini bukan daripada kami.',
};

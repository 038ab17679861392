import type { AreaMessages } from '../../messages.ts';

export const help: AreaMessages<'help'> = {
  title: 'Bantuan',
  note: 'Cara semuanya berjalan di sini, dengan kata mudah.',
  search: 'Cari dalam bantuan',
  topics: 'Topik',
  found: '{count, plural, =0 {Tiada jawapan} other {# jawapan}}',
  nothing: 'Tiada yang menyebutnya di sini. Cuba perkataan lain, atau tulis kepada kami.',
  more: 'Masih belum terjawab?',
  moreNote: 'Tulis kepada kami. Beritahu apa yang anda buat dan nampak, dengan gambar jika mahu.',
  write: 'Tulis kepada kami',
};

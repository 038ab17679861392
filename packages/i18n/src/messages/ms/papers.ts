import type { AreaMessages } from '../../messages.ts';

export const papers: AreaMessages<'papers'> = {
  inThisSection: 'Juga dalam bahagian ini',
  licenceNote: 'Siapa yang mengendalikan laman ini, dan di bawah lesen yang mana.',
  termsNote: 'Apa yang anda persetujui semasa mendaftar, dalam bahasa mudah.',
  privacyNote: 'Apa yang kami simpan tentang anda, sebabnya, dan apa yang disimpan oleh pelayar anda.',
  saferPlayNote: 'Bermain adalah untuk hiburan. Ini membantu mengekalkannya begitu.',
  holder: 'Pengendali',
  holderIs: 'Laman ini dikendalikan dengan nama {brand}.',
  authority: 'Dikeluarkan oleh',
  number: 'Lesen',
  none: 'Jenama ini belum meletakkan lesennya di sini. Pengendali yang membuka laman ini kepada umum menyatakan lesen, nombor dan pihak berkuasanya di halaman ini, daripada konfigurasi jenama.',
  meanwhile: 'Sementara itu',
  meanwhileText:
    'Pembayaran berjalan melalui bank ujian: tiada wang sebenar masuk ke laman ini dan tiada yang keluar. Permainan dan baki berfungsi seperti apabila lesen sudah ada.',
};

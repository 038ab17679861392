import type { AreaMessages } from '../../messages.ts';

export const home: AreaMessages<'home'> = {
  title: '{brand}: slot, kasino langsung dan loteri',
  description:
    'Main di {brand}: permainan dengan pulangan yang dinyatakan dan boleh anda semak sendiri, dalam bahasa anda, siang dan malam.',
  welcome: 'Selamat datang ke {brand}',
  banners: 'Apa yang ada',
  bannerNumber: 'Sepanduk {number}',
  bannerMore: 'Lihat lagi',
  bannerRegister: 'Daftar',
  searchLabel: 'Cari permainan',
  searchPlaceholder: 'Cari permainan, contohnya lotus',
  searchSubmit: 'Cari',
  categories: 'Permainan mengikut jenis',
  hot: 'Hangat sekarang',
  new: 'Baharu',
  recent: 'Sambung semula',
  nextDraws: 'Cabutan seterusnya',
  allDraws: 'Semua loteri',
  openTables: 'Meja langsung',
  allTables: 'Semua meja',
  winners: 'Papan pemenang',
  winnersNote: 'Kemenangan terbesar beberapa hari ini',
  newest: 'Baru tiba',
  newestNote: 'Judul terkini, setiap satu dengan pulangan yang dinyatakan',
  fairSeal: 'Sebelum pusingan, studio memeterai benihnya dan menunjukkan meterai itu.',
  fairPlay: 'Anda bermain. Benih anda dicampur, jadi tiada sesiapa boleh mengawal keputusan.',
  fairCheck: 'Selepas itu benih dibuka, dan pelayar anda mengira semula keputusannya.',
  fairTitle: 'Setiap keputusan boleh disemak',
  fairNote:
    'Sebelum setiap pusingan, studio mengunci keputusannya. Selepas itu anda boleh menyemaknya sendiri dalam pelayar.',
};

import type { AreaMessages } from '../../messages.ts';

export const coming: AreaMessages<'coming'> = {
  onTheWay: 'Akan datang',
  lotteryTitle: 'Loteri',
  lotteryNote:
    'Cabutan akan berada di sini: permainan hari ini dengan peraturannya, tiket anda, dan setiap keputusan bersama bukti cara ia dicabut. Belum ada apa-apa untuk dibeli di sini.',
  vnLotteryTitle: 'Loteri Vietnam',
  vnLotteryNote:
    'Cabutan tiga wilayah Vietnam akan berada di sini, dengan peraturan dan keputusannya. Belum ada apa-apa untuk dibeli di sini.',
  seaLotteryTitle: 'Loteri Asia Tenggara',
  seaLotteryNote:
    'Cabutan serantau akan berada di sini, dengan peraturan dan keputusannya. Belum ada apa-apa untuk dibeli di sini.',
  elottTitle: 'E-loteri',
  elottNote:
    'Cabutan pantas akan berada di sini, setiap satu dimeterai sebelum dicabut supaya anda boleh menyemaknya kemudian. Belum ada apa-apa untuk dibeli di sini.',
  vipTitle: 'VIP',
  vipNote:
    'Pangkat anda sudah tertera di sebelah nama selepas log masuk. Apa yang dibawa oleh setiap pangkat, dan berapa lagi untuk naik, akan ditunjukkan di halaman ini.',
  promotionsTitle: 'Promosi',
  promotionsNote:
    'Tawaran akan berada di sini, setiap satu dengan syarat penuh sebelum anda menyertainya. Belum ada yang berjalan sekarang, jadi tiada apa yang anda terlepas.',
  promoDetailTitle: 'Promosi',
  promoDetailNote: 'Syarat bagi satu tawaran akan berada di sini. Belum ada yang berjalan sekarang.',
  seamlessTitle: 'Permainan rakan kami',
  seamlessNote:
    'Rakan yang menyambungkan dompet mereka sendiri akan membuka permainan di sini. Sementara itu, setiap permainan dibuka dari senarainya.',
  realTitle: 'Sudah ada sekarang',
  announcements: 'Daripada pengumuman',
  seeGames: 'Lihat permainan',
  goHome: 'Ke laman utama',
  playNow: 'Boleh dimainkan sekarang',
};

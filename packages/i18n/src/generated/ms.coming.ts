// Written by `npm run generate` from src/messages.
export default {
 "coming": {
  "onTheWay": "Akan datang",
  "vipTitle": "VIP",
  "vipNote": "Pangkat anda sudah tertera di sebelah nama selepas log masuk. Apa yang dibawa oleh setiap pangkat, dan berapa lagi untuk naik, akan ditunjukkan di halaman ini.",
  "promotionsTitle": "Promosi",
  "promotionsNote": "Tawaran akan berada di sini, setiap satu dengan syarat penuh sebelum anda menyertainya. Belum ada yang berjalan sekarang, jadi tiada apa yang anda terlepas.",
  "promoDetailTitle": "Promosi",
  "promoDetailNote": "Syarat bagi satu tawaran akan berada di sini. Belum ada yang berjalan sekarang.",
  "seamlessTitle": "Permainan rakan kami",
  "seamlessNote": "Rakan yang menyambungkan dompet mereka sendiri akan membuka permainan di sini. Sementara itu, setiap permainan dibuka dari senarainya.",
  "realTitle": "Sudah ada sekarang",
  "announcements": "Daripada pengumuman",
  "seeGames": "Lihat permainan",
  "goHome": "Ke laman utama",
  "playNow": "Boleh dimainkan sekarang"
 }
};

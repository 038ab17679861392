// Written by `npm run generate` from src/messages.
export default {
 "coming": {
  "onTheWay": "Akan datang",
  "seamlessTitle": "Permainan rakan kami",
  "seamlessNote": "Rakan yang menyambungkan dompet mereka sendiri akan membuka permainan di sini. Sementara itu, setiap permainan dibuka dari senarainya.",
  "realTitle": "Sudah ada sekarang",
  "announcements": "Daripada pengumuman",
  "seeGames": "Lihat permainan",
  "goHome": "Ke laman utama",
  "playNow": "Boleh dimainkan sekarang"
 }
};

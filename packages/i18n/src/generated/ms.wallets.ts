// Written by `npm run generate` from src/messages.
export default {
 "wallets": {
  "available": "Sedia digunakan",
  "bonus": "Wang bonus",
  "bonusNote": "Untuk bermain, bukan untuk dikeluarkan",
  "held": "Ditahan",
  "heldNote": "Untuk pengeluaran dan pindahan yang belum selesai",
  "single": "Semua permainan menggunakan satu dompet ini, jadi tiada apa yang perlu dipindahkan.",
  "records": "Lihat semua pergerakan",
  "vendors": "Dompet di studio",
  "pending": [
   [
    "amount"
   ],
   " dalam perjalanan"
  ],
  "unknown": "Tidak diketahui buat masa ini",
  "transfer": "Pindahan",
  "vendor": "Studio",
  "direction": "Arah",
  "toVendor": "Ke studio",
  "fromVendor": "Kembali ke dompet saya",
  "amount": "Jumlah",
  "submit": "Pindah",
  "running": "Sedang memindahkan",
  "allBack": "Pindahkan semua kembali",
  "allBackDone": "Semuanya sedang dipindahkan kembali ke dompet anda.",
  "is_confirmed": [
   [
    "amount"
   ],
   " telah dipindahkan."
  ],
  "is_pending": [
   [
    "amount"
   ],
   " dalam perjalanan. Ia mungkin mengambil beberapa minit."
  ],
  "is_failed": [
   "Studio tidak menerima pindahan ",
   [
    "amount"
   ],
   ". Wang anda ada dalam dompet anda."
  ]
 }
};

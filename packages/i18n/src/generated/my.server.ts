// Written by `npm run generate -w @pelita/i18n` from src/messages.
export default {
 "bank": {
  "title": "Bank ujian",
  "note": "Halaman ini berlakon sebagai bank. Tiada wang sebenar bergerak.",
  "order": "Pesanan",
  "received": "Diterima",
  "state": "Keadaan",
  "confirm": "Bayar",
  "fail": "Tolak",
  "delay": "Bayar selepas tamat masa",
  "short": "Bayar separuh",
  "twice": "Bayar, notis dihantar dua kali",
  "noOrders": "Belum ada pesanan.",
  "orders": "Pesanan deposit",
  "sentLater": "Bayaran akan tiba sejurus selepas tamat masa. Anda boleh tutup halaman ini dan kembali ke portal.",
  "sent": "Selesai. Anda boleh tutup halaman ini dan kembali ke portal.",
  "unknown": "Bank tidak mengenali pesanan ini.",
  "pending": "Menunggu",
  "confirmed": "Sudah dibayar",
  "failed": "Ditolak",
  "expired": "Tamat tempoh"
 },
 "chat": {
  "title": "Sembang ujian",
  "note": "Tiada pasukan sokongan di sini. Jawab di /dev/desk.",
  "heading": "Apa yang boleh kami bantu?",
  "deskTitle": "Bilik sembang ujian",
  "empty": "Belum ada mesej.",
  "visitor": "Pelawat",
  "desk": "Sokongan",
  "yourText": "Mesej anda",
  "send": "Hantar",
  "renew": "Lihat jawapan baharu"
 },
 "inbox": {
  "title": "Peti masuk ujian",
  "note": "E-mel dan SMS sistem ujian ini tiba di sini. Tiada apa-apa yang benar-benar dihantar.",
  "empty": "Belum ada yang dihantar.",
  "messages": "Mesej",
  "mail": "E-mel",
  "sms": "SMS"
 },
 "mail": {
  "depositArrivedSubject": "Deposit anda sudah diterima",
  "depositArrived": [
   [
    "amount"
   ],
   " telah ditambah ke baki anda di ",
   [
    "brand"
   ],
   ". Pesanan ",
   [
    "orderId"
   ],
   "."
  ]
 }
};

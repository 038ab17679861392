// Written by `npm run generate` from src/messages.
export default {
 "pointMall": {
  "title": "Gedung mata",
  "note": "Anda mendapat mata daripada taruhan wang sebenar. Mata tidak luput dan boleh ditukar dengan barang atau wang.",
  "views": "Bahagian gedung mata",
  "goods": "Barang",
  "records": "Tukaran",
  "details": "Mata masuk dan keluar",
  "rules": "Peraturan",
  "yourPoints": "Mata anda",
  "logIn": "Log masuk untuk lihat mata",
  "pending": [
   [
    "points"
   ],
   " ditahan untuk tukaran"
  ],
  "convert": "Tukar kepada wang",
  "pointsToConvert": "Mata",
  "becomes": [
   "Ini menjadi ",
   [
    "amount"
   ],
   "."
  ],
  "ratio": [
   [
    "points"
   ],
   " mata bernilai ",
   [
    "amount"
   ],
   "."
  ],
  "atLeast": [
   "Sekurang-⁠kurangnya ",
   [
    "points"
   ],
   " mata."
  ],
  "converted": [
   [
    "amount"
   ],
   " sudah masuk ke dompet anda."
  ],
  "paymentPassword": "Kata laluan pembayaran",
  "noPaymentPassword": "Mata dilindungi oleh kata laluan pembayaran. Sila tetapkan dahulu.",
  "setPaymentPassword": "Tetapkan kata laluan pembayaran",
  "running": "Sebentar…",
  "kinds": "Barang yang mana",
  "kind_all": "Semua",
  "kind_credit": "Kredit",
  "kind_item": "Barang",
  "kind_now": "Boleh ditukar kini",
  "noGoods": "Tiada barang di sini buat masa ini.",
  "points": "Mata",
  "left": [
   "Baki ",
   [
    "count"
   ]
  ],
  "gone": "Habis",
  "asksFor": [
   "perlu taruhan ",
   [
    "amount"
   ],
   " dalam 30 hari"
  ],
  "missing": [
   "lagi ",
   [
    "points"
   ]
  ],
  "exchange": "Tukar",
  "exchangeFor": [
   "Tukar dengan ",
   [
    "name"
   ]
  ],
  "costs": [
   "Harganya ",
   [
    "points"
   ],
   " mata."
  ],
  "quantity": "Kuantiti",
  "recipient": "Nama penerima",
  "phone": "Nombor telefon",
  "address": "Alamat",
  "willBeSent": [
   "Terima kasih. Kami akan hantar tidak lama lagi. Nombor ",
   [
    "number"
   ],
   "."
  ],
  "credited": [
   "Selesai: kredit sudah masuk ke dompet anda. Nombor ",
   [
    "number"
   ],
   "."
  ],
  "good": "Barang",
  "conversion": "Ditukar kepada wang",
  "time": "Masa",
  "amount": "Jumlah",
  "status": "Status",
  "status_pending": "Dalam proses",
  "status_confirmed": "Disahkan",
  "status_rejected": "Ditolak",
  "remark": "Catatan",
  "number": "Nombor",
  "noRecords": "Anda belum menukar sebarang mata.",
  "what": "Perkara",
  "remaining": "Baki",
  "movement_earned": "Diperoleh",
  "movement_takenBack": "Ditarik balik",
  "movement_exchange": "Ditukar",
  "movement_returned": "Dipulangkan",
  "noMovements": "Belum ada mata keluar masuk.",
  "rates": "Mata yang anda peroleh",
  "category": "Kategori",
  "earnedFor": [
   "Mata bagi taruhan ",
   [
    "amount"
   ]
  ],
  "ruleEarn": "Taruhan wang sebenar memberi mata; permainan percubaan tidak.",
  "ruleKeep": "Mata tidak luput.",
  "ruleBack": "Jika taruhan dibatalkan, matanya ditarik balik.",
  "ruleSend": "Barang disemak sebelum dihantar. Jika tidak dapat dihantar, semua mata dipulangkan."
 }
};

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
 "codes": {
  "text": [
   [
    "brand"
   ],
   ": kod anda ialah ",
   [
    "code"
   ],
   ". Sah selama ",
   [
    "minutes"
   ],
   " minit. Jangan beritahu sesiapa."
  ],
  "subject": [
   "Kod anda untuk ",
   [
    "brand"
   ]
  ],
  "letter": [
   "Kod anda ialah ",
   [
    "code"
   ],
   ". Kod ini sah selama ",
   [
    "minutes"
   ],
   " minit.\n\nJangan beritahu sesiapa. Jika anda tidak memintanya, anda tidak perlu buat apa-apa."
  ],
  "sentText": [
   "Kami telah menghantar kod ke ",
   [
    "to"
   ],
   " melalui SMS."
  ],
  "sentMail": [
   "Kami telah menghantar kod ke ",
   [
    "to"
   ],
   " melalui e-mel."
  ],
  "resetSent": [
   "Jika ada akaun dengan nama pengguna dan e-mel ini, pautan sedang dihantar ke ",
   [
    "to"
   ],
   "."
  ],
  "sentIfKnown": [
   "Jika nombor ini ada akaun di sini, kod sedang dihantar ke ",
   [
    "to"
   ],
   "."
  ]
 },
 "inbox": {
  "title": "Peti masuk ujian",
  "note": "E-mel dan SMS sistem ujian ini tiba di sini. Tiada apa-apa yang benar-benar dihantar.",
  "empty": "Belum ada yang dihantar.",
  "messages": "Mesej",
  "mail": "E-mel",
  "sms": "SMS"
 },
 "issuer": {
  "title": "Pengesah identiti ujian",
  "note": [
   "Halaman ini berlakon sebagai ",
   [
    "provider"
   ],
   ". Apa yang anda taip di sini tidak keluar dari mesin ini."
  ],
  "heading": [
   "Log masuk di ",
   [
    "provider"
   ]
  ],
  "asks": [
   [
    "brand"
   ],
   " ingin tahu siapa anda."
  ],
  "name": "Nama",
  "mail": "E-mel",
  "verified": [
   [
    "provider"
   ],
   " sudah memeriksa e-mel ini"
  ],
  "agree": "Teruskan",
  "cancel": "Batal",
  "unknown": "Permintaan ini bukan daripada kami."
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
  ],
  "resetSubject": [
   "Kata laluan baharu untuk ",
   [
    "brand"
   ]
  ],
  "reset": [
   "Ada permintaan kata laluan baharu untuk akaun ",
   [
    "username"
   ],
   ". Jika anda yang memintanya, buka pautan ini dalam masa ",
   [
    "minutes"
   ],
   " minit:\n\n",
   [
    "link"
   ],
   "\n\nJika bukan anda, anda tidak perlu buat apa-apa."
  ],
  "noticeSubject": [
   [
    "brand"
   ],
   ": ada perubahan pada akaun anda"
  ],
  "passwordChanged": [
   "Kata laluan akaun anda ",
   [
    "username"
   ],
   " telah ditukar."
  ],
  "contactChanged": [
   "Nombor telefon atau e-mel akaun anda ",
   [
    "username"
   ],
   " telah ditukar."
  ],
  "authenticatorBound": [
   "Pengesah telah ditambah pada akaun anda ",
   [
    "username"
   ],
   "."
  ],
  "authenticatorRemoved": [
   "Pengesah telah dibuang daripada akaun anda ",
   [
    "username"
   ],
   "."
  ],
  "paymentPasswordChanged": [
   "Kata laluan pembayaran akaun anda ",
   [
    "username"
   ],
   " telah ditukar."
  ],
  "bankAccountAdded": [
   "Satu akaun bank telah ditambah pada akaun anda ",
   [
    "username"
   ],
   "."
  ],
  "accountClosed": [
   "Akaun anda ",
   [
    "username"
   ],
   " telah ditutup."
  ],
  "socialAccountLinked": [
   "Akaun anda ",
   [
    "username"
   ],
   " kini boleh dibuka dengan akaun Google atau Facebook."
  ],
  "socialAccountRemoved": [
   "Akaun Google atau Facebook yang dipautkan tidak lagi membuka akaun anda ",
   [
    "username"
   ],
   "."
  ],
  "notYou": "Jika bukan anda yang melakukannya, sila hubungi khidmat pelanggan dengan segera."
 },
 "offline": {
  "title": "Anda di luar talian",
  "note": "Halaman ini memerlukan sambungan, dan buat masa ini tiada sambungan. Baki anda dan apa yang anda sudah mulakan tetap tersimpan di pihak kami.",
  "retry": "Cuba lagi",
  "byItself": "Apabila sambungan kembali, halaman ini dimuatkan dengan sendirinya."
 }
};

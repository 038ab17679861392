// Written by `npm run generate` from src/messages.
export default {
 "download": {
  "title": "Aplikasi",
  "heading": [
   [
    "brand"
   ],
   " di skrin utama anda"
  ],
  "note": "Laman ini sendiri ialah aplikasinya: pasang dari pelayar anda, dan ia dibuka dalam tetingkap sendiri. Ia hampir tidak mengambil ruang dan sentiasa terkini.",
  "noApps": "Tiada aplikasi di gedung aplikasi. Sesiapa yang menawarkannya atas nama kami, itu bukan kami.",
  "install": [
   "Pasang ",
   [
    "brand"
   ]
  ],
  "byHand": "Cara memasangnya pada peranti anda ada di bawah.",
  "qr": "Kod QR halaman ini",
  "qrOf": [
   "Kod QR ",
   [
    "name"
   ]
  ],
  "scan": "Imbas dengan telefon anda",
  "apps": "Aplikasi",
  "get": [
   "Dapatkan ",
   [
    "name"
   ]
  ],
  "ios": "iPhone dan iPad",
  "ios1": "Buka laman ini dalam Safari.",
  "ios2": "Tekan butang kongsi: petak dengan anak panah.",
  "ios3": "Pilih “Tambah ke Skrin Utama”, kemudian “Tambah”.",
  "ios4": [
   "Buka ",
   [
    "brand"
   ],
   " dari skrin utama."
  ],
  "lite": "Aplikasi ringan pada Android",
  "lite1": "Buka laman ini dalam Chrome.",
  "lite2": "Buka menu tiga titik dan pilih “Tambahkan pada Skrin utama” atau “Pasang apl”.",
  "lite3": [
   "Sahkan, dan buka ",
   [
    "brand"
   ],
   " dari skrin utama."
  ],
  "desktop": "Komputer",
  "desktop1": "Buka laman ini dalam Chrome atau Edge.",
  "desktop2": "Tekan tanda pasang di hujung bar alamat, jika pelayar anda menunjukkannya.",
  "safety": "Pasang hanya dari halaman ini. Aplikasi yang meminta kenalan, mesej atau kata laluan bank anda bukan milik kami."
 },
 "feedback": {
  "title": "Tulis kepada kami",
  "note": "Jangan hantar kata laluan: tiada sesiapa daripada kami memerlukannya.",
  "type": "Tentang apa?",
  "type_account": "Akaun",
  "type_payment": "Bayaran",
  "type_game": "Permainan",
  "type_partner": "Menjadi ejen",
  "type_other": "Hal lain",
  "content": "Mesej anda",
  "left": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " aksara lagi"
     ]
    }
   ]
  ],
  "tooLong": [
   "Paling banyak ",
   [
    "maximum"
   ],
   " aksara."
  ],
  "contact": "Bagaimana menghubungi anda? (pilihan)",
  "contactNote": "Alamat e-⁠mel, nombor telefon atau nama sembang.",
  "pictures": "Tambah gambar",
  "picturesNote": "Hingga 3, PNG atau JPEG, 5 MB setiap satu. Pelayar anda mengecilkannya dan membuang maklumat tempat gambar diambil.",
  "submit": "Hantar",
  "running": "Menghantar",
  "preparing": "Mengecilkan gambar",
  "sent": "Terima kasih. Mesej anda sudah sampai dan disimpan untuk dibaca oleh pihak kami."
 },
 "help": {
  "title": "Bantuan",
  "note": "Cara semuanya berjalan di sini, dengan kata mudah.",
  "search": "Cari dalam bantuan",
  "topics": "Topik",
  "found": [
   [
    "count",
    2,
    {
     "=0": "Tiada jawapan",
     "other": [
      0,
      " jawapan"
     ]
    }
   ]
  ],
  "nothing": "Tiada yang menyebutnya di sini. Cuba perkataan lain, atau tulis kepada kami.",
  "more": "Masih belum terjawab?",
  "moreNote": "Tulis kepada kami. Beritahu apa yang anda buat dan nampak, dengan gambar jika mahu.",
  "write": "Tulis kepada kami"
 },
 "join": {
  "title": "Sertai kami",
  "heading": [
   "Jadi ejen ",
   [
    "brand"
   ]
  ],
  "note": "Ejen membawa kenalan mereka dan menjaga mereka. Beritahu siapa anda, dan kita berbincang.",
  "who": "Siapa yang kami cari",
  "whoText": [
   "Orang berumur ",
   [
    "age"
   ],
   " tahun ke atas yang mudah dihubungi pemainnya, menepati janji, dan tidak pernah mendesak sesiapa bermain."
  ],
  "today": "Apa yang ada untuk ejen",
  "todayText": "Pusat ejen: pasukan dan angkanya, akaun dan pautan jemputan, serta kontrak yang syaratnya anda baca sebelum terima. Halaman ini tidak menjanjikan sebarang kadar.",
  "next": "Apa seterusnya",
  "nextText": "Mesej anda disimpan untuk dibaca oleh pihak kami. Tinggalkan cara menghubungi anda, jika tidak tiada sesiapa dapat menjawab.",
  "rules": "Apa yang ejen boleh dan tidak boleh buat",
  "write": "Tulis kepada kami"
 },
 "kitAloud": {
  "listOpen": "Tunjukkan cadangan",
  "suggestions": "Cadangan",
  "optionsFound": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " pilihan"
     ]
    }
   ],
   " tersedia."
  ],
  "optionChosen": [
   [
    "option"
   ],
   ", dipilih"
  ],
  "groupEntered": [
   "Masuk kumpulan ",
   [
    "group"
   ],
   ", dengan ",
   [
    "count",
    2,
    {
     "other": [
      0,
      " pilihan"
     ]
    }
   ],
   ". ",
   [
    "option"
   ]
  ],
  "groupEnteredChosen": [
   "Masuk kumpulan ",
   [
    "group"
   ],
   ", dengan ",
   [
    "count",
    2,
    {
     "other": [
      0,
      " pilihan"
     ]
    }
   ],
   ". ",
   [
    "option"
   ],
   ", dipilih"
  ],
  "earlier": "Sebelumnya",
  "later": "Seterusnya",
  "dayChosen": [
   "Tarikh dipilih: ",
   [
    "day"
   ]
  ],
  "daysChosen": [
   "Tempoh dipilih: ",
   [
    "days"
   ]
  ],
  "todayIs": [
   "Hari ini, ",
   [
    "day"
   ]
  ],
  "todayIsChosen": [
   "Hari ini, ",
   [
    "day"
   ],
   " dipilih"
  ],
  "isChosen": [
   [
    "item"
   ],
   " dipilih"
  ],
  "isNotChosen": [
   [
    "item"
   ],
   " tidak dipilih"
  ],
  "chooseFirstDay": "Klik untuk memilih hari pertama",
  "chooseLastDay": "Klik untuk memilih hari terakhir",
  "firstOfferedDay": "Tarikh paling awal yang tersedia",
  "lastOfferedDay": "Tarikh paling akhir yang tersedia",
  "fromTo": [
   [
    "from"
   ],
   " hingga ",
   [
    "to"
   ]
  ],
  "longPressForMenu": "Tekan lama, atau tekan Alt + Anak Panah Bawah, untuk membuka menu",
  "longPressToChoose": "Tekan lama untuk mula memilih",
  "choose": "Pilih",
  "chosenCount": [
   [
    "count",
    2,
    {
     "=0": "Tiada yang dipilih",
     "other": [
      0,
      " item dipilih"
     ]
    }
   ],
   "."
  ],
  "allChosen": "Semua item dipilih.",
  "dismiss": "Tutup",
  "expand": "Kembangkan",
  "collapse": "Lipat"
 },
 "kitData": {
  "selectAll": "Pilih semua baris",
  "selectRow": [
   "Pilih ",
   [
    "row"
   ]
  ],
  "sortBy": [
   "Susun ikut ",
   [
    "column"
   ]
  ],
  "csv": "CSV",
  "csvOf": [
   "Fail CSV: ",
   [
    "list"
   ]
  ],
  "today": "Hari ini",
  "thisMonth": "Bulan ini",
  "previousDays": [
   [
    "count"
   ],
   " hari lalu"
  ],
  "nextDays": [
   [
    "count"
   ],
   " hari akan datang"
  ],
  "chooseDays": "Pilih tarikh",
  "previousMonth": "Bulan sebelumnya",
  "nextMonth": "Bulan seterusnya",
  "openList": "Tunjukkan senarai",
  "noneFound": "Tiada yang ditemui",
  "openBranch": "Buka",
  "closeBranch": "Tutup",
  "asTable": "Sebagai jadual",
  "noFigures": "Tiada angka untuk tempoh ini.",
  "uploadHint": "Hingga 3 gambar, PNG atau JPEG, 5 MB setiap satu.",
  "removeFile": [
   "Buang ",
   [
    "name"
   ]
  ],
  "sendAgain": [
   "Hantar ",
   [
    "name"
   ],
   " sekali lagi"
  ],
  "sending": [
   "Menghantar ",
   [
    "name"
   ]
  ],
  "sent": "Sudah dihantar",
  "notSent": "Tidak dihantar",
  "stepDone": "Selesai"
 },
 "kitLists": {
  "pages": "Halaman",
  "previousPage": "Halaman sebelumnya",
  "nextPage": "Halaman seterusnya",
  "page": [
   "Halaman ",
   [
    "page"
   ]
  ]
 },
 "notices": {
  "title": "Pengumuman",
  "note": "Apa yang ingin kami sampaikan kepada anda.",
  "none": "Belum ada pengumuman.",
  "nextPopup": [
   "Seterusnya (",
   [
    "at"
   ],
   " daripada ",
   [
    "count"
   ],
   ")"
  ]
 },
 "papers": {
  "inThisSection": "Juga dalam bahagian ini",
  "licenceNote": "Siapa yang mengendalikan laman ini, dan di bawah lesen yang mana.",
  "termsNote": "Apa yang anda persetujui semasa mendaftar, dalam bahasa mudah.",
  "privacyNote": "Apa yang kami simpan tentang anda, sebabnya, dan apa yang disimpan oleh pelayar anda.",
  "saferPlayNote": "Bermain adalah untuk hiburan. Ini membantu mengekalkannya begitu.",
  "holder": "Pengendali",
  "holderIs": [
   "Laman ini dikendalikan dengan nama ",
   [
    "brand"
   ],
   "."
  ],
  "authority": "Dikeluarkan oleh",
  "number": "Lesen",
  "none": "Jenama ini belum meletakkan lesennya di sini. Pengendali yang membuka laman ini kepada umum menyatakan lesen, nombor dan pihak berkuasanya di halaman ini, daripada konfigurasi jenama.",
  "meanwhile": "Sementara itu",
  "meanwhileText": "Pembayaran berjalan melalui bank ujian: tiada wang sebenar masuk ke laman ini dan tiada yang keluar. Permainan dan baki berfungsi seperti apabila lesen sudah ada."
 },
 "quickMenu": {
  "title": "Menu pantas",
  "vip": "VIP",
  "invite": "Jemput rakan",
  "app": "Buka di telefon anda",
  "guides": "Cara memasang"
 }
};

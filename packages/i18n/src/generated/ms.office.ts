// Written by `npm run generate` from src/messages.
export default {
 "fieldErrors": {
  "required": "Sila isi ruang ini.",
  "unknown": "Ruang ini tidak dijangka di sini.",
  "invalid": "Ini tidak sah.",
  "mail_address": "Sila taip alamat e-⁠mel, contohnya nama@contoh.com.",
  "pattern": "Bentuknya tidak seperti yang dijangka.",
  "too_long": [
   [
    "maximum",
    1,
    {
     "none": "Ini terlalu panjang.",
     "other": [
      "Paling banyak ",
      [
       "maximum"
      ],
      " aksara."
     ]
    }
   ]
  ],
  "too_short": [
   [
    "minimum",
    1,
    {
     "none": "Ini terlalu pendek.",
     "other": [
      "Sekurang-⁠kurangnya ",
      [
       "minimum"
      ],
      " aksara."
     ]
    }
   ]
  ],
  "whole_number": "Masukkan nombor bulat.",
  "too_small": [
   [
    "minimum",
    1,
    {
     "none": "Ini terlalu kecil.",
     "other": [
      "Sekurang-⁠kurangnya ",
      [
       "minimum"
      ],
      "."
     ]
    }
   ]
  ],
  "too_large": [
   [
    "maximum",
    1,
    {
     "none": "Ini terlalu besar.",
     "other": [
      "Paling banyak ",
      [
       "maximum"
      ],
      "."
     ]
    }
   ]
  ],
  "text_not_storable": "Ada aksara yang tidak dapat disimpan.",
  "checkPass": "Kedua-⁠dua kata laluan tidak sama.",
  "password_common": "Kata laluan ini terlalu mudah diteka. Sila pilih yang lain.",
  "password_rule": "Kata laluan tidak menepati syarat.",
  "username_rule": "Mula dengan huruf, kemudian huruf atau angka.",
  "not empty?": "Sila setujui terma untuk meneruskan.",
  "taken": "Ini sudah diambil.",
  "amount_range": [
   "Antara ",
   [
    "minimum"
   ],
   " dan ",
   [
    "maximum"
   ],
   "."
  ],
  "too_many_pictures": [
   "Paling banyak ",
   [
    "maximum"
   ],
   " gambar."
  ],
  "picture_too_large": "Gambar ini lebih besar daripada 5 MB.",
  "not_a_picture": "Fail ini bukan gambar PNG atau JPEG yang lengkap.",
  "password_unchanged": "Sila pilih kata laluan yang lain daripada yang sekarang.",
  "wrong_password": "Ini bukan kata laluan anda sekarang.",
  "invitation_code": "Kod jemputan ini tidak betul.",
  "one_of_two": "Sila pilih satu sahaja.",
  "too_young": [
   "Anda mesti berumur sekurang-⁠kurangnya ",
   [
    "minimum"
   ],
   " tahun."
  ],
  "not_on_list": "Sila pilih satu daripada senarai.",
  "holder_differs": "Semua akaun bank anda mesti atas nama yang sama.",
  "phone_number": "Ini bukan nombor telefon bimbit.",
  "amount": "Masukkan jumlah, contohnya 50.00.",
  "too_many_days": [
   "Paling banyak ",
   [
    "maximum"
   ],
   " hari."
  ]
 },
 "kit": {
  "close": "Tutup",
  "retry": "Cuba lagi",
  "loading": "Sedang dimuatkan",
  "networkAbnormal": "Rangkaian tidak menjawab. Semak sambungan anda dan cuba lagi.",
  "answerUnreadable": "Pelayan memberi jawapan yang tidak difahami halaman ini. Muat semula halaman dan cuba lagi."
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
 "kitForms": {
  "confirm": "OK",
  "cancel": "Batal",
  "copied": "Sudah disalin",
  "notCopied": "Pelayar anda tidak membenarkan salinan",
  "notCopiedNote": "Tandakan teks itu dan salin sendiri.",
  "showPassword": "Tunjukkan kata laluan",
  "hidePassword": "Sembunyikan kata laluan"
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
 "officeEntrance": {
  "signIn": "Log masuk",
  "username": "Nama pengguna",
  "password": "Kata laluan",
  "next": "Seterusnya",
  "signingIn": "Sebentar",
  "code": "Kod pengesah",
  "codeHint": "Enam digit daripada aplikasi, atau satu kod pemulihan anda.",
  "otherAccount": "Guna akaun lain",
  "sessionEnded": "Sesi anda telah tamat. Log masuk untuk menyambung semula.",
  "locked": "Dikunci",
  "lockedNote": [
   "Taip kata laluan ",
   [
    "username"
   ],
   " untuk menyambung semula."
  ],
  "unlock": "Buka kunci",
  "logOut": "Log keluar",
  "freshCode": "Sila masukkan kod baharu",
  "freshCodeNote": "Tindakan ini memerlukan kod pengesah daripada lima minit yang lalu.",
  "confirm": "Sahkan",
  "enrol": "Selamat datang ke pejabat belakang",
  "enrolNote": "Pilih kata laluan dahulu. Selepas itu aplikasi pengesah anda.",
  "newPassword": "Kata laluan baharu",
  "newPasswordAgain": "Kata laluan baharu sekali lagi",
  "newPasswordHint": "12 hingga 64 aksara.",
  "notTheSame": "Dua kata laluan ini berbeza.",
  "bindAuthenticator": "Aplikasi pengesah anda",
  "bindAuthenticatorNote": "Imbas kod dengan aplikasi pengesah, atau taip rahsia ini ke dalamnya. Kemudian taip enam digit yang dipaparkan.",
  "qrCode": "Kod QR untuk aplikasi pengesah",
  "copySecret": "Salin rahsia",
  "finish": "Selesai",
  "recoveryCodes": "Kod pemulihan anda",
  "recoveryCodesNote": "Setiap kod membenarkan anda masuk sekali tanpa aplikasi. Kod ini dipaparkan sekarang sahaja: simpan di tempat yang hanya anda boleh baca.",
  "copyCodes": "Salin kod",
  "codesAreKept": "Saya sudah menyimpannya"
 },
 "officeFrame": {
  "navigation": "Navigasi",
  "openNavigation": "Buka navigasi",
  "skipToContent": "Terus ke halaman",
  "queues": "Giliran",
  "work": "Kerja",
  "control": "Kawalan",
  "sandbox": "Kotak pasir",
  "production": "Produksi",
  "language": "Bahasa",
  "darkTheme": "Tema gelap",
  "lightTheme": "Tema cerah",
  "lastLogin": "Log masuk terakhir",
  "lock": "Kunci sekarang",
  "logOut": "Log keluar",
  "find": "Cari halaman, pemain atau tetapan",
  "findHint": "Pemain: nama penuh, nombor telefon penuh atau ID",
  "foundPages": "Halaman",
  "foundPlayers": "Pemain",
  "foundSettings": "Tetapan",
  "nothingFound": "Tiada hasil.",
  "notFound": "Halaman ini tiada",
  "notFoundNote": "Alamat ini tidak menuju ke mana-⁠mana. Pilih halaman daripada navigasi.",
  "pageFailed": "Halaman tidak dapat dimuatkan",
  "missing_mails": "E-⁠mel tidak dihantar: pelayan e-⁠mel belum disediakan.",
  "missing_texts": "SMS tidak dihantar: get laluan SMS belum disediakan.",
  "missing_deposits": "Deposit tidak dapat diterima: pembekal bayaran belum disediakan.",
  "missing_payouts": "Pengeluaran yang diluluskan perlu menunggu: pembekal bayaran keluar belum disediakan.",
  "wasReset": [
   [
    "username"
   ],
   " telah ditetapkan semula dan perlu mendaftar semula."
  ]
 },
 "officeHome": {
  "welcome": [
   "Selamat datang, ",
   [
    "username"
   ],
   "."
  ],
  "live": "Langsung: dibaca semula setiap beberapa saat",
  "deposits": "Deposit",
  "withdrawals": "Pengeluaran",
  "stake": "Taruhan",
  "won": "Menang",
  "ggr": "GGR",
  "players": "Pemain aktif",
  "yesterday": "Semalam pada waktu ini",
  "yesterdayPlayers": [
   "Semalam, sehari penuh: ",
   [
    "players"
   ]
  ],
  "queues": "Giliran",
  "queue_withdrawals": "Pengeluaran untuk diputuskan",
  "queue_disputes": "Bayaran yang dipertikaikan",
  "queue_approvals": "Kelulusan",
  "ageOf": [
   "Umur yang tertua: ",
   [
    "queue"
   ]
  ],
  "nothingWaits": "Tiada yang menunggu",
  "oldest": [
   "Tertua ",
   [
    "minutes"
   ],
   " min"
  ],
  "limit": [
   "had ",
   [
    "minutes"
   ],
   " min"
  ],
  "byHour": "Aliran wang setiap jam",
  "byDay": "Hasil setiap hari",
  "hour": "Jam",
  "day": "Hari",
  "product": "Kategori",
  "bets": "Bilangan taruhan",
  "total": "Jumlah",
  "products": "Ikut kategori, hari ini",
  "nothingPlayed": "Belum ada permainan hari ini.",
  "books": "Lejar",
  "comparison": "Perbandingan",
  "booksAgree": "Lejar sepadan",
  "differences": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " perbezaan"
     ]
    }
   ]
  ],
  "comparedAt": "Dibandingkan",
  "countedUntil": "Angka dikira",
  "mended": "Dibetulkan oleh kiraan semula terakhir",
  "anchoredAt": "Log audit ditandatangani",
  "notYet": "Belum lagi"
 },
 "officePages": {
  "dashboard": "Papan pemuka",
  "approvals": "Kelulusan",
  "players": "Pemain",
  "player": "Pemain",
  "reports": "Laporan",
  "settings": "Tetapan",
  "operators": "Pengendali"
 },
 "officeParts": {
  "tryAgain": "Cuba lagi",
  "forbidden": "Peranan anda tidak merangkumi halaman ini.",
  "permissionNeeded": [
   "Ia memerlukan kebenaran ",
   [
    "permission"
   ],
   "."
  ],
  "requestNumber": [
   "Permintaan ",
   [
    "number"
   ]
  ],
  "reason": "Sebab",
  "reasonHint": "Ia disimpan dalam log audit.",
  "reasonOptional": "Ia disimpan dalam log audit. Boleh dibiarkan kosong.",
  "reasonMissing": "Nyatakan sebabnya.",
  "cancel": "Batal",
  "close": "Tutup",
  "running": "Sebentar",
  "done": "Selesai.",
  "proposed": "Dicadangkan",
  "proposedNote": "Belum ada perubahan: pengendali lain akan membuat keputusan.",
  "expires": "Tamat tempoh",
  "toApprovals": "Ke kelulusan",
  "reveal": "Papar penuh",
  "revealOf": [
   "Papar penuh: ",
   [
    "name"
   ]
  ],
  "revealNote": "Nama anda, masa dan sebabnya direkodkan."
 },
 "officePlayers": {
  "search": "Cari",
  "searchHint": "Nama pengguna penuh, nombor telefon penuh atau ID.",
  "found": "Pemain ditemui",
  "noneFound": "Tiada pemain dengan nama, nombor telefon atau ID ini. Sebahagian daripadanya tidak mencukupi.",
  "username": "Nama pengguna",
  "status": "Status",
  "registered": "Daftar",
  "status_open": "Aktif",
  "status_locked": "Dikunci",
  "status_closed": "Ditutup",
  "trial": "Akaun percubaan",
  "id": [
   "Pemain ",
   [
    "id"
   ]
  ],
  "copyId": "Salin ID",
  "rank": [
   "Peringkat ",
   [
    "rank"
   ]
  ],
  "available": "Baki tersedia",
  "availableNote": "boleh dimainkan dan dikeluarkan",
  "reserved": "Ditahan",
  "reservedNote": "untuk pengeluaran dan pindahan",
  "sessions": "Sesi",
  "sessionsNote": "sedang dibuka",
  "personal": "Data peribadi",
  "mobile": "Nombor telefon",
  "email": "E-⁠mel",
  "payeeName": "Nama",
  "birthday": "Tarikh lahir",
  "bankAccounts": "Akaun bank",
  "notGiven": "Tidak diberi",
  "movements": "Pergerakan terakhir",
  "movementsNote": "Dua puluh terakhir dalam 24 jam yang lalu.",
  "noMovements": "Tiada pergerakan dalam 24 jam yang lalu.",
  "time": "Masa",
  "kind": "Jenis",
  "reference": "Rujukan",
  "amount": "Jumlah",
  "balanceAfter": "Baki",
  "noSessions": "Tiada sesi yang dibuka.",
  "unknownDevice": "Peranti tidak dikenali",
  "openedAt": "dibuka",
  "seenAt": "kali terakhir",
  "lock": "Kunci akaun",
  "lockNote": [
   "Semua sesi ",
   [
    "username"
   ],
   " tamat, dan akaun ini tidak boleh dilog masuk sehingga kuncinya dibuka."
  ],
  "unlock": "Buka kunci akaun",
  "unlockNote": [
   [
    "username"
   ],
   " boleh log masuk semula."
  ],
  "endSessions": "Tamatkan sesi",
  "endSessionsNote": [
   "Semua sesi ",
   [
    "username"
   ],
   " tamat serta-⁠merta. Log masuk semula boleh dibuat segera."
  ],
  "adjust": "Laras baki",
  "adjustNote": [
   "Kini ",
   [
    "available"
   ],
   " tersedia. Melebihi had tetapan, pengendali lain yang memutuskan."
  ],
  "adjustAmount": "Jumlah",
  "adjustGive": "Beri kepada pemain",
  "adjustTake": "Tolak daripada pemain",
  "amountWrong": "Taip jumlah melebihi sifar.",
  "noSuchPlayer": "Tiada pemain dipilih. Cari pemain dahulu.",
  "kind_deposit": "Deposit",
  "kind_hold": "Ditahan",
  "kind_release": "Dilepaskan",
  "kind_settle": "Dibayar",
  "kind_fee": "Yuran",
  "kind_bet": "Taruhan",
  "kind_win": "Menang",
  "kind_rollback": "Taruhan dibatalkan",
  "kind_correction": "Pembetulan",
  "kind_grant": "Hadiah",
  "kind_give": "Pindahan",
  "kind_transfer_out": "Ke penyedia permainan",
  "kind_transfer_in": "Daripada penyedia permainan"
 },
 "officeProducts": {
  "LOTT": "Loteri",
  "ELOTT": "E-⁠loteri",
  "BINGO": "Bingo",
  "LIVE": "Kasino langsung",
  "SPORTS": "Sukan",
  "ESPORTS": "E-⁠sukan",
  "FISH": "Tembak ikan",
  "RNG": "Slot",
  "PVP": "Kad PVP",
  "BGS": "BGS"
 },
 "officeReports": {
  "money": "Wang",
  "games": "Permainan",
  "players": "Pemain",
  "days": "Tarikh",
  "file": "Fail CSV",
  "day": "Hari",
  "total": "Jumlah",
  "deposits": "Deposit",
  "withdrawals": "Pengeluaran",
  "stake": "Taruhan",
  "won": "Menang",
  "ggr": "GGR",
  "fees": "Caj",
  "bonuses": "Bonus",
  "adjustments": "Pelarasan",
  "active": "Pemain aktif",
  "vendor": "Penyedia",
  "product": "Kategori",
  "bets": "Bilangan taruhan",
  "player": "Pemain",
  "nothing": "Tiada apa-⁠apa pada tarikh ini. Pilih tarikh lain."
 },
 "officeRoles": {
  "support": "Sokongan",
  "finance": "Kewangan",
  "risk": "Risiko",
  "content": "Kandungan",
  "draw": "Cabutan",
  "agents": "Ejen",
  "auditor": "Juruaudit",
  "admin": "Pentadbir"
 }
};

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
  "amount": "Masukkan jumlah, contohnya 50.00."
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
 "officeCatalogue": {
  "views": "Bahagian katalog",
  "games": "Permainan",
  "vendors": "Pembekal",
  "providers": "Penyedia",
  "search": "Cari",
  "searchHint": "Sebahagian daripada nama atau kod.",
  "anyVendor": "Semua pembekal",
  "anyState": "Semua keadaan",
  "vendor": "Pembekal",
  "state": "Keadaan",
  "stateOf_on": "Hidup",
  "stateOf_off": "Mati",
  "stateOf_maintenance": "Penyelenggaraan",
  "planned": "Dirancang",
  "name": "Nama",
  "code": "Kod",
  "category": "Kategori",
  "marks": "Tanda",
  "hot": [
   "Hangat · ",
   [
    "rounds",
    4
   ],
   " pusingan"
  ],
  "fresh": "Baharu",
  "picked": "Di hadapan",
  "listed": "Disenaraikan",
  "titles": "Permainan",
  "noneFound": "Tiada permainan yang sepadan. Cuba carian lain atau kurangkan tapisan.",
  "counted": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " permainan"
     ]
    }
   ]
  ],
  "change": [
   "Ubah ",
   [
    "name"
   ]
  ],
  "changeShort": "Ubah",
  "isOn": "Dihidupkan",
  "isOnNote": "Jika dimatikan, ia hilang dari lobi dan tidak menerima taruhan. Kemenangan masih masuk.",
  "hasMaintenance": "Penyelenggaraan",
  "from": "Dari",
  "fromHint": [
   "Kosong: sekarang. Waktu ",
   [
    "zone"
   ],
   "."
  ],
  "until": "Hingga",
  "untilHint": "Kosong: sehingga operator menamatkannya.",
  "save": "Simpan",
  "saved": "Disimpan. Pemain melihatnya sekarang.",
  "closedByVendor": "Pembekalnya sedang diselenggara.",
  "changedMeanwhile": "Perkara ini sudah diubah oleh orang lain. Dialog kini menunjukkan apa yang mereka simpan: semak, dan simpan semula jika masih mahu.",
  "inFront": "Permainan di hadapan",
  "inFrontNote": "Ia mendahului semua yang lain dalam setiap senarai. Hangat dan baharu dikira dan tidak boleh ditetapkan.",
  "noneInFront": "Tiada permainan di hadapan.",
  "putInFront": [
   "Letak ",
   [
    "name"
   ],
   " di hadapan"
  ],
  "takeBack": [
   "Kembalikan ",
   [
    "name"
   ]
  ],
  "earlier": [
   "Naikkan ",
   [
    "name"
   ]
  ],
  "later": [
   "Turunkan ",
   [
    "name"
   ]
  ],
  "order": "Susunan",
  "provider": "Penyedia",
  "key": "Kunci",
  "oldKeyUntil": "Kunci lama sah hingga",
  "partOfProduct": "Sebahagian produk",
  "switchOff": "Matikan",
  "switchOn": "Hidupkan",
  "switchOffNote": [
   "Permainan ",
   [
    "name"
   ],
   " hilang dari lobi dan taruhannya ditolak. Kemenangan dan pembatalan masih diterima."
  ],
  "switchOnNote": [
   "Permainan ",
   [
    "name"
   ],
   " kembali dan taruhannya diterima."
  ],
  "rotate": "Tukar kunci",
  "rotateNote": "Penyedia menandatangani dengan kunci ini. Operator risiko meluluskan penukaran.",
  "newKey": "Kunci awam baharu",
  "newKeyHint": "RSA dalam PEM. Bermula dengan -----BEGIN PUBLIC KEY-----.",
  "overlap": "Jam kunci lama masih sah",
  "overlapHint": "0 jika ia sudah diketahui orang, paling banyak 168.",
  "allVendors": "Pembekal mengikut susunan yang dilihat pemain"
 },
 "officeContent": {
  "kinds": "Jenis pengumuman",
  "kind_B": "Sepanduk",
  "kind_PL": "Teks berjalan",
  "kind_PU": "Tetingkap timbul",
  "kind_PR": "Promosi",
  "kind_H": "Bantuan",
  "add": "Pengumuman baharu",
  "none": "Belum ada apa-⁠apa daripada jenis ini.",
  "listOf": "Mengikut susunan yang dilihat pelawat",
  "title": "Tajuk",
  "state": "Keadaan",
  "state_draft": "Draf",
  "state_published": "Diterbitkan",
  "state_withdrawn": "Ditarik balik",
  "inForce": "Ditunjukkan sekarang",
  "planned": "Dirancang",
  "over": "Tamat",
  "schedule": "Ditunjukkan",
  "since": [
   "dari ",
   [
    "from"
   ]
  ],
  "sinceUntil": [
   [
    "from"
   ],
   " hingga ",
   [
    "until"
   ]
  ],
  "changedBy": "Diubah oleh",
  "brand": "Jenama",
  "order": "Susunan",
  "earlier": [
   "Naikkan ",
   [
    "title"
   ]
  ],
  "later": [
   "Turunkan ",
   [
    "title"
   ]
  ],
  "orderChanged": "Susunan ini sudah diubah oleh orang lain. Senarai menunjukkan susunan mereka.",
  "kind": "Jenis",
  "group": "Tempat sepanduk",
  "group_none": "Laman utama",
  "group_home": "Laman utama, baris pertama",
  "group_w_login": "Log masuk",
  "picture": "Gambar",
  "picture_none": "Tiada gambar",
  "picture_scene": "Pemandangan lukisan",
  "picture_upload": "Gambar sendiri",
  "scene": "Pemandangan",
  "upload": "Pilih gambar",
  "uploaded": "Gambar yang dipilih",
  "uploadHint": "PNG atau JPEG, paling besar 5 MB. Lebar sepanduk kira-⁠kira empat kali tingginya.",
  "linkage": "Membawa ke",
  "linkageHint": "Laluan portal, seperti /rng. Kosong: tiada.",
  "from": "Dari",
  "fromHint": [
   "Kosong: mulai sekarang. Waktu ",
   [
    "zone"
   ],
   "."
  ],
  "until": "Hingga",
  "untilHint": "Kosong: tiada penghujung.",
  "words": "Kata-⁠kata",
  "titleIn": [
   "Tajuk, ",
   [
    "language"
   ]
  ],
  "textIn": [
   "Teks, ",
   [
    "language"
   ]
  ],
  "preview": "Pratonton",
  "previewNote": "Seperti yang ditinggalkan oleh penapis pelayan.",
  "theme": "Tema pratonton",
  "lightTheme": "Cerah",
  "darkTheme": "Gelap",
  "saveDraft": "Simpan sebagai draf",
  "publish": "Terbitkan",
  "save": "Simpan",
  "withdraw": "Tarik balik",
  "withdrawNote": "Pelawat tidak lagi melihatnya. Ia boleh diterbitkan semula.",
  "remove": "Padam",
  "removeNote": "Ia hilang dari senarai ini juga. Barisnya disimpan untuk log audit.",
  "saved": "Disimpan. Pelawat melihatnya sekarang.",
  "savedDraft": "Disimpan sebagai draf.",
  "back": "Semua pengumuman",
  "unknown": "Pengumuman ini sudah tiada.",
  "meanwhile": [
   [
    "name"
   ],
   " sudah menyimpan versi lain"
  ],
  "meanwhileNote": "Versi anda masih dalam borang. Bandingkan dan pilih satu.",
  "takeTheirs": "Ambil versi mereka",
  "keepMine": "Teruskan versi saya",
  "theirs": "Versi mereka",
  "bold": "Tebal",
  "italic": "Condong",
  "underlined": "Garis bawah",
  "heading": "Tajuk",
  "bullets": "Senarai",
  "numbers": "Senarai bernombor",
  "quote": "Petikan",
  "link": "Pautan",
  "linkAddress": "Alamat pautan",
  "linkAddressHint": "Laluan portal atau https://. Kosong: tiada pautan.",
  "undo": "Buat asal",
  "redo": "Buat semula",
  "formatting": "Pemformatan",
  "apply": "Guna"
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
 "officeFeedback": {
  "filterState": "Keadaan",
  "anyState": "Semua keadaan",
  "stateOf_open": "Terbuka",
  "stateOf_answered": "Dijawab",
  "stateOf_closed": "Ditutup",
  "type_account": "Akaun",
  "type_payment": "Bayaran",
  "type_game": "Permainan",
  "type_partner": "Kerjasama",
  "type_other": "Lain-⁠lain",
  "received": "Diterima",
  "kind": "Tentang",
  "words": "Mesej",
  "by": "Daripada",
  "visitor": "Pelawat",
  "pictures": "Gambar",
  "taker": "Diambil oleh",
  "nobody": "Belum ada",
  "none": "Tiada apa-⁠apa yang menunggu di sini.",
  "list": "Mesej, yang terbaharu dahulu",
  "unknown": "Pilih satu mesej daripada senarai.",
  "take": "Ambil",
  "giveBack": "Kembalikan",
  "close": "Tutup",
  "reopen": "Buka semula",
  "contact": "Cara hubungan",
  "revealContact": "Tunjuk cara hubungan",
  "language": "Membaca",
  "pictureOf": [
   "Gambar ",
   [
    "number"
   ]
  ],
  "answers": "Jawapan",
  "noAnswers": "Belum ada jawapan.",
  "answer": "Jawapan anda",
  "answerHint": "Pemain membacanya di pusat mesej.",
  "send": "Hantar jawapan",
  "sent": "Dihantar. Pemain boleh membacanya sekarang.",
  "visitorNote": "Pelawat tidak boleh dijawab di sini. Gunakan cara hubungan.",
  "back": "Semua mesej"
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
  ]
 },
 "officePages": {
  "dashboard": "Papan pemuka",
  "approvals": "Kelulusan",
  "players": "Pemain",
  "player": "Pemain",
  "settings": "Tetapan",
  "operators": "Pengendali",
  "catalogue": "Permainan dan pembekal",
  "announcements": "Pengumuman",
  "announcement": "Pengumuman",
  "feedback": "Maklum balas",
  "message": "Mesej"
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
  "resetFactor": "Tetapkan semula pengesah",
  "resetFactorNote": [
   "Untuk ",
   [
    "username"
   ],
   " yang kehilangan aplikasi dan kod pemulihan. Apabila risiko meluluskan, semua sesi tamat dan pemain dimaklumkan melalui e-⁠mel."
  ],
  "notes": "Nota",
  "noNotes": "Belum ada catatan operator.",
  "newNote": "Nota baharu",
  "newNoteHint": "Dibaca oleh setiap operator yang melihat pemain. Ia tidak boleh diubah.",
  "addNote": "Tambah",
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

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
  "not_a_document": "Fail ini bukan gambar yang boleh dibaca, dan bukan PDF biasa.",
  "document_locked": "PDF ini memerlukan kata laluan. Sila hantar yang tanpa kata laluan.",
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
  "prize_count": [
   "Ada ",
   [
    "count"
   ],
   " nombor, sedangkan ",
   [
    "needed"
   ],
   " dicabut."
  ],
  "prize_number": [
   "“",
   [
    "token"
   ],
   "” bukan nombor bagi hadiah ini."
  ],
  "drawn_twice": [
   [
    "token"
   ],
   " ada dua kali."
  ],
  "voucher_code": "Kod mempunyai enam belas huruf dan angka.",
  "past": "Hari ini sudah berlalu.",
  "too_many_days": [
   "Paling banyak ",
   [
    "maximum"
   ],
   " hari."
  ],
  "percent": "Masukkan peratusan 0 hingga 100 dengan paling banyak 4 tempat perpuluhan."
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
 "lotteryFamilies": {
  "digits": "Lima Angka",
  "dice": "Dadu K3",
  "eleven": "Sebelas Lima",
  "race": "Lumba PK10",
  "keno": "Keno",
  "happy": "Sepuluh Ria",
  "lucky": "Tuah 28",
  "vietnam": "XSMB · Miền Bắc",
  "hanoi": "Hanoi",
  "fourDigits": "4D",
  "thai": "Thai",
  "lao": "Lao",
  "markSix": "Mark Six"
 },
 "officeActions": {
  "accept-verification": "Identiti diterima",
  "add-announcement": "Pengumuman ditulis",
  "add-bank-account": "Akaun bank ditambah",
  "add-envelope": "Sampul merah ditambah",
  "add-mission": "Misi ditambah",
  "add-player-note": "Nota pemain ditulis",
  "add-point-good": "Barang gedung mata ditambah",
  "add-promotion": "Promosi ditambah",
  "add-provider": "Penyedia permainan didaftarkan",
  "add-raffle": "Cabutan bertuah ditambah",
  "add-risk-finding": "Penemuan ditambah pada kes risiko",
  "adjust-balance": "Baki dilaraskan",
  "announce": "Diumumkan melalui arahan",
  "answer-dispute": "Pertikaian dijawab",
  "answer-feedback": "Maklum balas dijawab",
  "appoint-operator": "Pengendali dilantik",
  "approve-promotion-claim": "Permohonan promosi diluluskan",
  "approve-withdrawal": "Pengeluaran diluluskan",
  "ask-vendor-transfer": "Pembekal ditanya tentang pindahan",
  "begin-break": "Rehat bermula",
  "bind-authenticator": "Pengesah dipasang",
  "bind-contact": "Hubungan disahkan",
  "brake-logins": "Log masuk diperlahankan",
  "cancel-bonus": "Bonus dibatalkan",
  "change-announcement": "Pengumuman diubah",
  "change-envelope": "Sampul merah diubah",
  "change-game": "Permainan diubah",
  "change-lottery-game": "Loteri diubah",
  "change-mission": "Misi diubah",
  "change-password": "Kata laluan ditukar",
  "change-point-good": "Barang gedung mata diubah",
  "change-promotion": "Promosi diubah",
  "change-raffle": "Cabutan bertuah diubah",
  "change-roles": "Peranan diubah",
  "change-setting": "Tetapan diubah",
  "change-vendor": "Pembekal diubah",
  "change-vip-ranks": "Pangkat diubah",
  "choose-bank-account": "Akaun bank utama dipilih",
  "close-account": "Akaun ditutup",
  "close-feedback": "Maklum balas ditutup",
  "close-promotion": "Promosi ditutup",
  "close-risk-account": "Akaun ditutup daripada kes risiko",
  "close-unverified": "Akaun tanpa pengesahan ditutup",
  "complete-first-login": "Log masuk pertama selesai",
  "confirm-deposit": "Deposit disahkan",
  "confirm-point-exchange": "Tukaran mata disahkan",
  "correct-agent-income": "Pendapatan ejen dibetulkan",
  "correct-draw": "Cabutan dibetulkan",
  "create-export": "Eksport diminta",
  "create-invitation-link": "Pautan jemputan dibuat",
  "decide": "Cadangan diputuskan",
  "decline-deposit": "Deposit ditolak",
  "delete-announcement": "Pengumuman dipadam",
  "disable-provider": "Penyedia permainan dimatikan",
  "draw-enrolment-link": "Pautan pengesah dibuat",
  "drop-branch-move": "Pindahan cabang dibatalkan",
  "enable-provider": "Penyedia permainan dihidupkan",
  "end-announcement": "Pengumuman ditamatkan melalui arahan",
  "end-export": "Eksport tamat",
  "end-invitation-link": "Pautan jemputan ditamatkan",
  "end-other-sessions": "Sesi lain ditamatkan",
  "end-session": "Sesi ditamatkan",
  "end-sessions": "Semua sesi ditamatkan",
  "enrol": "Pengesah pengendali dipasang",
  "enter-result": "Keputusan dimasukkan",
  "fail-login": "Log masuk pemain gagal",
  "fail-reentry": "Pengesahan kata laluan gagal",
  "force-withdrawal-receipt": "Penerimaan pengeluaran ditetapkan",
  "give-back-feedback": "Maklum balas dipulangkan",
  "issue-vouchers": "Baucar dikeluarkan",
  "link-social-account": "Akaun sosial dipautkan",
  "lock-code": "Kod dikunci",
  "lock-player": "Pemain dikunci",
  "login": "Log masuk",
  "login-failed": "Log masuk pengendali gagal",
  "login-free-play": "Main percuma bermula",
  "logout": "Log keluar",
  "move-branch": "Cabang dipindahkan",
  "offer-agent-contract": "Kontrak ditawarkan kepada ejen",
  "open-account-below": "Akaun dibuka oleh ejen",
  "open-document": "Dokumen dibuka",
  "open-player": "Pemain dibuka",
  "open-risk-case": "Kes risiko dibuka",
  "order-announcements": "Pengumuman disusun",
  "order-lottery-games": "Loteri disusun",
  "order-vendors": "Pembekal disusun",
  "pick-games": "Permainan diletakkan di hadapan",
  "propose": "Dicadangkan",
  "publish-announcement": "Pengumuman diterbitkan",
  "publish-promotion": "Promosi diterbitkan",
  "read-delivery": "Alamat penghantaran dibaca",
  "read-risk-case": "Kes risiko dibaca",
  "redraft-announcement": "Pengumuman dijadikan draf",
  "refer-withdrawal": "Pengeluaran dirujuk kepada pengendali lain",
  "refuse-referral": "Jemputan ditolak",
  "register": "Mendaftar",
  "reject-point-exchange": "Tukaran mata ditolak",
  "reject-promotion-claim": "Permohonan promosi ditolak",
  "reject-verification": "Identiti ditolak",
  "reject-withdrawal": "Pengeluaran ditolak",
  "release-agent-run": "Penyelesaian ejen dilepaskan",
  "release-referral": "Jemputan dilepaskan",
  "remove-authenticator": "Pengesah dibuang",
  "remove-bank-account": "Akaun bank dibuang",
  "remove-registered-address": "Alamat berdaftar dibuang",
  "remove-social-account": "Akaun sosial dinyahpaut",
  "remove-trusted-device": "Peranti dipercayai dibuang",
  "renew-first-password": "Kata laluan pertama diperbaharui",
  "reopen-feedback": "Maklum balas dibuka semula",
  "reset-authenticator": "Pengesah pemain ditetapkan semula",
  "reset-operator": "Log masuk pengendali ditetapkan semula",
  "resolve-dispute-giveUp": "Bayaran yang dipertikai dilepaskan",
  "resolve-dispute-paid": "Bayaran yang dipertikai didapati dibayar",
  "resolve-dispute-payAgain": "Bayaran yang dipertikai dibayar semula",
  "return-withdrawal": "Pengeluaran dipulangkan ke giliran",
  "reveal-feedback-contact": "Hubungan maklum balas ditunjukkan",
  "reveal-personal-data": "Data peribadi ditunjukkan",
  "risk-case-closed": "Kes risiko ditutup",
  "risk-case-decided": "Kes risiko diputuskan",
  "risk-case-finding": "Penemuan kes risiko",
  "risk-case-givenBack": "Kes risiko dipulangkan",
  "risk-case-message": "Pemain kes risiko dihantar mesej",
  "risk-case-note": "Nota kes risiko ditulis",
  "risk-case-opened": "Kes risiko dibuka",
  "risk-case-taken": "Kes risiko diambil",
  "rotate-provider-key": "Kunci penyedia permainan ditukar",
  "save-profile": "Profil disimpan",
  "seed-account": "Akaun demonstrasi dibuat",
  "send-verification": "Dokumen dihantar",
  "set-payment-password": "Kata laluan pembayaran ditetapkan",
  "set-rank": "Pangkat ditetapkan",
  "set-rates": "Kadar ditetapkan",
  "take-feedback": "Maklum balas diambil",
  "take-file": "Fail diambil",
  "take-voucher-codes": "Kod baucar diambil",
  "transfer-money": "Wang dipindahkan",
  "unlock-player": "Pemain dibuka semula",
  "unlock-session": "Sesi disahkan semula",
  "update-provider-games": "Permainan penyedia dikemas kini",
  "void-draw": "Cabutan dibatalkan",
  "void-match": "Perlawanan dibatalkan",
  "void-vouchers": "Baucar dibatalkan",
  "withdraw-announcement": "Pengumuman ditarik balik"
 },
 "officeActivities": {
  "title": "Tajuk",
  "titleIn": [
   "Tajuk (",
   [
    "language"
   ],
   ")"
  ],
  "detailIn": [
   "Penerangan (",
   [
    "language"
   ],
   ")"
  ],
  "days": "Hari",
  "state": "Keadaan",
  "offered": "Ditawarkan",
  "notOffered": "Tidak ditawarkan",
  "firstDay": "Hari pertama",
  "lastDay": "Hari terakhir",
  "lastDayHint": "Biarkan kosong jika tiada tarikh tamat.",
  "position": "Susunan",
  "save": "Simpan",
  "changedMeanwhile": "Orang lain telah menyimpan sementara itu. Inilah yang disimpan.",
  "points": [
   [
    "points"
   ],
   " mata"
  ],
  "bonus": [
   "bonus ",
   [
    "amount"
   ]
  ],
  "prize": "Hadiah",
  "prize_cash": "Tunai",
  "prize_bonus": "Wang bonus",
  "prize_points": "Mata",
  "noPrize": "Tiada hadiah",
  "prizeAmount": "Jumlah",
  "turnoverTimes": "Berapa kali perlu dipertaruhkan",
  "categories": "Permainan yang dikira",
  "categoriesHint": "Jika tiada yang ditanda, semuanya dikira.",
  "addMission": "Tambah misi",
  "changeMission": "Ubah misi",
  "noMissions": "Belum ada misi.",
  "objective": "Apa yang dikira",
  "objective_depositSum": "Jumlah deposit",
  "objective_depositCount": "Bilangan deposit",
  "objective_turnover": "Jumlah taruhan",
  "objective_wins": "Pusingan yang membayar",
  "objective_loginDays": "Hari log masuk",
  "objective_invitedFriends": "Kawan yang telah deposit",
  "cycle": "Berapa kerap",
  "cycle_daily": "Setiap hari",
  "cycle_weekly": "Setiap minggu",
  "cycle_once": "Sekali",
  "target": "Sasaran",
  "targetHint": "Biarkan kosong, tanpa hadiah, untuk papan pendahulu sahaja.",
  "claimed": "Dituntut",
  "paid": "Dibayar",
  "rankPrizes": "Hadiah mengikut kedudukan",
  "rankFrom": "Dari tempat",
  "rankTo": "Hingga tempat",
  "addRank": "Tambah kedudukan",
  "removeRank": "Buang kedudukan ini",
  "addRaffle": "Tambah cabutan",
  "changeRaffle": "Ubah cabutan",
  "noRaffles": "Belum ada cabutan.",
  "earnedBy": "Apa yang memberi tiket",
  "ticketAmount": "Jumlah bagi setiap tiket",
  "ticketsMaximum": "Tiket paling banyak bagi setiap pemain",
  "drawn": "Dicabut",
  "given": "Diberi",
  "left": [
   "tinggal ",
   [
    "count"
   ]
  ],
  "endless": "tiada had",
  "prizes": "Hadiah",
  "motif": "Gambar",
  "weight": "Pemberat",
  "stock": "Tinggal",
  "stockHint": "Biarkan kosong jika tiada had.",
  "addPrize": "Tambah hadiah",
  "removePrize": "Buang hadiah ini",
  "addEnvelope": "Tambah sampul merah",
  "changeEnvelope": "Ubah sampul merah",
  "noEnvelopes": "Belum ada sampul merah.",
  "kind": "Jenis",
  "kind_fixed": "Sama banyak",
  "kind_random": "Secara rawak",
  "kind_rain": "Hujan",
  "pool": "Jumlah bagi satu pembukaan",
  "packets": "Bilangan sampul",
  "opensAt": "Dibuka pada",
  "opensAtHint": "Setiap hari, ikut zon masa jenama, contohnya 20:00.",
  "minutes": "Minit dibuka",
  "schedule": "Jadual",
  "eachDay": [
   "pukul ",
   [
    "time"
   ],
   " setiap hari, ",
   [
    "minutes"
   ],
   " minit"
  ],
  "rounds": "Pembukaan",
  "taken": [
   [
    "taken"
   ],
   " daripada ",
   [
    "packets"
   ]
  ]
 },
 "officeAgentRuns": {
  "preview": "Lihat yang seterusnya",
  "closed": "Tempoh kiraan sudah ditutup: inilah yang akan diselesaikan.",
  "open": "Tempoh kiraan masih terbuka: inilah angka sekarang.",
  "noContract": "Tiada kontrak jenis ini yang berkuat kuasa.",
  "release": "Lepaskan penyelesaian",
  "releaseNote": [
   "Jumlahnya melebihi had tetapan. Operator lain memutuskan sama ada ",
   [
    "lines"
   ],
   " ejen dibayar."
  ]
 },
 "officeAgents": {
  "move": [
   "Pindahkan ",
   [
    "account"
   ]
  ],
  "moveOf": [
   [
    "count"
   ],
   " · pindah"
  ],
  "moveNote": "Akaun berpindah bersama semua di bawahnya. Angka terdahulu kekal dengan upline terdahulu.",
  "upline": "Upline baharu",
  "uplineNote": "Nama yang tepat; kosongkan untuk kedudukan teratas.",
  "day": "Mulai hari perniagaan",
  "propose": "Cadangkan",
  "offer": "Tawarkan kontrak",
  "offerNote": "Ejen di puncak rangkaian menerima atau menolaknya di pusat ejen.",
  "offerIncomplete": "Sila isi nama akaun, setiap jumlah dan setiap kadar.",
  "account": "Akaun",
  "accountNote": "Nama tepat ejen yang tiada upline.",
  "family": "Jenis",
  "period": "Dibayar",
  "tier": [
   "Tahap ",
   [
    "place"
   ]
  ],
  "betAmount": "Pertaruhan dari",
  "activeMembers": "Ahli aktif dari",
  "lossAmount": "Kerugian dari",
  "rate": "Kadar dalam peratus",
  "profitRate": "Daripada pertaruhan menang, peratus",
  "lossRate": "Daripada pertaruhan kalah, peratus",
  "singleBet": "Daripada setiap pertaruhan, peratus",
  "addTier": "Tambah tahap",
  "removeTier": "Buang tahap terakhir",
  "correct": [
   "Betulkan pendapatan ",
   [
    "account"
   ]
  ],
  "correctIt": "betulkan pendapatan",
  "correctNote": "Ia masuk ke penyelesaian seterusnya bagi jenis itu. Pengendali lain yang memutuskan.",
  "amount": [
   "Jumlah dalam ",
   [
    "currency"
   ]
  ],
  "amountNote": "Lebih daripada sifar memberi, dengan tanda tolak mengambil.",
  "amountNeeded": "Sila taip jumlah selain sifar, seperti 120.00 atau -45.50."
 },
 "officeApprovals": {
  "toDecide": "Perlu diputuskan",
  "mine": "Saya cadangkan",
  "waiting": "Di tangan orang lain",
  "ended": "Selesai",
  "noneToDecide": "Tiada yang menunggu keputusan anda.",
  "noneMine": "Anda tiada cadangan terbuka.",
  "noneWaiting": "Tiada cadangan lain yang terbuka.",
  "noneEnded": "Belum ada cadangan yang selesai.",
  "kind_adjustBalance": "Laras baki",
  "kind_moveAgentBranch": "Pindahkan cabang",
  "kind_releaseAgentRun": "Lepaskan penyelesaian",
  "kind_correctAgentIncome": "Betulkan pendapatan ejen",
  "kind_issueVouchers": "Keluarkan baucar",
  "kind_confirmDeposit": "Sahkan deposit",
  "kind_approveWithdrawal": "Luluskan pengeluaran",
  "kind_putSetting": "Tukar tetapan",
  "kind_appointOperator": "Lantik pengendali",
  "kind_changeOperatorRoles": "Tukar peranan",
  "kind_resetOperator": "Tetapkan semula pengendali",
  "kind_voidDraw": "Batalkan cabutan",
  "kind_correctDraw": "Betulkan keputusan cabutan",
  "proposedBy": [
   "Dicadangkan oleh ",
   [
    "name"
   ]
  ],
  "expires": "Tamat tempoh",
  "ended_at": "Selesai",
  "reason": "Sebab",
  "preview": "Apa yang berlaku",
  "input": "Apa yang diminta",
  "hash": [
   "Kandungan ",
   [
    "hash"
   ]
  ],
  "approve": "Luluskan",
  "decline": "Tolak",
  "withdraw": "Tarik balik",
  "approveNote": [
   "Ia dilaksanakan serta-⁠merta, atas nama anda dan ",
   [
    "name"
   ],
   "."
  ],
  "declineNote": [
   "Cadangan ",
   [
    "name"
   ],
   " tamat tanpa perubahan."
  ],
  "withdrawNote": "Cadangan anda tamat tanpa perubahan.",
  "why_own_proposal": "Anda mencadangkan atau terlibat dengannya, jadi pengendali lain yang memutuskan.",
  "why_permission_missing": "Peranan anda tidak memutuskan cadangan jenis ini.",
  "why_approval_too_early": "Anda boleh meluluskan sehari selepas dilantik.",
  "why_approval_ended": "Ia telah diputuskan atau tamat tempoh.",
  "state_open": "Terbuka",
  "state_executed": "Dilaksanakan",
  "state_rejected": "Ditolak",
  "state_withdrawn": "Ditarik balik",
  "state_expired": "Tamat tempoh",
  "state_void": "Terbatal",
  "vote_approve": [
   [
    "name"
   ],
   " meluluskan"
  ],
  "vote_decline": [
   [
    "name"
   ],
   " menolak"
  ],
  "voidNote": [
   "Ia tidak dapat dilaksanakan lagi: ",
   [
    "code"
   ],
   "."
  ],
  "player": "Buka pemain",
  "withdrawal": "Buka pengeluaran",
  "name_availableBefore": "Baki sebelum",
  "name_availableAfter": "Baki selepas",
  "name_before": "Sebelum",
  "name_after": "Selepas",
  "name_key": "Tetapan",
  "name_username": "Nama pengguna",
  "name_roles": "Peranan",
  "name_amount": "Jumlah",
  "name_count": "Kod",
  "name_expiresOn": "Hari terakhir",
  "name_reason": "Sebab",
  "name_redeemed": "Digunakan",
  "name_currency": "Mata wang",
  "name_expiresAt": "Sah hingga",
  "name_state": "Keadaan",
  "name_reference": "Rujukan bank",
  "name_number": "Nombor",
  "name_method": "Cara",
  "name_received": "Diterima",
  "name_fee": "Caj",
  "name_value": "Nilai",
  "name_operatorId": "Pengendali",
  "name_playerId": "Pemain"
 },
 "officeAudit": {
  "whole": "Rantaian lengkap",
  "broken": "Rantaian terputus",
  "entries": [
   [
    "count"
   ],
   " catatan"
  ],
  "sinceAnchor": "Disemak dari sauh",
  "noAnchor": "Belum ada sauh: setiap catatan disemak.",
  "fingerprint": [
   "Kunci ",
   [
    "fingerprint"
   ]
  ],
  "forged": "Sauh terakhir tidak tulen.",
  "brokenAt": [
   "Rantaian ",
   [
    "chain"
   ],
   ", catatan ",
   [
    "position"
   ],
   " tidak mengikuti catatan sebelumnya."
  ],
  "verify": "Sahkan"
 },
 "officeCatalogue": {
  "views": "Bahagian katalog",
  "games": "Permainan",
  "vendors": "Pembekal",
  "providers": "Penyedia",
  "vendor": "Pembekal",
  "state": "Keadaan",
  "stateOf_on": "Hidup",
  "stateOf_off": "Mati",
  "stateOf_maintenance": "Penyelenggaraan",
  "name": "Nama",
  "code": "Kod",
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
  "titles": "Permainan",
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
  "kind_AG": "Untuk ejen",
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
  "sceneNightMarket": "Pasar malam",
  "sceneLotusPond": "Kolam teratai",
  "sceneNagaMoon": "Naga di bawah bulan",
  "sceneKoiRiver": "Sungai koi",
  "sceneKiteFestival": "Pesta wau",
  "sceneTempleDusk": "Kuil waktu senja",
  "sceneTreasureNight": "Malam harta karun",
  "sceneHarbour": "Pelabuhan",
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
  "nothingWritten": "Belum ada apa-⁠apa ditulis.",
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
 "officeDeposits": {
  "shows": "Deposit yang mana",
  "show_slip": "Slip untuk disahkan",
  "show_differs": "Jumlah berbeza",
  "show_late": "Lewat",
  "show_waiting": "Menunggu",
  "show_all": "Semua",
  "none": "Tiada apa-⁠apa di sini.",
  "number": "Nombor",
  "time": "Masa",
  "player": "Pemain",
  "method": "Cara",
  "state": "Keadaan",
  "amount": "Dipesan",
  "received": "Diterima",
  "fee": "Caj",
  "state_pending": "Menunggu",
  "state_confirmed": "Sudah masuk",
  "state_failed": "Gagal",
  "state_expired": "Tamat tempoh",
  "queue_slip": "Slip",
  "queue_short": "Kurang",
  "queue_over": "Terlebih",
  "queue_late": "Lewat",
  "of": [
   "Deposit ",
   [
    "number"
   ]
  ],
  "payment": [
   "Bayaran ",
   [
    "reference"
   ]
  ],
  "reason": "Sebab",
  "slip": "Slip daripada pemain",
  "confirm": "Sahkan",
  "confirmNote": [
   "Mencadangkan bahawa pindahan ",
   [
    "username"
   ],
   " bagi ",
   [
    "number"
   ],
   " sudah masuk. Pengendali lain memutuskan."
  ],
  "arrived": "Jumlah yang masuk",
  "amountWrong": "Taip jumlah lebih daripada sifar.",
  "reference": "Rujukan bank",
  "referenceHint": "Seperti pada penyata bank.",
  "referenceMissing": "Taip rujukan bank.",
  "decline": "Tolak",
  "declineNote": [
   "Tiada wang yang bergerak. ",
   [
    "username"
   ],
   " membaca sebabnya. Deposit ",
   [
    "number"
   ],
   "."
  ]
 },
 "officeDisputes": {
  "dispute": "Pertikaian pergerakan wang",
  "player": "Pemain",
  "state": "Keadaan",
  "state_open": "Menunggu",
  "state_upheld": "Sudah dibetulkan",
  "state_dismissed": "Sudah dijawab",
  "remark": "Kata pemain",
  "movement": "Pergerakan",
  "amount": "Jumlah",
  "balanceAfter": "Baki selepasnya",
  "time": "Masa",
  "reference": "Rujukan",
  "answer": "Jawapan",
  "answeredBy": "Dijawab oleh",
  "pictureOf": [
   "Gambar ",
   [
    "number"
   ],
   " daripada pemain"
  ],
  "uphold": "Setuju",
  "dismiss": "Terangkan",
  "upholdNote": [
   [
    "username"
   ],
   " membaca bahawa ia sudah dibetulkan, dan kata-⁠kata anda. Wang digerakkan melalui pelarasan."
  ],
  "dismissNote": [
   [
    "username"
   ],
   " membaca kata-⁠kata anda. Pergerakan itu kekal."
  ],
  "answerHint": "Pemain membacanya seperti yang tertulis.",
  "answerMissing": "Tulis apa yang perlu dibaca oleh pemain.",
  "send": "Hantar jawapan"
 },
 "officeDraws": {
  "of": [
   [
    "game"
   ],
   " · ",
   [
    "number"
   ]
  ],
  "unknown": "Cabutan ini tidak wujud.",
  "liability": "Pertaruhan dan liabiliti",
  "back": "Semua cabutan",
  "schedule": "Jadual",
  "opensAt": "Taruhan dibuka",
  "settledAt": "Selesai dibayar",
  "commitment": "Komitmen",
  "seed": "Benih",
  "result": "Keputusan",
  "resultNo": [
   "Keputusan ",
   [
    "revision"
   ]
  ],
  "noResult": "Belum ada keputusan.",
  "toBeEntered": "Cabutan ini menunggu keputusan. Dua operator memasukkan dan mengesahkannya.",
  "replayOf": [
   "Ulangan cabutan ",
   [
    "day"
   ]
  ],
  "enteredBy": [
   "Dimasukkan oleh ",
   [
    "proposer"
   ],
   ", disahkan oleh ",
   [
    "confirmer"
   ]
  ],
  "partial": "Keputusan sebahagian",
  "partialNote": "Pemain boleh melihatnya, tetapi tiada bayaran dibuat.",
  "feedTold": "Kata suapan",
  "feedNothing": "Belum ada keputusan penuh.",
  "enter": "Masukkan keputusan",
  "enterOf": [
   "Keputusan ",
   [
    "game"
   ],
   " · ",
   [
    "number"
   ]
  ],
  "enterNote": "Taip setiap nombor dengan sifar di depannya, seperti yang dicabut. Operator lain mengesahkan sebelum apa-⁠apa dibayar.",
  "prizeHint": [
   "Bilangan nombor: ",
   [
    "count"
   ],
   ". Digit setiap nombor: ",
   [
    "digits"
   ],
   "."
  ],
  "propose": "Hantar untuk pengesahan",
  "feed": "Suapan keputusan",
  "feedMissing": "Tiada suapan ditetapkan. Keputusan luar dimasukkan oleh operator.",
  "feedSources": "Sumber",
  "feedOne": "Satu: keputusan dikira selepas diberitahu dua kali",
  "feedTwo": "Dua: keputusan dikira apabila kedua-⁠duanya sama",
  "feedAsked": "Terakhir ditanya",
  "feedWaiting": "Cabutan yang menunggu",
  "feedProblems": "Antaranya bermasalah",
  "games": "Permainan loteri",
  "game": "Permainan",
  "isOpen": "Dibuka",
  "isClosed": "Ditutup",
  "nextDraw": "Cabutan seterusnya",
  "lastResult": "Keputusan terakhir",
  "order": "Susunan",
  "earlier": [
   "Naikkan ",
   [
    "game"
   ]
  ],
  "later": [
   "Turunkan ",
   [
    "game"
   ]
  ],
  "change": "Ubah",
  "open": "Buka",
  "close": "Tutup",
  "openGame": [
   "Buka ",
   [
    "game"
   ]
  ],
  "closeGame": [
   "Tutup ",
   [
    "game"
   ]
  ],
  "openNote": "Pemain terus nampak permainan ini dan boleh bertaruh.",
  "closeNote": "Pemain tidak lagi nampak permainan ini dan tidak boleh bertaruh. Cabutan yang ada taruhan tetap diadakan."
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
  "taker": "Diambil oleh",
  "nobody": "Belum ada",
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
  "waiting": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " menunggu"
     ]
    }
   ]
  ],
  "waitingLate": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " menunggu, ada yang melebihi had masa"
     ]
    }
   ]
  ],
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
  "singleKeysOff": "Matikan pintasan satu kekunci",
  "singleKeysOn": "Hidupkan pintasan satu kekunci",
  "lock": "Kunci sekarang",
  "logOut": "Log keluar",
  "find": "Cari halaman, pemain atau tetapan",
  "findHint": "Pemain: nama penuh, nombor telefon penuh atau ID",
  "foundPages": "Halaman",
  "foundPlayers": "Pemain",
  "foundDeposits": "Deposit",
  "foundWithdrawals": "Pengeluaran",
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
  "queue_deposits": "Slip pindahan untuk disahkan",
  "queue_payoutDisputes": "Bayaran yang dipertikaikan",
  "queue_disputes": "Pergerakan yang dipertikaikan",
  "queue_riskCases": "Kes risiko untuk disemak",
  "queue_vouchers": "Kod baucar untuk diambil",
  "queue_withdrawals": "Pengeluaran untuk diputuskan",
  "queue_approvals": "Kelulusan",
  "queue_vendorTransfers": "Pindahan tanpa jawapan",
  "queue_verifications": "Dokumen pengenalan untuk disemak",
  "queue_promotionClaims": "Permohonan promosi",
  "queue_pointExchanges": "Barang untuk dihantar",
  "queue_referrals": "Rakan jemputan ditahan",
  "queue_feedback": "Mesej untuk dijawab",
  "nothingWaitsIn": [
   "Tiada yang menunggu: ",
   [
    "queues"
   ]
  ],
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
    "span"
   ]
  ],
  "limit": [
   "had ",
   [
    "span"
   ]
  ],
  "minutes": [
   [
    "count"
   ],
   " min"
  ],
  "hours": [
   [
    "count"
   ],
   " jam"
  ],
  "days": [
   [
    "count"
   ],
   " hari"
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
 "officeLiability": {
  "draw": "Cabutan",
  "state": "Keadaan",
  "state_scheduled": "Akan datang",
  "state_drawn": "Telah dicabut, sedang diselesaikan",
  "state_settled": "Selesai",
  "state_void": "Dibatalkan",
  "orders": "Pertaruhan",
  "ordersOf": [
   [
    "orders"
   ],
   " daripada ",
   [
    "players"
   ],
   " pemain"
  ],
  "staked": "Jumlah pertaruhan",
  "limitOfDraw": "Had cabutan",
  "limitOfNumber": "Had satu nombor",
  "paid": "Telah dibayar",
  "owed": "Terhutang selepas pembetulan",
  "numbers": "Nombor mengikut kos bayaran",
  "noBets": "Tiada pertaruhan wang sebenar untuk cabutan ini.",
  "playType": "Jenis pertaruhan",
  "number": "Nombor",
  "payable": "Kos bayaran",
  "void": "Batalkan cabutan",
  "voidNote": "Semua pertaruhan dipulangkan, dan bayaran cabutan ini diambil balik. Wang yang telah dibelanjakan menjadi hutang pemain. Pengendali lain memutuskan.",
  "correct": "Betulkan keputusan",
  "correctNote": "Bayaran bagi keputusan sekarang diambil balik, dan keputusan yang betul dibayar. Wang yang telah dibelanjakan menjadi hutang pemain. Pengendali lain memutuskan.",
  "result": "Keputusan yang betul",
  "resultHint": "Satu baris bagi setiap hadiah, seperti G1: 12345 67890",
  "resultWrong": "Taip hadiah, satu baris setiap satu."
 },
 "officeLists": {
  "filters": "Tapisan",
  "apply": "Guna",
  "wholeName": [
   [
    "column"
   ],
   ", nama penuh"
  ],
  "system": "Pelayan",
  "atLeast": [
   [
    "column"
   ],
   ", sekurang-⁠kurangnya"
  ],
  "atMost": [
   [
    "column"
   ],
   ", paling banyak"
  ],
  "from": [
   [
    "column"
   ],
   " dari"
  ],
  "until": [
   [
    "column"
   ],
   " hingga"
  ],
  "chosen": [
   [
    "column"
   ],
   ": ",
   [
    "count"
   ]
  ],
  "chooseDays": [
   [
    "column"
   ],
   ": semua hari"
  ],
  "allDays": "Semua hari",
  "columns": "Lajur",
  "views": "Paparan",
  "viewName": "Nama paparan",
  "saveView": "Simpan",
  "forgetView": [
   "Buang ",
   [
    "name"
   ]
  ],
  "setFilters": "Tapisan yang digunakan",
  "clearFilter": [
   "Buang tapisan: ",
   [
    "filter"
   ]
  ],
  "csv": "CSV",
  "total": "Jumlah",
  "rows": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " baris"
     ]
    }
   ]
  ],
  "moreThan": [
   [
    "count",
    2,
    {
     "other": [
      "Lebih daripada ",
      0,
      " baris"
     ]
    }
   ]
  ],
  "nothing": "Belum ada apa-⁠apa di sini.",
  "nothingFits": "Tiada yang sepadan dengan tapisan ini. Buang satu tapisan di atas.",
  "list_adjustments": "Pelarasan",
  "list_agents": "Ejen",
  "list_players": "Pemain",
  "list_sessions": "Sesi pemain",
  "list_transfers": "Pergerakan wang",
  "list_withdrawals": "Pengeluaran",
  "list_voucherBatches": "Kumpulan baucar",
  "list_deposits": "Deposit",
  "list_draws": "Cabutan",
  "column_drawsAt": "Masa cabutan",
  "column_origin": "Dicabut oleh",
  "column_closesAt": "Taruhan tutup",
  "column_drawnAt": "Masa keputusan",
  "column_revision": "Semakan",
  "column_problem": "Suapan",
  "origin_own": "Benih sendiri",
  "origin_replay": "Ulangan",
  "origin_feed": "Suapan keputusan",
  "origin_entry": "Operator",
  "origin_import": "Diimport",
  "problem_no_answer": "Tiada jawapan",
  "problem_malformed": "Keputusan tidak lengkap",
  "problem_other_draw": "Cabutan lain",
  "problem_sources_differ": "Sumber tidak sama",
  "problem_changed": "Dua keputusan berbeza",
  "list_feedback": "Maklum balas",
  "list_games": "Permainan",
  "list_operators": "Pengendali",
  "list_operatorSessions": "Sesi pengendali",
  "list_audit": "Log audit",
  "list_exports": "Eksport",
  "list_ownExports": "Fail saya",
  "list_lotteryOrders": "Pertaruhan loteri",
  "column_game": "Permainan",
  "column_drawNo": "Cabutan",
  "column_drawState": "Cabutan (keadaan)",
  "column_stake": "Pertaruhan",
  "column_cancelled": "Dibatalkan",
  "drawState_scheduled": "Akan datang",
  "drawState_drawn": "Telah dicabut",
  "drawState_settled": "Selesai",
  "drawState_void": "Dibatalkan",
  "list_agentContracts": "Kontrak ejen",
  "list_agentRuns": "Penyelesaian ejen",
  "list_agentDebts": "Hutang ejen",
  "column_offeredAt": "Ditawarkan",
  "column_upline": "Upline",
  "column_family": "Kontrak",
  "column_period": "Dibayar",
  "column_runPeriod": "Tempoh",
  "column_rate": "Kadar tertinggi, %",
  "column_effectiveFrom": "Berkuat kuasa dari",
  "column_effectiveTo": "Berkuat kuasa hingga",
  "column_windowBegins": "Tempoh kiraan dari",
  "column_windowEnds": "Tempoh kiraan hingga",
  "column_lines": "Ejen",
  "column_due": "Perolehan teratas",
  "column_paid": "Untuk dibayar",
  "column_owed": "Terhutang",
  "family_dividend": "Dividen",
  "family_daily": "Upah harian",
  "family_hourly": "Gaji sejam",
  "family_realtime": "Gaji masa nyata",
  "family_rebate": "Beza rebat",
  "period_once": "Serta-⁠merta",
  "period_daily": "Harian",
  "period_weekly": "Mingguan",
  "period_semimonthly": "Dua kali sebulan",
  "period_monthly": "Bulanan",
  "runPeriod_none": "Ikut tempoh kiraan",
  "runPeriod_daily": "Harian",
  "runPeriod_weekly": "Mingguan",
  "runPeriod_semimonthly": "Dua kali sebulan",
  "runPeriod_monthly": "Bulanan",
  "state_offered": "Ditawarkan",
  "state_accepted": "Diterima",
  "state_withdrawn": "Ditarik balik",
  "state_superseded": "Diganti",
  "state_terminated": "Tamat",
  "state_waiting": "Menunggu pelepasan",
  "state_booking": "Sedang dibayar",
  "state_settled": "Selesai",
  "list_vendorTransfers": "Pindahan pembekal",
  "column_direction": "Arah",
  "column_attempts": "Percubaan",
  "column_nextAttemptAt": "Ditanya semula pada",
  "direction_to_vendor": "Kepada pembekal",
  "direction_from_vendor": "Daripada pembekal",
  "state_init": "Dimulakan",
  "state_held": "Ditahan",
  "state_sent": "Dihantar",
  "column_method": "Kaedah",
  "column_joinedAt": "Menyertai",
  "column_level": "Peringkat",
  "column_members": "Di bawah",
  "column_rebate": "Rebat %",
  "column_prizeMode": "Mod hadiah",
  "column_issuedAt": "Dikeluarkan",
  "column_count": "Kod",
  "column_redeemed": "Digunakan",
  "state_issued": "Kod belum diambil",
  "state_taken": "Diserahkan",
  "state_void": "Dihentikan",
  "state_upheld": "Dibetulkan",
  "state_dismissed": "Diterangkan",
  "column_received": "Diterima",
  "column_settledAt": "Selesai pada",
  "state_pending": "Menunggu",
  "state_confirmed": "Disahkan",
  "state_failed": "Gagal",
  "state_expired": "Tamat tempoh",
  "queue_none": "Tiada untuk diputuskan",
  "queue_slip": "Slip untuk disahkan",
  "queue_short": "Kurang",
  "queue_over": "Terlebih",
  "queue_late": "Lewat",
  "column_receivedAt": "Diterima pada",
  "column_type": "Perkara",
  "column_excerpt": "Mesej",
  "column_pictures": "Gambar",
  "column_language": "Bahasa",
  "column_assignedTo": "Diambil oleh",
  "type_account": "Akaun",
  "type_payment": "Bayaran",
  "type_game": "Permainan",
  "type_partner": "Rakan niaga",
  "type_other": "Lain-⁠lain",
  "state_open": "Terbuka",
  "state_answered": "Dijawab",
  "state_refused": "Ditolak",
  "state_closed": "Ditutup",
  "column_requestedAt": "Diminta",
  "column_number": "Nombor",
  "column_player": "Pemain",
  "column_state": "Status",
  "column_queue": "Giliran",
  "column_amount": "Jumlah",
  "column_fee": "Caj",
  "column_currency": "Mata wang",
  "column_bank": "Bank",
  "column_holder": "Pemegang akaun",
  "column_account": "Nombor akaun",
  "column_claimedBy": "Dipegang oleh",
  "column_claimedUntil": "Dipegang hingga",
  "column_claimNo": "Tuntutan",
  "column_version": "Versi",
  "column_endedAt": "Tamat",
  "column_registeredAt": "Didaftarkan",
  "column_accountType": "Jenis akaun",
  "column_status": "Status akaun",
  "column_rank": "Pangkat",
  "column_available": "Tersedia",
  "column_reserved": "Ditahan",
  "column_search": "Nama pengguna, nombor telefon atau id",
  "column_title": "Nama atau kod, atau sebahagiannya",
  "column_openedAt": "Dibuka",
  "column_address": "Alamat",
  "column_userAgent": "Pelayar",
  "column_lastSeenAt": "Terakhir dilihat",
  "column_endedBecause": "Sebab tamat",
  "column_at": "Masa",
  "column_kind": "Jenis",
  "column_book": "Buku",
  "column_debitAccount": "Daripada",
  "column_creditAccount": "Kepada",
  "column_availableAfter": "Baki",
  "column_balance": "Baki bonus",
  "column_source": "Sumber",
  "column_reference": "Rujukan",
  "column_reason": "Sebab",
  "column_proposedBy": "Dicadangkan oleh",
  "column_approvedBy": "Diluluskan oleh",
  "column_operator": "Operator",
  "column_roles": "Peranan",
  "column_approvesFrom": "Boleh meluluskan dari",
  "column_createdAt": "Dicipta",
  "column_lastLoginAt": "Log masuk terakhir",
  "column_expiresAt": "Tamat tempoh",
  "column_lockedAt": "Dikunci",
  "column_list": "Senarai",
  "column_filter": "Tapisan",
  "column_rows": "Baris",
  "column_sha256": "SHA-256",
  "column_actor": "Siapa",
  "column_action": "Tindakan",
  "column_subject": "Pada apa",
  "column_before": "Sebelum",
  "column_after": "Selepas",
  "column_requestId": "Permintaan",
  "column_sessionId": "Sesi",
  "column_approvalId": "Cadangan",
  "column_chain": "Rantaian",
  "column_position": "Kedudukan",
  "state_checking": "Sedang disemak",
  "state_review": "Dalam semakan",
  "state_second_look": "Semakan kedua",
  "state_approved": "Diluluskan",
  "state_paying": "Sedang dibayar",
  "state_unknown": "Belum ada jawapan",
  "state_awaiting": "Menunggu pemain",
  "state_disputed": "Dipertikaikan",
  "state_completed": "Selesai",
  "state_rejected": "Ditolak",
  "state_cancelled": "Dibatalkan",
  "state_returned": "Dipulangkan",
  "state_invited": "Dijemput",
  "state_enrolled": "Telah mendaftar",
  "state_made": "Diminta",
  "state_begun": "Sedang dihantar",
  "state_done": "Lengkap",
  "state_broken": "Terputus",
  "queue_unchecked": "Belum disemak",
  "queue_clean": "Bersih",
  "queue_flagged": "Ditanda",
  "queue_stopped": "Dihentikan",
  "accountType_0": "Ahli",
  "accountType_1": "Ejen",
  "accountType_2": "Ejen kanan",
  "accountType_4": "Percubaan",
  "accountType_41": "Ejen induk",
  "accountType_42": "Ejen super",
  "status_open": "Aktif",
  "status_locked": "Dikunci",
  "status_closed": "Ditutup",
  "book_real": "Wang sebenar",
  "book_play": "Wang percubaan",
  "endedBecause_logout": "Log keluar",
  "endedBecause_replaced": "Log masuk lain",
  "endedBecause_ended": "Ditamatkan secara manual",
  "endedBecause_password": "Kata laluan baharu",
  "endedBecause_operator": "Ditamatkan oleh operator",
  "endedBecause_break": "Rehat daripada bermain",
  "endedBecause_closed": "Akaun ditutup",
  "roles_support": "Sokongan",
  "roles_finance": "Kewangan",
  "roles_risk": "Risiko",
  "roles_content": "Kandungan",
  "roles_draw": "Cabutan",
  "roles_agents": "Ejen",
  "roles_auditor": "Juruaudit",
  "roles_admin": "Pentadbir",
  "column_name": "Nama",
  "column_vendor": "Penyedia",
  "column_vendorName": "Nama penyedia",
  "column_category": "Kategori",
  "column_maintenanceFrom": "Penyelenggaraan dari",
  "column_maintenanceUntil": "Penyelenggaraan hingga",
  "column_listedAt": "Disenaraikan",
  "column_pickedPlace": "Kedudukan pilihan",
  "category_RNG": "Slot",
  "category_LIVE": "Kasino langsung",
  "category_SPORTS": "Sukan",
  "category_ESPORTS": "E-⁠sukan",
  "category_FISH": "Tembak ikan",
  "category_PVP": "Kad PVP",
  "category_BGS": "Permainan mini",
  "category_BINGO": "Bingo",
  "category_LOTT": "Loteri",
  "category_ELOTT": "E-⁠loteri",
  "state_on": "Hidup",
  "state_off": "Mati",
  "state_maintenance": "Penyelenggaraan",
  "column_askedAt": "Diminta",
  "column_good": "Barang",
  "column_quantity": "Kuantiti",
  "column_points": "Mata",
  "column_decidedAt": "Diputuskan",
  "type_item": "Barang",
  "type_credit": "Kredit",
  "type_conversion": "Penukaran",
  "list_cardPairs": "Pasangan meja kad",
  "column_other": "Pemain lain",
  "column_hands": "Pusingan bersama",
  "column_won": "Menang daripadanya",
  "column_lost": "Kalah kepadanya",
  "column_net": "Aliran",
  "column_lastAt": "Terakhir bersama",
  "list_referrals": "Rakan jemputan",
  "column_friend": "Rakan",
  "column_foundAt": "Tahap pertama dicapai",
  "column_shared": "Persamaan",
  "column_steps": "Tahap dicapai",
  "state_counted": "Dikira",
  "list_bonuses": "Bonus",
  "column_grantedAt": "Diberikan",
  "column_required": "Pusing ganti",
  "column_progress": "Sudah dimainkan",
  "column_released": "Menjadi tunai",
  "column_forfeited": "Dipulangkan",
  "column_bonusState": "Keadaan",
  "column_endReason": "Sebab tamat",
  "bonusState_waiting": "Menunggu",
  "bonusState_active": "Sedang dimainkan",
  "bonusState_released": "Sudah jadi tunai",
  "bonusState_used": "Habis digunakan",
  "bonusState_forfeited": "Dipulangkan",
  "bonusState_expired": "Tamat tempoh",
  "endReason_lowBalance": "Baki terlalu sedikit",
  "endReason_givenUp": "Dilepaskan oleh pemain",
  "endReason_withdrawal": "Pengeluaran",
  "endReason_operator": "Dibatalkan oleh operator",
  "endReason_closed": "Akaun ditutup",
  "list_pointExchanges": "Tukaran mata",
  "list_promotionClaims": "Permohonan promosi",
  "column_promotion": "Promosi",
  "column_proofs": "Gambar",
  "kind_deposit": "Bonus deposit",
  "kind_freeCredit": "Kredit percuma",
  "kind_rescue": "Pemulihan",
  "kind_rebate": "Rebat",
  "state_joined": "Disertai",
  "state_applying": "Untuk disemak",
  "state_claimed": "Dituntut",
  "state_lapsed": "Tidak dibayar",
  "list_disputes": "Pergerakan yang dipertikaikan",
  "column_saferPlay": "Perkara",
  "column_limitKind": "Had untuk",
  "column_limitPeriod": "Setiap",
  "saferPlay_limitSet": "Had ditetapkan",
  "saferPlay_raiseAsked": "Kenaikan diminta",
  "saferPlay_raised": "Had dinaikkan",
  "saferPlay_ended": "Had ditamatkan",
  "saferPlay_timeout": "Rehat",
  "saferPlay_exclusion": "Pengecualian diri",
  "saferPlay_time": "Masa habis",
  "limitKind_deposit": "Deposit",
  "limitKind_stake": "Taruhan",
  "limitKind_loss": "Kerugian",
  "limitKind_time": "Masa",
  "limitPeriod_day": "Hari",
  "limitPeriod_week": "Minggu",
  "limitPeriod_month": "Bulan",
  "column_verification": "Status",
  "column_finding": "Pemeriksa luar",
  "finding_clear": "Tiada masalah",
  "finding_doubtful": "Diragui",
  "finding_unreadable": "Tidak dapat dibaca",
  "verification_open": "Belum dihantar",
  "verification_waiting": "Menunggu",
  "verification_verified": "Disahkan",
  "verification_rejected": "Diminta semula",
  "verification_expired": "Tamat tempoh",
  "list_bookMatches": "Perlawanan buku sukan",
  "column_startsAt": "Bermula",
  "column_match": "Perlawanan",
  "column_league": "Liga",
  "column_sport": "Sukan",
  "column_matchState": "Status",
  "column_score": "Skor",
  "column_bets": "Taruhan",
  "column_undecided": "Belum diputuskan",
  "list_bookCorrections": "Pembetulan taruhan sukan",
  "column_changedAt": "Diubah",
  "column_gameName": "Permainan",
  "column_matches": "Perlawanan",
  "column_returned": "Dibukukan",
  "column_unposted": "Pembetulan belum dibukukan",
  "sport_football": "Bola sepak",
  "sport_esports": "E-⁠sukan",
  "sport_duel": "Duel",
  "matchState_open": "Terbuka",
  "matchState_judged": "Sedang dibayar",
  "matchState_paid": "Dibayar",
  "matchState_void": "Batal",
  "list_verifications": "Semakan identiti",
  "column_sentAt": "Dihantar",
  "column_documents": "Dokumen",
  "list_saferPlay": "Had dan rehat",
  "column_minutes": "Minit",
  "column_until": "Sehingga",
  "list_riskCases": "Kes risiko",
  "list_riskFindings": "Penemuan",
  "column_reviewAt": "Perlu dilihat mulai",
  "column_caseState": "Keadaan",
  "column_rules": "Ditemui",
  "column_rule": "Ditemui",
  "column_findings": "Penemuan",
  "column_outcome": "Hasil",
  "column_day": "Hari",
  "caseState_open": "Terbuka",
  "caseState_watched": "Diperhatikan",
  "caseState_closed": "Ditutup",
  "rule_rapidInOut": "Wang masuk dan terus keluar",
  "rule_sharedMeans": "Peranti dan akaun bank yang sama",
  "rule_oppositeBets": "Dua belah bagi satu pusingan",
  "rule_structuredDeposits": "Deposit sedikit di bawah suatu jumlah",
  "rule_changeOfPlay": "Cara bermain berubah tiba-⁠tiba",
  "rules_rapidInOut": "Wang masuk dan terus keluar",
  "rules_sharedMeans": "Peranti dan akaun bank yang sama",
  "rules_oppositeBets": "Dua belah bagi satu pusingan",
  "rules_structuredDeposits": "Deposit sedikit di bawah suatu jumlah",
  "rules_changeOfPlay": "Cara bermain berubah tiba-⁠tiba",
  "outcome_noConcern": "Tiada kebimbangan",
  "outcome_watched": "Diperhatikan",
  "outcome_contacted": "Sudah dihubungi",
  "outcome_limitsProposed": "Had ditawarkan",
  "outcome_accountClosed": "Akaun dikunci"
 },
 "officeOperators": {
  "people": "Orang",
  "sessions": "Sesi",
  "matrix": "Peranan dan kebenaran",
  "roles": "Peranan",
  "state_invited": "Dijemput",
  "state_enrolled": "Berdaftar",
  "acts": "Tindakan",
  "appoint": "Lantik pengendali",
  "appointNote": "Pentadbir lain yang memutuskan. Selepas itu, cipta pautan untuk orang itu mendaftar.",
  "username": "Nama pengguna",
  "usernameHint": "Huruf kecil, angka, titik dan sempang, 3 hingga 32.",
  "changeRoles": "Tukar peranan",
  "changeRolesNote": "Menarik balik peranan perlu seorang pentadbir, memberi peranan perlu dua.",
  "link": "Pautan pendaftaran",
  "linkNote": [
   "Sah sekali dan 24 jam; pautan lama ",
   [
    "name"
   ],
   " terbatal. Serahkan sendiri atau melalui saluran yang dipercayai."
  ],
  "drawLink": "Cipta pautan",
  "copyLink": "Salin pautan",
  "expires": "Tamat tempoh",
  "endSessions": "Tamatkan sesi",
  "endSessionsNote": [
   [
    "name"
   ],
   " perlu log masuk semula."
  ],
  "reset": "Tetapkan semula",
  "resetNote": [
   "Kata laluan, pengesah dan sesi ",
   [
    "name"
   ],
   " dibatalkan. Semua pengendali dimaklumkan selama seminggu."
  ],
  "permission": "Kebenaran",
  "granted": "Diberi",
  "close": "Tutup"
 },
 "officePages": {
  "dashboard": "Papan pemuka",
  "approvals": "Kelulusan",
  "players": "Pemain",
  "player": "Pemain",
  "reports": "Laporan",
  "deposits": "Deposit",
  "withdrawals": "Pengeluaran",
  "settings": "Tetapan",
  "operators": "Pengendali",
  "catalogue": "Permainan dan pembekal",
  "announcements": "Pengumuman",
  "announcement": "Pengumuman",
  "feedback": "Maklum balas",
  "message": "Mesej",
  "audit": "Log audit",
  "exports": "Semua eksport",
  "vouchers": "Baucar",
  "agentContracts": "Kontrak ejen",
  "agentRuns": "Penyelesaian ejen",
  "agentDebts": "Hutang ejen",
  "ownExports": "Fail saya",
  "disputes": "Pertikaian",
  "bookCorrections": "Pembetulan",
  "bookMatches": "Perlawanan",
  "verifications": "Semakan identiti",
  "riskCases": "Kes risiko",
  "riskCase": "Kes risiko",
  "riskFindings": "Penemuan",
  "saferPlay": "Had dan rehat",
  "vendorTransfers": "Pindahan pembekal",
  "transfers": "Pergerakan wang",
  "pointExchanges": "Tukaran mata",
  "cardPairs": "Pasangan meja kad",
  "referrals": "Rakan jemputan",
  "vipRanks": "Pangkat",
  "pointGoods": "Gedung mata",
  "missions": "Misi",
  "raffles": "Cabutan bertuah",
  "envelopes": "Sampul merah",
  "promotions": "Promosi",
  "promotion": "Promosi",
  "promotionClaims": "Permohonan promosi",
  "draws": "Cabutan",
  "draw": "Cabutan",
  "lotteries": "Loteri",
  "agents": "Ejen",
  "lotteryOrders": "Pertaruhan loteri",
  "lotteryDraw": "Cabutan loteri"
 },
 "officeParts": {
  "upload": "Pilih gambar",
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
  "meanwhile": "Diubah sementara itu",
  "meanwhileNote": "Orang lain telah menyimpan versi lain sementara itu. Versi anda masih di bawah: sahkan sekali lagi untuk menggantikannya.",
  "theirs": "Versi mereka",
  "mine": "Versi anda",
  "takeTheirs": "Ambil versi mereka",
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
  "movements": "Pergerakan",
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
  "withdrawals": "Pengeluaran",
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
  "bonuses": "Bonus",
  "noBonuses": "Belum ada bonus.",
  "bonusProgress": "Dimainkan daripada pusing ganti",
  "bonusState": "Keadaan",
  "bonusAct": "Tindakan",
  "cancelBonus": "Batalkan bonus",
  "cancelBonusNote": "Baki wang bonus dipulangkan. Pemain melihat bahawa bonus dibatalkan; tunai kekal.",
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
  "kind_bonus_release": "Bonus menjadi tunai",
  "kind_bonus_forfeit": "Wang bonus dipulangkan",
  "kind_transfer_out": "Ke penyedia permainan",
  "kind_transfer_in": "Daripada penyedia permainan",
  "kind_payout": "Pendapatan dibayar",
  "kind_player_transfer": "Antara akaun",
  "kind_repayment": "Bayaran balik",
  "kind_rebate": "Rebat",
  "kind_exchange": "Tukaran mata",
  "account_wallet": "Baki pemain",
  "account_bonus": "Wang bonus pemain",
  "account_held": "Wang pemain ditahan",
  "account_receivable": "Hutang pemain",
  "account_house_cash": [
   "Bayaran ",
   [
    "name"
   ]
  ],
  "account_house_grant": "Hadiah",
  "account_house_bonus": "Bonus",
  "account_house_fee": "Yuran",
  "account_house_points": "Mata",
  "account_house_clearing": "Antara akaun",
  "account_house_rebate": "Rebat",
  "account_house_salary": "Gaji",
  "account_house_commission": "Komisen",
  "account_vendor": [
   "Permainan ",
   [
    "name"
   ]
  ],
  "account_pool": [
   "Tabung hadiah ",
   [
    "name"
   ]
  ],
  "saferPlay": "Had dan rehat",
  "exclude": "Mulakan rehat",
  "excludeNote": [
   [
    "username"
   ],
   " dilog keluar di semua peranti, dan sehingga tamat hanya boleh melihat rekod dan mengeluarkan wang. Tiada siapa boleh menamatkannya lebih awal, termasuk anda."
  ],
  "breakLength": "Berapa lama",
  "length_1d": "24 jam",
  "length_7d": "7 hari",
  "length_14d": "14 hari",
  "length_30d": "30 hari",
  "length_42d": "6 minggu",
  "length_6m": "6 bulan",
  "length_12m": "1 tahun",
  "length_60m": "5 tahun"
 },
 "officePoints": {
  "exchangeOf": [
   "Tukaran ",
   [
    "number"
   ]
  ],
  "player": "Pemain",
  "good": "Barang",
  "conversion": "Ditukar kepada wang",
  "points": "Mata",
  "recipient": "Penerima",
  "phone": "Telefon",
  "address": "Alamat",
  "remark": "Catatan",
  "remarkHint": "Dibaca oleh pemain, contohnya nombor bungkusan.",
  "confirm": "Tandakan dihantar",
  "confirmNote": [
   "Mata digunakan dan ",
   [
    "username"
   ],
   " dimaklumkan bahawa barang dalam perjalanan."
  ],
  "reject": "Tolak",
  "rejectNote": [
   "Mata dan stok dipulangkan, dan ",
   [
    "username"
   ],
   " membaca sebabnya."
  ],
  "noGoods": "Belum ada barang.",
  "addGood": "Tambah barang",
  "changeGood": "Ubah barang",
  "kind": "Jenis",
  "kind_item": "Dihantar",
  "kind_credit": "Kredit",
  "credit": "Kredit",
  "creditHint": "Terus masuk ke dompet. Kosongkan untuk barang yang dihantar.",
  "required": "Taruhan diperlukan",
  "requiredHint": "Dalam tiga puluh hari lepas. Kosongkan jika tiada syarat.",
  "stock": "Baki",
  "position": "Kedudukan",
  "state": "Keadaan",
  "offered": "Ditawarkan",
  "notOffered": "Tidak ditawarkan",
  "picture": "Gambar sendiri",
  "drawing": "Guna lukisan",
  "pictureHint": "PNG atau JPEG. Ia dipaparkan menggantikan lukisan.",
  "motif": "Gambar",
  "nameIn": [
   "Nama (",
   [
    "language"
   ],
   ")"
  ],
  "detailIn": [
   "Keterangan (",
   [
    "language"
   ],
   ")"
  ],
  "save": "Simpan",
  "typeNumber": "Taip nombor bulat.",
  "typeAmount": "Taip jumlah.",
  "changedMeanwhile": "Orang lain sudah menyimpan. Inilah yang disimpan."
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
 "officePromotions": {
  "begin": "Promosi baharu",
  "preset_welcome": "Deposit pertama",
  "presetNote_welcome": "100% untuk ahli baharu",
  "preset_daily": "Deposit harian",
  "presetNote_daily": "50% sekali sehari",
  "preset_credit": "Kredit percuma",
  "presetNote_credit": "Dituntut dengan satu tekan",
  "preset_applied": "Kredit dengan bukti",
  "presetNote_applied": "Operator menyemak gambar",
  "preset_rescue": "Pemulihan",
  "presetNote_rescue": "5% daripada kerugian, esok pagi",
  "preset_rebate": "Rebat",
  "presetNote_rebate": "0.8% daripada taruhan, esok pagi",
  "none": "Belum ada promosi.",
  "noBudget": "tiada had",
  "promotion": "Promosi",
  "kind": "Jenis",
  "kind_deposit": "Bonus deposit",
  "kind_freeCredit": "Kredit percuma",
  "kind_rescue": "Pemulihan",
  "kind_rebate": "Rebat",
  "state": "Keadaan",
  "state_draft": "Draf",
  "state_published": "Diterbitkan",
  "state_closed": "Ditutup",
  "window": "Tempoh",
  "claims": "Tuntutan",
  "cost": "Kos",
  "budgetLeft": "Baki bajet",
  "waiting": "Untuk disemak",
  "back": "Semua promosi",
  "unknown": "Promosi ini tidak wujud.",
  "saved": "Disimpan.",
  "saveDraft": "Simpan sebagai draf",
  "save": "Simpan",
  "changedMeanwhile": [
   [
    "name"
   ],
   " telah menyimpan versi lain. Simpan sekali lagi untuk menggantikannya dengan versi anda."
  ],
  "summaryIn": [
   "Ringkasan, ",
   [
    "language"
   ]
  ],
  "untitled": "Belum ada tajuk",
  "type": "Kumpulan",
  "type_newMember": "Ahli baharu",
  "type_deposit": "Deposit",
  "type_cashback": "Pulangan tunai",
  "type_slots": "Slot",
  "type_live": "Kasino langsung",
  "type_sports": "Sukan",
  "type_lottery": "Loteri",
  "type_event": "Acara",
  "tag": "Tanda",
  "tag_none": "Tiada",
  "tag_new": "Baharu",
  "tag_featured": "Pilihan",
  "tag_vip": "VIP",
  "terms": "Syarat",
  "fixed": "Pemain sudah menyertainya. Syarat yang dipersetujui kekal; perkataan, gambar dan tarikh tamat boleh diubah, dan bajet boleh dikurangkan.",
  "cycle": "Kekerapan",
  "cycle_once": "Sekali",
  "cycle_daily": "Sekali sehari",
  "cycle_weekly": "Sekali seminggu",
  "byRankHint": "Kosong: kadar pangkat setiap pemain, mengikut kategori.",
  "field_percent": "Bahagian dalam peratus",
  "field_amount": [
   "Jumlah (",
   [
    "currency"
   ],
   ")"
  ],
  "field_minimum": [
   "Sekurang-⁠kurangnya (",
   [
    "currency"
   ],
   ")"
  ],
  "field_cap": [
   "Dibayar paling banyak (",
   [
    "currency"
   ],
   ")"
  ],
  "field_multiplier": "Gandaan pertaruhan",
  "field_conversionCap": "Menjadi tunai paling banyak, gandaan bonus",
  "field_daysValid": "Hari untuk mempertaruhkannya",
  "field_budget": [
   "Bajet (",
   [
    "currency"
   ],
   ")"
  ],
  "minimumOf_deposit": "Deposit terkecil yang dikira.",
  "minimumOf_rescue": "Kerugian terkecil yang dikira.",
  "minimumOf_rebate": "Bayaran yang lebih kecil tidak dibuat.",
  "multiplierHint": "0: terus menjadi tunai.",
  "multiplierAtMost": [
   "0: terus menjadi tunai. Paling banyak ",
   [
    "maximum"
   ],
   "."
  ],
  "conversionCapHint": "Kosong: semuanya.",
  "budgetHint": [
   "Ia tamat apabila bajet habis. Melebihi ",
   [
    "amount"
   ],
   ", atau tanpa bajet, operator lain meluluskan."
  ],
  "base": "Yang dipertaruhkan",
  "base_bonus": "Bonus",
  "base_depositAndBonus": "Deposit dan bonus",
  "needsReview": "Operator menyemak permohonan dengan gambar",
  "counting": "Untuk apa",
  "methods": "Deposit melalui kaedah ini; tiada pilihan: semuanya",
  "shares": "Bahagian taruhan yang dikira, dalam peratus; kosong: seperti biasa",
  "field_diallingCodes": "Hanya kod negara telefon",
  "diallingCodesHint": "Nombor telefon yang disahkan, seperti +60, +65. Kosong: semua.",
  "audience": "Siapa dan bila",
  "field_from": "Dari",
  "field_until": "Hingga",
  "fromHint": [
   "Kosong: dari penerbitannya. Waktu ",
   [
    "zone"
   ],
   "."
  ],
  "untilHint": "Kosong: sehingga ditutup.",
  "field_minimumRank": "Pangkat sekurang-⁠kurangnya",
  "field_newWithinDays": "Mendaftar dalam tempoh hari",
  "field_agents": "Hanya rangkaian ejen ini",
  "verifiedPhone": "Hanya dengan nombor telefon yang disahkan",
  "firstDepositOnly": "Deposit pertama: bukan untuk mereka yang pernah membuat deposit",
  "oncePerPerson": "Sekali seorang: bukan untuk peranti atau akaun bank yang dikongsi",
  "sentence_deposit": [
   "Apabila membuat deposit sekurang-⁠kurangnya ",
   [
    "minimum"
   ],
   ", pemain mendapat ",
   [
    "percent"
   ],
   "% daripadanya."
  ],
  "sentence_freeCredit": [
   "Pemain mendapat ",
   [
    "amount"
   ],
   "."
  ],
  "sentence_rescue": [
   "Pemain yang rugi sekurang-⁠kurangnya ",
   [
    "minimum"
   ],
   " mendapat ",
   [
    "percent"
   ],
   "% kembali esok pagi."
  ],
  "sentence_byRank": "Esok pagi pemain mendapat kembali kadar yang dibayar oleh pangkatnya bagi taruhan setiap kategori.",
  "sentence_rebate": [
   "Pemain mendapat ",
   [
    "percent"
   ],
   "% daripada semua taruhan kembali esok pagi."
  ],
  "sentenceCap": [
   "Paling banyak ",
   [
    "amount"
   ],
   "."
  ],
  "sentence_once": "Setiap pemain mendapatnya sekali.",
  "sentence_daily": "Setiap pemain mendapatnya sekali sehari.",
  "sentence_weekly": "Setiap pemain mendapatnya sekali seminggu.",
  "sentenceStaked": [
   "Ia perlu dipertaruhkan ",
   [
    "times"
   ],
   " kali dalam ",
   [
    "days"
   ],
   " hari."
  ],
  "sentenceNotStaked": "Ia terus menjadi tunai.",
  "sentenceBudget": [
   "Ia tamat apabila ",
   [
    "amount"
   ],
   " habis."
  ],
  "sentenceNoBudget": "Tiada bajet yang menamatkannya.",
  "trial": "Cubaan pada bulan lepas",
  "trialNote": "Dikira daripada rekod bulan lepas. Orang mungkin bermain dan membuat deposit secara berbeza jika promosi ini ada.",
  "tryIt": "Cuba",
  "wouldHaveCost": "Kos yang mungkin",
  "players": "Pemain",
  "largest": "Terbanyak bagi seorang",
  "month": "Bulan",
  "publish": "Terbitkan",
  "publishNote": "Pemain melihatnya mulai sekarang, atau dari permulaannya. Versi yang disimpan diterbitkan.",
  "close": "Tutup",
  "closeNote": "Tiada lagi yang boleh disertai atau dituntut. Yang disertai melalui deposit yang sedang berjalan, atau sudah ditawarkan, tetap dibayar.",
  "application": "Permohonan",
  "proof": [
   "Gambar ",
   [
    "number"
   ]
  ],
  "player": "Pemain",
  "registered": "Mendaftar",
  "rank": "Pangkat",
  "askedAt": "Dihantar",
  "pays": "Bayaran",
  "remark": "Catatan",
  "reason": "Sebab",
  "approve": "Terima",
  "approveNote": [
   "Bayarannya disediakan untuk dituntut oleh ",
   [
    "username"
   ],
   "."
  ],
  "reject": "Tolak",
  "rejectNote": [
   [
    "username"
   ],
   " membaca sebabnya."
  ]
 },
 "officeReferrals": {
  "decide": "Putuskan",
  "decideOf": [
   [
    "player"
   ],
   " menjemput ",
   [
    "friend"
   ]
  ],
  "sharedNote": [
   "Persamaan kedua-⁠duanya: ",
   [
    "shared"
   ],
   "."
  ],
  "release": "Benarkan",
  "releaseNote": [
   "Ganjaran rakan ini diberikan kepada ",
   [
    "player"
   ],
   " dalam masa seminit."
  ],
  "refuse": "Tolak",
  "refuseNote": [
   "Rakan ini tidak memberi ganjaran kepada ",
   [
    "player"
   ],
   "."
  ]
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
 "officeRisk": {
  "look": [
   "Buka (",
   [
    "count"
   ],
   ")"
  ],
  "casesNote": "Yang ditemui ialah satu soalan, bukan hukuman. Setiap kes dilihat semula dalam masa seminggu.",
  "lookNow": "Lihat sekarang",
  "looked": [
   "Peraturan telah melihat. Penemuan baharu: ",
   [
    "count"
   ]
  ],
  "unknown": "Kes ini tidak wujud.",
  "of": [
   "Kes risiko ",
   [
    "username"
   ]
  ],
  "back": "Semua kes",
  "toPlayer": "Ke pemain",
  "case": "Kes",
  "status": "Akaun",
  "registered": "Didaftarkan",
  "worksOn": "Dikendalikan oleh",
  "nobody": "Belum ada",
  "note": "Apa yang ditemui oleh peraturan tidak mengubah apa pun dengan sendirinya: permainan, wang dan had pemain kekal. Lihat angkanya, berbual dengan pemain, dan catat hasilnya.",
  "counted": "Dikira",
  "number": "Angka",
  "threshold": "Ditemui bermula",
  "at_least": "sekurangnya",
  "at_most": "paling banyak",
  "unit_percent": [
   [
    "value"
   ],
   " %"
  ],
  "unit_hours": [
   [
    "value"
   ],
   " jam"
  ],
  "unit_times": [
   [
    "value"
   ],
   " kali"
  ],
  "unit_count": [
   [
    "value"
   ]
  ],
  "unit_money": [
   [
    "value"
   ]
  ],
  "rows": [
   "Baris yang dikira (",
   [
    "count"
   ],
   ")"
  ],
  "row_deposit": "Deposit",
  "row_withdrawal": "Pengeluaran",
  "row_bet": "Taruhan",
  "row_device": "Peranti yang sama",
  "row_bankAccount": "Akaun bank yang sama",
  "row_limit": "Meminta had lebih tinggi",
  "row_day": "Dipertaruhkan dalam sehari",
  "about_rapidInOut": "Kebanyakan wang yang masuk dikeluarkan semula, dengan sedikit permainan di antaranya.",
  "about_sharedMeans": "Pemain menggunakan peranti, atau menambah akaun bank, yang digunakan oleh akaun lain.",
  "about_oppositeBets": "Akaun yang ada persamaan bertaruh pada kedua belah pihak dalam pusingan yang sama.",
  "about_structuredDeposits": "Beberapa deposit masuk sedikit di bawah satu jumlah.",
  "about_changeOfPlay": "Pemain bermain berlainan daripada empat minggu sebelumnya.",
  "fact_deposited": "Dimasukkan",
  "fact_withdrawn": "Dikeluarkan",
  "fact_withdrawnPercent": "Dikeluarkan daripada yang masuk",
  "fact_played": "Dipertaruhkan di antaranya",
  "fact_playedPercent": "Dipertaruhkan daripada yang masuk",
  "fact_hours": "Dalam masa",
  "fact_accounts": "Akaun lain",
  "fact_devices": "Peranti yang sama",
  "fact_bankAccounts": "Akaun bank yang sama",
  "fact_rounds": "Pusingan dengan dua belah pihak",
  "fact_staked": "Dipertaruhkan oleh pemain ini",
  "fact_stakedOther": "Dipertaruhkan di pihak lain",
  "fact_deposits": "Deposit sedikit di bawah",
  "fact_largest": "Yang terbesar",
  "fact_signs": "Tanda perubahan",
  "fact_stake": "Dipertaruhkan pada hari itu",
  "fact_usualStake": "Dipertaruhkan pada hari biasa",
  "fact_stakeTimes": "Berbanding hari biasa",
  "fact_lost": "Rugi dalam tiga hari",
  "fact_daysPlayed": "Hari bermain sebelumnya",
  "fact_nightPercent": "Dipertaruhkan waktu malam",
  "fact_usualNightPercent": "Waktu malam sebelumnya",
  "fact_depositsAfterLosses": "Deposit selepas rugi",
  "fact_raises": "Permintaan had lebih tinggi",
  "steps": "Apa yang dibuat",
  "server": "Pelayan",
  "newNote": "Catatan baharu",
  "newNoteHint": "Untuk operator seterusnya. Catatan tidak boleh diubah.",
  "addNote": "Catat",
  "step_opened": "Kes dibuka",
  "step_finding": "Ditemui",
  "step_taken": "Diambil",
  "step_givenBack": "Dipulangkan",
  "step_note": "Catatan",
  "step_message": "Mesej dihantar",
  "step_decided": "Hasil",
  "step_closed": "Akaun dikunci",
  "stepOf": [
   [
    "step"
   ],
   ": ",
   [
    "about"
   ]
  ],
  "take": "Ambil kes",
  "takeNote": "Operator lain nampak bahawa anda melihatnya.",
  "giveBack": "Pulangkan kes",
  "giveBackNote": "Operator lain nampak bahawa tiada siapa melihatnya.",
  "contact": "Tulis kepada pemain",
  "send": "Hantar",
  "message": "Mesej",
  "message_riskCheckIn": "Sepatah kata daripada kami",
  "message_riskLimitsOffered": "Anda boleh menetapkan had",
  "message_riskBreakOffered": "Anda boleh berehat seketika",
  "words_riskCheckIn": "Sekali-⁠sekala kami bertanya khabar. Jika permainan mengambil wang atau masa lebih daripada yang anda mahu, khidmat pelanggan kami sedia mendengar. Anda tidak perlu menjawab.",
  "words_riskLimitsOffered": "Anda yang menentukan wang dan masa anda. Di “Had dan rehat” dalam pusat ahli, had boleh ditetapkan dalam seminit. Had yang lebih rendah berkuat kuasa serta-⁠merta.",
  "words_riskBreakOffered": "Ada kalanya rehat itu baik. Di “Had dan rehat” dalam pusat ahli, anda boleh memilih rehat, bermula 24 jam. Wang anda tetap milik anda dan boleh dikeluarkan.",
  "contactNote": [
   [
    "username"
   ],
   " membaca mesej ini dalam bahasanya sendiri. Mesej yang sama dihantar paling banyak sekali sehari."
  ],
  "decide": "Catat hasilnya",
  "decideNote_noConcern": "Kes ditutup. Apa yang ditemui kemudian membuka kes baharu.",
  "decideNote_watched": "Kes dilihat semula dalam seminggu.",
  "decideNote_contacted": "Mesej telah dihantar dalam kes ini. Kes dilihat semula dalam seminggu.",
  "decideNote_limitsProposed": "Had telah ditawarkan dalam kes ini. Kes dilihat semula dalam seminggu.",
  "closeAccount": "Cadang kunci akaun",
  "closeNote": [
   "Akaun ",
   [
    "username"
   ],
   " akan dikunci selepas operator lain bersetuju. Wang di dalamnya kekal milik pemain, dan pemain diberitahu."
  ]
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
 },
 "officeSettingMeanings": {
  "site_domains": "Hos jenama, yang utama dahulu; jika kosong, semua hos dilayan.",
  "site_blockedAddresses": "Alamat dan julat yang hanya diberitahu bahawa ia disekat.",
  "site_status": "0 dibuka, 1 dalam penyelenggaraan.",
  "site_maintenanceEnd": "Bila penyelenggaraan dijangka tamat, seperti yang diberitahu kepada pelawat.",
  "site_regions": "Negara yang dilayan, kod ISO 3166 alpha-2; jika kosong, semua negara dilayan.",
  "site_unknownCountry": "Apa yang berlaku kepada pelawat yang negaranya tidak dinamakan oleh proksi dipercayai, apabila hanya negara tertentu dilayan.",
  "site_loginBeforeHome": "Sama ada pelawat mesti log masuk sebelum melihat laman utama.",
  "site_customerService": "Saluran khidmat pelanggan.",
  "site_resources": "Bahan untuk dimuat turun, seperti aplikasi.",
  "site_gtagId": "Tag Google bagi jenama.",
  "site_imageCDNs": "Hos yang menghantar gambar.",
  "site_launchGameCDNs": "Hos yang melancarkan permainan.",
  "languages_offered": "Bahasa dalam menu, mengikut susunannya; yang tiada pada jenama diabaikan. Jika kosong, semua bahasa jenama ditawarkan.",
  "navigation_lotteryClick": "Apa yang dibuat apabila item loteri ditekan: membuka halamannya atau melancarkan loteri.",
  "registration_welcomeAmountMinor": "Wang sebenar yang dikreditkan kepada setiap ahli baharu, dalam unit terkecil mata wang jenama, dan yang disebut pada tajuk pendaftaran; 0 bermaksud tiada. Jika ditetapkan, minta juga nombor yang disahkan.",
  "features_directRegistration": "Pelawat boleh mendaftar.",
  "registration_fields": "Perubahan pada peraturan setiap medan pendaftaran; patternId membawa polanya sekali.",
  "login_trimPassword": "Sama ada ruang kosong di sekeliling kata laluan yang ditaip dibuang.",
  "session_duplicateLogin": "Sama ada satu akaun boleh mempunyai beberapa sesi; jika tidak, log masuk baharu menamatkan yang lain.",
  "password_expiryDays": "Kata laluan mesti ditukar selepas sekian hari ditetapkan, jika PWDEXPFORCECHANGE3 dihidupkan; 0 bermaksud tidak perlu.",
  "session_idleMinutes": "Sesi tanpa sebarang tindakan selama sekian minit akan tamat.",
  "session_longestMinutes": "Sesi tamat sekian minit selepas log masuk, walaupun masih digunakan.",
  "login_trustedDeviceDays": "Peranti yang dipercayai ahli tidak diminta langkah kedua selama sekian hari; 0 bermaksud tiada peranti dipercayai.",
  "account_flaggedDefaultPassword": "Kata laluan yang mesti ditukar semasa log masuk; kosong bermaksud tiada. Tidak pernah dihantar kepada pelayar.",
  "features_passwordExpiry": "Kata laluan yang tamat tempoh mesti ditukar semasa log masuk.",
  "features_dividendContracts": "Kontrak atas sebahagian kerugian pasukan.",
  "features_dailyWages": "Kontrak atas taruhan pasukan dalam sehari.",
  "features_hourlySalary": "Kontrak atas taruhan pasukan dalam sejam.",
  "features_realTimeSalary": "Kontrak atas setiap taruhan pasukan yang selesai.",
  "contracts_offerHours": "Berapa lama tawaran menunggu jawapan.",
  "contracts_activeStake": "Ahli yang bertaruh sebanyak ini dalam satu tempoh dikira aktif.",
  "contracts_carryPolicy": "Kesan kemenangan pasukan terhadap dividen kemudian: none, permanent (sehingga pulih), previous (satu tempoh), month.",
  "contracts_highestRates": "Kadar tertinggi bagi setiap jenis kontrak, dalam peratus.",
  "contracts_edges": "Mengikut pasaran, bahagian taruhan dua belah yang disimpan, dalam peratus. Syarat yang memberi pasukan lebih daripada itu ditolak.",
  "contracts_otherIncentives": "Ganjaran taruhan selain kontrak, dalam peratus: mata, VIP dan bonus bersama-⁠sama.",
  "approvals_agentRun_secondAbove": "Penyelesaian yang membayar lebih daripada ini menunggu dua operator melepaskannya.",
  "agent_centreTypes": "Jenis akaun yang boleh membuka pusat ejen.",
  "agent_maximumDepth": "Bilangan peringkat akaun yang boleh ada di bawah akaun teratas.",
  "agent_topRebateMillionths": "Rebat akaun teratas, iaitu had bagi semua di bawahnya; 5000 ialah 0.5 %.",
  "agent_topPrizeMode": "Mod hadiah akaun teratas, iaitu had bagi semua di bawahnya.",
  "agent_activeStake": "Jumlah taruhan sehari untuk dikira sebagai aktif.",
  "agent_transferMinimum": "Pindahan terkecil dalam pasukan.",
  "agent_transferMaximum": "Pindahan terbesar dalam pasukan.",
  "agent_transferDailyMaximum": "Jumlah yang boleh dipindahkan oleh satu akaun dalam sehari.",
  "agent_transferDailyCount": "Bilangan pindahan yang boleh dibuat oleh satu akaun dalam sehari.",
  "features_playerTransfers": "Pindahan daripada akaun kepada uplinenya, dan daripada ejen kepada orang bawahannya.",
  "login_captchaAfterFailures": "Log masuk dengan nama atau dari alamat yang gagal sebanyak ini memerlukan captcha; 0 bermaksud tidak perlu.",
  "codes_expiryMinutes": "Kod sekali guna sah selama sekian minit.",
  "recovery_revealUnknownAccount": "Sama ada pelawat yang meminta kata laluan baharu melalui e-⁠mel diberitahu bahawa akaun itu tiada.",
  "freePlay_grantMinor": "Wang percubaan bagi akaun percubaan baharu, dalam unit terkecil mata wang jenama.",
  "freePlay_keptDays": "Berapa hari akaun percubaan disimpan tanpa digunakan.",
  "features_usernameRegistration": "Pendaftaran dengan nama pengguna.",
  "features_mobileRegistration": "Pendaftaran dengan nombor telefon bimbit.",
  "features_mobileVerificationAtRegistration": "Kod melalui mesej teks semasa pendaftaran.",
  "features_passwordAtMobileRegistration": "Kata laluan semasa pendaftaran dengan telefon bimbit.",
  "features_mobileCodeLogin": "Log masuk dengan kod yang dihantar ke nombor telefon bimbit.",
  "features_loginAddressVerification": "Langkah kedua apabila log masuk dari alamat yang belum pernah digunakan ahli.",
  "features_googleLogin": "Log masuk dan pendaftaran dengan akaun Google.",
  "features_facebookLogin": "Log masuk dan pendaftaran dengan akaun Facebook.",
  "features_rememberMe": "Borang log masuk menyimpan nama pengguna dan kata laluan selama satu hari.",
  "features_freePlay": "Akaun percubaan dengan wang percubaan.",
  "features_verificationAtPasswordChange": "Kod sebelum kata laluan ditukar.",
  "sms_path": "Siapa yang mengesahkan nombor telefon semasa pendaftaran: pelayan melalui pembawanya, atau penyedia identiti.",
  "sms_identityProvider": "Penyedia identiti untuk telefon: token siapa yang diterima, dan di mana pelayar memintanya.",
  "social_google": "Apa yang diberi oleh Google kepada jenama untuk log masuk: issuer, clientId, clientSecret.",
  "social_facebook": "Apa yang diberi oleh Facebook kepada jenama untuk log masuk, dengan tokenEndpoint yang tiada dalam dokumennya.",
  "feedback_picturesKeptDays": "Berapa hari gambar sesuatu mesej disimpan; kata-⁠katanya kekal.",
  "features_feedbackCaptcha": "Mesej kepada pengendali memerlukan digit daripada gambar, selain semakan manusia.",
  "approvals_adjustment_secondAbove": "Pelarasan melebihi jumlah ini, bagi seorang pemain atau oleh seorang pengendali dalam 24 jam, memerlukan pengendali kedua; 0 bermaksud semuanya.",
  "lottery_limits": "Jumlah pertaruhan terbanyak dalam satu cabutan, wang sebenar: bagi satu nombor, satu jenis pertaruhan, satu cabutan dan seorang ahli.",
  "lottery_keptDays": "Berapa hari selepas diselesaikan sesuatu cabutan menyimpan baris pertaruhannya. Cabutan yang barisnya sudah tiada masih boleh dibatalkan, tetapi tidak boleh dibetulkan.",
  "lottery_games": "Perbezaan bagi sesuatu loteri, mengikut kodnya: mana-⁠mana had, dan sama ada pertaruhan boleh dibatalkan sehingga ditutup.",
  "withdrawals_minimum": "Pengeluaran terkecil.",
  "withdrawals_maximum": "Pengeluaran terbesar.",
  "withdrawals_dailyMaximum": "Jumlah yang boleh dikeluarkan oleh pemain dalam satu hari perniagaan, semua pengeluaran bersama.",
  "withdrawals_fee": "Diambil daripada setiap pengeluaran setelah dibayar sepenuhnya.",
  "withdrawals_openMaximum": "Berapa banyak pengeluaran seorang pemain boleh terbuka serentak.",
  "withdrawals_withBonus": "Sama ada pengeluaran melepaskan bonus yang sedang dimainkan selepas pemain bersetuju, atau menunggu pusing gantinya dipenuhi.",
  "withdrawals_depositTurnover": "Berapa kali deposit mesti dipertaruhkan sebelum wang keluar; deposit kekal dengan syarat semasa ia masuk.",
  "withdrawals_unmetTurnoverFeePercent": "Caj ke atas wang yang keluar sebelum pusing gantinya cukup, jika pemain bersetuju; 0 bermaksud tidak boleh keluar.",
  "withdrawals_turnoverReleaseBelow": "Deposit yang masuk ketika baki kurang daripada ini, dan tiada wang sedang dipertaruhkan, menamatkan baki pusing ganti terdahulu; 0 bermaksud tidak pernah.",
  "withdrawals_receiptMinutes": "Bayaran yang tidak disahkan selepas sekian minit dikira diterima; 0 tidak bertanya kepada pemain dan mengikut keputusan penyedia bayaran.",
  "withdrawals_autoApproveBelow": "Pengeluaran yang lebih kecil tanpa sebarang tanda diluluskan tanpa pengendali.",
  "approvals_withdrawal_secondAbove": "Melebihi jumlah ini dalam 24 jam, bagi pemain atau pengendali, pengendali kedua menyemak; 0 bermaksud sentiasa.",
  "features_rewardCentre": "Sama ada pemain melihat ganjaran mereka di pusat ahli.",
  "bonuses_order": "Apa yang dipertaruhkan dahulu: tunai, wang bonus, atau kedua-⁠duanya mengikut kadar. Bonus kekal dengan urutan semasa diberi.",
  "bonuses_contributions": "Berapa peratus taruhan dikira bagi pusing ganti bonus, mengikut kategori. Sesuatu bonus boleh ada kadarnya sendiri.",
  "bonuses_releaseBelow": "Bonus dilepaskan tanpa baki pusing ganti apabila yang tinggal, bersama taruhan terbuka, kurang daripada ini; 0 bermaksud tidak pernah.",
  "features_referral": "Pemain menjemput rakan melalui pautan dan mendapat ganjaran daripada deposit dan taruhan rakan.",
  "referral_steps": "Jumlah deposit dan taruhan yang perlu dicapai oleh rakan, dan ganjaran setiap tahap. Kosong mengambil tahap jenama.",
  "referral_turnover": "Berapa kali ganjaran rakan perlu dipertaruhkan sebelum dikeluarkan.",
  "vip_period": "Tempoh untuk mengekalkan pangkat dengan taruhan: sebulan atau suku tahun. Dinilai sekali, selepas hari terakhirnya.",
  "verification_requiredBefore": "Bila pemain perlu disahkan: tidak pernah, sebelum deposit, sebelum pengeluaran, atau sebelum jumlah masuk atau keluar melebihi had.",
  "verification_requiredAbove": "Jumlah keseluruhan, jika diminta mengikut jumlah.",
  "verification_needsAddress": "Sama ada bukti alamat diperlukan.",
  "verification_needsSelfie": "Sama ada gambar muka diperlukan.",
  "verification_keptDays": "Berapa lama dokumen yang diterima disimpan selepas keputusan; yang tidak diterima dibuang selepas 30 hari.",
  "site_minimumAgeYears": "Umur paling rendah untuk bermain; umur jenama dipakai jika lebih tinggi. Pemain yang sudah disahkan tetapi lebih muda diminta mengesahkan semula.",
  "saferPlay_realityLongestMinutes": "Selang paling lama yang boleh dipilih pemain untuk semakan masa; 0 membenarkan semua pilihan, termasuk tidak pernah.",
  "saferPlay_depositLimitNeeded": "Sama ada pemain perlu menetapkan had deposit sendiri sebelum deposit pertama.",
  "saferPlay_realityMinutes": "Selepas berapa minit pemain yang belum membuat pilihan ditunjukkan masa dan keputusan sesinya; 0 untuk tidak pernah.",
  "vip_giftTurnover": "Berapa kali hadiah pangkat perlu dipertaruhkan sebelum dikeluarkan.",
  "points_conversionRatio": "Berapa mata untuk satu unit mata wang apabila ditukar kepada wang.",
  "points_isConvertible": "Sama ada pemain boleh menukar mata kepada wang; barang tetap boleh ditukar.",
  "promotions_multiplierCap": "Paling banyak kali sesuatu promosi boleh meminta asasnya dipertaruhkan; kosong bermakna tiada had. Ia juga terpakai untuk yang diberikan selepas itu.",
  "promotions_secondAboveBudget": "Melebihi bajet ini, dan tanpa bajet, penerbitan promosi memerlukan operator kedua.",
  "risk_rapidInOut": "Mencari pemain yang mengeluarkan sekurang-⁠kurangnya `withdrawnPercent` daripada wang yang masuk dalam `hours` jam sebelumnya, bermula `minimum`, dan bertaruh kurang daripada `playedPercent` daripadanya. Untuk mencari kurang, dua operator diperlukan.",
  "risk_sharedMeans": "Mencari pemain yang log masuk dengan peranti, digunakan dalam `days` hari, atau menambah akaun bank, milik sekurang-⁠kurangnya `accounts` akaun lain.",
  "risk_oppositeBets": "Mencari akaun yang berkongsi peranti atau akaun bank dan bertaruh di kedua-⁠dua belah bagi sekurang-⁠kurangnya `rounds` pusingan sehari, dengan belah kecil sekurang-⁠kurangnya `percent` daripada belah besar.",
  "risk_structuredDeposits": "Mencari sekurang-⁠kurangnya `count` deposit dalam `hours` jam, setiap satu di bawah `below` dengan beza paling banyak `bandPercent`.",
  "risk_changeOfPlay": "Membandingkan sehari dengan empat minggu pemain itu sendiri, jika sekurang-⁠kurangnya `minimum` dipertaruhkan. Daripada empat tanda, sekurang-⁠kurangnya `signs` mesti ada: taruhan `stakeTimes` kali kebiasaan selepas kalah, `nightPercent` taruhan antara `nightFrom` dan `nightUntil` oleh pemain yang biasanya paling banyak `usualNightPercent`, `deposits` deposit yang setiap satunya selepas kalah, dan permintaan menaikkan had."
 },
 "officeSettingNames": {
  "site_domains": "Hos laman",
  "site_blockedAddresses": "Alamat disekat",
  "site_status": "Dibuka atau penyelenggaraan",
  "site_maintenanceEnd": "Tamat penyelenggaraan",
  "site_regions": "Negara yang dilayan",
  "site_unknownCountry": "Pelawat dari negara tidak diketahui",
  "site_loginBeforeHome": "Log masuk sebelum laman utama",
  "site_customerService": "Khidmat pelanggan",
  "site_resources": "Muat turun",
  "site_gtagId": "Tag Google",
  "site_imageCDNs": "Hos gambar",
  "site_launchGameCDNs": "Hos permainan",
  "languages_offered": "Bahasa ditawarkan",
  "navigation_lotteryClick": "Tekan pada loteri",
  "registration_welcomeAmountMinor": "Hadiah selamat datang",
  "features_directRegistration": "Pendaftaran",
  "registration_fields": "Ruangan pendaftaran",
  "login_trimPassword": "Buang ruang pada kata laluan",
  "session_duplicateLogin": "Beberapa sesi serentak",
  "password_expiryDays": "Hari sehingga kata laluan luput",
  "session_idleMinutes": "Minit tanpa aktiviti",
  "session_longestMinutes": "Sesi terpanjang, minit",
  "login_trustedDeviceDays": "Hari peranti dipercayai",
  "account_flaggedDefaultPassword": "Kata laluan yang mesti ditukar",
  "features_passwordExpiry": "Kata laluan luput",
  "features_dividendContracts": "Kontrak dividen",
  "features_dailyWages": "Upah harian",
  "features_hourlySalary": "Gaji sejam",
  "features_realTimeSalary": "Gaji masa nyata",
  "contracts_offerHours": "Kontrak: jam untuk menjawab",
  "contracts_activeStake": "Kontrak: taruhan ahli aktif",
  "contracts_carryPolicy": "Dividen: apa yang dibawa ke hadapan",
  "contracts_highestRates": "Kontrak: kadar tertinggi",
  "contracts_edges": "Kontrak: bahagian yang disimpan pasaran",
  "contracts_otherIncentives": "Kontrak: ganjaran lain atas taruhan",
  "approvals_agentRun_secondAbove": "Penyelesaian: operator kedua melebihi",
  "agent_centreTypes": "Akaun dengan pusat ejen",
  "agent_maximumDepth": "Peringkat dalam pasukan",
  "agent_topRebateMillionths": "Rebat tertinggi, per sejuta",
  "agent_topPrizeMode": "Mod hadiah tertinggi",
  "agent_activeStake": "Taruhan ahli aktif",
  "agent_transferMinimum": "Pindahan terkecil",
  "agent_transferMaximum": "Pindahan terbesar",
  "agent_transferDailyMaximum": "Pindahan sehari",
  "agent_transferDailyCount": "Bilangan pindahan sehari",
  "features_playerTransfers": "Pindahan dalam pasukan",
  "login_captchaAfterFailures": "Kegagalan sebelum captcha",
  "codes_expiryMinutes": "Minit kod sah",
  "recovery_revealUnknownAccount": "Beritahu akaun tidak wujud",
  "freePlay_grantMinor": "Wang main percubaan",
  "freePlay_keptDays": "Hari percubaan disimpan",
  "features_usernameRegistration": "Pendaftaran dengan nama pengguna",
  "features_mobileRegistration": "Pendaftaran dengan telefon",
  "features_mobileVerificationAtRegistration": "Kod semasa pendaftaran",
  "features_passwordAtMobileRegistration": "Kata laluan semasa daftar telefon",
  "features_mobileCodeLogin": "Log masuk dengan kod",
  "features_loginAddressVerification": "Langkah kedua dari alamat baharu",
  "features_googleLogin": "Google",
  "features_facebookLogin": "Facebook",
  "features_rememberMe": "Ingat saya",
  "features_freePlay": "Main percuma",
  "features_verificationAtPasswordChange": "Kod sebelum tukar kata laluan",
  "sms_path": "Siapa mengesahkan nombor",
  "sms_identityProvider": "Penyedia identiti telefon",
  "social_google": "Akaun Google jenama",
  "social_facebook": "Akaun Facebook jenama",
  "feedback_picturesKeptDays": "Hari gambar disimpan",
  "features_feedbackCaptcha": "Captcha maklum balas",
  "approvals_adjustment_secondAbove": "Pelarasan: pengendali kedua melebihi",
  "approvals_withdrawal_secondAbove": "Pengeluaran: pengendali kedua melebihi",
  "lottery_limits": "Had loteri",
  "lottery_keptDays": "Hari baris loteri disimpan",
  "lottery_games": "Terma loteri tertentu",
  "withdrawals_minimum": "Pengeluaran terkecil",
  "withdrawals_maximum": "Pengeluaran terbesar",
  "withdrawals_dailyMaximum": "Paling banyak sehari",
  "withdrawals_fee": "Yuran",
  "withdrawals_openMaximum": "Terbuka serentak",
  "withdrawals_withBonus": "Semasa bonus dimainkan",
  "withdrawals_depositTurnover": "Pusing ganti deposit",
  "withdrawals_unmetTurnoverFeePercent": "Yuran pusing ganti belum cukup, peratus",
  "withdrawals_turnoverReleaseBelow": "Pusing ganti tamat di bawah",
  "withdrawals_receiptMinutes": "Minit untuk sahkan penerimaan",
  "withdrawals_autoApproveBelow": "Lulus sendiri di bawah",
  "features_rewardCentre": "Pusat ganjaran",
  "bonuses_order": "Bonus: apa yang dipertaruhkan dahulu",
  "bonuses_contributions": "Bonus: kiraan taruhan",
  "bonuses_releaseBelow": "Bonus: dilepaskan di bawah",
  "features_referral": "Jemput rakan",
  "referral_steps": "Tahap jemputan",
  "referral_turnover": "Pusingan ganjaran jemputan",
  "vip_period": "Tempoh pangkat",
  "verification_requiredBefore": "Identiti diminta sebelum",
  "verification_requiredAbove": "Identiti diminta melebihi",
  "verification_needsAddress": "Bukti alamat",
  "verification_needsSelfie": "Gambar muka",
  "verification_keptDays": "Dokumen disimpan, hari",
  "site_minimumAgeYears": "Umur minimum, tahun",
  "saferPlay_realityLongestMinutes": "Semakan masa paling lama, minit",
  "saferPlay_depositLimitNeeded": "Had deposit diperlukan",
  "saferPlay_realityMinutes": "Semakan masa selepas, minit",
  "vip_giftTurnover": "Pusingan hadiah pangkat",
  "points_conversionRatio": "Mata bagi satu unit",
  "points_isConvertible": "Mata boleh ditukar kepada wang",
  "promotions_multiplierCap": "Had gandaan pertaruhan promosi",
  "promotions_secondAboveBudget": "Promosi: operator kedua melebihi",
  "risk_rapidInOut": "Wang masuk dan terus keluar",
  "risk_sharedMeans": "Peranti dan akaun bank yang sama",
  "risk_oppositeBets": "Dua belah bagi satu pusingan",
  "risk_structuredDeposits": "Deposit sedikit di bawah suatu jumlah",
  "risk_changeOfPlay": "Cara bermain berubah tiba-⁠tiba"
 },
 "officeSettings": {
  "search": "Cari tetapan",
  "noneFound": "Tiada tetapan dengan perkataan ini.",
  "siteIsOpen": "Laman dibuka",
  "siteIsClosed": "Laman ditutup untuk penyelenggaraan",
  "siteIsOpenNote": "Pelawat dan pemain boleh melihat dan bermain.",
  "siteIsClosedNote": "Pelawat dan pemain melihat skrin penyelenggaraan. Tiada sesiapa boleh bermain atau membayar.",
  "closeSite": "Tutup laman",
  "openSite": "Buka laman",
  "change": "Tukar",
  "changeOf": [
   "Tukar ",
   [
    "name"
   ]
  ],
  "switchOn": "Hidup",
  "switchOff": "Mati",
  "nothing": "Tiada",
  "none": "Tiada",
  "isDefault": "seperti asal",
  "default": "Seperti asal",
  "changedBy": [
   "Ditukar oleh ",
   [
    "name"
   ]
  ],
  "secret": "Rahsia, tidak pernah dipaparkan",
  "controlled": "Dua pengendali untuk melonggarkan",
  "controlledNote": "Jika ini melonggarkan kawalan wang, pengendali lain yang memutuskan.",
  "value": "Nilai baharu",
  "linesHint": "Satu pada setiap baris.",
  "dataHint": "Dalam JSON.",
  "numberBetween": [
   "Dari ",
   [
    "minimum"
   ],
   " hingga ",
   [
    "maximum"
   ],
   "."
  ],
  "isNothing": "Tiada nilai",
  "notANumber": "Taip satu nombor.",
  "notJson": "Ini bukan JSON.",
  "notChanged": "Ini nilai semasa.",
  "difference": "Perbezaan",
  "group_site": "Laman",
  "group_languages": "Bahasa",
  "group_navigation": "Navigasi",
  "group_registration": "Pendaftaran",
  "group_features": "Ciri",
  "group_login": "Log masuk",
  "group_session": "Sesi pemain",
  "group_password": "Kata laluan",
  "group_account": "Akaun",
  "group_contracts": "Kontrak ejen",
  "group_agent": "Ejen",
  "group_codes": "Kod sekali guna",
  "group_recovery": "Pemulihan",
  "group_freePlay": "Main percuma",
  "group_sms": "Mesej teks",
  "group_mail": "E-⁠mel",
  "group_social": "Log masuk sosial",
  "group_feedback": "Maklum balas",
  "group_approvals": "Kelulusan",
  "group_withdrawals": "Pengeluaran",
  "group_deposits": "Deposit",
  "group_figures": "Angka",
  "group_lottery": "Loteri",
  "group_payments": "Pembayaran",
  "group_bonuses": "Bonus",
  "group_referral": "Jemputan rakan",
  "group_risk": "Risiko",
  "group_verification": "Semakan identiti",
  "group_saferPlay": "Main dengan bertanggungjawab",
  "group_vip": "VIP",
  "group_points": "Mata",
  "group_promotions": "Promosi"
 },
 "officeSports": {
  "voidMatch": "Batalkan perlawanan",
  "correctionsNote": "Keputusan dibetulkan selepas sesi taruhan tamat, jadi dompet tidak menerimanya lagi. Cadangkan pelarasan di halaman pemain.",
  "voidNote": [
   [
    "match"
   ],
   " akan tamat tanpa keputusan setelah operator lain bersetuju. Setiap taruhan padanya dipulangkan."
  ]
 },
 "officeValues": {
  "yes": "Ya",
  "no": "Tidak",
  "nothing": "tiada",
  "name_key": "Tetapan",
  "name_username": "Nama pengguna",
  "name_roles": "Peranan",
  "name_amount": "Jumlah",
  "name_value": "Nilai",
  "name_operatorId": "Pengendali",
  "name_playerId": "Pemain",
  "name_availableBefore": "Baki sebelum",
  "name_availableAfter": "Baki selepas",
  "name_before": "Sebelum",
  "name_after": "Selepas",
  "name_state": "Status",
  "name_reason": "Sebab",
  "name_address": "Alamat",
  "name_sessionId": "Sesi",
  "name_order": "Susunan",
  "name_isEnabled": "Hidup",
  "name_maintenance": "Penyelenggaraan",
  "name_list": "Senarai",
  "name_filter": "Tapisan",
  "name_sort": "Disusun mengikut",
  "name_rows": "Baris",
  "name_sha256": "SHA-256",
  "name_fields": "Medan",
  "name_field": "Medan",
  "name_ended": "Sesi ditamatkan",
  "name_provider": "Penyedia",
  "name_name": "Nama",
  "name_launchUrl": "Alamat pelancaran",
  "name_games": "Permainan",
  "name_kind": "Jenis",
  "name_approvedBy": "Diluluskan oleh",
  "name_vote": "Undi",
  "name_oldUntil": "Kunci lama hingga",
  "name_publicKeyPem": "Kunci awam",
  "name_title": "Tajuk",
  "name_from": "Dari",
  "name_until": "Hingga",
  "name_noteId": "Nota",
  "name_version": "Versi",
  "name_language": "Bahasa",
  "name_method": "Cara log masuk",
  "name_reference": "Rujukan",
  "name_attempt": "Percubaan",
  "name_claimNo": "Tuntutan",
  "name_side": "Bahagian",
  "name_failedBefore": "Cubaan gagal sebelum ini",
  "name_revision": "Semakan",
  "name_case": "Kes",
  "name_outcome": "Hasil",
  "name_documents": "Dokumen",
  "name_documentId": "Dokumen",
  "name_uplineId": "Upline",
  "name_day": "Hari",
  "name_code": "Kod",
  "name_isOpen": "Terbuka",
  "name_game": "Permainan",
  "name_draw": "Cabutan",
  "name_result": "Keputusan",
  "name_attempts": "Cubaan",
  "name_subject": "Perkara",
  "name_rule": "Ditemui",
  "name_ranks": "Pangkat",
  "name_rankLevel": "Pangkat",
  "name_family": "Kontrak",
  "name_period": "Dibayar",
  "name_tiers": "Peringkat",
  "name_friend": "Rakan",
  "name_count": "Bilangan",
  "name_expiresOn": "Luput",
  "name_lines": "Ejen",
  "name_paid": "Untuk dibayar",
  "name_budget": "Bajet",
  "name_hash": "Cincangan",
  "name_accountType": "Jenis akaun",
  "name_acceptedPattern": "Corak diterima",
  "name_accounts": "Akaun",
  "name_added": "Ditambah",
  "name_agents": "Ejen",
  "name_asked": "Diminta",
  "name_at": "Waktu",
  "name_audience": "Untuk siapa",
  "name_bankAccountId": "Akaun bank",
  "name_base": "Dipertaruhkan atas",
  "name_birthdayGift": "Hadiah hari lahir",
  "name_bonus": "Bonus",
  "name_budgetLeft": "Baki bajet",
  "name_cap": "Dibayar paling banyak",
  "name_categories": "Kategori",
  "name_changed": "Diubah",
  "name_changedAt": "Diubah pada",
  "name_changedBy": "Diubah oleh",
  "name_channel": "Dihantar melalui",
  "name_claimed": "Dituntut",
  "name_contributions": "Taruhan yang dikira, peratus",
  "name_conversionCap": "Menjadi tunai paling banyak, kali bonus",
  "name_credit": "Kredit",
  "name_cycle": "Kekerapan",
  "name_days": "Hari",
  "name_daysValid": "Hari untuk dipertaruhkan",
  "name_detail": "Butiran",
  "name_deviceId": "Peranti",
  "name_diallingCodes": "Kod panggilan",
  "name_drawn": "Dicabut",
  "name_earnedBy": "Diperoleh melalui",
  "name_enabled": "Hidup",
  "name_endedSessions": "Sesi ditamatkan",
  "name_endsAt": "Tamat",
  "name_failures": "Cubaan gagal",
  "name_firstDay": "Hari pertama",
  "name_firstDepositOnly": "Deposit pertama sahaja",
  "name_given": "Diberi",
  "name_group": "Tempat",
  "name_id": "Nombor",
  "name_inputHash": "Cap jari kandungan",
  "name_isByRank": "Bahagian mengikut pangkat",
  "name_isDeviceTrusted": "Peranti dipercayai",
  "name_isOffered": "Ditawarkan",
  "name_isOn": "Hidup",
  "name_isServedFirst": "Pengeluaran disemak dahulu",
  "name_keepTurnover": "Taruhan untuk kekal",
  "name_lastDay": "Hari terakhir",
  "name_linkage": "Menuju ke",
  "name_maintenanceFrom": "Penyelenggaraan dari",
  "name_maintenanceUntil": "Penyelenggaraan hingga",
  "name_maxLength": "Paling panjang",
  "name_methods": "Kaedah bayaran",
  "name_minLength": "Paling pendek",
  "name_minimum": "Sekurang-⁠kurangnya",
  "name_minimumRank": "Pangkat paling rendah",
  "name_minutes": "Minit",
  "name_motif": "Gambar",
  "name_multiplier": "Perlu dipertaruhkan, kali",
  "name_needsReview": "Disemak oleh pengendali",
  "name_newWithinDays": "Didaftarkan dalam hari",
  "name_note": "Nota",
  "name_objective": "Matlamat",
  "name_oncePerPerson": "Sekali bagi setiap orang",
  "name_opensAt": "Dibuka",
  "name_packets": "Sampul",
  "name_patternId": "Corak",
  "name_percent": "Bahagian dalam peratus",
  "name_picture": "Gambar",
  "name_player": "Pemain",
  "name_points": "Mata",
  "name_pointsPercent": "Mata dalam peratus",
  "name_pool": "Jumlah wang",
  "name_position": "Kedudukan",
  "name_prize": "Hadiah",
  "name_prizeMode": "Mod hadiah",
  "name_products": "Produk",
  "name_proof": "Dibuktikan dengan",
  "name_rankFrom": "Dari pangkat",
  "name_rankTo": "Hingga pangkat",
  "name_rebateMillionths": "Rebat, per juta",
  "name_refusal": "Ditolak dengan",
  "name_required": "Wajib",
  "name_requiredAmount": "Taruhan diperlukan",
  "name_requiredDeposit": "Deposit diperlukan",
  "name_requiredTurnover": "Taruhan diperlukan",
  "name_scene": "Pemandangan",
  "name_secondStep": "Langkah kedua",
  "name_stock": "Stok",
  "name_summary": "Ringkasan",
  "name_tag": "Tanda",
  "name_taken": "Diambil",
  "name_target": "Sasaran",
  "name_ticketAmount": "Jumlah setiap tiket",
  "name_ticketsMaximum": "Tiket paling banyak",
  "name_titles": "Tajuk",
  "name_to": "Kepada",
  "name_tone": "Warna",
  "name_trustEnded": "Peranti tidak lagi dipercayai",
  "name_turnoverTimes": "Perlu dipertaruhkan, kali",
  "name_type": "Jenis",
  "name_upgradeGift": "Hadiah naik pangkat",
  "name_useMaximum": "Guna paling banyak",
  "name_verifiedPhone": "Nombor telefon disahkan",
  "name_weeklyGift": "Hadiah mingguan",
  "name_weight": "Pemberat",
  "name_withdrawalDailyMaximum": "Pengeluaran sehari, hingga",
  "name_withdrawalMaximum": "Satu pengeluaran, hingga",
  "name_withinSeconds": "Dalam saat",
  "name_words": "Perkataan",
  "name_wrongTries": "Cubaan salah",
  "name_affiliateCode": "Kod jemputan",
  "name_benefits": "Faedah",
  "name_captcha": "Captcha",
  "name_email": "Alamat e-⁠mel",
  "name_facebook": "Facebook",
  "name_idNumber": "Nombor pengenalan",
  "name_line": "LINE",
  "name_mobileNum": "Nombor telefon",
  "name_names": "Nama",
  "name_payeeName": "Nama di bank",
  "name_paymentPassword": "Kata laluan pembayaran",
  "name_prizes": "Hadiah",
  "name_qqNum": "Nombor QQ",
  "name_rankPrizes": "Hadiah mengikut tempat",
  "name_rebates": "Rebat",
  "name_recommenderId": "Dicadangkan oleh",
  "name_referralCode": "Kod rujukan",
  "name_rounds": "Pusingan",
  "name_telegram": "Telegram",
  "name_wechat": "WeChat",
  "name_whatsapp": "WhatsApp",
  "name_zalo": "Zalo",
  "value_side_member": "Ahli",
  "value_side_agent": "Ejen",
  "value_side_upline": "Kepada upline",
  "value_side_downline": "Kepada downline",
  "value_method_password": "Kata laluan",
  "value_method_sms": "Kod SMS",
  "value_method_recovery": "Pemulihan",
  "value_method_social": "Akaun sosial",
  "value_method_secondStep": "Langkah kedua",
  "value_secondStep_sms": "Kod SMS",
  "value_secondStep_mail": "Kod e-⁠mel",
  "value_secondStep_authenticator": "Pengesah",
  "value_secondStep_bankName": "Nama di bank",
  "value_channel_mail": "E-⁠mel",
  "value_channel_text": "SMS",
  "value_proof_textCode": "Kod SMS",
  "value_proof_oldPassword": "Kata laluan lama",
  "value_proof_mail": "E-⁠mel",
  "value_asked_paymentPassword": "Kata laluan pembayaran",
  "value_asked_loginPassword": "Kata laluan log masuk",
  "value_asked_authenticator": "Pengesah",
  "value_kind_identityFront": "Kad pengenalan, depan",
  "value_kind_identityBack": "Kad pengenalan, belakang",
  "value_kind_passport": "Pasport",
  "value_kind_address": "Bukti alamat",
  "value_kind_selfie": "Gambar muka",
  "value_kind_timeout": "Rehat",
  "value_kind_exclusion": "Pengecualian diri",
  "value_kind_cash": "Tunai",
  "value_kind_item": "Barang",
  "value_kind_points": "Mata",
  "value_kind_time": "Pada masa",
  "value_field_mobile": "Nombor telefon",
  "value_field_email": "Alamat e-⁠mel",
  "value_field_payeeName": "Nama",
  "value_field_birthday": "Tarikh lahir",
  "value_field_bankAccounts": "Akaun bank",
  "value_field_nickname": "Nama panggilan",
  "value_field_placeOfBirth": "Tempat lahir",
  "value_field_address": "Alamat",
  "value_field_sourceOfIncome": "Sumber pendapatan",
  "value_field_occupation": "Pekerjaan",
  "value_field_nationality": "Kewarganegaraan",
  "value_field_telegram": "Telegram",
  "value_field_zalo": "Zalo",
  "value_field_line": "LINE",
  "value_field_whatsapp": "WhatsApp",
  "value_field_facebook": "Facebook",
  "value_field_wechat": "WeChat",
  "value_field_qqNum": "Nombor QQ",
  "value_state_active": "Sedang dipertaruhkan",
  "value_state_deleted": "Dipadam",
  "value_state_executed": "Dilaksanakan",
  "value_state_forfeited": "Dilucutkan",
  "value_state_watched": "Diperhatikan"
 },
 "officeVendorTransfers": {
  "note": "Pindahan tanpa jawapan akan ditanya berulang kali. Wang tidak dipulangkan hanya kerana pembekal belum menjawab.",
  "act": "Tanya",
  "ask": "Tanya sekarang",
  "askOf": [
   "Tanya ",
   [
    "vendor"
   ],
   " tentang pindahan ",
   [
    "player"
   ]
  ],
  "asked": [
   [
    "vendor"
   ],
   ": ",
   [
    "state"
   ],
   "."
  ]
 },
 "officeVerification": {
  "case": "Pengesahan",
  "look": [
   "Lihat (",
   [
    "count"
   ],
   ")"
  ],
  "registered": "Didaftarkan",
  "state": "Status",
  "sentAt": "Dihantar",
  "decidedAt": "Diputuskan",
  "reason": "Sebab",
  "validUntil": "Sah sehingga",
  "documents": "Dokumen",
  "open": "Buka dokumen",
  "openNote": "Dokumen ini ditunjukkan kepada anda sahaja. Bahawa anda membukanya, dan sebabnya, kekal dalam log audit.",
  "savePdf": "Simpan PDF",
  "deleted": "Dokumen ini tidak lagi disimpan.",
  "document_identityFront": "Kad pengenalan, depan",
  "document_identityBack": "Kad pengenalan, belakang",
  "document_passport": "Pasport",
  "document_address": "Bukti alamat",
  "document_selfie": "Gambar muka",
  "state_open": "Belum dihantar",
  "state_waiting": "Menunggu",
  "state_verified": "Disahkan",
  "state_rejected": "Diminta semula",
  "state_expired": "Tamat tempoh",
  "excludedLikely": "Akaun-⁠akaun ini sedang mengecualikan diri dan berkongsi sesuatu dengan akaun ini:",
  "shared_bankAccount": "akaun bank yang sama",
  "shared_device": "peranti yang sama",
  "check": "Pemeriksa luar",
  "checkNote": "Ia hanya memberi pendapat. Anda yang memutuskan.",
  "checkBornOn": "Tarikh lahir yang dibacanya",
  "checkValidUntil": "Tempoh sah yang dibacanya",
  "checkReasons": "Sebab",
  "check_begun": "Belum ditunjukkan kepadanya",
  "check_pending": "Belum menjawab",
  "check_done": "Sudah menjawab",
  "check_left": "Tiada jawapan dalam masa menunggu",
  "finding_clear": "Tiada masalah",
  "finding_doubtful": "Diragui",
  "finding_unreadable": "Tidak dapat dibaca",
  "checkReason_altered": "Dokumen nampak diubah",
  "checkReason_expired": "Dokumen sudah tamat tempoh",
  "checkReason_underAge": "Belum cukup umur untuk bermain",
  "checkReason_faceDiffers": "Wajah orang lain",
  "checkReason_wanted": "Dokumen dilaporkan hilang atau dicuri",
  "checkReason_copy": "Gambar skrin atau salinan",
  "checkReason_addressDiffers": "Alamat lain",
  "checkReason_blurred": "Terlalu kabur",
  "checkReason_other": "Sebab lain",
  "accept": "Terima",
  "acceptNote": [
   "Dokumen ",
   [
    "username"
   ],
   " membuktikan identitinya. Sila taip apa yang tertulis pada dokumen."
  ],
  "bornOn": "Tarikh lahir",
  "bornOnHint": "Seperti pada dokumen.",
  "documentNumber": "Nombor dokumen",
  "documentNumberHint": "Disimpan secara tersulit, dan mencari dokumen yang sama pada akaun lain.",
  "validUntilHint": "Kosongkan jika tiada tarikh tamat. Selepas itu dokumen lain akan diminta.",
  "needed": "Sila isi ruangan ini.",
  "reject": "Minta semula",
  "rejectNote": [
   [
    "username"
   ],
   " membaca sebab anda dan menghantar dokumen lain."
  ],
  "close": "Tolak terus",
  "closeNote": [
   "Akaun ",
   [
    "username"
   ],
   " akan dikunci setelah operator lain bersetuju. Wang di dalamnya kekal miliknya."
  ]
 },
 "officeVip": {
  "rank": "Pangkat",
  "noRanks": "Belum ada pangkat.",
  "level": [
   "Tahap ",
   [
    "level"
   ]
  ],
  "players": "Pemain",
  "deposit": "Jumlah deposit",
  "turnover": "Jumlah taruhan",
  "keep": "Taruhan setempoh untuk kekal",
  "gifts": "Hadiah: naik, minggu, hari jadi",
  "limits": "Pengeluaran sehari",
  "points": "Mata, peratus",
  "firstServed": "Didahulukan",
  "changeRank": [
   "Ubah ",
   [
    "rank"
   ]
  ],
  "addRank": "Tambah pangkat tertinggi",
  "removeRank": "Buang pangkat tertinggi",
  "removeNote": [
   [
    "rank"
   ],
   " dikeluarkan daripada senarai. Ia hanya boleh dibuang jika tiada pemain memegangnya."
  ],
  "nameIn": [
   "Nama (",
   [
    "language"
   ],
   ")"
  ],
  "tone": "Batu permata",
  "withdrawalMaximum": "Pengeluaran terbesar",
  "withdrawalDailyMaximum": "Had pengeluaran sehari",
  "limitHint": "Biarkan kosong untuk had dalam tetapan.",
  "isServedFirst": "Pengeluaran diputuskan sebelum yang lain",
  "pointsPercent": "Mata, peratus daripada biasa",
  "rebates": "Rebat, peratus taruhan",
  "upgradeGift": "Hadiah naik pangkat",
  "weeklyGift": "Hadiah mingguan",
  "birthdayGift": "Hadiah hari jadi",
  "giftHint": "Biarkan kosong jika tiada.",
  "save": "Simpan",
  "showMoves": "Tunjukkan siapa yang berubah",
  "movesTitle": "Siapa yang akan berubah",
  "risesTitle": "Naik pada penilaian berikutnya",
  "fallsTitle": "Turun pada akhir tempoh jika tiada taruhan lagi",
  "movesLine": [
   [
    "from"
   ],
   " ke ",
   [
    "to"
   ],
   ": ",
   [
    "players"
   ],
   " pemain"
  ],
  "nobody": "Tiada pemain.",
  "giftsTotal": [
   "Hadiah untuk mereka: ",
   [
    "amount"
   ]
  ],
  "typeAmount": "Taip jumlah wang.",
  "typeNumber": "Taip nombor bulat.",
  "typePercent": "Taip peratus, seperti 0.50.",
  "changedMeanwhile": "Orang lain telah menyimpan pangkat. Ini yang baharu; ubah semula.",
  "ofPlayer": "Pangkat",
  "setRank": "Tetapkan pangkat",
  "setRankNote": [
   [
    "username"
   ],
   " mendapat pangkat ini sekarang, tanpa hadiah. Ia dinilai pada akhir tempoh seperti biasa."
  ],
  "periodTurnover": "Taruhan tempoh ini",
  "until": [
   "hingga ",
   [
    "day"
   ]
  ],
  "moves": "Perubahan",
  "noMoves": "Pangkat ini belum pernah berubah.",
  "cause_reached": "dicapai",
  "cause_regained": "dicapai semula",
  "cause_lowered": "tidak dikekalkan",
  "cause_manual": "oleh pengendali"
 },
 "officeVouchers": {
  "issue": "Keluarkan baucar",
  "issueNote": "Pengendali lain memutuskan. Selepas itu anda mengambil kodnya, sekali sahaja.",
  "count": "Bilangan kod",
  "countWrong": [
   "Antara 1 dan ",
   [
    "maximum"
   ],
   "."
  ],
  "amountEach": "Nilai setiap kod",
  "amountWrong": "Taip jumlah lebih daripada sifar.",
  "expiresOn": "Hari terakhir",
  "expiresOnWrong": "Pilih hari ini atau hari kemudian.",
  "expiresAt": "Sah hingga",
  "batch": "Kumpulan baucar",
  "state": "Keadaan",
  "state_issued": "Diluluskan, kod belum diambil",
  "state_taken": "Kod sudah diserahkan",
  "state_void": "Dihentikan",
  "redeemed": "Sudah digunakan",
  "reason": "Sebab",
  "take": "Ambil kod",
  "takeNote": [
   [
    "count"
   ],
   " kod dicabut dan ditunjukkan kepada anda sekali sahaja. Hanya cincangnya disimpan, jadi kod tidak dapat ditunjukkan lagi."
  ],
  "codes": "Kod",
  "codesNote": "Salin sekarang. Kod tidak ditunjukkan lagi.",
  "copyCodes": "Salin semua kod",
  "codesKept": "Saya sudah menyimpannya",
  "void": "Hentikan kumpulan",
  "voidNote": [
   [
    "count"
   ],
   " kod yang belum digunakan tidak bernilai lagi mulai sekarang."
  ]
 },
 "officeWithdrawals": {
  "queues": "Giliran",
  "queue_review": "Untuk diputuskan",
  "queue_second": "Pengendali kedua",
  "queue_disputed": "Pertikaian",
  "queue_way": "Sedang diproses",
  "queue_ended": "Selesai",
  "count": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " pengeluaran"
     ]
    }
   ]
  ],
  "next": "Ambil seterusnya",
  "nothingWaits": "Tiada yang menunggu di sini.",
  "ofAll": "Tunjukkan semua pemain",
  "backToQueue": "Kembali ke giliran",
  "chooseOne": "Pilih satu pengeluaran untuk melihat semakan dan sejarahnya.",
  "found_unchecked": "Belum disemak",
  "found_clean": "Bersih",
  "found_flagged": "Perlu perhatian",
  "found_stopped": "Dihentikan",
  "state_checking": "Sedang disemak",
  "state_review": "Untuk diputuskan",
  "state_second_look": "Pengendali kedua",
  "state_approved": "Diluluskan",
  "state_paying": "Sedang dibayar",
  "state_unknown": "Belum ada jawapan",
  "state_awaiting": "Dibayar, belum disahkan",
  "state_disputed": "Dipertikaikan",
  "state_completed": "Selesai",
  "state_rejected": "Ditolak",
  "state_cancelled": "Dibatalkan",
  "state_returned": "Dipulangkan",
  "of": [
   "Pengeluaran ",
   [
    "number"
   ]
  ],
  "requested": "diminta",
  "payTo": "Bayar kepada",
  "bank": "Bank",
  "holder": "Nama pemegang",
  "account": "Nombor akaun",
  "fee": "Caj",
  "settled": "Sudah dibayar",
  "reported": "Dilaporkan bank",
  "released": "Dikembalikan",
  "returned": "Dipulangkan bank",
  "checks": "Semakan",
  "noChecks": "Semakan belum dijalankan.",
  "verdict_pass": "Lulus",
  "verdict_flag": "Perhatian",
  "verdict_stop": "Henti",
  "evidence_turnover": [
   [
    "amount"
   ],
   " masih perlu dipertaruhkan."
  ],
  "evidence_receivable": [
   [
    "amount"
   ],
   " masih terhutang."
  ],
  "evidence_book_difference": "Penyesuaian terakhir menyebut pemain ini.",
  "evidence_payee_removed": "Pemain sudah membuang akaun bank itu.",
  "evidence_new_payee": [
   "Ditambah ",
   [
    "at"
   ],
   "."
  ],
  "evidence_name_mismatch": "Akaun bank atas nama lain daripada pendaftaran.",
  "evidence_fresh_credentials": [
   "Ditukar ",
   [
    "at"
   ],
   "."
  ],
  "evidence_rapid_in_out": [
   "Deposit terakhir masuk ",
   [
    "at"
   ],
   "."
  ],
  "evidence_shared_device": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " pemain lain."
     ]
    }
   ]
  ],
  "evidence_shared_address": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " pemain lain."
     ]
    }
   ]
  ],
  "evidence_identity": "Pemain belum menunjukkan identiti.",
  "evidence_first_withdrawal": "Belum ada yang dibayar keluar sebelum ini.",
  "check_turnover": "Pusing ganti mencukupi",
  "check_receivable": "Tiada hutang",
  "check_book_difference": "Buku sepadan",
  "check_payee_removed": "Akaun bank masih ada",
  "check_new_payee": "Akaun bank lebih daripada sehari",
  "check_name_mismatch": "Nama sepadan",
  "check_fresh_credentials": "Kata laluan dan pengesah lebih daripada sehari",
  "check_rapid_in_out": "Tidak diminta sejurus selepas deposit",
  "check_shared_device": "Tiada pemain lain pada peranti ini",
  "check_shared_address": "Tiada pemain lain pada alamat IP ini",
  "check_identity": "Pengenalan diri",
  "check_first_withdrawal": "Bukan pengeluaran pertama",
  "history": "Sejarah",
  "noSteps": "Belum ada apa-⁠apa.",
  "time": "Masa",
  "state": "Keadaan",
  "actor": "Oleh",
  "note": "Catatan",
  "actor_player": "Pemain",
  "actor_operator": "Pengendali",
  "actor_bank": "Bank",
  "actor_system": "Sistem",
  "payouts": "Bayaran keluar",
  "payout_open": "Belum selesai",
  "payout_done": "Dibayar",
  "payout_refused": "Ditolak",
  "payout_returned": "Dipulangkan",
  "proofs": "Bukti",
  "proof": [
   "Gambar ",
   [
    "number"
   ],
   " daripada pemain"
  ],
  "claim": "Pegang",
  "release": "Lepaskan",
  "claimedFor": [
   "Dipegang selama ",
   [
    "time"
   ]
  ],
  "claimedByOther": "Pengendali lain sedang memegangnya.",
  "approve": "Luluskan",
  "approveNote": [
   [
    "number"
   ],
   " milik ",
   [
    "username"
   ],
   " akan dibayar. Melebihi had, pengendali lain turut memutuskan."
  ],
  "reject": "Tolak",
  "rejectNote": [
   "Wang kembali kepada ",
   [
    "username"
   ],
   ", dan sebabnya dibaca oleh pemain. Pengeluaran ",
   [
    "number"
   ],
   "."
  ],
  "force": "Kira sebagai diterima",
  "forceNote": [
   [
    "number"
   ],
   ": jumlah yang dilaporkan bank dikira diterima selama-⁠lamanya, apa pun kata ",
   [
    "username"
   ],
   " nanti."
  ],
  "paid": "Sudah dibayar",
  "paidNote": [
   [
    "number"
   ],
   ": jumlah yang dilaporkan bank diselesaikan. ",
   [
    "username"
   ],
   " tidak menerima bayaran lagi."
  ],
  "payAgain": "Bayar semula",
  "payAgainNote": [
   [
    "number"
   ],
   " dibayar sekali lagi kepada ",
   [
    "username"
   ],
   " dengan nombor tersendiri."
  ],
  "giveUp": "Kembalikan wang",
  "giveUpNote": [
   [
    "number"
   ],
   " ditamatkan, dan wang kembali ke baki ",
   [
    "username"
   ],
   "."
  ],
  "return": "Bank memulangkannya",
  "returnNote": [
   "Mencadangkan bahawa bayaran ",
   [
    "number"
   ],
   " dipulangkan bank: ",
   [
    "username"
   ],
   " menerima apa yang telah dijelaskan, dan cajnya bersama yang pertama."
  ],
  "whichPayout": "Bayaran yang dipulangkan"
 }
};

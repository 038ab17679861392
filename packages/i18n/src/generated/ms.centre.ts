// Written by `npm run generate` from src/messages.
export default {
 "centre": {
  "title": "Pusat ahli",
  "menu": "Pusat ahli",
  "back": [
   "Kembali ke ",
   [
    "to"
   ]
  ],
  "notLoaded": "Akaun anda tidak dapat dimuatkan.",
  "room_securityCenter": "Akaun saya",
  "room_transferFund": "Dompet saya",
  "room_messageV2": "Mesej",
  "room_depositv2": "Deposit",
  "room_withdraw": "Pengeluaran",
  "room_transferUpline": "Pindah ke upline",
  "room_personalHistoryCopy": "Rekod taruhan",
  "room_transactionHistory": "Rekod akaun",
  "room_personalProfit": "Untung rugi",
  "room_referral": "Jemput rakan",
  "room_bonusDetails": "Butiran bonus",
  "room_missionLeaderboard": "Misi",
  "missionsToClaim": [
   [
    "count"
   ],
   " ganjaran boleh dituntut"
  ],
  "room_rewardCenter": "Pusat ganjaran",
  "rewardsWait": [
   [
    "count"
   ],
   " ganjaran untuk dituntut"
  ],
  "room_verification": "Semakan identiti",
  "room_saferPlay": "Had dan rehat",
  "room_profile": "Profil",
  "room_avatar": "Avatar",
  "room_loginPassword": "Kata laluan log masuk",
  "room_socialAccounts": "Akaun sosial",
  "room_paymentPassword": "Kata laluan pembayaran",
  "room_mobile": "Nombor telefon bimbit",
  "room_email": "E-⁠mel",
  "room_authenticator": "Pengesah",
  "room_bankAccounts": "Akaun bank",
  "room_sessions": "Peranti aktif",
  "room_loginHistory": "Sejarah log masuk",
  "room_addresses": "Alamat IP berdaftar",
  "room_closure": "Tutup akaun",
  "meter": "Tahap keselamatan akaun anda",
  "kept": [
   [
    "kept"
   ],
   " daripada ",
   [
    "all"
   ],
   " sudah lengkap"
  ],
  "allKept": "Semuanya sudah lengkap.",
  "stillMissing": [
   "Yang belum ada: ",
   [
    "list"
   ],
   "."
  ],
  "lastLogin": "Log masuk terakhir",
  "firstLogin": "Ini kali pertama anda log masuk.",
  "group_ways": "Log masuk",
  "group_money": "Wang anda",
  "group_person": "Tentang anda",
  "group_places": "Peranti dan lokasi",
  "group_leaving": "Menutup akaun",
  "isSet": "Sudah ditetapkan",
  "isNotSet": "Belum ditetapkan",
  "isBoundUnproved": [
   [
    "value"
   ],
   ", belum disahkan"
  ],
  "isNotBound": "Belum ditambah",
  "recoveryCodesLeft": [
   "Aktif, ",
   [
    "count",
    2,
    {
     "other": [
      0,
      " kod pemulihan lagi"
     ]
    }
   ]
  ],
  "bankAccountsKept": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " akaun"
     ]
    }
   ]
  ],
  "socialAccountsKept": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " akaun dipautkan"
     ]
    }
   ]
  ],
  "profileIsWhole": "Lengkap",
  "profileIsNotWhole": "Nama penuh, tarikh lahir, alamat atau kewarganegaraan belum diisi",
  "avatarNote": "Gambar di sebelah nama anda",
  "sessionsNote": "Lihat peranti anda dan log keluar dari sini",
  "loginHistoryNote": "90 hari yang lalu",
  "addressesKept": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " alamat IP"
     ]
    }
   ],
   " tanpa pengesahan tambahan"
  ],
  "closureNote": "Kekal selama-⁠lamanya. Keluarkan semua wang anda dahulu",
  "inPlace": "Lengkap",
  "missing": "Belum ada",
  "sessionsIntro": "Semua peranti ini sedang log masuk ke akaun anda. Jika ada yang anda tidak kenal, log keluar peranti itu, kemudian tukar kata laluan anda.",
  "thisDevice": "Peranti ini",
  "unknownDevice": "Peranti tidak dikenali",
  "loggedInAt": "Log masuk",
  "lastSeenAt": "Terakhir dilihat",
  "address": "Alamat IP",
  "endSession": "Log keluar",
  "endSessionOf": [
   "Log keluar ",
   [
    "device"
   ],
   ", ",
   [
    "address"
   ]
  ],
  "endOthers": "Log keluar semua peranti lain",
  "sessionEnded": "Peranti itu sudah dilog keluar.",
  "othersEnded": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " peranti lain sudah dilog keluar."
     ]
    }
   ]
  ],
  "onlyHere": "Anda hanya log masuk di sini.",
  "trustedTitle": "Peranti yang dipercayai",
  "trustedIntro": "Pada peranti dalam senarai ini, anda log masuk tanpa langkah kedua.",
  "trustedUntil": "Dipercayai hingga",
  "removeTrust": "Tanya semula",
  "removeTrustOf": [
   "Tanya semula pada ",
   [
    "device"
   ],
   ", ",
   [
    "address"
   ]
  ],
  "trustRemoved": "Log masuk seterusnya pada peranti itu memerlukan langkah kedua.",
  "historyIntro": "Log masuk dalam sembilan puluh hari yang lalu, bermula dengan yang terbaharu.",
  "stillOpen": "Masih aktif",
  "end_logout": "Sudah log keluar",
  "end_replaced": "Digantikan oleh log masuk yang lebih baharu",
  "end_ended": "Ditamatkan dari peranti lain",
  "end_password": "Ditamatkan kerana kata laluan baharu",
  "end_break": "Ditamatkan kerana rehat daripada bermain",
  "end_closed": "Ditamatkan kerana akaun ditutup",
  "end_operator": "Ditamatkan oleh khidmat pelanggan",
  "end_expired": "Tamat tempoh",
  "addressesIntro": "Log masuk dari alamat IP ini tidak memerlukan pengesahan tambahan, kecuali jika anda menggunakan pengesah. Jika satu dibuang, log masuk seterusnya dari situ perlu disahkan semula.",
  "addressHere": "Anda di sini sekarang",
  "registeredAt": "Didaftarkan",
  "lastUsedAt": "Terakhir digunakan",
  "removeAddress": "Buang",
  "removeAddressOf": [
   "Buang ",
   [
    "address"
   ]
  ],
  "addressRemoved": "Alamat IP itu sudah dibuang.",
  "noAddresses": "Tiada alamat IP berdaftar. Log masuk seterusnya akan meminta pengesahan tambahan.",
  "closureIntro": "Akaun yang ditutup tidak boleh dibuka semula. Sila baca perkara di bawah dahulu.",
  "closure_money": "Keluarkan wang anda dahulu: akaun yang masih ada wang tidak boleh ditutup.",
  "closure_login": "Tiada siapa boleh log masuk lagi, dan semua peranti dilog keluar serta-⁠merta.",
  "closure_name": "Nama pengguna, nombor dan e-⁠mel anda tidak dilepaskan. Anda tidak boleh mendaftar semula dengannya.",
  "closure_kept": "Rekod yang wajib disimpan mengikut undang-⁠undang, seperti rekod kewangan anda, tetap disimpan.",
  "closureMoneyLeft": [
   "Masih ada ",
   [
    "amount"
   ],
   " dalam akaun anda."
  ],
  "closureSubmit": "Tutup akaun saya selama-⁠lamanya",
  "closureRunning": "Menutup akaun anda",
  "closureDone": "Akaun anda sudah ditutup. Terima kasih kerana bersama kami.",
  "avatarPreview": "Avatar anda",
  "avatarChosen": "Sudah dipilih, belum disimpan",
  "avatarChoices": "Pilihan avatar",
  "avatarChoice": [
   "Avatar ",
   [
    "number"
   ]
  ],
  "avatarUpload": "Muat naik gambar",
  "avatarUploadNote": "PNG atau JPEG, paling besar 5 MB. Gambar dipotong menjadi segi empat sama, dan maklumat lokasinya dibuang.",
  "avatarSave": "Guna avatar ini",
  "avatarSaving": "Menyimpan avatar",
  "avatarSaved": "Avatar baharu anda sudah disimpan.",
  "group_name": "Tentang anda",
  "group_work": "Kerja dan pendapatan",
  "group_contacts": "Nama sembang dan sosial",
  "field_payeeName": "Nama penuh seperti di bank",
  "field_nickname": "Nama panggilan",
  "field_birthday": "Tarikh lahir",
  "field_address": "Alamat",
  "field_nationality": "Kewarganegaraan",
  "field_placeOfBirth": "Tempat lahir",
  "field_occupation": "Pekerjaan",
  "field_sourceOfIncome": "Sumber pendapatan",
  "field_telegram": "Telegram",
  "field_zalo": "Zalo",
  "field_line": "LINE",
  "field_whatsapp": "WhatsApp",
  "field_facebook": "Facebook",
  "field_wechat": "WeChat",
  "field_qqNum": "Nombor QQ",
  "chooseNationality": "Pilih negara",
  "nicknameHint": "Ditunjukkan sebagai ganti nama pengguna anda.",
  "payeeNameUnset": "Diisi melalui akaun bank pertama anda.",
  "payeeNameFixed": "Nama akaun bank anda. Khidmat pelanggan boleh menukarnya.",
  "birthdayHint": [
   "Anda mesti berumur sekurang-⁠kurangnya ",
   [
    "age"
   ],
   " tahun. Ia hanya boleh ditetapkan sekali."
  ],
  "birthdayFixed": "Sudah ditetapkan. Khidmat pelanggan boleh menukarnya.",
  "profileSave": "Simpan",
  "profileSaving": "Menyimpan",
  "profileSaved": "Profil anda sudah disimpan.",
  "profileUnchanged": "Tiada perubahan untuk disimpan."
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
 "security": {
  "confirmTitle": "Sahkan ini memang anda",
  "confirmNote": "Taip kata laluan log masuk sekali lagi untuk meneruskan.",
  "loginPassword": "Kata laluan log masuk",
  "confirm": "Sahkan",
  "confirmRunning": "Mengesahkan",
  "loginPasswordFirst": "Tetapkan kata laluan log masuk dahulu. Ia diperlukan untuk mengesahkan perubahan di sini.",
  "setLoginPassword": "Tetapkan kata laluan log masuk",
  "oldPassword": "Kata laluan sekarang",
  "passwordNote": "Peranti anda yang lain akan dilog keluar. Peranti ini kekal.",
  "firstPasswordNote": "Dengan kata laluan, anda juga boleh log masuk dengan nama pengguna. Kod ke nombor atau e-⁠mel anda mengesahkan bahawa ini anda. Peranti anda yang lain akan dilog keluar.",
  "passwordChanged": "Kata laluan baharu sudah ditetapkan. Peranti anda yang lain sudah dilog keluar.",
  "paymentPasswordNote": "Kata laluan ini diminta setiap kali wang keluar dari akaun anda. Jangan guna kata laluan log masuk.",
  "oldPaymentPassword": "Kata laluan pembayaran sekarang",
  "newPaymentPassword": "Kata laluan pembayaran baharu",
  "newPaymentPasswordAgain": "Kata laluan pembayaran sekali lagi",
  "paymentPasswordSet": "Kata laluan pembayaran sudah ditetapkan.",
  "numberNow": "Sekarang",
  "numberNote": "Kami hantar kod ke nombor ini. Gunakannya untuk log masuk, mengesahkan peranti baharu dan mendapatkan semula akaun anda.",
  "newNumberNote": "Kami hantar kod ke nombor baharu. Nombor sekarang akan dimaklumkan tentang pertukaran ini.",
  "number": "Nombor telefon bimbit",
  "newNumber": "Nombor telefon bimbit baharu",
  "numberBound": "Nombor telefon bimbit anda sudah disimpan.",
  "emailNow": "Sekarang",
  "emailNote": "Kami hantar kod ke e-⁠mel ini. Gunakannya untuk mendapatkan semula akaun jika terlupa kata laluan.",
  "newEmailNote": "Kami hantar kod ke e-⁠mel baharu. E-⁠mel sekarang akan dimaklumkan tentang pertukaran ini.",
  "email": "E-⁠mel",
  "newEmail": "E-⁠mel baharu",
  "emailBound": "E-⁠mel anda sudah disimpan.",
  "bind": "Simpan",
  "bindRunning": "Menyimpan",
  "authenticatorIntro": "Pengesah ialah aplikasi di telefon anda yang menunjukkan kod baharu setiap setengah minit. Ia membuktikan bahawa ini memang anda apabila anda log masuk dari tempat baharu.",
  "authenticatorApps": "Mana-⁠mana aplikasi kod boleh digunakan, termasuk yang ada dalam pengurus kata laluan anda.",
  "authenticatorBegin": "Pasang pengesah",
  "qrCode": "Kod QR untuk pengesah anda",
  "scanNote": "Imbas gambar ini dengan pengesah anda, kemudian taip kod yang ditunjukkannya.",
  "typeNote": "Jika tidak dapat mengimbas, taip kunci ini:",
  "secret": "Kunci untuk pengesah anda",
  "copySecret": "Salin kunci",
  "authenticatorCode": "Kod pengesah",
  "authenticatorBound": "Pengesah anda sudah aktif.",
  "recoveryCodes": "Kod pemulihan",
  "recoveryCodesNote": "Simpan kod ini di tempat selamat. Setiap satu boleh digunakan sekali untuk log masuk apabila telefon anda tiada. Kod ini hanya ditunjukkan sekarang.",
  "downloadCodes": "Muat turun",
  "copyCodes": "Salin kod",
  "codesKept": "Saya sudah menyimpannya",
  "authenticatorIsOn": [
   "Pengesah anda aktif, dengan ",
   [
    "count",
    2,
    {
     "other": [
      0,
      " kod pemulihan"
     ]
    }
   ],
   " lagi."
  ],
  "removeNote": "Untuk membuang pengesah, taip kod yang ditunjukkannya sekarang atau satu kod pemulihan.",
  "codeOrRecoveryCode": "Kod atau kod pemulihan",
  "authenticatorRemoved": "Pengesah anda sudah dibuang.",
  "remove": "Buang",
  "removeRunning": "Membuang",
  "noBankAccount": "Belum ada akaun bank",
  "noBankAccountNote": "Tambah akaun yang patut menerima wang anda.",
  "bankAccountsNote": "Wang anda dibayar ke akaun utama, melainkan anda minta akaun lain.",
  "defaultAccount": "Utama",
  "makeDefault": "Jadikan utama",
  "makeDefaultOf": [
   "Jadikan utama: ",
   [
    "bank"
   ],
   " ",
   [
    "number"
   ]
  ],
  "bankAccountChosen": [
   [
    "bank"
   ],
   " ",
   [
    "number"
   ],
   " kini akaun utama anda."
  ],
  "addBankAccount": "Tambah akaun bank",
  "bankAccountsFull": [
   "Anda ada ",
   [
    "maximum"
   ],
   " akaun bank, iaitu had paling banyak. Buang satu untuk menambah yang lain."
  ],
  "bank": "Bank",
  "chooseBank": "Pilih bank",
  "accountName": "Pemegang akaun",
  "accountNameHint": "Seperti di bank anda. Semua akaun anda atas nama ini, dan tidak boleh ditukar kemudian.",
  "accountNameFixed": "Semua akaun anda atas nama ini.",
  "accountNumber": "Nombor akaun",
  "bankAccountAdded": "Akaun bank anda sudah ditambah.",
  "bankAccountRemoved": "Akaun bank sudah dibuang.",
  "removeAccount": [
   "Buang ",
   [
    "bank"
   ],
   " ",
   [
    "number"
   ]
  ],
  "removeAccountTitle": "Buang akaun ini?",
  "removeAccountNote": [
   [
    "bank"
   ],
   " ",
   [
    "number"
   ],
   " tidak lagi ada dalam senarai anda."
  ],
  "socialNote": "Dengan akaun yang dipautkan, anda log masuk dengan satu sentuhan.",
  "noSocialAccount": "Belum ada akaun lain yang dipautkan. Pautkan satu, dan selepas itu anda log masuk dengan satu sentuhan.",
  "socialClosed": "Log masuk dengan akaun lain tidak ditawarkan buat masa ini.",
  "linkedAt": "Dipautkan",
  "linkProvider": [
   "Pautkan ",
   [
    "provider"
   ]
  ],
  "socialLinked": [
   [
    "provider"
   ],
   " sudah dipautkan. Anda kini boleh log masuk dengannya."
  ],
  "unlink": "Nyahpaut",
  "unlinkOf": [
   "Nyahpaut ",
   [
    "provider"
   ]
  ],
  "unlinkTitle": [
   "Nyahpaut ",
   [
    "provider"
   ],
   "?"
  ],
  "unlinkNote": [
   "Selepas ini anda tidak boleh lagi log masuk dengan ",
   [
    "provider"
   ],
   "."
  ],
  "socialUnlinked": [
   [
    "provider"
   ],
   " tidak lagi dipautkan."
  ],
  "lastWayIn": "Ini satu-⁠satunya cara anda log masuk. Tetapkan kata laluan log masuk dahulu sebelum menyahpautnya."
 }
};

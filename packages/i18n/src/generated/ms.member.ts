// Written by `npm run generate` from src/messages.
export default {
 "cashier": {
  "title": "Deposit",
  "method": "Cara bayaran",
  "amount": "Jumlah",
  "limits": [
   [
    "minimum"
   ],
   " hingga ",
   [
    "maximum"
   ]
  ],
  "presets": "Jumlah pantas",
  "promotion": "Promosi",
  "noPromotion": "Tanpa promosi",
  "promotionFrom": [
   "dari ",
   [
    "amount"
   ]
  ],
  "promotionUpTo": [
   "sehingga ",
   [
    "amount"
   ]
  ],
  "promotionStaked": [
   "pusing ganti ",
   [
    "times"
   ],
   "× dalam ",
   [
    "count"
   ],
   " hari"
  ],
  "submit": "Pergi ke bank",
  "running": "Membuka pesanan anda",
  "pending": "Menunggu bank",
  "pendingNote": "Selesaikan bayaran di bank. Baki anda berubah sebaik sahaja bank mengesahkannya.",
  "openBank": "Buka halaman bank",
  "timeLeft": "Masa berbaki",
  "confirmed": "Wang sudah masuk",
  "confirmedNote": [
   [
    "amount"
   ],
   " telah ditambah ke baki anda."
  ],
  "failed": "Bank tidak menerima bayaran itu",
  "failedNote": "Tiada wang yang bergerak. Anda boleh cuba lagi.",
  "expired": "Masa untuk membayar telah tamat",
  "expiredNote": "Tiada wang yang bergerak. Buka pesanan baharu apabila anda bersedia.",
  "again": "Deposit baharu",
  "order": [
   "Pesanan ",
   [
    "orderId"
   ]
  ],
  "copyOrder": "Salin nombor pesanan",
  "done": "Selesai",
  "arrival": [
   [
    "count",
    2,
    {
     "other": [
      "masuk dalam ",
      0,
      " minit"
     ]
    }
   ]
  ],
  "submitByHand": "Tunjukkan akaun untuk dipindah",
  "byHandNote": [
   "Pindahkan jumlah ini ke akaun di bawah dengan rujukan ",
   [
    "number"
   ],
   ", kemudian tambah gambar slip."
  ],
  "slipSent": [
   "Terima kasih. Kami sedang menyemak slip ",
   [
    "number"
   ],
   "; baki anda berubah sebaik sahaja disahkan."
  ],
  "payToBank": "Bank",
  "payToHolder": "Nama pemegang",
  "payToAccount": "Nombor akaun",
  "copyAccount": "Salin nombor akaun",
  "slip": "Gambar slip",
  "slipHint": "PNG atau JPEG, paling besar 5 MB.",
  "declined": "Deposit ini tidak dapat disahkan",
  "yours": "Deposit anda",
  "none": "Belum ada deposit.",
  "openOf": [
   "Buka deposit ",
   [
    "number"
   ]
  ],
  "status_pending": "Menunggu",
  "status_confirmed": "Sudah masuk",
  "status_failed": "Gagal",
  "status_expired": "Tamat tempoh",
  "open": [
   "dibuka ",
   [
    "opens"
   ],
   " hingga ",
   [
    "closes"
   ]
  ],
  "closed": [
   "ditutup sekarang, dibuka ",
   [
    "opens"
   ],
   " hingga ",
   [
    "closes"
   ]
  ],
  "noFee": "tiada caj",
  "feeRule": [
   "caj ",
   [
    "rule"
   ]
  ],
  "feeRuleUpTo": [
   "caj ",
   [
    "rule"
   ],
   ", paling banyak ",
   [
    "maximum"
   ]
  ],
  "cost": [
   "Caj ialah ",
   [
    "fee"
   ],
   ". ",
   [
    "rest"
   ],
   " akan ditambah ke baki anda."
  ],
  "feeOf": [
   "Caj ialah ",
   [
    "fee"
   ],
   "."
  ],
  "feeTaken": [
   "Caj ",
   [
    "fee"
   ],
   " telah ditolak daripadanya."
  ],
  "submitQr": "Tunjukkan kod QR",
  "qrNote": "Imbas kod ini dengan aplikasi e-⁠dompet anda. Halaman ini mengikuti bayaran itu dengan sendirinya.",
  "qrCode": "Kod QR bayaran",
  "openWallet": "Bayar pada telefon ini",
  "voucherNote": "dengan kod yang anda beli",
  "voucherCode": "Kod baucar",
  "voucherHint": "Enam belas huruf dan angka seperti yang dicetak. Sengkang boleh ditinggalkan.",
  "redeem": "Guna kod",
  "redeeming": "Menyemak kod",
  "confirmedLateNote": [
   "Bayaran itu sampai selepas masa tamat. ",
   [
    "amount"
   ],
   " tetap ditambah ke baki anda."
  ],
  "confirmedDiffersNote": [
   [
    "amount"
   ],
   " sampai, bukan ",
   [
    "ordered"
   ],
   ", dan jumlah itu telah ditambah."
  ],
  "noMethods": "Tiada cara deposit yang dibuka buat masa ini. Sila datang semula nanti."
 },
 "dialogs": {
  "in_sure_logout": "Log keluar sekarang?",
  "in_sure_logout_note": "Anda boleh log masuk semula pada bila-⁠bila masa.",
  "needTrueAccount": "Perlukan akaun anda sendiri",
  "needTrueAccountNote": "Main percuma menggunakan wang mainan. Daftar untuk terus dengan wang sebenar.",
  "in_increase_submit": "Daftar",
  "inviteFriends": "Jemput rakan",
  "vip": "VIP",
  "memberCentre": "Pusat ahli"
 },
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
 "identity": {
  "loginTitle": "Log masuk",
  "loginIntro": "Gembira berjumpa anda.",
  "sessionOver": "Sesi anda sudah tamat. Log masuk semula untuk sambung dari tempat tadi.",
  "loggedOut": "Anda telah dilog keluar. Sila log masuk semula.",
  "noAccount": "Belum ada akaun? Daftar sekarang",
  "haveAccount": "Sudah ada akaun? Log masuk",
  "username": "Nama pengguna",
  "usernameHint": [
   "Mula dengan huruf, kemudian huruf atau angka, ",
   [
    "length"
   ],
   " aksara."
  ],
  "password": "Kata laluan",
  "passwordHint": [
   [
    "length"
   ],
   " aksara."
  ],
  "confirmPassword": "Kata laluan sekali lagi",
  "loginSubmit": "Log masuk",
  "loginRunning": "Sedang log masuk",
  "freePlay": "Main percuma",
  "freePlayNote": "Cuba dengan wang mainan, tanpa mendaftar.",
  "registerTitle": "Daftar",
  "registerWelcome": [
   "Daftar dan dapatkan ",
   [
    "amount"
   ]
  ],
  "registerClosed": "Pendaftaran ditutup buat masa ini.",
  "registerSubmit": "Buka akaun",
  "registerRunning": "Sedang membuka akaun anda",
  "terms": [
   "Saya berumur ",
   [
    "age"
   ],
   " tahun ke atas dan menerima terma."
  ],
  "readTerms": "Baca terma",
  "backToRegister": "Kembali ke borang",
  "help": "Bantuan",
  "invitationNote": "Apa yang anda taip tidak hilang. Anda juga boleh mendaftar tanpa kod.",
  "ok": "OK",
  "payeeName": "Nama penuh seperti di bank",
  "email": "E-⁠mel",
  "qqNum": "Nombor QQ",
  "mobileNum": "Nombor telefon bimbit",
  "recommenderId": "Pengesyor",
  "affiliateCode": "Kod jemputan",
  "paymentPassword": "Kata laluan pembayaran",
  "line": "LINE",
  "whatsapp": "WhatsApp",
  "facebook": "Facebook",
  "wechat": "WeChat",
  "idNumber": "Nombor pengenalan",
  "referralCode": "Kod rujukan",
  "optional": "pilihan",
  "humanCheckRunning": "Mengesahkan bahawa anda manusia",
  "humanCheckInsecure": "Sambungan ini tidak membenarkan kami mengesahkan bahawa anda manusia. Buka laman ini melalui https atau di localhost, kemudian cuba lagi.",
  "captcha": "Angka dalam gambar",
  "captchaRefresh": "Tunjuk gambar lain",
  "forgotPassword": "Lupa kata laluan?",
  "forgotTitle": "Lupa kata laluan",
  "forgotIntro": "Masukkan nama pengguna dan e-⁠mel anda. Kami akan menghantar pautan kepada anda.",
  "sendLink": "Hantar pautan",
  "sendLinkRunning": "Menghantar pautan",
  "sendLinkAgain": "Hantar sekali lagi",
  "sendLinkIn": [
   "Hantar sekali lagi dalam ",
   [
    "seconds"
   ],
   " s"
  ],
  "sendLinkInMinutes": [
   "Hantar sekali lagi dalam ",
   [
    "minutes"
   ],
   " min"
  ],
  "mailSentTitle": "Semak e-⁠mel anda",
  "mailSentTo": [
   "Jika ",
   [
    "email"
   ],
   " ialah e-⁠mel bagi akaun ",
   [
    "username"
   ],
   ", pautan untuk memilih kata laluan baharu sedang dihantar ke situ."
  ],
  "mailSentHolds": [
   "Pautan itu boleh digunakan sekali sahaja, dalam masa ",
   [
    "minutes"
   ],
   " minit."
  ],
  "mailSentConfirm": "Baik, saya faham",
  "mailSentSpam": "Tidak nampak apa-⁠apa? Semak folder spam, dan pastikan nama dan e-⁠mel di atas betul.",
  "backToLogin": "Kembali ke log masuk",
  "resetTitle": "Kata laluan baharu",
  "newPassword": "Kata laluan baharu",
  "resetSubmit": "Tetapkan kata laluan",
  "resetRunning": "Menetapkan kata laluan",
  "resetLinkNote": [
   "Setiap pautan boleh digunakan sekali sahaja, dalam masa ",
   [
    "minutes"
   ],
   " minit selepas diminta."
  ],
  "askNewLink": "Minta pautan baharu",
  "resetDone": "Kata laluan anda sudah ditetapkan. Sila log masuk dengannya.",
  "code": "Kod",
  "sendCode": "Hantar kod",
  "sendCodeRunning": "Menghantar kod",
  "sendCodeInMinutes": [
   "Kod baharu dalam ",
   [
    "minutes"
   ],
   " min"
  ],
  "sendCodeIn": [
   "Kod baharu dalam ",
   [
    "seconds"
   ],
   " s"
  ],
  "secondStepTitle": "Betulkah ini anda?",
  "secondStepIntro": "Anda log masuk dari tempat atau peranti baharu. Sila sahkan bahawa ini memang anda.",
  "trustDevice": [
   "Jangan tanya saya lagi pada peranti ini selama ",
   [
    "count"
   ],
   " hari"
  ],
  "secondStepWays": "Cara pengesahan",
  "way_sms": "SMS",
  "way_mail": "E-⁠mel",
  "way_authenticator": "Pengesah",
  "way_bankName": "Akaun bank",
  "wayNote_sms": [
   "Kod akan dihantar ke ",
   [
    "hint"
   ],
   "."
  ],
  "wayNote_mail": [
   "Kod akan dihantar ke ",
   [
    "hint"
   ],
   "."
  ],
  "wayNote_authenticator": "Taip kod pengesah anda, atau kod pemulihan.",
  "wayNote_bankName": [
   "Taip nama pemegang akaun anda di ",
   [
    "hint"
   ],
   "."
  ],
  "countryCode": [
   "Kod negara: ",
   [
    "country"
   ],
   " ",
   [
    "code"
   ]
  ],
  "searchCountry": "Cari negara atau kod",
  "noCountry": "Tiada negara seperti itu.",
  "registerWays": "Cara mendaftar",
  "byUsername": "Nama pengguna",
  "byMobile": "Telefon bimbit",
  "verificationCode": "Kod dalam SMS",
  "changeTitle": "Pilih kata laluan baharu",
  "changeNote": "Kata laluan anda perlu ditukar sebelum anda meneruskan.",
  "changeDone": "Kata laluan baharu sudah ditetapkan.",
  "rememberMe": "Ingat saya selama satu hari"
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
 "patterns": {
  "any": [
   [
    "length"
   ],
   " aksara."
  ],
  "letter_first": [
   "Mula dengan huruf, kemudian huruf atau angka, ",
   [
    "length"
   ],
   " aksara."
  ],
  "letters_chinese": [
   "Huruf atau aksara Cina, ",
   [
    "length"
   ],
   " aksara."
  ],
  "email": [
   "Alamat e-⁠mel, contohnya nama@contoh.com, ",
   [
    "length"
   ],
   " aksara."
  ],
  "letters_or_digits": [
   "Huruf atau angka, ",
   [
    "length"
   ],
   " aksara."
  ],
  "digits": [
   "Angka sahaja, ",
   [
    "length"
   ],
   " aksara."
  ],
  "alphanumeric_upper": [
   "Huruf dan angka dengan satu huruf besar, ",
   [
    "length"
   ],
   " aksara."
  ],
  "letters_spaces": [
   "Huruf dan ruang kosong, ",
   [
    "length"
   ],
   " aksara."
  ],
  "no_spaces": [
   "Tanpa ruang kosong, ",
   [
    "length"
   ],
   " aksara."
  ],
  "date_ymd": "Tarikh seperti yyyy-⁠MM-⁠dd.",
  "date_mdy": "Tarikh seperti MM-⁠dd-⁠yyyy.",
  "korean": [
   "Huruf Korea, ",
   [
    "length"
   ],
   " aksara."
  ],
  "thai": [
   "Huruf Thai, ",
   [
    "length"
   ],
   " aksara."
  ],
  "japanese": [
   "Huruf Jepun, ",
   [
    "length"
   ],
   " aksara."
  ],
  "full_name": [
   "Nama penuh dengan ruang kosong, ",
   [
    "length"
   ],
   " aksara."
  ],
  "upper_lower_digit_symbol": [
   "Huruf besar dan kecil, satu angka dan satu simbol, ",
   [
    "length"
   ],
   " aksara."
  ],
  "other": [
   "Dalam bentuk yang diminta di sini, ",
   [
    "length"
   ],
   " aksara."
  ]
 },
 "phone": {
  "sent": [
   "Kod telah dihantar ke ",
   [
    "to"
   ],
   " melalui SMS."
  ],
  "phone_number_invalid": "Sila masukkan nombor telefon bimbit yang sah.",
  "phone_too_many_requests": "Terlalu banyak percubaan. Tunggu 5 minit, kemudian minta kod baharu.",
  "phone_unknown_failure": "Nombor anda tidak dapat disahkan. Sila cuba lagi.",
  "phone_code_invalid": "Kod itu tidak betul. Semak dan cuba lagi.",
  "phone_captcha_failed": "Kami tidak dapat memastikan bahawa anda manusia. Sila minta kod baharu.",
  "phone_quota_exceeded": "Kod tidak dapat dihantar lagi hari ini. Cuba semula esok.",
  "phone_operation_not_allowed": "Pengesahan nombor melalui SMS tidak tersedia buat masa ini.",
  "phone_code_expired": "Kod itu sudah tamat tempoh. Sila minta kod baharu.",
  "phone_popup_closed": "Tetingkap ditutup sebelum nombor anda disahkan. Sila cuba lagi."
 },
 "social": {
  "or": "atau",
  "google": "Google",
  "facebook": "Facebook",
  "continueWith": [
   "Teruskan dengan ",
   [
    "provider"
   ]
  ],
  "leaving": [
   "Membawa anda ke ",
   [
    "provider"
   ]
  ],
  "title": "Sedikit lagi",
  "arriving": "Sedang log masuk",
  "unlinked": [
   [
    "provider"
   ],
   " sudah mengesahkan diri anda. Pilih cara untuk meneruskan."
  ],
  "unlinkedNamed": [
   [
    "provider"
   ],
   " sudah mengesahkan bahawa anda ",
   [
    "name"
   ],
   ". Pilih cara untuk meneruskan."
  ],
  "known": [
   "Sudah ada akaun di sini dengan e-⁠mel anda. Log masuk sekali dengan kata laluannya, dan selepas itu anda boleh log masuk dengan ",
   [
    "provider"
   ],
   "."
  ],
  "ways": "Cara meneruskan",
  "newAccount": "Akaun baharu",
  "linkAccount": "Saya sudah ada akaun",
  "newNote": [
   "Buka akaun di sini. Selepas itu, ",
   [
    "provider"
   ],
   " sahaja sudah cukup untuk log masuk."
  ],
  "linkNote": [
   "Log masuk sekali dengan kata laluan anda. Selepas itu, ",
   [
    "provider"
   ],
   " sahaja sudah cukup."
  ],
  "linkSubmit": "Pautkan dan log masuk",
  "linkRunning": "Memautkan akaun anda",
  "cancelled": [
   "Anda keluar dari ",
   [
    "provider"
   ],
   " tanpa log masuk."
  ],
  "failed": [
   [
    "provider"
   ],
   " tidak dapat mengesahkan diri anda. Cuba sekali lagi, atau log masuk dengan cara lain."
  ],
  "expired": "Masa sudah tamat, atau anda bermula di tetingkap lain. Sila mulakan semula.",
  "unreachable": [
   [
    "provider"
   ],
   " tidak menjawab. Cuba sebentar lagi, atau log masuk dengan cara lain."
  ]
 }
};

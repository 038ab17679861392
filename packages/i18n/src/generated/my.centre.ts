// Written by `npm run generate -w @pelita/i18n` from src/messages.
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
  "room_profile": "Profil",
  "room_avatar": "Avatar",
  "room_loginPassword": "Kata laluan log masuk",
  "room_paymentPassword": "Kata laluan pembayaran",
  "room_mobile": "Nombor telefon bimbit",
  "room_email": "E-mel",
  "room_authenticator": "Pengesah",
  "room_bankAccounts": "Akaun bank",
  "room_sessions": "Peranti yang log masuk",
  "room_loginHistory": "Sejarah log masuk",
  "room_addresses": "Alamat berdaftar",
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
  "group_leaving": "Berhenti",
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
  "profileIsWhole": "Lengkap",
  "profileIsNotWhole": "Nama penuh, tarikh lahir, alamat atau kewarganegaraan belum diisi",
  "avatarNote": "Gambar di sebelah nama anda",
  "sessionsNote": "Lihat peranti anda dan log keluar dari sini",
  "loginHistoryNote": "Sembilan puluh hari yang lalu",
  "addressesKept": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " alamat"
     ]
    }
   ],
   " tanpa pengesahan tambahan"
  ],
  "closureNote": "Untuk selama-lamanya, apabila tiada lagi wang di dalamnya",
  "inPlace": "Lengkap",
  "missing": "Belum ada"
 },
 "pager": {
  "pages": "Halaman",
  "previousPage": "Halaman sebelumnya",
  "nextPage": "Halaman seterusnya",
  "page": [
   "Halaman ",
   [
    "page"
   ]
  ]
 }
};

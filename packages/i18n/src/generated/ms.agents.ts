// Written by `npm run generate` from src/messages.
export default {
 "agentCentre": {
  "title": "Pusat ejen",
  "room_agentTeamOverview": "Gambaran pasukan",
  "room_registerCenter": "Daftar ahli",
  "room_downlineManagmentView": "Urus pasukan",
  "rowsOf": [
   [
    "list"
   ],
   ", dalam jadual"
  ],
  "room_personalHistoryCopy": "Taruhan pasukan",
  "room_palStatementsAgentCopy": "Untung rugi ahli",
  "room_agentDownlineTransactionDetailsCopy": "Butiran transaksi",
  "room_agentAnnouncement": "Pengumuman",
  "room_agentRevenueReport": "Pendapatan saya",
  "room_agentDividendRecordCopy2": "Dividen",
  "room_agentDailyWages2": "Gaji harian",
  "room_agentHourSalary": "Gaji setiap jam",
  "room_agentRealtimeSalary": "Gaji masa nyata",
  "noAnnouncements": "Belum ada pengumuman.",
  "unread": "Belum dibaca",
  "unreadAnnouncements": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " pengumuman belum dibaca"
     ]
    }
   ]
  ],
  "offerWaits": "satu tawaran menunggu jawapan anda",
  "notAnAgent": "Bukan ejen",
  "notAnAgentNote": "Pusat ejen adalah untuk ejen. Untuk menjadi ejen, sila hubungi khidmat pelanggan.",
  "days": "Hari",
  "invite": "Jemput ahli",
  "members": "Ahli",
  "joined": [
   [
    "count"
   ],
   " baharu"
  ],
  "active": "Aktif",
  "activeOn": [
   "Aktif pada ",
   [
    "day"
   ]
  ],
  "deposits": "Deposit",
  "withdrawals": "Pengeluaran",
  "times": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " kali"
     ]
    }
   ]
  ],
  "stake": "Taruhan",
  "won": "Menang",
  "bonus": "Bonus",
  "net": "Untung rugi",
  "change": [
   [
    "percent"
   ],
   "% lwn sebelumnya"
  ],
  "result": "Hasil bersih",
  "byDay": "Setiap hari",
  "day": "Hari",
  "notCounted": "Belum dikira.",
  "countedUntil": [
   "Dikira sehingga ",
   [
    "at"
   ],
   "."
  ],
  "ownRates": [
   "Kadar anda: rebat ",
   [
    "rebate"
   ],
   "%, mod hadiah ",
   [
    "prizeMode"
   ],
   "."
  ],
  "bonusPaid": [
   "Bonus diberi: ",
   [
    "amount"
   ],
   "."
  ],
  "tree": "Rangkaian",
  "team": "Pasukan",
  "account": "Akaun",
  "balance": "Baki",
  "acts": "Tindakan",
  "typeAndRebate": [
   [
    "type"
   ],
   ", ",
   [
    "rebate"
   ],
   "%"
  ],
  "closed": "Ditutup",
  "nobodyBelow": "Belum ada akaun di sini.",
  "search": "Cari akaun",
  "type_0": "Ahli",
  "type_1": "Ejen",
  "type_2": "Ejen kanan",
  "type_41": "Ejen induk",
  "type_42": "Ejen utama",
  "openAccount": "Buka akaun",
  "username": "Nama pengguna",
  "firstPassword": "Kata laluan pertama",
  "firstPasswordNote": "Pemilik akan memilih yang baharu pada log masuk pertama.",
  "type": "Jenis",
  "rebate": "Rebat %",
  "prizeMode": "Mod hadiah",
  "atMost": [
   "Paling tinggi ",
   [
    "maximum"
   ]
  ],
  "open": "Buka akaun",
  "opening": "Sedang dibuka…",
  "opened": [
   "Akaun ",
   [
    "account"
   ],
   " sudah dibuka."
  ],
  "makeLink": "Buat pautan jemputan",
  "making": "Sedang dibuat…",
  "useMaximum": "Bilangan penggunaan",
  "linkMade": "Pautan sudah sedia.",
  "links": "Pautan jemputan",
  "noLinks": "Anda belum membuat pautan.",
  "link_open": "Aktif",
  "link_used": "Sudah habis",
  "link_expired": "Luput",
  "link_ended": "Ditamatkan",
  "linkFacts": [
   [
    "type"
   ],
   ", rebat ",
   [
    "rebate"
   ],
   "%, mod hadiah ",
   [
    "prizeMode"
   ]
  ],
  "linkUses": [
   "Digunakan ",
   [
    "uses"
   ],
   " daripada ",
   [
    "maximum"
   ],
   " kali, sehingga ",
   [
    "until"
   ]
  ],
  "copyLink": [
   "Salin pautan ",
   [
    "code"
   ]
  ],
  "qrOf": [
   "Kod QR pautan ",
   [
    "code"
   ]
  ],
  "endLink": "Tamatkan",
  "rates": "Kadar",
  "ratesOf": [
   "Kadar ",
   [
    "account"
   ]
  ],
  "ratesSet": [
   "Kadar ",
   [
    "account"
   ],
   " sudah ditetapkan."
  ],
  "save": "Simpan",
  "saving": "Sedang disimpan…",
  "newPassword": "Kata laluan",
  "newPasswordOf": [
   "Kata laluan pertama yang lain untuk ",
   [
    "account"
   ]
  ],
  "passwordRenewed": [
   [
    "account"
   ],
   " ada kata laluan pertama yang lain."
  ],
  "contract": "Kontrak",
  "transfer": "Pindah",
  "transferTo": [
   "Pindah kepada ",
   [
    "account"
   ]
  ],
  "transferred": [
   [
    "amount"
   ],
   " sudah dipindahkan kepada ",
   [
    "account"
   ],
   "."
  ],
  "transferring": "Sedang dipindahkan…",
  "transferLimits": [
   "Dari ",
   [
    "minimum"
   ],
   " hingga ",
   [
    "maximum"
   ]
  ],
  "amount": "Jumlah",
  "paymentPassword": "Kata laluan bayaran",
  "code": "Kod pengesah",
  "noUpline": "Tiada upline untuk menerima pindahan anda.",
  "number": "Nombor",
  "at": "Masa",
  "transfers": "Pindahan terbaharu",
  "noTransfers": "Belum ada pindahan.",
  "nothingYet": "Tiada apa-⁠apa dalam tempoh ini.",
  "product": "Produk",
  "allProducts": "Semua produk",
  "vendor": "Studio",
  "bets": "Bilangan",
  "total": "Jumlah",
  "level": "Peringkat",
  "count": "Bilangan",
  "in": "Masuk",
  "out": "Keluar",
  "allTypes": "Semua jenis",
  "movement_deposit": "Deposit",
  "movement_withdrawal": "Pengeluaran",
  "movement_bonus": "Bonus",
  "movement_transfer": "Pindahan",
  "movement_adjustment": "Pelarasan",
  "movement_fee": "Bayaran"
 }
};

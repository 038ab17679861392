// Written by `npm run generate` from src/messages.
export default {
 "agentContracts": {
  "byDay": [
   [
    "list"
   ],
   ", setiap hari"
  ],
  "own": "Kontrak anda",
  "ownOffer": "Tawaran untuk anda",
  "noOwn": "Anda belum ada kontrak jenis ini. Upline anda yang menawarkannya; bagi ejen teratas, khidmat pelanggan menawarkannya.",
  "noOwnToOffer": "Tanpa kontrak jenis ini sendiri, anda belum boleh membuat tawaran.",
  "from": [
   "Daripada ",
   [
    "upline"
   ]
  ],
  "fromOperator": "Daripada pengendali",
  "operator": "Pengendali",
  "offeredUntil": [
   "Terbuka sehingga ",
   [
    "at"
   ]
  ],
  "holdsFrom": [
   "Mulai ",
   [
    "at"
   ]
  ],
  "holdsUntil": [
   "hingga ",
   [
    "at"
   ]
  ],
  "accept": "Terima",
  "accepting": "Sedang diterima…",
  "accepted": [
   "Sudah diterima. Berkuat kuasa mulai ",
   [
    "at"
   ],
   "."
  ],
  "reject": "Tolak",
  "rejectAsk": "Tolak tawaran ini?",
  "rejectNote": [
   [
    "upline"
   ],
   " akan dimaklumkan, dan boleh membuat tawaran lain."
  ],
  "rejected": "Tawaran sudah ditolak.",
  "endsTitle": "Kontrak yang akan tamat",
  "endsNote": [
   "Syarat baharu anda tidak lagi menampung kontrak ini. Kontrak ini tamat apabila kontrak anda bermula, dan semua yang terlibat dimaklumkan: ",
   [
    "accounts"
   ],
   "."
  ],
  "endsAgree": "Terima dan tamatkan",
  "given": "Kontrak dengan downline",
  "noGiven": "Anda belum memberi kontrak jenis ini.",
  "offer": "Tawarkan kontrak",
  "offerTo": [
   "Kontrak untuk ",
   [
    "account"
   ]
  ],
  "offered": [
   "Tawaran sudah dihantar kepada ",
   [
    "account"
   ],
   "."
  ],
  "send": "Hantar tawaran",
  "sending": "Sedang dihantar…",
  "withdraw": "Tarik balik",
  "withdrawAsk": [
   "Tarik balik tawaran kepada ",
   [
    "account"
   ],
   "?"
  ],
  "withdrawNote": [
   "Tawaran tamat serta-⁠merta, dan ",
   [
    "account"
   ],
   " akan dimaklumkan."
  ],
  "withdrawn": "Tawaran sudah ditarik balik.",
  "terminate": "Tamatkan",
  "terminateAsk": [
   "Tamatkan kontrak dengan ",
   [
    "account"
   ],
   "?"
  ],
  "terminateNote": "Kontrak tamat bersama tempoh semasa, begitu juga semua kontrak yang bergantung padanya.",
  "terminated": "Kontrak akan tamat bersama tempoh semasa.",
  "downline": "Downline",
  "downlineHint": "Ejen terus di bawah anda",
  "family": "Jenis",
  "family_dividend": "Dividen",
  "family_daily": "Gaji harian",
  "family_hourly": "Gaji setiap jam",
  "family_realtime": "Gaji masa nyata",
  "family_rebate": "Beza rebat",
  "allKinds": "Semua jenis",
  "kind": "Jenis",
  "recovered": "Dibayar balik",
  "earned": "Diperoleh",
  "windows": "Kiraan",
  "terms": "Syarat",
  "state": "Status",
  "state_offered": "Ditawarkan",
  "state_accepted": "Berkuat kuasa",
  "state_rejected": "Ditolak",
  "state_withdrawn": "Ditarik balik",
  "state_expired": "Luput",
  "state_superseded": "Diganti",
  "state_terminated": "Tamat",
  "holds": "Tempoh",
  "acts": "Tindakan",
  "period": "Dibayar",
  "period_once": "Serta-⁠merta",
  "period_daily": "Setiap hari",
  "period_weekly": "Setiap minggu",
  "period_semimonthly": "Dua kali sebulan",
  "period_monthly": "Setiap bulan",
  "tier": [
   "Peringkat ",
   [
    "number"
   ]
  ],
  "addTier": "Tambah peringkat",
  "removeTier": [
   "Buang peringkat ",
   [
    "number"
   ]
  ],
  "betAmount_dividend": "Taruhan tempoh itu",
  "betAmount_daily": "Taruhan sehari",
  "betAmount_hourly": "Taruhan sejam",
  "activeMembers": "Ahli aktif",
  "lossAmount": "Kerugian pasukan",
  "rate": "Kadar %",
  "lossRate": "Taruhan kalah %",
  "profitRate": "Taruhan menang %",
  "singleBet": "Setiap taruhan %",
  "ownRate": [
   "Kadar anda ",
   [
    "rate"
   ],
   "%"
  ],
  "tierFacts": [
   "Dari ",
   [
    "amount"
   ],
   " dengan ",
   [
    "active",
    2,
    {
     "=0": "mana-⁠mana bilangan ahli",
     "other": [
      0,
      " ahli aktif"
     ]
    }
   ],
   ": ",
   [
    "rate"
   ],
   "%"
  ],
  "tierLossFacts": [
   "Dari ",
   [
    "amount"
   ],
   " dan kerugian ",
   [
    "loss"
   ],
   " dengan ",
   [
    "active",
    2,
    {
     "=0": "mana-⁠mana bilangan ahli",
     "other": [
      0,
      " ahli aktif"
     ]
    }
   ],
   ": ",
   [
    "rate"
   ],
   "%"
  ],
  "realTimeFacts": [
   "Kalah ",
   [
    "loss"
   ],
   "%, menang ",
   [
    "profit"
   ],
   "%, setiap taruhan ",
   [
    "single"
   ],
   "%"
  ],
  "fault_unreadable": "Sila isi dengan angka; kadar paling banyak empat titik perpuluhan.",
  "fault_wrong_tier_count": "Terlalu banyak peringkat.",
  "fault_tiers_fall": "Setiap peringkat mesti sekurang-⁠kurangnya sama dengan peringkat sebelumnya.",
  "fault_rate_out_of_range": "Kadar ini terlalu tinggi.",
  "fault_threshold_out_of_range": "Had ini terlalu tinggi.",
  "fault_above_upline": "Kontrak anda sendiri tidak menampungnya: syaratnya lebih tinggi, atau kadarnya lebih rendah.",
  "income": "Pendapatan",
  "noIncome": "Belum ada yang dikira.",
  "owed": [
   "Pendapatan seterusnya membayar balik ",
   [
    "amount"
   ],
   " dahulu."
  ],
  "window": "Tempoh",
  "stake": "Taruhan pasukan",
  "active": "Aktif",
  "due": "Layak",
  "passedOn": "Kepada downline",
  "net": "Untuk anda",
  "incomeState": "Status",
  "income_paid": "Dibayar",
  "income_waiting": [
   "Mulai ",
   [
    "at"
   ]
  ]
 }
};

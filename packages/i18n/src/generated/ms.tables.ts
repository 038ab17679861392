// Written by `npm run generate` from src/messages.
export default {
 "tables": {
  "opening": [
   "Membuka ",
   [
    "game"
   ]
  ],
  "connectionOpening": "Meja tidak dapat dicapai. Kami terus mencuba.",
  "connectionLost": "Sambungan terputus. Cip di atas meja kekal di situ, kami terus mencuba.",
  "tryNow": "Cuba sekarang",
  "ended": "Sesi permainan ini sudah tamat",
  "endedNote": "Buka semula meja ini dari lobi untuk terus bermain. Wang anda ada dalam baki.",
  "limits": [
   [
    "minimum"
   ],
   " hingga ",
   [
    "maximum"
   ]
  ],
  "players": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " di meja"
     ]
    }
   ]
  ],
  "round": [
   "Pusingan ",
   [
    "label"
   ]
  ],
  "phaseBetting": "Buat taruhan",
  "phaseClosed": "Taruhan ditutup",
  "phaseRevealed": "Pusingan seterusnya",
  "secondsLeft": [
   [
    "seconds"
   ],
   " s lagi"
  ],
  "spotLabel": [
   [
    "spot"
   ],
   ", bayaran ",
   [
    "pays"
   ],
   ", taruhan anda ",
   [
    "amount"
   ]
  ],
  "chip": [
   "Cip ",
   [
    "amount"
   ]
  ],
  "undo": "Batal",
  "repeat": "Ulang",
  "double": "Gandakan",
  "confirm": "Sahkan taruhan",
  "confirming": "Menghantar taruhan",
  "choose": "Pilih cip, kemudian tempatnya",
  "closed": "Taruhan ditutup",
  "opensIn": [
   "Dibuka semula dalam ",
   [
    "seconds"
   ],
   " s"
  ],
  "placed": "Di atas meja",
  "returned": [
   "Pulangan ",
   [
    "back"
   ],
   " daripada ",
   [
    "stake"
   ]
  ],
  "net": [
   "Bersih ",
   [
    "amount"
   ]
  ],
  "betsClosed": "Taruhan itu tiba selepas ditutup. Tiada wang yang diambil.",
  "tooLittle": "Baki anda tidak mencukupi untuk taruhan ini.",
  "cancelled": "Taruhan itu tidak dapat dibuat. Wangnya sudah kembali ke baki anda.",
  "playRefused": "Anda tidak boleh bertaruh buat masa ini.",
  "failed": "Ada masalah di pihak kami. Sila cuba lagi.",
  "connection": "Belum ada jawapan. Kami bertanya semula; taruhan dikira sekali sahaja.",
  "deposit": "Deposit",
  "dismiss": "Tutup makluman",
  "close": "Tutup",
  "soundOn": "Buka bunyi",
  "soundOff": "Tutup bunyi",
  "info": "Peraturan dan pulangan",
  "history": "Pusingan anda dan keadilan",
  "roads": "Jalan",
  "beadPlate": "Plat manik",
  "bigRoad": "Jalan besar",
  "lastNumbers": "Nombor terakhir",
  "rules": "Peraturan",
  "returns": "Pulangan setiap tempat",
  "returnsNote": "Bahagian daripada semua taruhan yang kembali dalam jangka panjang, dikira daripada setiap kemungkinan.",
  "spotColumn": "Tempat",
  "paysColumn": "Bayaran",
  "returnColumn": "Pulangan",
  "maximumColumn": "Had",
  "rounds": "Pusingan anda",
  "noRounds": "Pusingan dengan cip anda dipaparkan di sini.",
  "olderRounds": "Pusingan lebih lama",
  "fairness": "Keadilan",
  "fairnessNote": "Sebelum taruhan pertama, benih rahsia pusingan ditetapkan dengan cap jarinya. Selepas itu benih ditunjukkan, dan kad, nombor atau dadu yang sama terhasil untuk semua orang.",
  "commitment": "Cap jari (SHA-256)",
  "check": "Sahkan",
  "checkHolds": "Benar: benih ini memberi keputusan itu.",
  "checkFails": "Tidak benar. Simpan rekod ini dan hubungi khidmat kami.",
  "download": "Muat turun rekod",
  "stateOpen": "Sedang diselesaikan",
  "stateCancelled": "Dipulangkan",
  "stateRefused": "Tidak dibuat",
  "winPlayer": [
   "Pemain menang, ",
   [
    "player"
   ],
   " lawan ",
   [
    "banker"
   ]
  ],
  "winBanker": [
   "Bank menang, ",
   [
    "banker"
   ],
   " lawan ",
   [
    "player"
   ]
  ],
  "winTie": [
   "Seri ",
   [
    "player"
   ],
   " lawan ",
   [
    "banker"
   ]
  ],
  "winDragon": "Naga menang",
  "winTiger": "Harimau menang",
  "winTieCards": "Seri",
  "winNumber": [
   [
    "colour",
    1,
    {
     "red": [
      [
       "number"
      ],
      " merah"
     ],
     "black": [
      [
       "number"
      ],
      " hitam"
     ],
     "other": [
      [
       "number"
      ],
      " hijau"
     ]
    }
   ]
  ],
  "winDice": [
   "Jumlah ",
   [
    "total"
   ]
  ],
  "winTriple": [
   "Tiga serupa, jumlah ",
   [
    "total"
   ]
  ],
  "handPlayer": "Pemain",
  "handBanker": "Bank",
  "handDragon": "Naga",
  "handTiger": "Harimau",
  "card": [
   [
    "suit",
    1,
    {
     "spades": [
      [
       "rank"
      ],
      " sped"
     ],
     "hearts": [
      [
       "rank"
      ],
      " lekuk"
     ],
     "clubs": [
      [
       "rank"
      ],
      " kelawar"
     ],
     "other": [
      [
       "rank"
      ],
      " daiman"
     ]
    }
   ]
  ],
  "letterPlayer": "P",
  "letterBanker": "B",
  "letterTie": "S",
  "letterDragon": "N",
  "letterTiger": "H",
  "letterTieCards": "S",
  "letterBig": "B",
  "letterSmall": "K",
  "letterTriple": "3",
  "spot_player": "Pemain",
  "spot_banker": "Bank",
  "spot_tie": "Seri",
  "spot_player_pair": "P pasangan",
  "spot_banker_pair": "B pasangan",
  "spot_super_six": "Enam hebat",
  "spot_tiger": "Harimau",
  "spot_small_tiger": "Harimau kecil",
  "spot_big_tiger": "Harimau besar",
  "spot_dragon": "Naga",
  "spot_suited_tie": "Seri sejenis",
  "spot_dragon_odd": "Naga ganjil",
  "spot_dragon_even": "Naga genap",
  "spot_tiger_odd": "Harimau ganjil",
  "spot_tiger_even": "Harimau genap",
  "spot_dragon_small": "Naga kecil",
  "spot_dragon_big": "Naga besar",
  "spot_tiger_small": "Harimau kecil",
  "spot_tiger_big": "Harimau besar",
  "spot_low": "1–18",
  "spot_high": "19–36",
  "spot_even": "Genap",
  "spot_odd": "Ganjil",
  "spot_red": "Merah",
  "spot_black": "Hitam",
  "spot_dozen_1": "12 pertama",
  "spot_dozen_2": "12 kedua",
  "spot_dozen_3": "12 ketiga",
  "spot_column": [
   "Lajur ",
   [
    "place"
   ]
  ],
  "spot_small": "Kecil",
  "spot_big": "Besar",
  "spot_double": [
   "Kembar ",
   [
    "face"
   ]
  ],
  "spot_triple": [
   "Tiga ",
   [
    "face"
   ]
  ],
  "spot_any_triple": "Mana-⁠mana tiga",
  "spot_total": [
   [
    "total"
   ]
  ],
  "spot_pair": [
   [
    "faces"
   ]
  ],
  "spot_single": [
   [
    "face"
   ]
  ],
  "racetrack": "Litar nombor",
  "sectorVoisins": "Jiran sifar",
  "sectorTiers": "Sepertiga",
  "sectorOrphelins": "Baki roda",
  "neighboursOf": [
   [
    "number"
   ],
   " dan dua jiran di setiap sisi"
  ],
  "layoutInside": "Belah, jalan, sudut dan enam nombor",
  "insideBets": "Taruhan dalam",
  "groupSplit": "Dua nombor",
  "groupStreet": "Tiga nombor",
  "groupCorner": "Empat nombor",
  "groupSix": "Enam nombor",
  "rulesBaccarat": "Pemain dan bank menerima dua kad setiap satu, dan kad ketiga mengikut peraturan tetap. Sepuluh dan kad gambar bernilai sifar, dan hanya digit akhir jumlah dikira; yang lebih hampir dengan sembilan menang. Jika seri, cip pada pemain dan bank dipulangkan.",
  "rulesCommission": "Bank yang menang membayar 0.95 kepada 1.",
  "rulesNoCommission": "Bank yang menang membayar 1 kepada 1, dan separuh daripadanya jika dengan enam.",
  "rulesDragonTiger": "Satu kad setiap satu untuk naga dan harimau; yang lebih tinggi menang, as paling rendah. Seri mengambil separuh taruhan pada naga dan harimau. Tujuh bukan ganjil atau genap, dan bukan kecil atau besar.",
  "rulesRoulette": "Roda dengan satu sifar. Satu cip membayar 36 dibahagi dengan bilangan nombor yang diliputinya.",
  "rulesHalfBack": "Jika sifar, separuh taruhan pada peluang sama dipulangkan.",
  "rulesSicBo": "Tiga dadu. Tiga serupa mengambil taruhan pada kecil, besar, ganjil dan genap.",
  "rulesShoe": "Setiap pusingan ada kasut lapan dek sendiri yang dikocok semula."
 }
};

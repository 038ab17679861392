// Written by `npm run generate` from src/messages.
export default {
 "cards": {
  "opening": [
   "Membuka ",
   [
    "game"
   ]
  ],
  "connectionOpening": "Meja tidak dapat dicapai. Kami terus mencuba.",
  "connectionLost": "Sambungan terputus. Kad anda tetap milik anda, kami terus mencuba.",
  "tryNow": "Cuba sekarang",
  "ended": "Sesi permainan ini sudah tamat",
  "endedNote": "Buka semula permainan ini dari lobi untuk terus bermain. Wang anda ada dalam baki.",
  "unit": [
   "Unit ",
   [
    "unit"
   ]
  ],
  "points": "Mata, bukan wang",
  "practice": "Latihan menentang rumah. Tiada wang dipertaruhkan.",
  "sit": "Duduk di meja",
  "sitNote": [
   "Anda bermain dengan orang sebenar. Sebelum setiap pusingan, ",
   [
    "hold"
   ],
   " ditahan daripada semua pemain: itulah kos paling tinggi. Bakinya dipulangkan selepas pusingan."
  ],
  "sitPractice": "Anda berlatih menentang rumah, untuk mata yang bukan wang.",
  "leave": "Tinggalkan meja",
  "leaving": "Anda keluar selepas pusingan ini. Jam memainkannya hingga tamat.",
  "waitingPeople": [
   "Menunggu pemain: ",
   [
    "count"
   ],
   " daripada ",
   [
    "least"
   ]
  ],
  "gathering": "Pusingan bermula",
  "holding": "Wang pertaruhan sedang ditahan",
  "waitNext": "Anda bermain mulai pusingan seterusnya",
  "cancelled": "Pusingan ini tidak berlangsung. Wang yang ditahan sudah dipulangkan.",
  "next": "Pusingan seterusnya",
  "yourTurn": "Giliran anda",
  "turnOf": [
   "Giliran ",
   [
    "who"
   ]
  ],
  "bidding": "Siapa jadi bank?",
  "staking": "Berapa taruhannya?",
  "waitOthers": "Menunggu pemain lain",
  "seat": [
   "Kerusi ",
   [
    "number"
   ]
  ],
  "house": "Rumah",
  "you": "Anda",
  "banker": "Bank",
  "away": "Dimainkan oleh jam",
  "ready": "Sedia",
  "passed": "Lepas",
  "cardsLeft": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " kad"
     ]
    }
   ]
  ],
  "bidNone": "Bukan saya",
  "bidTimes": [
   "Bank ×",
   [
    "times"
   ]
  ],
  "bidTold": [
   "Bida ×",
   [
    "times"
   ]
  ],
  "stakeUnits": [
   "Taruh ",
   [
    "amount"
   ]
  ],
  "stakeTold": [
   "×",
   [
    "units"
   ]
  ],
  "play": "Main",
  "playCards": [
   [
    "count",
    2,
    {
     "other": [
      "Main ",
      0,
      " kad"
     ]
    }
   ]
  ],
  "pass": "Lepas",
  "choose": "Pilih kad untuk dimainkan",
  "lead": "Anda mula: mainkan apa sahaja",
  "mustInclude": [
   "Permainan pertama mesti ada ",
   [
    "card"
   ]
  ],
  "cannotPlay": "Itu tidak boleh dimainkan di atas ini",
  "won": [
   "Anda menang ",
   [
    "amount"
   ]
  ],
  "lost": [
   "Anda kalah ",
   [
    "amount"
   ]
  ],
  "even": "Tiada menang, tiada kalah",
  "wonPoints": [
   "Anda menang ",
   [
    "count",
    2,
    {
     "other": [
      0,
      " mata"
     ]
    }
   ]
  ],
  "lostPoints": [
   "Anda kalah ",
   [
    "count",
    2,
    {
     "other": [
      0,
      " mata"
     ]
    }
   ]
  ],
  "instant_four_twos": "Empat dua: terus menang",
  "instant_dragon": "Naga: terus menang",
  "instant_five_pairs": "Lima pasang berturut: terus menang",
  "instant_six_pairs": "Enam pasang: terus menang",
  "kindNone": "Tiada lembu",
  "kindBull": [
   "Lembu ",
   [
    "number"
   ]
  ],
  "kindDouble": "Lembu berganda",
  "kindPictures": "Lima gambar",
  "moveRefused": "Itu tidak boleh dimainkan sekarang.",
  "unseated": "Anda tiada kerusi lagi: baki anda kurang daripada wang yang ditahan, atau jam sudah dua kali bermain untuk anda.",
  "playRefused": "Anda tidak boleh bermain buat masa ini.",
  "failed": "Ada masalah di pihak kami. Sila cuba lagi.",
  "connection": "Belum ada jawapan. Kami bertanya semula; setiap gerakan dikira sekali sahaja.",
  "deposit": "Deposit",
  "dismiss": "Tutup makluman",
  "close": "Tutup",
  "soundOn": "Buka bunyi",
  "soundOff": "Tutup bunyi",
  "info": "Peraturan dan taruhan",
  "history": "Pusingan anda dan keadilan",
  "yourCards": "Kad anda",
  "table": "Meja",
  "toBeat": [
   "Untuk ditewaskan, daripada ",
   [
    "who"
   ]
  ],
  "rules": "Peraturan",
  "rulesNiuNiu": "Anda melihat empat daripada lima kad, kemudian semua membida serentak untuk menjadi bank. Bida tertinggi menjadi bank dan menggandakan semua taruhan. Yang lain bertaruh, kad kelima dibuka, dan setiap kad dibandingkan dengan bank. Tiga kad yang berjumlah gandaan sepuluh ialah lembu; dua lagi memberi nombornya.",
  "rulesNiuNiuPays": "Kad yang menang menggandakan: lima gambar 5, lembu berganda 4, sembilan 3, lapan dan tujuh 2, yang lain 1. Satu pusingan tidak pernah melebihi 20 unit.",
  "rulesBigTwo": "Tiga belas kad setiap orang, daripada tiga hingga dua, daiman di bawah kelawar, lekuk dan sped. Kad terendah mula. Mainkan satu kad, sepasang, tiga sama atau lima kad, dan yang seterusnya memainkan bilangan yang sama, lebih tinggi, atau lepas. Yang lepas boleh bermain lagi kemudian. Lima kad naik daripada lurus ke flush, full house, empat sama dan lurus flush.",
  "rulesBigTwoPays": "Yang pertama kehabisan kad menang. Yang lain membayar seunit bagi setiap kad yang tinggal, dua unit mulai sepuluh kad, tiga unit jika ketiga-⁠tiga belas tinggal: paling banyak 39 unit.",
  "rulesTienLen": "Tiga belas kad setiap orang, daripada tiga hingga dua, sped di bawah kelawar, daiman dan lekuk. Kad terendah mula. Ada satu kad, sepasang, tiga sama, empat sama, lurus daripada tiga kad, dan tiga pasang berturut atau lebih; tiada dua dalam barisan. Yang lepas keluar sehingga yang lain lepas juga. Tiga pasang berturut, empat sama atau empat pasang berturut menewaskan dua.",
  "rulesTienLenPays": "Yang pertama kehabisan kad menang. Yang lain membayar seunit bagi setiap kad yang tinggal, 26 jika belum pernah bermain, dan bagi dua yang tinggal lima unit jika hitam dan sepuluh jika merah: paling banyak 51 unit. Empat dua, tiga hingga as, lima pasang berturut atau enam pasang terus menang.",
  "stakes": "Taruhan",
  "rakeNote": [
   "Pemenang membayar komisen ",
   [
    "percent"
   ],
   " % daripada kemenangan, paling banyak ",
   [
    "maximum"
   ],
   "."
  ],
  "clockNote": [
   "Anda ada ",
   [
    "seconds"
   ],
   " saat untuk setiap gerakan. Selepas itu jam akan lepas untuk anda, atau membuat yang paling sedikit dibenarkan; selepas dua kali ia tidak menunggu lagi."
  ],
  "leaveNote": "Siapa yang keluar atau terputus sambungan di tengah pusingan akan dimainkan hingga tamat.",
  "fairness": "Keadilan",
  "fairnessNote": "Sebelum setiap pusingan, benih rahsia rumah ditetapkan oleh cap jari. Kad dikocok daripadanya dan daripada benih semua orang di meja, jadi tiada sesiapa boleh menyusunnya sendiri. Selepas itu semua benih ditunjukkan.",
  "fingerprint": "Cap jari (SHA-256)",
  "hands": "Pusingan anda",
  "noHands": "Pusingan yang anda mainkan ada di sini.",
  "older": "Pusingan lama",
  "hand": [
   "Pusingan ",
   [
    "number"
   ]
  ],
  "check": "Semak",
  "checkHolds": "Sah: benih dan gerakan memberi keputusan ini.",
  "checkFails": "Tidak sah. Simpan rekod ini dan hubungi khidmat kami.",
  "download": "Muat turun rekod",
  "stateCancelled": "Tidak berlangsung",
  "secondsLeft": [
   [
    "seconds"
   ],
   " s lagi"
  ],
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
  "cardBack": "Kad tertutup"
 }
};

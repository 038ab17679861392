// Written by `npm run generate` from src/messages.
export default {
 "studio": {
  "engineLines5x3": "5 gelendong, 3 baris, 20 garisan",
  "engineClassic3x3": "3 gelendong, 3 baris, 5 garisan",
  "engineCascade6x5": "6 gelendong, 5 baris, kemenangan berjatuhan",
  "engineWays6x5": "6 gelendong, sehingga 15,625 cara",
  "engineHold5x3": "5 gelendong, 243 cara, syiling yang kekal",
  "feature_holdAndWin": "Kekal dan menang",
  "feature_ways": "Cara berubah",
  "readyNoteWays": [
   "Sehingga ",
   [
    "ways"
   ],
   " cara · RTP ",
   [
    "percent"
   ],
   "%"
  ],
  "readyNoteHold": [
   [
    "count"
   ],
   " syiling kekal · RTP ",
   [
    "percent"
   ],
   "%"
  ],
  "symbolCoin": "Syiling",
  "holdBegins": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " syiling kekal"
     ]
    }
   ]
  ],
  "holdNote": [
   "Syiling ini kekal sementara yang lain dicabut semula. Setiap syiling baharu memberi ",
   [
    "respins"
   ],
   " cabutan semula."
  ],
  "holdEnd": "Syiling dibayar",
  "holdResult": [
   "Syiling membayar ",
   [
    "amount"
   ]
  ],
  "respinsLeft": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " cabutan semula lagi"
     ]
    }
   ]
  ],
  "heldIn": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " syiling kekal"
     ]
    }
   ]
  ],
  "fullBoard": "Papan penuh",
  "coinRule": [
   "Setiap syiling bernilai sebanyak taruhan yang tertulis. ",
   [
    "count"
   ],
   " syiling atau lebih akan kekal, dan dibayar pada akhirnya."
  ],
  "ruleWaysPlain": [
   "Simbol sama pada tiga atau lebih gelendong bersebelahan dari kiri menang, tanpa mengira baris: ",
   [
    "ways"
   ],
   " cara, semuanya sentiasa aktif. Wild ada pada tiga gelendong dalam dan menggantikan setiap simbol kecuali syiling."
  ],
  "ruleHold": [
   [
    "count"
   ],
   " syiling atau lebih di mana-⁠mana akan kekal: ia tinggal di tempatnya, dan petak lain dicabut semula ",
   [
    "respins"
   ],
   " kali. Setiap syiling baharu turut kekal dan mengembalikan semua ",
   [
    "respins"
   ],
   " cabutan semula. Apabila tiada lagi cabutan semula, atau setiap petak ada syiling, semua syiling membayar nilainya; papan penuh membayar ",
   [
    "full"
   ],
   " taruhan sebagai tambahan."
  ],
  "wayWinsPlain": "Cara",
  "wayWins": [
   "Cara · ×",
   [
    "multiplier"
   ]
  ],
  "paytableNoteWays": [
   "Amaun bagi setiap cara pada taruhan ",
   [
    "bet"
   ],
   ": simbol sama pada bilangan gelendong bersebelahan ini dari kiri, tanpa mengira baris."
  ],
  "ruleWays": [
   "Setiap gelendong menunjukkan ",
   [
    "least"
   ],
   " hingga ",
   [
    "most"
   ],
   " baris yang dicabut semula pada setiap pusingan, jadi ada sehingga ",
   [
    "ways"
   ],
   " cara. Simbol sama pada tiga atau lebih gelendong bersebelahan dari kiri menang, dan setiap cara dikira. Simbol liar ada pada gelendong dalam dan menggantikan semua simbol kecuali scatter."
  ],
  "feature_cascade": "Kemenangan berjatuhan",
  "feature_payAnywhere": "Menang di mana-⁠mana",
  "volatility_low": "rendah",
  "volatility_medium": "sederhana",
  "volatility_high": "tinggi",
  "maximumWin": "Kemenangan tertinggi",
  "maximumWinNote": "Bayaran paling tinggi bagi satu pusingan, termasuk pusingan percuma.",
  "timesBet": [
   [
    "bets"
   ],
   " × taruhan"
  ],
  "feature_wild": "Wild",
  "feature_wildMultiplier": "Wild yang menggandakan",
  "feature_scatter": "Scatter",
  "feature_freeSpins": "Pusingan percuma",
  "feature_retrigger": "Tambahan pusingan percuma",
  "feature_multiplier": "Kemenangan digandakan",
  "opening": [
   "Membuka ",
   [
    "game"
   ]
  ],
  "balance": "Baki",
  "bet": "Taruhan",
  "lastWin": "Menang terakhir",
  "spin": "Pusing",
  "skip": "Langkau",
  "spinning": "Gelendong sedang berpusing",
  "betLess": "Kurangkan taruhan",
  "betMore": "Tambah taruhan",
  "betAmount": [
   "Taruhan ",
   [
    "amount"
   ],
   ", ",
   [
    "lineBet"
   ],
   " pada setiap satu daripada ",
   [
    "lines"
   ],
   " garisan"
  ],
  "perLine": [
   [
    "lines"
   ],
   " × ",
   [
    "lineBet"
   ]
  ],
  "ready": "Tekan pusing untuk bermain",
  "readyNoteAnywhere": [
   [
    "count"
   ],
   "+ simbol sama menang · RTP ",
   [
    "percent"
   ],
   "%"
  ],
  "falling": "Simbol sedang jatuh",
  "tumble": [
   "Jatuhan ",
   [
    "place"
   ],
   " · ×",
   [
    "multiplier"
   ]
  ],
  "readyNote": [
   [
    "lines"
   ],
   " garisan · RTP ",
   [
    "percent"
   ],
   "%"
  ],
  "reels": "Gelendong",
  "rowsShown": [
   "Baris ",
   [
    "row"
   ],
   ": ",
   [
    "symbols"
   ]
  ],
  "won": [
   "Anda menang ",
   [
    "amount"
   ]
  ],
  "paidBelowBet": [
   "Dibayar ",
   [
    "amount"
   ],
   " untuk taruhan ",
   [
    "bet"
   ]
  ],
  "noWin": "Tiada kemenangan kali ini",
  "lineWin": [
   "Garisan ",
   [
    "line"
   ]
  ],
  "scatterWin": "Scatter",
  "freeSpinsWon": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " pusingan percuma"
     ]
    }
   ]
  ],
  "freeSpinsNote": [
   "Setiap kemenangan dikira ",
   [
    "multiplier"
   ],
   " kali ganda"
  ],
  "freeSpinsStart": "Mula",
  "freeSpinCount": [
   "Pusingan percuma ",
   [
    "played"
   ],
   " daripada ",
   [
    "total"
   ]
  ],
  "freeSpinsMore": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " lagi pusingan percuma"
     ]
    }
   ]
  ],
  "freeSpinsTotal": [
   "Menang setakat ini ",
   [
    "amount"
   ]
  ],
  "freeSpinsEnd": "Pusingan percuma tamat",
  "freeSpinsResult": [
   "Pusingan ini menang ",
   [
    "amount"
   ]
  ],
  "skipToEnd": "Langkau ke hujung",
  "goOn": "Teruskan",
  "soundOn": "Hidupkan bunyi",
  "soundOff": "Matikan bunyi",
  "info": "Jadual bayaran dan peraturan",
  "history": "Pusingan dan keadilan",
  "close": "Tutup",
  "resumed": "Pusingan terakhir anda terganggu. Ia telah diselesaikan; inilah hasilnya.",
  "cancelled": "Pusingan itu tidak berlaku. Taruhannya telah dipulangkan ke baki anda.",
  "connection": "Sambungan terputus. Pusingan anda selamat, kami terus mencuba.",
  "connectionOpening": "Permainan tidak dapat dicapai. Kami terus mencuba.",
  "tryNow": "Cuba sekarang",
  "tooLittle": "Baki anda tidak cukup untuk taruhan ini. Pilih taruhan lebih kecil, atau deposit di portal.",
  "deposit": "Deposit",
  "ended": "Sesi permainan ini telah tamat",
  "endedNote": "Buka semula permainan dari lobi untuk terus bermain. Wang anda ada dalam baki anda.",
  "playRefused": "Anda tidak boleh bertaruh buat masa ini.",
  "failed": "Ada masalah di pihak kami. Sila cuba lagi.",
  "dismiss": "Tutup mesej",
  "symbolWild": "Wild",
  "symbolScatter": "Scatter",
  "symbolNamed": [
   "Simbol ",
   [
    "id"
   ]
  ],
  "paytable": "Jadual bayaran",
  "paytableNoteAnywhere": [
   "Amaun untuk taruhan ",
   [
    "bet"
   ],
   ", bagi bilangan simbol sama ini atau lebih, di mana-⁠mana sahaja."
  ],
  "paytableNote": [
   "Amaun untuk taruhan ",
   [
    "bet"
   ],
   ". Garisan dibayar dari kiri, kemenangan tertinggi setiap garisan dikira."
  ],
  "wildRule": "Menggantikan setiap simbol kecuali scatter.",
  "wildRuleCoin": "Menggantikan setiap simbol kecuali syiling.",
  "wildDoubles": "Menggantikan setiap simbol dan menggandakan kemenangan; dua Wild menjadikannya empat kali ganda.",
  "scatterRule": "Dibayar di mana-⁠mana dan memberi pusingan percuma.",
  "scatterFree": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " pusingan percuma"
     ]
    }
   ]
  ],
  "orMore": [
   [
    "count"
   ],
   "+"
  ],
  "ofKind": [
   [
    "count"
   ],
   "×"
  ],
  "lines": "Garisan",
  "line": [
   "Garisan ",
   [
    "line"
   ]
  ],
  "rules": "Peraturan",
  "ruleLines": [
   "Taruhan dibahagi kepada ",
   [
    "lines"
   ],
   " garisan, semuanya sentiasa aktif. Simbol sama yang bersebelahan dari gelendong pertama menang."
  ],
  "ruleTumbles": [
   [
    "count"
   ],
   " simbol sama atau lebih menang di mana-⁠mana sahaja. Simbol yang menang keluar, yang lain jatuh ke bawah dan simbol baharu menyusul; ini berterusan selagi ada kemenangan, paling banyak ",
   [
    "most"
   ],
   " kali. Kemenangan dalam satu pusingan dikira ",
   [
    "ladder"
   ],
   " mengikut giliran, dan kekal pada yang terakhir."
  ],
  "ruleFree": [
   "Pusingan percuma dimainkan dengan taruhan pusingan yang memenanginya, dan setiap kemenangan dikira ",
   [
    "multiplier"
   ],
   " kali. Tiga scatter atau lebih semasa pusingan percuma memberi tambahan."
  ],
  "ruleFault": "Pusingan yang terganggu diselesaikan apabila anda kembali, atau taruhannya dipulangkan.",
  "facts": "Fakta",
  "rtp": "Pulangan kepada pemain",
  "rtpNote": "Bahagian semua taruhan yang dibayar balik dalam jangka panjang, dibuktikan dengan mengira setiap hasil.",
  "hitFrequency": "Pusingan yang membayar",
  "hitFrequencyNote": "Bahagian pusingan berbayar yang membayar apa-⁠apa, termasuk kurang daripada taruhan.",
  "volatility": "Volatiliti",
  "volatilityNote": "Sisihan piawai satu pusingan, dalam taruhan.",
  "rounds": "Pusingan anda",
  "noRounds": "Pusingan anda dipaparkan di sini selepas pusingan pertama.",
  "olderRounds": "Pusingan lebih lama",
  "stateOpen": "Sedang diselesaikan",
  "stateRefused": "Tidak dimainkan",
  "stateCancelled": "Dipulangkan",
  "betOf": [
   "Taruhan ",
   [
    "amount"
   ]
  ],
  "freeSpinsIn": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " pusingan percuma"
     ]
    }
   ]
  ],
  "watch": "Tonton semula",
  "check": "Semak",
  "checkHolds": "Sah: benih memberi gelendong dan kemenangan ini.",
  "checkFails": "Tidak sah. Simpan rekod ini dan hubungi khidmat kami.",
  "record": "Rekod pusingan",
  "download": "Muat turun rekod",
  "copy": "Salin rekod",
  "copied": "Disalin",
  "fairness": "Keadilan",
  "fairnessNote": "Sebelum anda bermain, permainan mengikat benih rahsianya dengan cap jari. Bersama benih anda, ia menentukan setiap pusingan. Tukar benih untuk mendedahkan rahsia itu dan menyemak pusingan anda.",
  "commitment": "Cap jari semasa (SHA-256)",
  "nextCommitment": "Cap jari seterusnya",
  "clientSeed": "Benih anda",
  "serverSeed": "Benih rahsia",
  "serverSeedHidden": "Ditunjukkan selepas anda menukar benih",
  "nonce": "Nombor pusingan",
  "newClientSeed": "Benih baharu anda",
  "changeSeeds": "Tukar benih",
  "seedsChanged": "Ditukar. Benih rahsia pusingan terdahulu kini ditunjukkan bersamanya.",
  "roundOpen": "Satu pusingan masih diselesaikan. Cuba sebentar lagi.",
  "seedLength": [
   "Tulis 1 hingga ",
   [
    "maximum"
   ],
   " aksara."
  ]
 }
};

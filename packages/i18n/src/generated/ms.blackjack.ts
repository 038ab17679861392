// Written by `npm run generate` from src/messages.
export default {
 "blackjack": {
  "opening": [
   "Membuka ",
   [
    "game"
   ]
  ],
  "connectionOpening": "Meja ini tidak dapat dicapai. Kami terus mencuba.",
  "ended": "Sesi permainan ini sudah tamat",
  "endedNote": "Buka meja ini semula dari lobi untuk terus bermain. Wang anda ada dalam baki anda.",
  "limits": [
   [
    "minimum"
   ],
   " hingga ",
   [
    "maximum"
   ]
  ],
  "soundOn": "Hidupkan bunyi",
  "soundOff": "Matikan bunyi",
  "info": "Peraturan dan pulangan",
  "history": "Pusingan anda dan keadilan",
  "close": "Tutup",
  "dismiss": "Tutup notis",
  "deposit": "Deposit",
  "tooLittle": "Baki anda tidak cukup untuk taruhan ini.",
  "overLimit": "Itu melebihi had meja ini.",
  "cancelled": "Taruhan itu tidak dapat dibuat. Wangnya telah dipulangkan ke baki anda.",
  "playRefused": "Anda tidak boleh bertaruh buat masa ini.",
  "failed": "Ada masalah di pihak kami. Sila cuba lagi.",
  "connection": "Belum ada jawapan. Kami bertanya lagi; tiada apa yang dikira dua kali.",
  "resumed": "Kad anda masih menunggu. Sila buat keputusan.",
  "dealer": "Pengedar",
  "you": "Kad anda",
  "handNo": [
   "Kad ",
   [
    "number"
   ]
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
  "covered": "Kad tertutup",
  "blackjack": "Blackjack",
  "doubled": "digandakan",
  "cloth": "Blackjack bayar 3 lawan 2",
  "clothInsurance": "Insurans bayar 2 lawan 1",
  "putHere": "Letak cip anda di sini",
  "chips": "Cip",
  "chip": [
   "Cip ",
   [
    "amount"
   ]
  ],
  "undo": "Batal",
  "repeat": "Ulang taruhan lepas",
  "deal": "Edar kad",
  "dealing": "Sebentar",
  "decide": "Keputusan anda",
  "insureQuestion": "Pengedar menunjukkan as. Mahu insurans daripada blackjack?",
  "move_insure": "Ambil insurans",
  "move_decline": "Tanpa insurans",
  "move_hit": "Tambah kad",
  "move_stand": "Cukup",
  "move_double": "Gandakan",
  "move_split": "Pisahkan",
  "outcome_blackjack": "Blackjack!",
  "outcome_win": "Menang",
  "outcome_push": "Seri",
  "outcome_lose": "Kalah",
  "outcome_bust": "Lebih 21",
  "returned": [
   [
    "back"
   ],
   " kembali untuk ",
   [
    "stake"
   ]
  ],
  "nothing": [
   "Tiada pulangan untuk ",
   [
    "stake"
   ]
  ],
  "rules": "Peraturan",
  "rulesAim": [
   "Yang lebih hampir kepada 21 daripada pengedar menang sebanyak taruhannya, sama memulangkan taruhan, lebih 21 kalah. Kad bergambar dikira sepuluh, as satu atau sebelas. Setiap pusingan diedar daripada ",
   [
    "decks"
   ],
   " dek yang baru dikocok."
  ],
  "rulesStand17": "Pengedar menambah kad hingga 16 dan berhenti pada setiap 17.",
  "rulesSoft17": "Pengedar menambah kad hingga 16, dan pada 17 dengan as yang dikira sebelas.",
  "rulesNatural": "As dan sepuluh sekali gus ialah blackjack dan menang 3 lawan 2. Dengan as atau sepuluh, pengedar terus menyemak blackjack, jadi taruhan tambahan tidak hilang kerananya.",
  "rulesDouble": "Dengan dua kad, selepas dipisahkan juga, anda boleh menggandakan taruhan untuk tepat satu kad lagi.",
  "rulesSplit": "Dua kad yang sama nilai boleh dipisahkan sekali, masing dengan taruhan sendiri. As yang dipisahkan mendapat satu kad setiap satu; dua puluh satu ketika itu bukan blackjack.",
  "rulesInsurance": "Apabila pengedar menunjukkan as, anda boleh mengambil insurans separuh taruhan: menang 2 lawan 1 jika pengedar mendapat blackjack.",
  "rulesWait": "Kad menunggu anda. Jika ditinggalkan sehari, kad berhenti sendiri dan dibayar mengikut kad. Taruhan yang tidak diterima dompet bukan taruhan.",
  "returnTitle": "Pulangan",
  "returnNote": [
   "Dengan strategi asas, ",
   [
    "percent"
   ],
   " % taruhan pertama kembali dalam jangka panjang, termasuk taruhan tambahan. Dikira daripada ",
   [
    "hands"
   ],
   " juta pusingan; nilai sebenar berada dalam ",
   [
    "within"
   ],
   " sebanyak 99 kali daripada 100."
  ],
  "fairness": "Keadilan",
  "fairnessNote": "Sebelum setiap pusingan, benih rahsia ditetapkan dengan cap jari. Peranti anda menambah kuncinya sendiri semasa kad diedar, jadi tiada siapa boleh memilih kad. Selepas itu benih ditunjukkan, dan halaman ini mengedar semula kad itu.",
  "commitment": "Cap jari (SHA-256)",
  "hands": "Pusingan anda",
  "noHands": "Pusingan yang anda main ada di sini.",
  "olderHands": "Pusingan lama",
  "stateOpen": "Masih dimainkan atau dibayar",
  "stateCancelled": "Tidak dimainkan, taruhan dipulangkan",
  "check": "Semak",
  "checkHolds": "Benar: benih, kunci dan keputusan memberikan kad yang sama.",
  "checkFails": "Tidak benar.",
  "download": "Muat turun rekod"
 }
};

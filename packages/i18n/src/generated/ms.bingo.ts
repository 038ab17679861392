// Written by `npm run generate` from src/messages.
export default {
 "bingo": {
  "opening": [
   "Membuka ",
   [
    "game"
   ]
  ],
  "connectionOpening": "Bilik ini tidak dapat dicapai. Kami terus mencuba.",
  "connectionLost": "Sambungan terputus. Tiket anda kekal dalam pusingan, kami terus mencuba.",
  "tryNow": "Cuba sekarang",
  "ended": "Sesi permainan ini sudah tamat",
  "endedNote": "Buka bilik ini semula dari lobi untuk terus bermain. Wang anda ada dalam baki anda.",
  "priceOf": [
   "Satu tiket berharga ",
   [
    "price"
   ]
  ],
  "players": [
   [
    "count"
   ],
   " di bilik ini"
  ],
  "voiceOn": "Hidupkan suara pemanggil",
  "voiceOff": "Matikan suara pemanggil",
  "soundOn": "Hidupkan bunyi",
  "soundOff": "Matikan bunyi",
  "info": "Cara bermain",
  "history": "Pusingan anda",
  "close": "Tutup",
  "dismiss": "Tutup notis",
  "deposit": "Deposit",
  "salesClosed": "Jualan pusingan itu sudah tamat. Tiket pusingan seterusnya dijual sebentar lagi.",
  "tooLittle": "Baki anda tidak cukup untuk tiket ini.",
  "tooMany": "Anda sudah memegang tiket sebanyak yang dibenarkan bagi seorang pemain.",
  "soldOut": "Semua tiket pusingan ini sudah habis dijual. Pusingan seterusnya dijual sebentar lagi.",
  "cancelled": "Tiket tidak dapat dibeli, dan harganya telah dipulangkan ke baki anda.",
  "playRefused": "Anda tidak boleh bermain buat masa ini.",
  "failed": "Ada masalah di pihak kami. Sila cuba lagi.",
  "connection": "Belum ada jawapan. Kami bertanya lagi; tiada apa yang dibeli dua kali.",
  "callerOf": [
   "Bola pusingan ",
   [
    "label"
   ]
  ],
  "callNumber": [
   "Bola ",
   [
    "call"
   ]
  ],
  "ofRound": [
   "Pusingan ",
   [
    "label"
   ]
  ],
  "before": "Dipanggil sebelum ini",
  "nextBalls": "Menunggu bola pertama",
  "drawing": "Bola pertama akan dipanggil",
  "noRound": "Tiada tiket dibeli untuk pusingan lalu, jadi tiada bola dipanggil.",
  "roundOver": [
   "Pusingan ",
   [
    "label"
   ],
   " sudah tamat."
  ],
  "youWon": [
   "Anda menang ",
   [
    "amount"
   ],
   " dalam pusingan lalu."
  ],
  "youWonNothing": [
   [
    "count"
   ],
   " tiket anda tidak menang dalam pusingan lalu."
  ],
  "prizes": "Hadiah",
  "prize_line": "Satu garis",
  "prize_double": "Dua garis",
  "prize_corners": "Empat penjuru",
  "prize_cross": "Palang",
  "prize_diamond": "Tanglung",
  "prize_frame": "Bingkai",
  "prize_full": "Penuh",
  "about_line": "Lima nombor sebaris: melintang, dan pada kad juga menegak atau menyerong",
  "about_double": "Dua garis begitu pada satu tiket",
  "about_corners": "Nombor di empat penjuru",
  "about_cross": "Kedua-⁠dua garis serong",
  "about_diamond": "Gelung lapan nombor mengelilingi tengah",
  "about_frame": "Semua nombor di tepi",
  "about_full": "Setiap nombor pada tiket",
  "open": "Belum dimenangi",
  "shareOf": [
   [
    "percent"
   ],
   " % jualan"
  ],
  "wonAt": [
   "Bola ",
   [
    "call"
   ],
   " · ",
   [
    "count"
   ],
   " tiket"
  ],
  "wonByYou": "Milik anda!",
  "tickets": "Tiket anda",
  "thisRound": [
   "Pusingan ini · ",
   [
    "count"
   ]
  ],
  "nextRound": [
   "Seterusnya · ",
   [
    "count"
   ]
  ],
  "noTicketsNow": "Anda tiada tiket dalam pusingan ini. Anda boleh menonton, dan membeli tiket pusingan seterusnya di bawah.",
  "ticket": [
   "Tiket ",
   [
    "number"
   ]
  ],
  "toGo": [
   [
    "count"
   ],
   " lagi"
  ],
  "ticketWon": "Menang",
  "bought": "Sudah dibeli",
  "isBought": "Dibeli",
  "offered": "Untuk dibeli",
  "shuffle": "Nombor lain",
  "board": "Nombor yang dipanggil",
  "calledCount": [
   [
    "count"
   ],
   " dipanggil"
  ],
  "buyFor": [
   "Tiket pusingan ",
   [
    "label"
   ]
  ],
  "saleEnds": [
   "Dijual selama ",
   [
    "time"
   ],
   " lagi"
  ],
  "saleClosed": "Jualan ditutup",
  "sold": [
   [
    "count"
   ],
   " tiket dijual · ",
   [
    "buyers"
   ]
  ],
  "buyers": [
   [
    "count"
   ],
   " pemain"
  ],
  "howMany": "Berapa tiket",
  "fewer": "Kurang satu tiket",
  "more": "Tambah satu tiket",
  "buy": [
   "Beli ",
   [
    "count"
   ],
   " tiket"
  ],
  "haveAll": "Anda sudah ada semua",
  "rules": "Peraturan",
  "rules75": "Setiap kad ada lima nombor bagi setiap huruf dan satu petak percuma di tengah. Nombor yang dipanggil ditanda sendiri, dan pemenang tidak perlu menjerit bingo.",
  "rules90": "Setiap tiket ada tiga baris lima nombor. Enam tiket yang dibeli bersama menjadi satu jalur, dengan setiap nombor dari 1 hingga 90 sekali sahaja. Nombor yang dipanggil ditanda sendiri.",
  "rulesRound": [
   "Sambil bola satu pusingan dipanggil, tiket pusingan seterusnya dijual, paling banyak ",
   [
    "count"
   ],
   " bagi setiap pemain. Pusingan tanpa tiket tidak dipanggil."
  ],
  "rulesShare": "Tiket pertama yang mencapai hadiah memenanginya. Tiket yang mencapainya pada bola yang sama berkongsi sama rata; baki sen diberi kepada tiket yang dibeli dahulu.",
  "returnNote": [
   "Hadiah dibayar daripada harga tiket pusingan itu. Daripada semua jualan, ",
   [
    "percent"
   ],
   " % kembali kepada pemain."
  ],
  "prizeColumn": "Hadiah",
  "shareColumn": "Daripada jualan",
  "fairness": "Keadilan",
  "fairnessNote": "Cap jari benih rahsia ditunjukkan sebelum tiket dijual. Apabila jualan tamat, semua tiket dibekukan dan cap jarinya ditunjukkan. Susunan bola mengikut kedua-⁠duanya, jadi tiada siapa yang tahu semasa tiket dijual, dan tiada siapa boleh mengubahnya kemudian.",
  "commitment": "Cap jari benih pusingan seterusnya",
  "setHash": "Cap jari tiket pusingan lalu",
  "rounds": "Pusingan",
  "noRounds": "Anda belum bermain di bilik ini.",
  "olderRounds": "Pusingan lama",
  "ticketCount": [
   [
    "count"
   ],
   " tiket"
  ],
  "stateOpen": "Masih dipanggil",
  "stateCancelled": "Tidak diterima, harganya dipulangkan",
  "returned": [
   "Menang ",
   [
    "back"
   ],
   " untuk ",
   [
    "stake"
   ]
  ],
  "check": "Semak",
  "checkHolds": "Benar: benih dan tiket memberikan bola dan hadiah yang sama.",
  "checkFails": "Tidak benar.",
  "checkUnread": "Pusingan ini tidak dapat dibaca buat masa ini. Sila cuba lagi.",
  "download": "Muat turun rekod"
 }
};

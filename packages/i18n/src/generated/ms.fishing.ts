// Written by `npm run generate` from src/messages.
export default {
 "fishing": {
  "opening": [
   "Membuka ",
   [
    "game"
   ]
  ],
  "connectionOpening": "Tangki tidak dapat dicapai. Kami terus mencuba.",
  "ended": "Sesi permainan ini sudah tamat",
  "endedNote": "Buka semula permainan ini dari lobi untuk terus bermain. Wang anda ada dalam baki.",
  "noDrawing": "Peranti ini tidak dapat melukis tangki",
  "noDrawingNote": "Permainan ini memerlukan WebGL. Hidupkan pecutan perkakasan dalam pelayar anda, atau buka permainan ini dalam pelayar lain.",
  "tank": "Tangki ikan. Tekan ikan untuk menembaknya; dengan papan kekunci, anak panah memilih ikan dan bar ruang menembak.",
  "rooms": [
   "Tembakan ",
   [
    "minimum"
   ],
   " hingga ",
   [
    "maximum"
   ]
  ],
  "returns": [
   "Pulangan ",
   [
    "percent"
   ],
   " %"
  ],
  "balance": "Baki",
  "session": "Kali ini",
  "sessionSums": [
   "ditembak ",
   [
    "shot"
   ],
   " · kembali ",
   [
    "back"
   ]
  ],
  "eachShot": "Setiap tembakan",
  "shotLess": "Tembakan lebih murah",
  "shotMore": "Tembakan lebih mahal",
  "weapons": "Senjata",
  "weapon_single": "Meriam",
  "weapon_net": "Jaring",
  "weapon_lightning": "Kilat",
  "weaponNote_single": "Seekor ikan menerima seluruh tembakan. Lima tembakan sesaat.",
  "weaponNote_net": "Hingga empat ekor ikan berkongsi satu tembakan sama rata.",
  "weaponNote_lightning": "Hingga empat ekor ikan: yang pertama menerima paling banyak, yang berikutnya makin kurang.",
  "lock": "Kunci sasaran",
  "lockedOn": [
   "Dikunci: ",
   [
    "fish"
   ],
   " ",
   [
    "times"
   ]
  ],
  "auto": "Auto",
  "autoOn": "Auto dihidupkan",
  "shoot": "Tembak",
  "you": "Anda",
  "fishTogether": "Main bersama",
  "together": [
   "Bersama ",
   [
    "people"
   ],
   "/",
   [
    "seats"
   ]
  ],
  "seat": [
   "Kerusi ",
   [
    "seat"
   ]
  ],
  "seatAway": [
   "Kerusi ",
   [
    "seat"
   ],
   " · tiada"
  ],
  "seatFree": "Kosong",
  "taken": [
   "Kerusi ",
   [
    "seat"
   ],
   " menangkap: ",
   [
    "fish"
   ],
   " ",
   [
    "times"
   ]
  ],
  "aloneAgain": "Kerusi anda telah diberikan semasa anda tiada. Anda memancing sendirian semula.",
  "shotOf": [
   "tembakan ",
   [
    "amount"
   ]
  ],
  "happened": "Apa yang berlaku",
  "caught": [
   [
    "fish"
   ],
   " ",
   [
    "times"
   ],
   " ditangkap: ",
   [
    "amount"
   ]
  ],
  "chosen": [
   "Sasaran: ",
   [
    "fish"
   ],
   " ",
   [
    "times"
   ]
  ],
  "times": [
   "×",
   [
    "least"
   ]
  ],
  "timesRange": [
   "×",
   [
    "least"
   ],
   " hingga ×",
   [
    "most"
   ]
  ],
  "info": "Cara bermain",
  "history": "Tembakan anda",
  "soundOn": "Hidupkan bunyi",
  "soundOff": "Matikan bunyi",
  "close": "Tutup",
  "dismiss": "Tutup makluman",
  "deposit": "Deposit",
  "noMoney": "Baki anda kurang daripada harga satu tembakan.",
  "playRefused": "Anda tidak boleh bermain buat masa ini.",
  "failed": "Ada masalah di pihak kami. Sila cuba lagi.",
  "connection": "Belum ada jawapan. Kami bertanya semula; tiada tembakan dikira dua kali.",
  "notCounted": "Tembakan terakhir tidak dapat dikira, dan tiada bayaran dikenakan.",
  "resumed": [
   "Tembakan yang terganggu sudah diselesaikan: ditembak ",
   [
    "shot"
   ],
   ", kembali ",
   [
    "back"
   ],
   "."
  ],
  "rules": "Peraturan",
  "rulesShot": "Anda memilih harga setiap tembakan. Ikan yang ditangkap membayar gandaannya bagi harga tembakan itu.",
  "rulesChance": [
   "Ikan bernilai M yang menerima sebahagian tembakan ditangkap dengan kebarangkalian bahagian × ",
   [
    "percent"
   ],
   " % ÷ M. Jadi setiap senjata memulangkan ",
   [
    "percent"
   ],
   " % pada setiap ikan."
  ],
  "rulesRange": "Jika ikan ada beberapa gandaan, satu dicabut dahulu, semuanya sama mungkin.",
  "rulesAlone": "Jika sendirian, ikan yang ditangkap orang lain kekal untuk anda. Jika bersama, sehingga empat orang berkongsi satu tangki: ikan menjadi milik tembakan pertama yang menangkapnya dan hilang bagi semua. Peluang anda tetap sama, dan ikan yang lalu sama bagi semua.",
  "rulesFree": "Tembakan pada ikan yang baru sahaja ditangkap tidak dilepaskan dan tiada bayaran dikenakan.",
  "fishAndWorth": "Ikan dan nilainya",
  "fish": "Ikan",
  "multiple": "Gandaan",
  "chance": "Ditangkap oleh satu tembakan meriam",
  "fairness": "Keadilan",
  "fairnessNote": "Setiap tembakan ditentukan oleh benih pelayan yang sudah diikat sebelumnya, oleh benih anda dan oleh nombor tembakan. Tukar benih anda dan benih pelayan yang lama ditunjukkan, supaya anda boleh menyemak setiap tembakan.",
  "commitment": "Cap jari benih pelayan",
  "nextCommitment": "Cap jari benih seterusnya",
  "clientSeed": "Benih anda",
  "serverSeed": "Benih pelayan",
  "serverSeedHidden": "Ditunjukkan apabila anda menukar benih",
  "nonce": "Nombor tembakan seterusnya",
  "firstNonce": "Nombor tembakan pertama",
  "newClientSeed": "Benih baharu anda",
  "changeSeeds": "Tukar benih",
  "seedsChanged": "Benih pelayan yang lama kini ditunjukkan bersama tembakan anda.",
  "seedsNotChanged": "Benih tidak dapat ditukar sekarang. Sila cuba lagi.",
  "volleys": "Tembakan",
  "noVolleys": "Belum ada tembakan di sini.",
  "olderVolleys": "Tembakan lebih lama",
  "shots": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " tembakan"
     ]
    }
   ]
  ],
  "returned": [
   [
    "back"
   ],
   " daripada ",
   [
    "stake"
   ],
   " kembali"
  ],
  "stateOpen": "Masih diselesaikan",
  "stateCancelled": "Tidak berlaku, taruhan sudah dipulangkan",
  "stateRefused": "Tidak diterima",
  "check": "Semak",
  "checkHolds": "Sah: benih memberikan hasil yang sama.",
  "checkFails": "Tidak sah.",
  "download": "Muat turun rekod",
  "fish_minnow": "Ikan belang",
  "fish_clown": "Ikan badut",
  "fish_angel": "Ikan bidadari",
  "fish_puffer": "Ikan buntal",
  "fish_ray": "Ikan pari",
  "fish_jelly": "Ubur-⁠ubur",
  "fish_koi": "Koi",
  "fish_turtle": "Penyu",
  "fish_lantern": "Tanglung",
  "fish_pearl": "Tiram mutiara",
  "fish_chest": "Peti harta",
  "fish_shark": "Jerung",
  "fish_naga": "Naga"
 }
};

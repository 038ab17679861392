// Written by `npm run generate` from src/messages.
export default {
 "sportsbook": {
  "opening": [
   "Membuka ",
   [
    "game"
   ]
  ],
  "connectionOpening": "Buku sukan tidak dapat dihubungi. Kami terus mencuba.",
  "ended": "Sesi permainan ini sudah tamat",
  "endedNote": "Buka semula dari lobi untuk meneruskan. Wang anda ada dalam baki, dan taruhan anda diselesaikan.",
  "close": "Tutup",
  "virtualShort": "Perlawanan maya",
  "virtual": "Perlawanan maya: dimainkan oleh studio daripada benih yang dimeterai sebelum taruhan pertama.",
  "format": "Odds",
  "format_decimal": "Perpuluhan",
  "format_hongKong": "Hong Kong",
  "format_malay": "Melayu",
  "format_indonesian": "Indonesia",
  "format_american": "Amerika",
  "views": "Paparan",
  "matches": "Perlawanan",
  "myBets": "Taruhan saya",
  "results": "Keputusan",
  "filter": "Perlawanan mana",
  "allMatches": "Semua",
  "live": "Langsung",
  "noneLive": "Tiada perlawanan berlangsung sekarang. Yang seterusnya akan bermula.",
  "noMatches": "Tiada perlawanan sekarang. Ia akan muncul sendiri.",
  "openMatch": "Semua odds:",
  "minute": [
   [
    "minute"
   ],
   "’"
  ],
  "phase_open": "Akan bermula",
  "phase_live": "Langsung",
  "phase_ended": "Tamat",
  "phase_settled": "Tamat",
  "phase_void": "Batal",
  "score": "Skor",
  "rounds": [
   "Pusingan ",
   [
    "home"
   ],
   " – ",
   [
    "away"
   ]
  ],
  "draw": "Seri",
  "over": [
   "Atas ",
   [
    "line"
   ]
  ],
  "under": [
   "Bawah ",
   [
    "line"
   ]
  ],
  "otherScore": "Skor lain",
  "market_result": "Keputusan",
  "market_handicap": "Handicap",
  "market_total": "Jumlah",
  "market_score": "Skor tepat",
  "up": "naik",
  "down": "turun",
  "suspendedNow": "Taruhan dihentikan seketika: ada sesuatu baru berlaku.",
  "suspendedShort": "Berhenti",
  "fairness": "Cara perlawanan ini ditentukan",
  "fairnessNote": "Sebelum taruhan pertama, studio memeterai benih perlawanan. Selepas tamat, benih dibuka dan pelayar anda boleh memainkannya semula.",
  "slip": "Slip taruhan",
  "slipEmpty": "Tekan odds untuk meletakkannya di sini.",
  "kind": "Jenis taruhan",
  "singles": "Tunggal",
  "system": [
   "Mana-⁠mana ",
   [
    "size"
   ],
   " · ",
   [
    "bets"
   ],
   " taruhan"
  ],
  "parlay": "Berganda",
  "stake": "Taruhan",
  "stakeEach": "Taruhan setiap satu",
  "accept": "Jika odds berubah",
  "accept_none": "Tanya saya",
  "accept_better": "Terima yang lebih baik",
  "accept_any": "Terima semua",
  "together": "Odds gabungan",
  "staked": "Ditaruh",
  "possible": "Pulangan mungkin",
  "oneMatch": "Taruhan berganda mengambil satu pilihan bagi setiap perlawanan.",
  "takePrices": "Terima odds baharu",
  "clear": "Kosongkan",
  "place": "Letak taruhan",
  "placing": "Sebentar…",
  "removePick": [
   "Buang: ",
   [
    "name"
   ]
  ],
  "openBets": "Terbuka",
  "overBets": "Selesai",
  "noOpenBets": "Anda tiada taruhan terbuka.",
  "noOverBets": "Belum ada apa-⁠apa.",
  "older": "Yang lebih lama",
  "single": "Tunggal",
  "parlayOf": [
   "Berganda ",
   [
    "count"
   ]
  ],
  "systemOf": [
   "Mana-⁠mana ",
   [
    "size"
   ],
   " daripada ",
   [
    "count"
   ],
   " · ",
   [
    "bets"
   ],
   " taruhan"
  ],
  "returned": [
   "Pulangan ",
   [
    "amount"
   ]
  ],
  "corrected": [
   "Dibetulkan ",
   [
    "amount"
   ]
  ],
  "cashOut": [
   "Tunaikan ",
   [
    "amount"
   ]
  ],
  "closedEarly": "Ditunaikan awal",
  "stateOpen": "Terbuka",
  "stateRefused": "Tidak diterima",
  "stateCancelled": "Dibatalkan",
  "resultWon": "menang",
  "resultHalfWon": "menang separuh",
  "resultPush": "taruhan dipulangkan",
  "resultHalfLost": "kalah separuh",
  "resultLost": "kalah",
  "resultVoid": "batal",
  "noResults": "Belum ada perlawanan yang tamat.",
  "resultCorrected": "Dibetulkan",
  "check": "Semak",
  "download": "Simpan",
  "checkHolds": "Sah: perlawanan ini mengikut benihnya.",
  "checkFails": "Tidak sah. Sila maklumkan khidmat pelanggan kami.",
  "notice_placed": "Taruhan anda diterima. Semoga berjaya!",
  "notice_cashedOut": "Ditutup. Wangnya ada dalam baki anda.",
  "notice_oddsChanged": "Odds sudah berubah. Sila lihat semula.",
  "notice_suspended": "Taruhan dihentikan seketika. Sila cuba lagi.",
  "notice_betsClosed": "Perlawanan ini tidak menerima taruhan lagi.",
  "notice_outOfLimits": "Taruhan di luar had buku ini.",
  "notice_tooLittle": "Baki anda tidak mencukupi.",
  "notice_cancelled": "Taruhan tidak dibuat; tiada wang diambil.",
  "notice_noCashOut": "Taruhan ini tidak boleh ditutup sekarang.",
  "notice_playRefused": "Anda tidak boleh bertaruh sekarang.",
  "notice_failed": "Tidak berjaya. Tiada wang diambil.",
  "notice_connection": "Jawapan lambat. Kami terus bertanya; ia satu taruhan sahaja.",
  "notice_connectionLost": "Sambungan terputus. Taruhan anda kekal, kami terus mencuba."
 }
};

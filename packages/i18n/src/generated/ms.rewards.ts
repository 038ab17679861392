// Written by `npm run generate` from src/messages.
export default {
 "rewardRoom": {
  "states": "Ganjaran",
  "state_claimable": "Boleh dituntut",
  "state_claimed": "Sudah dituntut",
  "state_expired": "Tamat tempoh",
  "none_claimable": "Tiada ganjaran untuk dituntut sekarang",
  "none_claimed": "Belum ada yang dituntut",
  "none_expired": "Tiada yang tamat tempoh",
  "noneNote": "Ganjaran daripada promosi, misi dan tahap anda dipaparkan di sini.",
  "toBonuses": "Lihat bonus anda",
  "claim": "Tuntut",
  "claimed": [
   "Sudah dituntut: ",
   [
    "title"
   ]
  ],
  "points": [
   [
    "count"
   ],
   " mata"
  ],
  "kind_cash": "Tunai",
  "kind_bonus": "Wang bonus",
  "kind_points": "Mata",
  "turnover": [
   [
    "amount"
   ],
   " perlu dimainkan sebelum boleh dikeluarkan"
  ],
  "claimedAt": "Dituntut",
  "claimBefore": "Tuntut sebelum",
  "expiredAt": "Tamat",
  "noEnd": "Tiada had masa"
 }
};

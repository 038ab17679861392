// Written by `npm run generate` from src/messages.
export default {
 "referral": {
  "note": "Beri pautan anda kepada rakan. Apabila mereka deposit dan bermain, anda dapat ganjaran pada setiap tahap.",
  "link": "Pautan anda",
  "copyLink": "Salin pautan",
  "code": [
   "Kod anda: ",
   [
    "code"
   ]
  ],
  "qr": "Pautan anda sebagai kod QR",
  "earned": "Diperoleh setakat ini",
  "earnedNote": "Semuanya ada di pusat ganjaran untuk dituntut.",
  "held": "Dalam semakan",
  "heldNote": "Kami pastikan dahulu rakan itu orang lain.",
  "friends": "Rakan",
  "friendsNote": "Mendaftar dengan pautan anda.",
  "steps": "Ganjaran daripada rakan",
  "step": "Tahap",
  "stepOf": [
   "Tahap ",
   [
    "step"
   ]
  ],
  "deposit": "Deposit",
  "turnover": "Taruhan",
  "reward": "Anda dapat",
  "account": "Rakan",
  "joined": "Menyertai",
  "state": "Status",
  "noFriends": "Belum ada rakan yang mendaftar dengan pautan anda.",
  "state_joined": "Sudah mendaftar",
  "state_counted": [
   [
    "steps"
   ],
   " tahap dicapai"
  ],
  "state_held": "Dalam semakan",
  "state_refused": "Tidak dikira"
 }
};

// Written by `npm run generate` from src/messages.
export default {
 "promotions": {
  "title": "Promosi",
  "note": "Setiap tawaran dengan syarat penuh, sebelum anda sertai. Yang dikira dengan sendirinya tidak memerlukan apa-⁠apa daripada anda.",
  "types": "Jenis promosi",
  "type_all": "Semua",
  "type_mine": "Milik saya",
  "type_newMember": "Ahli baharu",
  "type_deposit": "Deposit",
  "type_cashback": "Pulangan tunai",
  "type_slots": "Slot",
  "type_live": "Kasino langsung",
  "type_sports": "Sukan",
  "type_lottery": "Loteri",
  "type_event": "Acara",
  "tag_new": "Baharu",
  "tag_featured": "Pilihan",
  "tag_vip": "VIP",
  "nothing": "Tiada promosi jenis ini sekarang.",
  "status_join": "Boleh disertai",
  "status_claim": "Boleh dituntut",
  "status_applying": "Dalam semakan",
  "status_rejected": "Tidak diterima",
  "status_issued": "Diluluskan",
  "status_claimed": "Sudah dituntut",
  "status_inProcess": "Sedang berjalan",
  "status_joined": "Disertai",
  "status_comingSoon": "Akan datang",
  "status_closed": "Ditutup",
  "begins": "Bermula",
  "ends": "Tamat",
  "byRank": "Ikut kadar pangkat anda",
  "atLeast": [
   "Sekurang-⁠kurangnya ",
   [
    "amount"
   ]
  ],
  "upTo": [
   "sehingga ",
   [
    "amount"
   ]
  ],
  "staked": [
   "pusing ganti ",
   [
    "times"
   ],
   "×"
  ],
  "notStaked": "tanpa pusing ganti",
  "days": [
   [
    "count"
   ],
   " hari"
  ],
  "join": "Sertai",
  "look": "Lihat",
  "claim": "Tuntut",
  "claimAmount": [
   "Tuntut ",
   [
    "amount"
   ]
  ],
  "depositNow": "Deposit sekarang",
  "sendProof": "Hantar bukti",
  "countsByItself": "Dikira dengan sendirinya. Anda menuntutnya di sini esok pagi.",
  "isClaimed": "Ia milik anda.",
  "received": "Diterima",
  "review": "Kemajuan semakan",
  "step_sent": "Dihantar",
  "step_looked": "Disemak",
  "step_paid": "Diluluskan",
  "turnover": "Pusing ganti",
  "playOn": "Sambung main",
  "proofs": "Gambar",
  "proofsHint": "Satu hingga tiga, PNG atau JPEG, paling besar 5 MB setiap satu.",
  "proofNeeded": "Sila tambah sekurang-⁠kurangnya satu gambar.",
  "remark": "Catatan",
  "remarkHint": "Paling banyak 140 aksara.",
  "apply": "Hantar",
  "running": "Sebentar…",
  "isSent": "Sudah sampai. Operator akan menyemaknya, dan jawapannya ada di sini.",
  "back": "Semua promosi",
  "noneNamed": "Pilih satu promosi untuk membaca syaratnya.",
  "terms": "Cara ia berfungsi",
  "term_share": "Bahagian",
  "term_amount": "Jumlah",
  "term_minimum": "Sekurang-⁠kurangnya",
  "term_cap": "Paling banyak",
  "term_cycle": "Kekerapan",
  "term_multiplier": "Pusing ganti",
  "term_time": "Tempoh pusing ganti",
  "term_conversion": "Menjadi tunai paling banyak",
  "term_products": "Permainan",
  "term_counts": "Taruhan dikira",
  "term_from": "Dari",
  "term_until": "Hingga",
  "cycle_once": "Sekali",
  "cycle_daily": "Sekali sehari",
  "cycle_weekly": "Sekali seminggu",
  "times_bonus": [
   [
    "times"
   ],
   "× bonus"
  ],
  "times_depositAndBonus": [
   [
    "times"
   ],
   "× deposit dan bonus"
  ],
  "timesBonus": [
   [
    "times"
   ],
   "× bonus"
  ],
  "noEnd": "Tiada tarikh tamat",
  "openNow": "Boleh disertai sekarang",
  "earlier": "Promosi sebelumnya",
  "further": "Promosi seterusnya",
  "noneOpen": "Tiada promosi untuk disertai buat masa ini.",
  "notLoaded": "Promosi tidak dapat dimuatkan.",
  "available": [
   [
    "count"
   ],
   " untuk anda"
  ]
 }
};

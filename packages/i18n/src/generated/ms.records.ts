// Written by `npm run generate` from src/messages.
export default {
 "bonusRoom": {
  "balance": "Wang bonus",
  "balanceNote": "Untuk bermain; menjadi tunai apabila pusing ganti dipenuhi",
  "stillToPlay": "Masih perlu dimainkan",
  "stillToPlayNote": "Sebelum wang boleh dikeluarkan",
  "nothingToPlay": "Anda boleh mengeluarkan wang anda",
  "none": "Belum ada bonus",
  "noneNote": "Bonus daripada promosi dan ganjaran dipaparkan di sini, langkah demi langkah.",
  "toRewards": "Lihat ganjaran anda",
  "state_waiting": "Menunggu",
  "state_active": "Sedang dimainkan",
  "state_released": "Sudah jadi tunai",
  "state_used": "Habis digunakan",
  "state_forfeited": "Dipulangkan",
  "state_expired": "Tamat tempoh",
  "progress": "Pusing ganti",
  "progressOf": [
   [
    "progress"
   ],
   " daripada ",
   [
    "turnover"
   ],
   " sudah dimainkan"
  ],
  "percent": [
   [
    "part"
   ],
   "%"
  ],
  "left": [
   "Baki wang bonus ",
   [
    "amount"
   ]
  ],
  "cap": [
   "Paling banyak ",
   [
    "amount"
   ],
   " menjadi tunai"
  ],
  "expires": "Sah hingga",
  "step_granted": "Diberikan",
  "step_started": "Mula dimainkan",
  "step_released": [
   [
    "amount"
   ],
   " menjadi tunai"
  ],
  "step_lowBalance": "Pusing ganti dikecualikan kerana baki terlalu sedikit",
  "step_used": "Wang bonus habis digunakan",
  "step_forfeited": [
   [
    "amount"
   ],
   " dipulangkan"
  ],
  "step_givenUp": [
   "Anda melepaskannya: ",
   [
    "amount"
   ],
   " dipulangkan"
  ],
  "step_withdrawal": [
   "Dilepaskan kerana pengeluaran: ",
   [
    "amount"
   ],
   " dipulangkan"
  ],
  "step_operator": [
   "Dibatalkan oleh kami: ",
   [
    "amount"
   ],
   " dipulangkan"
  ],
  "step_closed": "Akaun ditutup",
  "step_expired": [
   "Masa sudah tamat: ",
   [
    "amount"
   ],
   " dipulangkan"
  ],
  "showBets": "Taruhan yang dikira",
  "hideBets": "Sembunyikan taruhan",
  "giveUp": "Lepaskan bonus ini",
  "giveUpAsk": "Lepaskan bonus ini?",
  "giveUpNote": [
   "Anda kehilangan wang bonus ",
   [
    "amount"
   ],
   ". Tunai anda kekal. Tindakan ini tidak boleh dibatalkan."
  ],
  "givenUp": "Anda sudah melepaskan bonus itu.",
  "bets": "Taruhan yang dikira",
  "noBets": "Belum ada taruhan yang selesai.",
  "time": "Masa",
  "category": "Kategori",
  "stake": "Taruhan",
  "counted": "Dikira"
 },
 "records": {
  "days": "Tarikh",
  "earlier": "Lebih awal",
  "later": "Lebih akhir",
  "lists": "Senarai",
  "movements": "Semua pergerakan",
  "deposits": "Deposit",
  "withdrawals": "Pengeluaran",
  "bets": "Taruhan",
  "profit": "Untung rugi",
  "time": "Masa",
  "what": "Butiran",
  "amount": "Jumlah",
  "balance": "Baki",
  "balanceNow": "Baki sekarang",
  "cameIn": "Masuk, tarikh ini",
  "wentOut": "Keluar, tarikh ini",
  "type": "Jenis",
  "allTypes": "Semua jenis",
  "status": "Status",
  "allStatuses": "Semua status",
  "product": "Kategori",
  "allProducts": "Semua kategori",
  "vendor": "Studio",
  "allVendors": "Semua studio",
  "number": "Nombor",
  "received": "Diterima",
  "paid": "Dibayar",
  "total": "Jumlah",
  "game": "Permainan",
  "stake": "Taruhan",
  "staked": "Dipertaruhkan",
  "won": "Menang",
  "result": "Hasil",
  "bonus": "Bonus",
  "deposited": "Deposit",
  "withdrawn": "Pengeluaran",
  "type_deposit": "Deposit",
  "type_withdrawal": "Pengeluaran",
  "type_bet": "Taruhan",
  "type_win": "Menang",
  "type_refund": "Ditarik balik",
  "type_transfer": "Pindahan",
  "type_bonus": "Bonus",
  "type_adjustment": "Pelarasan",
  "type_fee": "Caj",
  "type_repayment": "Bayaran balik",
  "type_rebate": "Rebat",
  "type_income": "Pendapatan",
  "type_other": "Lain-⁠lain",
  "dispute": "Bantuan",
  "wrong": "Ada yang tidak kena",
  "dispute_open": "Sedang disemak",
  "dispute_upheld": "Sudah dibetulkan",
  "dispute_dismissed": "Sudah dijawab",
  "disputeState": "Keadaan",
  "remark": "Apa yang tidak kena?",
  "remarkHint": "Dengan kata anda sendiri, paling banyak 500 aksara.",
  "answer": "Jawapan kami",
  "reference": "Rujukan",
  "proofs": "Gambar",
  "proofsHint": "Paling banyak tiga, PNG atau JPEG, 5 MB setiap satu.",
  "sendWrong": "Beritahu kami",
  "sendingWrong": "Menghantar",
  "disputeSent": "Terima kasih. Jawapannya akan masuk ke mesej anda.",
  "disputeWaits": "Kami sedang menyemaknya. Jawapannya akan masuk ke mesej anda.",
  "stillWrong": "Masih tidak kena",
  "deposit_pending": "Menunggu",
  "deposit_confirmed": "Selesai",
  "deposit_failed": "Gagal",
  "deposit_expired": "Tamat tempoh",
  "bet_open": "Belum selesai",
  "bet_won": "Ada bayaran",
  "bet_lost": "Tiada bayaran",
  "bet_returned": "Taruhan dipulangkan",
  "movementsOf": [
   [
    "count",
    2,
    {
     "=0": "Tiada pergerakan",
     "other": [
      0,
      " pergerakan"
     ]
    }
   ]
  ],
  "depositsOf": [
   [
    "count",
    2,
    {
     "=0": "Tiada deposit",
     "other": [
      0,
      " deposit"
     ]
    }
   ]
  ],
  "withdrawalsOf": [
   [
    "count",
    2,
    {
     "=0": "Tiada pengeluaran",
     "other": [
      0,
      " pengeluaran"
     ]
    }
   ]
  ],
  "betsOf": [
   [
    "count",
    2,
    {
     "=0": "Tiada taruhan",
     "other": [
      0,
      " taruhan"
     ]
    }
   ]
  ],
  "noMovements": "Tiada pergerakan pada tarikh ini. Pilih tarikh lain atau kurangkan tapisan.",
  "noDeposits": "Tiada deposit pada tarikh ini. Pilih tarikh atau status lain.",
  "noWithdrawals": "Tiada pengeluaran pada tarikh ini. Pilih tarikh atau status lain.",
  "noBets": "Tiada taruhan pada tarikh ini. Pilih tarikh lain atau kurangkan tapisan.",
  "newestOnly": [
   "Status dicari antara ",
   [
    "count"
   ],
   " taruhan terbaharu. Pilih lebih sedikit hari untuk melihat semua."
  ],
  "backToBets": "Kembali ke taruhan",
  "round": "Pusingan",
  "noReplay": "Studio ini menyimpan pusingannya sendiri. Buka permainan itu untuk melihatnya semula.",
  "replay": "Ulang tayang pusingan",
  "nextSpin": [
   "Putaran ",
   [
    "spin"
   ],
   " daripada ",
   [
    "spins"
   ]
  ],
  "board": "Gelendong:",
  "falls": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " kali jatuh"
     ]
    }
   ]
  ],
  "coinsHeld": [
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
  "nonce": "Nombor pusingan",
  "clientSeed": "Benih anda",
  "commitment": "Komitmen",
  "serverSeed": "Benih pelayan",
  "serverSeedHidden": "Ditunjukkan selepas anda menukar benih dalam permainan",
  "check": "Semak pusingan",
  "record": "Ambil rekod",
  "checkHolds": "Pusingan ini sama seperti hasil benihnya.",
  "checkFails": "Pusingan ini tidak sama seperti hasil benihnya. Sila beritahu khidmat pelanggan.",
  "by": "Dijumlahkan ikut",
  "by_day": "Hari",
  "by_week": "Minggu",
  "by_month": "Bulan",
  "period": "Dari",
  "resultOverTime": "Hasil mengikut masa",
  "byProduct": "Ikut kategori",
  "byPeriod": "Ikut tempoh",
  "stillToPlay": "Masih perlu dimainkan",
  "stillToPlayNote": "Mainkan jumlah ini sebelum membuat pengeluaran.",
  "nothingToPlay": "Tiada lagi yang perlu dimainkan."
 }
};

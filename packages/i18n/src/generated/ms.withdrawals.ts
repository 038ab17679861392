// Written by `npm run generate` from src/messages.
export default {
 "withdrawals": {
  "balance": "Baki",
  "remainingTurnover": "Belum dimainkan",
  "withoutBonus": [
   "Tidak termasuk wang bonus ",
   [
    "amount"
   ],
   ", yang hanya untuk bermain"
  ],
  "bonusAtRisk": [
   "Anda sedang memainkan bonus. ",
   [
    "turnover"
   ],
   " masih perlu dimainkan; pengeluaran sekarang melepaskan bonus itu bersama ",
   [
    "amount"
   ],
   "."
  ],
  "givesUpBonus": "Keluarkan wang dan lepaskan bonus",
  "turnoverNote": "Mainkan jumlah ini dahulu sebelum membuat pengeluaran.",
  "turnoverDone": "Tiada lagi yang perlu dimainkan.",
  "leftToday": "Baki had hari ini",
  "limits": [
   [
    "minimum"
   ],
   " hingga ",
   [
    "maximum"
   ],
   " setiap kali"
  ],
  "account": "Akaun bank",
  "noAccount": "Tambah akaun bank dahulu supaya kami tahu ke mana bayaran perlu dihantar.",
  "addAccount": "Tambah akaun bank",
  "noPaymentPassword": "Tetapkan kata laluan pembayaran dahulu. Ia melindungi setiap pengeluaran.",
  "setPaymentPassword": "Tetapkan kata laluan pembayaran",
  "amount": "Jumlah",
  "fee": [
   "Caj ialah ",
   [
    "fee"
   ],
   "."
  ],
  "paymentPassword": "Kata laluan pembayaran",
  "code": "Kod pengesah anda",
  "acceptsTurnoverFee": [
   "Keluarkan sebelum dimainkan, dengan caj ",
   [
    "percent"
   ],
   "% daripada jumlah"
  ],
  "submit": "Keluarkan wang",
  "running": "Permintaan sedang dihantar",
  "requested": [
   "Pengeluaran anda sebanyak ",
   [
    "amount"
   ],
   " sedang disemak."
  ],
  "yours": "Pengeluaran anda",
  "none": "Belum ada pengeluaran.",
  "cancel": "Batalkan",
  "cancelOf": [
   "Batalkan pengeluaran ",
   [
    "amount"
   ],
   ", ",
   [
    "number"
   ]
  ],
  "cancelled": "Pengeluaran dibatalkan. Wang sudah kembali ke baki anda.",
  "feeOf": [
   "caj ",
   [
    "fee"
   ]
  ],
  "paidSoFar": [
   [
    "paid"
   ],
   " sudah diterima"
  ],
  "status_pending": "Sedang disemak",
  "status_approved": "Diluluskan",
  "status_paying": "Sedang dibayar",
  "status_paid": "Sudah dibayar",
  "status_partlyPaid": "Dibayar sebahagian",
  "status_confirmed": "Selesai",
  "status_disputed": "Tidak diterima",
  "status_rejected": "Ditolak",
  "status_cancelled": "Dibatalkan",
  "status_returned": "Dipulangkan",
  "toConfirm": "Wang sudah sampai?",
  "amountReceived": "Menurut bank",
  "remainingAmount": "Belum dibayar",
  "confirmBefore": [
   "Tanpa jawapan, bayaran dikira diterima pada ",
   [
    "time"
   ],
   "."
  ],
  "received": "Sudah terima",
  "notReceived": "Tidak terima",
  "fullPayment": "Terima semuanya",
  "answered": "Terima kasih. Jawapan anda sudah disimpan.",
  "disputeNote": "Tambah gambar penyata bank anda supaya kami boleh menyemaknya.",
  "pictures": "Tambah gambar",
  "pictureMissing": "Tambah sekurang-⁠kurangnya satu gambar penyata bank anda.",
  "remark": "Catatan",
  "remarkNote": "Paling banyak 140 aksara.",
  "sendDispute": "Hantar",
  "back": "Kembali"
 }
};

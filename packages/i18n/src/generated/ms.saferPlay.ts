// Written by `npm run generate` from src/messages.
export default {
 "saferPlay": {
  "intro": "Tetapkan lebih awal wang dan masa yang anda mahu gunakan. Had yang lebih rendah berkuat kuasa serta-⁠merta; had yang lebih tinggi perlu menunggu 24 jam dan pengesahan anda.",
  "yourLimits": "Had anda",
  "noLimits": "Anda belum ada had. Tetapkan satu di bawah; ia berkuat kuasa serta-⁠merta.",
  "kind_deposit": "Deposit",
  "kind_stake": "Taruhan",
  "kind_loss": "Kerugian",
  "kind_time": "Masa log masuk",
  "period_day": "Setiap hari",
  "period_week": "Setiap minggu",
  "period_month": "Setiap bulan",
  "minutes": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " minit"
     ]
    }
   ]
  ],
  "ofLimit": [
   "Baki ",
   [
    "left"
   ],
   " daripada ",
   [
    "amount"
   ]
  ],
  "raiseAsked": [
   "Anda meminta ",
   [
    "amount"
   ],
   ". Boleh disahkan mulai"
  ],
  "endAsked": "Anda meminta had ini ditamatkan. Boleh disahkan mulai",
  "confirmRaise": "Sahkan",
  "raiseConfirmed": "Had anda sudah berubah.",
  "removeLimit": "Minta ditamatkan",
  "keepLimit": "Kekalkan had",
  "limitKept": "Had anda kekal seperti sebelum ini.",
  "endIsAsked": "Permintaan diterima. Kembali selepas 24 jam untuk mengesahkannya.",
  "setTitle": "Tetapkan had",
  "kind": "Apa yang dihadkan",
  "period": "Tempoh",
  "amount": "Jumlah",
  "amountMinutes": "Minit",
  "choose": "Sila pilih",
  "set": "Tetapkan had",
  "setting": "Menetapkan had",
  "limitSet": "Had anda berkuat kuasa mulai sekarang.",
  "limitAsked": "Had yang lebih tinggi menunggu 24 jam. Kembali selepas itu untuk mengesahkannya.",
  "notAnAmount": "Masukkan jumlah seperti 50.00, atau minit penuh.",
  "breakTitle": "Ambil rehat",
  "breakIntro": "Anda akan dilog keluar di semua peranti serta-⁠merta. Sehingga rehat tamat, anda hanya boleh log masuk untuk melihat rekod dan mengeluarkan wang. Tiada siapa boleh menamatkannya lebih awal, termasuk pasukan sokongan kami.",
  "breakLength": "Berapa lama",
  "length_1d": "24 jam",
  "length_7d": "7 hari",
  "length_14d": "14 hari",
  "length_30d": "30 hari",
  "length_42d": "6 minggu",
  "length_6m": "Pengecualian diri: 6 bulan",
  "length_12m": "Pengecualian diri: 1 tahun",
  "length_60m": "Pengecualian diri: 5 tahun",
  "breakSubmit": "Mulakan rehat",
  "breakRunning": "Memulakan rehat",
  "breakDone": "Rehat anda sudah bermula. Jaga diri.",
  "onBreakUntil": "Anda sedang berehat sehingga",
  "onBreakNote": "Anda boleh melihat rekod dan mengeluarkan wang. Deposit, taruhan dan tawaran ditutup sehingga itu.",
  "withdraw": "Keluarkan wang saya",
  "realityTitle": "Masa dan keputusan",
  "realityIntro": "Semasa anda bermain, ini muncul dengan sendiri, termasuk di atas permainan.",
  "realityEvery": "Tunjukkan",
  "realityEvery_0": "Jangan",
  "realityEvery_15": "Setiap 15 minit",
  "realityEvery_30": "Setiap 30 minit",
  "realityEvery_60": "Setiap jam",
  "realityEvery_120": "Setiap dua jam",
  "realitySaved": "Disimpan.",
  "realityTime": "Masa log masuk",
  "realityMinutes": [
   [
    "hours",
    2,
    {
     "=0": "",
     "other": [
      0,
      " jam "
     ]
    }
   ],
   [
    "minutes",
    2,
    {
     "other": [
      0,
      " minit"
     ]
    }
   ]
  ],
  "realityStaked": "Dipertaruhkan",
  "realityReturned": "Kembali",
  "realityNet": "Keputusan",
  "realityGoOn": "Teruskan",
  "realityStop": "Had dan rehat"
 }
};

// Written by `npm run generate` from src/messages.
export default {
 "vip": {
  "title": "VIP",
  "note": "Pangkat anda naik mengikut deposit dan taruhan. Setiap pangkat membawa had lebih tinggi, lebih banyak mata dan hadiah.",
  "yourRank": "Pangkat anda",
  "visitorHead": "Lapan pangkat, setiap satu lebih banyak",
  "logIn": "Log masuk untuk melihat pangkat anda",
  "register": "Daftar",
  "level": [
   "VIP ",
   [
    "rank"
   ]
  ],
  "period": [
   [
    "from"
   ],
   " hingga ",
   [
    "to"
   ]
  ],
  "kept": "Taruhan anda sudah cukup untuk mengekalkan pangkat ini.",
  "spared": "Anda mencapai pangkat ini dalam tempoh ini, jadi ia kekal sehingga tempoh tamat.",
  "noKeep": "Pangkat ini milik anda selamanya.",
  "keepMissing": [
   "Taruhkan ",
   [
    "amount"
   ],
   " lagi sebelum ",
   [
    "to"
   ],
   " untuk mengekalkan pangkat ini."
  ],
  "deposits": "Deposit",
  "stakes": "Taruhan",
  "ofGoal": [
   "daripada ",
   [
    "amount"
   ]
  ],
  "more": [
   "lagi ",
   [
    "amount"
   ],
   " untuk ",
   [
    "rank"
   ]
  ],
  "reached": "Tercapai",
  "highest": "Anda memegang pangkat tertinggi.",
  "ladder": "Pangkat",
  "yours": "Pangkat anda",
  "asksFor": [
   "Deposit ",
   [
    "deposit"
   ],
   ", taruhan ",
   [
    "turnover"
   ]
  ],
  "asksNothing": "Sejak mula",
  "benefits": "Manfaat",
  "benefitsOf": [
   "Manfaat ",
   [
    "rank"
   ]
  ],
  "chooseRank": "Pangkat untuk dibandingkan",
  "benefit": "Manfaat",
  "dailyMaximum": "Had keluar sehari",
  "maximum": "Had sekali keluar",
  "servedFirst": "Pengeluaran disemak dahulu",
  "points": "Mata",
  "rebate": [
   "Rebat, ",
   [
    "category"
   ]
  ],
  "weeklyGift": "Hadiah mingguan",
  "birthdayGift": "Hadiah hari jadi",
  "upgradeGift": "Hadiah naik pangkat",
  "ownService": "Khidmat pelanggan VIP",
  "keep": "Taruhan untuk kekal",
  "usual": "Seperti biasa",
  "yes": "Ya",
  "none": "–",
  "percent": [
   [
    "percent"
   ],
   "%"
  ],
  "gifts": "Hadiah untuk diambil",
  "collect": "Ambil",
  "collected": [
   [
    "amount"
   ],
   " sudah dikreditkan."
  ],
  "noGifts": "Tiada hadiah menunggu. Hadiah baharu akan muncul di sini dan di pusat ganjaran anda.",
  "history": "Pangkat anda setakat ini",
  "noHistory": "Kenaikan pertama anda akan disenaraikan di sini.",
  "movedUp": [
   "Naik ke ",
   [
    "rank"
   ]
  ],
  "movedDown": [
   "Turun ke ",
   [
    "rank"
   ]
  ],
  "rules": "Peraturan",
  "ruleRise": "Anda naik sebaik sahaja jumlah deposit dan jumlah taruhan mencapai syarat sesuatu pangkat. Anda boleh naik beberapa pangkat sekali gus, dan hadiah setiap pangkat milik anda.",
  "ruleKeep_month": "Pangkat dikekalkan dengan taruhan sebulan kalendar. Jika tidak cukup, pangkat turun satu tingkat selepas bulan itu; pangkat yang dicapai dalam bulan itu tidak dinilai.",
  "ruleKeep_quarter": "Pangkat dikekalkan dengan taruhan suku tahun. Jika tidak cukup, pangkat turun satu tingkat selepas suku tahun itu; pangkat yang dicapai dalam tempoh itu tidak dinilai.",
  "ruleBack": "Pangkat yang turun kembali sebaik sahaja taruhan anda dalam satu tempoh mencapai syarat kekalnya. Hadiahnya diberi sekali sahaja.",
  "ruleGift": [
   "Hadiah perlu dipertaruhkan ",
   [
    "times"
   ],
   " kali sebelum dikeluarkan."
  ],
  "ruleCount": "Taruhan wang sebenar dikira, kecuali yang dipulangkan.",
  "goHome": "Laman utama"
 }
};

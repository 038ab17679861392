// Written by `npm run generate` from src/messages.
export default {
 "lottery": {
  "title": "Loteri",
  "description": "Cabutan Vietnam, Asia Tenggara dan cabutan pantas, setiap satu dengan kiraan masa dan keputusan lalunya.",
  "lobby_all": "Loteri",
  "lobby_vn": "Loteri Vietnam",
  "lobby_sea": "Loteri Asia Tenggara",
  "lobby_elott": "E-⁠loteri",
  "chip_all": "Semua",
  "chip_vn": "Vietnam",
  "chip_sea": "Asia Tenggara",
  "chip_elott": "E-⁠loteri",
  "groups": "Jenis loteri",
  "games": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " permainan"
     ]
    }
   ]
  ],
  "find": "Cari loteri",
  "found": [
   [
    "count",
    2,
    {
     "=0": "Tiada loteri dijumpai",
     "other": [
      0,
      " loteri dijumpai"
     ]
    }
   ]
  ],
  "group_ELOTT": "E-⁠loteri",
  "group_VN": "Vietnam",
  "group_SEA": "Asia Tenggara",
  "group_LOTT": "Mark Six",
  "note_ELOTT": "Cabutan setiap beberapa minit, sepanjang hari",
  "note_VN": "Utara, tengah dan selatan, ikut hari stesennya",
  "note_SEA": "Empat angka dan seumpamanya",
  "note_LOTT": "Enam bola daripada 49, dan satu bola khas",
  "seeAll": [
   "Lihat semua ",
   [
    "count"
   ]
  ],
  "popular": "Popular",
  "popularNote": "paling banyak taruhan, beberapa hari ini",
  "nextDraw": "Cabutan seterusnya",
  "openDraw": "Buka cabutan",
  "closesIn": "Ditutup dalam",
  "closed": "Jualan ditutup",
  "drawing": "Sedang dicabut",
  "daysHours": [
   [
    "days"
   ],
   " h ",
   [
    "hours"
   ],
   " j"
  ],
  "noDrawOpen": "Tiada cabutan dibuka sekarang",
  "lastResult": "Keputusan lalu",
  "noResultYet": "Belum ada keputusan",
  "checkable": "Boleh disahkan",
  "replay": "Cabutan ulangan",
  "fairTitle": "Cabutan yang boleh anda semak",
  "fairSealed": "Sebelum jualan dibuka, rahsia cabutan dimeterai dan meterainya diterbitkan.",
  "fairDrawn": "Nombor datang daripada rahsia itu sahaja, apa pun taruhannya.",
  "fairChecked": "Selepas cabutan rahsia itu dibuka, dan pelayar anda sendiri menyemak kedua-⁠duanya.",
  "recentBets": "Taruhan anda hari ini",
  "allBets": "Rekod taruhan",
  "noneOpen": "Tiada loteri dibuka di sini",
  "noneOpenNote": "Yang lain mungkin dibuka. Lihat semuanya.",
  "otherGames": "Loteri lain",
  "zone_north": "Vietnam utara",
  "zone_central": "Vietnam tengah",
  "zone_south": "Vietnam selatan",
  "everyMinutes": [
   [
    "count",
    2,
    {
     "=1": "setiap minit",
     "other": [
      "setiap ",
      0,
      " minit"
     ]
    }
   ]
  ],
  "shelfTitle": "Cabutan seterusnya"
 },
 "lotteryFamilies": {
  "digits": "Lima Angka",
  "dice": "Dadu K3",
  "eleven": "Sebelas Lima",
  "race": "Lumba PK10",
  "keno": "Keno",
  "happy": "Sepuluh Ria",
  "lucky": "Tuah 28",
  "vietnam": "XSMB · Miền Bắc",
  "hanoi": "Hanoi",
  "fourDigits": "4D",
  "thai": "Thai",
  "lao": "Lao",
  "markSix": "Mark Six"
 }
};

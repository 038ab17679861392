// Written by `npm run generate` from src/messages.
export default {
 "kitLists": {
  "pages": "Halaman",
  "previousPage": "Halaman sebelumnya",
  "nextPage": "Halaman seterusnya",
  "page": [
   "Halaman ",
   [
    "page"
   ]
  ]
 },
 "lobby": {
  "noVendor": [
   [
    "category"
   ],
   ": belum ada studio"
  ],
  "noVendorNote": "Apabila ada, permainannya muncul di sini. Yang sudah dibuka:",
  "noneOfVendor": [
   [
    "category"
   ],
   ": tiada daripada studio ini"
  ],
  "noneOfVendorNote": "Pilih studio lain, atau lihat semua permainan.",
  "tableLimits": [
   [
    "minimum"
   ],
   " hingga ",
   [
    "maximum"
   ]
  ],
  "tablePlayers": [
   [
    "count",
    2,
    {
     "=0": "Belum ada orang",
     "other": [
      0,
      " orang di meja"
     ]
    }
   ]
  ],
  "matchVirtual": "maya",
  "matchLive": [
   [
    "minute",
    4
   ],
   " daripada ",
   [
    "minutes",
    4
   ]
  ],
  "matchSide_home": "Tuan rumah",
  "matchSide_draw": "Seri",
  "matchSide_away": "Pelawat",
  "tablesNow": "Meja sekarang",
  "matchesNow": "Perlawanan sekarang",
  "tableQuiet": "Belum ada pusingan",
  "beadPlayer": "P",
  "beadBanker": "B",
  "beadTie": "S",
  "beadDragon": "N",
  "beadTiger": "H",
  "beadBig": "B",
  "beadSmall": "K",
  "beadTriple": "3",
  "filters": "Tapisan",
  "any": "Semua",
  "class": "Jenis",
  "feature": "Ciri",
  "wild": "Wild",
  "scatter": "Scatter",
  "freeSpins": "Putaran percuma",
  "multiplier": "Pengganda",
  "volatility": "Turun naik",
  "low": "Rendah",
  "medium": "Sederhana",
  "high": "Tinggi",
  "return": "RTP",
  "returnFrom": [
   [
    "percent"
   ],
   "% ke atas"
  ],
  "sort": "Susunan",
  "sortUsual": "Biasa",
  "sortName": "Ikut nama",
  "sortNewest": "Terbaharu dahulu",
  "sortPopular": "Paling banyak dimainkan",
  "sortRtp": "RTP tertinggi dahulu",
  "clearFilters": "Kosongkan tapisan",
  "noneSuits": "Tiada permainan yang sesuai dengan semuanya",
  "noneSuitsNote": "Buang satu tapisan, atau lihat semua permainan.",
  "moreVendors": [
   "Semua ",
   [
    "count",
    2,
    {
     "other": [
      0,
      " studio"
     ]
    }
   ]
  ],
  "findVendor": "Cari studio",
  "noSuchVendor": "Tiada studio dengan nama itu",
  "hotTitle": "Permainan hangat",
  "hotNote": "Dikira daripada pusingan yang dimainkan baru-⁠baru ini.",
  "searchTitle": "Cari permainan",
  "searchHint": "Nama atau studio",
  "found": [
   [
    "count",
    2,
    {
     "=0": "Tiada permainan dijumpai",
     "other": [
      0,
      " permainan dijumpai"
     ]
    }
   ]
  ],
  "foundMore": [
   "Lebih daripada ",
   [
    "count"
   ],
   " permainan dijumpai"
  ],
  "searching": "Sedang mencari",
  "didYouMean": [
   "Menunjukkan ",
   [
    "text"
   ]
  ],
  "allResults": "Tunjukkan semuanya",
  "searchedLately": "Carian terkini",
  "forgetSearches": "Kosongkan",
  "playedLately": "Dimainkan baru-⁠baru ini",
  "popular": "Popular sekarang",
  "newest": "Baharu",
  "closed": "Permainan ini sedang diselenggara",
  "closedGame": [
   [
    "game"
   ],
   " sedang diselenggara"
  ],
  "closedNote": "Ia dibuka semula apabila kerja selesai. Sementara itu, yang ini dibuka:",
  "noSuchGame": "Tiada permainan dengan nama itu",
  "noSuchGameNote": "Cuba perkataan yang lebih pendek, atau nama studio.",
  "vendorGames": "Permainan studio ini"
 }
};

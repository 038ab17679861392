// Written by `npm run generate` from src/messages.
export default {
 "games": {
  "LOTT": "Loteri",
  "ELOTT": "E-⁠loteri",
  "BINGO": "Bingo",
  "LIVE": "Kasino langsung",
  "SPORTS": "Sukan",
  "ESPORTS": "E-⁠sukan",
  "FISH": "Tembak ikan",
  "RNG": "Slot",
  "PVP": "Kad PVP",
  "BGS": "BGS",
  "count": [
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
  "vendorCount": [
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
  "kinds": "Permainan mengikut jenis",
  "seeAll": "Lihat semua",
  "selections": "Tunjukkan",
  "ALL": "Semua",
  "NEW": "Baharu",
  "HOT": "Hangat",
  "FAV": "Kegemaran",
  "RECENT": "Terkini",
  "vendors": "Studio",
  "allVendors": "Semua studio",
  "search": "Cari mengikut nama",
  "clearSearch": "Kosongkan carian",
  "badgeNew": "Baharu",
  "badgeHot": "Hangat",
  "play": [
   "Main ",
   [
    "game"
   ]
  ],
  "favour": [
   "Tambah ",
   [
    "game"
   ],
   " ke kegemaran"
  ],
  "unfavour": [
   "Buang ",
   [
    "game"
   ],
   " daripada kegemaran"
  ],
  "rtp": [
   "RTP ",
   [
    "percent"
   ],
   "%"
  ],
  "results": [
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
  "noMatch": "Tiada permainan dengan nama itu",
  "noMatchNote": "Cuba perkataan yang lebih pendek, atau lihat semua permainan.",
  "showAll": "Tunjukkan semua permainan",
  "noFavourites": "Kegemaran anda ada di sini",
  "noFavouritesNote": "Tekan tanda hati pada permainan untuk menyimpannya di sini.",
  "noRecent": "Permainan yang terakhir anda main ada di sini",
  "noRecentNote": "Buka satu permainan, kemudian kembali.",
  "noHot": "Belum ada yang hangat",
  "noHotNote": "Senarai ini mengira pusingan yang dimainkan baru-⁠baru ini. Lihat dahulu yang baharu.",
  "showNew": "Tunjukkan permainan baharu",
  "noNew": "Tiada yang baharu buat masa ini",
  "noNewNote": "Permainan baharu akan muncul di sini.",
  "loginForThis": "Log masuk untuk melihat senarai ini",
  "loginForThisNote": "Kegemaran dan permainan terkini ialah milik akaun anda.",
  "loadFailed": "Permainan tidak dapat dimuatkan",
  "launching": [
   "Membuka ",
   [
    "game"
   ]
  ],
  "launchFailed": "Permainan tidak dapat dibuka",
  "frame": [
   [
    "game"
   ],
   ", permainan"
  ],
  "leaveGame": "Keluar dari permainan",
  "timePlayed": "Masa bermain",
  "fullScreen": "Skrin penuh"
 },
 "home": {
  "title": [
   [
    "brand"
   ],
   ": slot, kasino langsung dan loteri"
  ],
  "description": [
   "Main di ",
   [
    "brand"
   ],
   ": permainan dengan pulangan yang dinyatakan dan boleh anda semak sendiri, dalam bahasa anda, siang dan malam."
  ],
  "welcome": [
   "Selamat datang ke ",
   [
    "brand"
   ]
  ],
  "banners": "Apa yang ada",
  "bannerNumber": [
   "Sepanduk ",
   [
    "number"
   ]
  ],
  "bannerMore": "Lihat lagi",
  "bannerRegister": "Daftar",
  "searchLabel": "Cari permainan",
  "searchPlaceholder": "Cari permainan, contohnya lotus",
  "searchSubmit": "Cari",
  "categories": "Permainan mengikut jenis",
  "hot": "Hangat sekarang",
  "new": "Baharu",
  "recent": "Sambung semula",
  "nextDraws": "Cabutan seterusnya",
  "all": "Semua",
  "allDraws": "Semua loteri",
  "matchesNow": "Perlawanan sekarang",
  "allMatches": "Semua perlawanan",
  "openTables": "Meja langsung",
  "allTables": "Semua meja",
  "winners": "Papan pemenang",
  "winnersNote": "Kemenangan terbesar beberapa hari ini",
  "newest": "Baru tiba",
  "newestNote": "Judul terkini, setiap satu dengan pulangan yang dinyatakan",
  "fairSeal": "Sebelum pusingan, studio memeterai benihnya dan menunjukkan meterai itu.",
  "fairPlay": "Anda bermain. Benih anda dicampur, jadi tiada sesiapa boleh mengawal keputusan.",
  "fairCheck": "Selepas itu benih dibuka, dan pelayar anda mengira semula keputusannya.",
  "fairTitle": "Setiap keputusan boleh disemak",
  "fairNote": "Sebelum setiap pusingan, studio mengunci keputusannya. Selepas itu anda boleh menyemaknya sendiri dalam pelayar."
 },
 "kit": {
  "close": "Tutup",
  "retry": "Cuba lagi",
  "loading": "Sedang dimuatkan",
  "networkAbnormal": "Rangkaian tidak menjawab. Semak sambungan anda dan cuba lagi.",
  "answerUnreadable": "Pelayan memberi jawapan yang tidak difahami halaman ini. Muat semula halaman dan cuba lagi."
 },
 "shell": {
  "skipToContent": "Terus ke kandungan",
  "homeLink": [
   [
    "brand"
   ],
   ", laman utama"
  ],
  "mainNavigation": "Utama",
  "appNavigation": "Aplikasi",
  "topBar": "Pilihan dan akaun",
  "clock": "Jam",
  "timeZone": "Zon masa",
  "timeZoneOfDevice": [
   "Peranti saya, ",
   [
    "offset"
   ]
  ],
  "timeZoneUtc": "UTC",
  "language": "Bahasa",
  "themeToLight": "Tukar ke tema cerah",
  "themeToDark": "Tukar ke tema gelap",
  "login": "Log masuk",
  "register": "Daftar",
  "home": "Utama",
  "games": "Permainan",
  "withdraw": "Pengeluaran",
  "agentCentre": "Pusat ejen",
  "messages": "Mesej",
  "unreadMessages": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " mesej belum dibaca"
     ]
    }
   ]
  ],
  "deposit": "Deposit",
  "me": "Saya",
  "promotions": "Promosi",
  "download": "Aplikasi",
  "help": "Bantuan",
  "join": "Sertai kami",
  "search": "Cari permainan",
  "pointRate": [
   [
    "rate"
   ],
   " mata bagi setiap unit taruhan"
  ],
  "notices": "Pengumuman",
  "pauseNotices": "Jeda pengumuman",
  "playNotices": "Mainkan pengumuman",
  "profile": "Profil",
  "account": [
   "Akaun ",
   [
    "account"
   ]
  ],
  "rank": [
   "VIP ",
   [
    "rank"
   ]
  ],
  "trialAccount": "Main percuma",
  "balance": "Baki",
  "balanceHidden": "Baki disembunyikan",
  "hideBalance": "Sembunyikan baki",
  "showBalance": "Tunjukkan baki",
  "refreshBalance": "Segarkan baki",
  "logout": "Log keluar",
  "customerService": "Khidmat pelanggan",
  "favourites": "Kegemaran",
  "recent": "Permainan terkini",
  "toTop": "Kembali ke atas",
  "moreEntries": "Lagi",
  "footerProviders": "Penyedia permainan",
  "footerBrowsers": "Terbaik dengan",
  "footerPayments": "Pembayaran",
  "moreProviders": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " studio lagi"
     ]
    }
   ],
   " · ",
   [
    "category"
   ]
  ],
  "footerPapers": "Tentang laman ini",
  "licence": "Lesen",
  "terms": "Terma",
  "privacy": "Privasi",
  "adultsOnlyNote": [
   "Untuk mereka yang berumur ",
   [
    "age"
   ],
   " tahun ke atas."
  ],
  "saferPlay": "Main dengan selamat",
  "saferPlayNote": "Bermain adalah untuk hiburan. Tetapkan masa dan wang anda lebih awal, dan berhenti apabila sampai hadnya.",
  "copyright": [
   "© ",
   [
    "brand"
   ]
  ],
  "offline": "Anda di luar talian. Kami akan menyambung semula sendiri.",
  "pageTimeout": "Halaman ini mengambil masa terlalu lama untuk dimuatkan.",
  "chunkError": "Sebahagian halaman ini tidak dapat dimuatkan.",
  "chunkErrorNote": "Semak sambungan anda, kemudian cuba lagi. Tiada apa-⁠apa yang hilang.",
  "unexpectedError": "Ada sesuatu yang tidak kena pada halaman ini.",
  "unexpectedErrorNote": "Cuba lagi. Jika masih begini, kembali ke laman utama dan cuba kemudian.",
  "goHome": "Ke laman utama"
 },
 "site": {
  "notFoundTitle": "Halaman tidak dijumpai",
  "notFound": "Tiada apa-⁠apa di alamat ini",
  "notFoundNote": "Mungkin ia telah berpindah, atau ada kesilapan pada alamatnya.",
  "goHome": "Ke laman utama",
  "maintenanceTitle": "Penyelenggaraan sistem",
  "maintenanceNote": "Kami sedang menjalankan penyelenggaraan sistem",
  "maintenanceEnd": [
   "Kami dijangka kembali sebelum ",
   [
    "time"
   ],
   "."
  ],
  "contactUs": "Hubungi kami",
  "restrictedTitle": "Sekatan IP",
  "restrictedHeading": "LAWATAN DISEKAT",
  "restrictedNote": "Kami tidak melayani kawasan tempat anda melayari laman ini.",
  "yourAddress": "Alamat IP anda",
  "yourCountry": "Negara anda",
  "foreignTitle": "Semakan domain gagal",
  "foreignHeading": "Alamat ini bukan milik kami",
  "foreignNote": "Demi keselamatan anda, jangan taip kata laluan di sini. Alamat kami yang betul ialah:",
  "popupBlocked": "Pelayar anda menyekat tetingkap itu. Benarkan tetingkap timbul untuk laman ini, kemudian cuba lagi.",
  "serviceUnreachable": "Khidmat kami tidak dapat dihubungi sekarang. Sila cuba sebentar lagi."
 }
};

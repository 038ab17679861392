// Written by `npm run generate` from src/messages.
export default {
 "betting": {
  "unknownGame": "Permainan ini lebih baharu daripada halaman. Muat semula halaman.",
  "goBack": "Kembali",
  "toLobby": "Ke lobi",
  "drawOf": [
   "Cabutan ",
   [
    "draw"
   ],
   " · ",
   [
    "time"
   ]
  ],
  "replayOf": [
   "Cabutan ulangan ",
   [
    "day"
   ]
  ],
  "replayed": "Cabutan lalu ditayang semula",
  "ownDraw": "Cabutan kami sendiri: semaklah",
  "outsideDraw": "Dicabut di luar",
  "betOn": "Pilih taruhan",
  "betKinds": "Jenis taruhan",
  "playTypes": "Taruhan jenis ini",
  "numbers": "Nombor",
  "digits": "Angka",
  "digitsCount": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " angka"
     ]
    }
   ]
  ],
  "begunNumber": "Nombor setakat ini",
  "roll": "R, mana-⁠mana angka",
  "eraseDigit": "Padam angka akhir",
  "noNumbersYet": "Nombor yang anda masukkan disenaraikan di sini.",
  "remove": [
   "Buang ",
   [
    "what"
   ]
  ],
  "cameLast": [
   [
    "count",
    2,
    {
     "other": [
      "keluar ",
      0,
      " kali dalam cabutan lalu"
     ]
    }
   ]
  ],
  "pick_all": "Semua",
  "pick_big": "Besar",
  "pick_small": "Kecil",
  "pick_odd": "Ganjil",
  "pick_even": "Genap",
  "pick_doubles": "Kembar",
  "clear": "Kosongkan",
  "random": "Rawak",
  "typeNumbers": "Taip",
  "pickNumbers": "Pilih",
  "typed": "Nombor, ditaip atau ditampal",
  "typedHint": [
   "Asingkan dengan ruang, koma atau baris. Contohnya: ",
   [
    "example"
   ]
  ],
  "fault_notANumber": [
   "“",
   [
    "token"
   ],
   "” bukan nombor."
  ],
  "fault_wrongLength": [
   "“",
   [
    "token"
   ],
   "” perlu ",
   [
    "digits"
   ],
   " angka."
  ],
  "fault_outOfRange": [
   "“",
   [
    "token"
   ],
   "” tiada antara ",
   [
    "from"
   ],
   " hingga ",
   [
    "to"
   ],
   "."
  ],
  "fault_unknownChoice": [
   "“",
   [
    "token"
   ],
   "” tidak boleh dipilih di sini."
  ],
  "fault_repeated": [
   [
    "token"
   ],
   " ada dua kali."
  ],
  "fault_wrongCount": "Bilangan nombor belum cukup atau terlebih. Lihat peraturan di bawah.",
  "fault_wrongPositions": "Pilih sesuatu bagi setiap kedudukan.",
  "fault_wrongPattern": [
   "“",
   [
    "token"
   ],
   "” tidak sesuai untuk taruhan ini."
  ],
  "fault_tooManyLines": [
   "Lebih ",
   [
    "most"
   ],
   " baris dalam satu taruhan. Bahagikan kepada beberapa taruhan."
  ],
  "fault_contentTooLong": "Senarai terlalu panjang. Bahagikan kepada beberapa taruhan.",
  "fault_other": "Ini belum menjadi taruhan.",
  "rebate": "Rebat",
  "rebateValue": [
   "Rebat ",
   [
    "percent"
   ],
   "%, mod hadiah ",
   [
    "mode"
   ]
  ],
  "prizeMode": [
   "Mod hadiah ",
   [
    "mode"
   ]
  ],
  "unit": [
   "Unit, ",
   [
    "currency"
   ]
  ],
  "multiple": "Gandaan",
  "less": "Kurang",
  "more": "Tambah",
  "linesAndUnits": [
   [
    "lines",
    2,
    {
     "other": [
      0,
      " baris"
     ]
    }
   ],
   " · ",
   [
    "units",
    2,
    {
     "other": [
      0,
      " unit"
     ]
    }
   ]
  ],
  "eachHit": "Setiap kali keluar",
  "upTo": "Satu baris menang hingga",
  "nothingChosen": "Pilih nombor anda",
  "addToCart": "Tambah ke troli",
  "added": "Ditambah ke troli",
  "cartCount": [
   "Troli · ",
   [
    "count"
   ]
  ],
  "cart": "Troli",
  "emptyCart": "Kosongkan",
  "cartEmpty": "Nombor yang anda tambah menunggu di sini sehingga anda sahkan.",
  "cartLine": [
   [
    "lines",
    2,
    {
     "other": [
      0,
      " baris"
     ]
    }
   ],
   " pada ",
   [
    "unit"
   ]
  ],
  "balance": "Baki",
  "total": "Jumlah",
  "confirm": "Sahkan taruhan",
  "logInAndBet": "Log masuk dan pertaruh",
  "salesClosed": "Jualan ditutup",
  "byServerClock": "Taruhan ditolak selepas tutup, ikut jam pelayan.",
  "placed": "Taruhan diterima",
  "item_placed": "Menunggu cabutan",
  "item_won": "Menang",
  "item_paidBack": "Dibayar balik",
  "item_lost": "Tidak kali ini",
  "item_refunded": "Taruhan dipulangkan",
  "item_cancelled": "Dibatalkan",
  "item_void": "Cabutan batal, taruhan dipulangkan",
  "chase": "Ulang pada cabutan akan datang",
  "chaseOn": [
   "Diulang dalam ",
   [
    "count"
   ],
   " cabutan"
  ],
  "chaseNote": "Troli yang sama, cabutan demi cabutan",
  "chaseDraws": "Cabutan",
  "chaseGrow": "Kali setiap langkah",
  "chaseEvery": "Cabutan selangkah",
  "stopOnWin": "Berhenti selepas menang",
  "chasePlan": "Pertaruhan setiap cabutan",
  "draw": "Cabutan",
  "stake": "Pertaruhan",
  "about": "Tentang loteri ini",
  "tab_results": "Keputusan",
  "tab_trends": "Trend",
  "tab_bets": "Taruhan saya",
  "tab_rules": "Peraturan",
  "noResults": "Belum ada keputusan. Yang pertama muncul di sini sebaik sahaja dicabut.",
  "older": "Keputusan lebih lama",
  "state_scheduled": "Menunggu cabutan",
  "state_drawn": "Sudah dicabut",
  "state_settled": "Sudah diselesaikan",
  "state_void": "Dibatalkan, taruhan dipulangkan",
  "corrected": "Keputusan ini telah dibetulkan.",
  "commitment": "Meterai, diterbitkan sebelum jualan",
  "seed": "Rahsia, dibuka selepas cabutan",
  "seedAfter": "Dibuka selepas cabutan",
  "checkHolds": "Disemak: cabutan ini adil",
  "checkFails": "Cabutan ini tidak sepadan",
  "commitmentHolds": "Rahsia ini sama dengan yang dimeterai sebelum jualan.",
  "commitmentFails": "Rahsia ini bukan yang dimeterai.",
  "resultHolds": "Rahsia ini memberi nombor yang sama.",
  "resultFails": "Rahsia ini memberi nombor lain.",
  "places": "Kedudukan",
  "anyPlace": "Seluruh cabutan",
  "hitsOf": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " cabutan"
     ]
    }
   ],
   " terakhir"
  ],
  "number": "Nombor",
  "hits": "Kali keluar",
  "gap": "Cabutan sejak itu",
  "hot": "Paling kerap keluar",
  "late": "Paling lama tidak keluar",
  "times": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " kali"
     ]
    }
   ]
  ],
  "drawsAgo": [
   [
    "count",
    2,
    {
     "=0": "cabutan lalu",
     "other": [
      0,
      " cabutan lalu"
     ]
    }
   ]
  ],
  "notAmong": [
   "tiada dalam ",
   [
    "count"
   ]
  ],
  "noMemory": "Cabutan tidak mempunyai ingatan: yang kerap keluar tidak lebih cenderung keluar lagi.",
  "drawnBy_own": "Cabutan kami sendiri. Rahsianya dimeterai sebelum jualan dan dibuka selepas cabutan, supaya anda boleh menyemaknya di Keputusan.",
  "drawnBy_replay": "Cabutan lalu loteri sebenar, dipilih oleh rahsia yang dimeterai dan ditayang semula dengan tarikhnya. Ini bukan cabutan sebenar hari ini.",
  "drawnBy_feed": "Dicabut di luar. Keputusan datang daripada sumbernya.",
  "drawnBy_entry": "Dicabut di luar. Seorang pengendali memasukkan keputusan dan seorang lagi mengesahkannya.",
  "closesAt": [
   "Taruhan cabutan seterusnya ditutup ",
   [
    "time"
   ],
   "."
  ],
  "bet": "Taruhan",
  "example": "Contoh",
  "lines": "Baris",
  "units": "Unit",
  "pays": "Bayaran seunit",
  "noBets": "Anda belum bertaruh hari ini.",
  "logInForBets": "Log masuk untuk melihat taruhan anda.",
  "logIn": "Log masuk",
  "cancelBet": "Batalkan",
  "cancelled": "Taruhan dibatalkan, wang dipulangkan",
  "chases": "Troli yang diulang",
  "chase_running": "Sedang berjalan",
  "chase_finished": "Semua cabutan dipertaruhkan",
  "chase_won": "Menang dan berhenti",
  "chase_stopped": "Dihentikan",
  "chase_refused": "Tamat awal",
  "chaseProgress": [
   [
    "placed"
   ],
   " daripada ",
   [
    "draws"
   ],
   " cabutan"
  ],
  "chaseReason_balance": "baki tidak mencukupi",
  "chaseReason_room": "satu nombor habis dijual",
  "chaseReason_other": "satu pertaruhan ditolak",
  "stopChase": "Hentikan",
  "chaseStopped": "Dihentikan. Pertaruhan yang sudah dibuat kekal.",
  "andMore": [
   "dan ",
   [
    "count"
   ],
   " lagi"
  ],
  "why": "Cara ia diselesaikan",
  "wholeResult": "Semua hadiah cabutan ini",
  "noResultYet": "Belum ada keputusan",
  "noneCame": [
   [
    "lines",
    2,
    {
     "other": [
      "Tiada satu pun daripada ",
      0,
      " baris keluar."
     ]
    }
   ]
  ],
  "cameIn": "Keluar sebagai",
  "odds": "Odds",
  "gotBack": "Dapat balik"
 },
 "playTypes": {
  "group_lo": "Lô",
  "group_de": "Đề",
  "group_xien": "Xiên",
  "group_truot": "Trượt",
  "group_cang": "3 dan 4 angka",
  "group_oneDigit": "Kepala dan ekor",
  "group_straight": "Terus",
  "group_boxes": "Semua susunan",
  "group_roll": "Roll",
  "group_endings": "2 dan 3 angka",
  "group_top": "Atas",
  "group_bottom": "Bawah",
  "group_run": "Satu angka",
  "group_entry": "Enam nombor",
  "group_special": "Bola khas",
  "group_sevenBalls": "Bola biasa",
  "group_together": "Bersama",
  "group_none": "Tiada satu pun",
  "group_all5": "5 angka",
  "group_first4": "4 depan",
  "group_last4": "4 belakang",
  "group_first3": "3 depan",
  "group_mid3": "3 tengah",
  "group_last3": "3 belakang",
  "group_first2": "2 depan",
  "group_last2": "2 belakang",
  "group_position": "Kedudukan",
  "group_sides": "Dua sisi",
  "group_shapes": "Bentuk",
  "group_sum": "Jumlah",
  "group_faces": "Dadu",
  "group_any": "Mana-⁠mana",
  "group_inOrder": "Ikut tempat",
  "group_pick": "Pilih",
  "group_bets": "Taruhan",
  "how_lo": "Dua, tiga atau empat angka, melawan setiap nombor dalam cabutan. Satu baris berharga seunit bagi setiap nombor yang boleh kena, dan dibayar setiap kali keluar.",
  "how_de": "Dua angka melawan satu hadiah: dua angka akhir hadiah khas, hadiah terendah, kedua-⁠duanya, atau hadiah pertama.",
  "how_xien": "Dua hingga empat nombor yang mesti keluar semuanya, atau dua yang dibayar sebanyak kali yang lebih jarang keluar.",
  "how_truot": "Nombor yang tidak boleh keluar langsung pada dua angka akhir seluruh cabutan.",
  "how_cang": "Tiga atau empat angka melawan hujung hadiah khas, atau tiga melawan hadiah lebih rendah.",
  "how_oneDigit": "Satu angka daripada dua angka akhir hadiah khas: yang pertama kepala, yang kedua ekor.",
  "how_straight": "Nombor seperti ditulis. Besar membayar lima hadiah, kecil tiga yang pertama dengan bayaran lebih tinggi; huruf membayar satu hadiah masing-⁠masing.",
  "how_boxes": "Semua susunan angka: satu baris setiap susunan, atau semuanya untuk satu unit.",
  "how_roll": "R bermaksud mana-⁠mana angka: R234 ialah sepuluh nombor, 0234 hingga 9234.",
  "how_endings": "Dua atau tiga angka akhir hadiah pertama, atau tiga hadiah teratas.",
  "how_top": "Angka akhir hadiah pertama, ikut susunan atau apa-⁠apa susunan.",
  "how_bottom": "Hadiah dua angka, atau hadiah tiga angka depan dan belakang.",
  "how_run": "Satu angka yang muncul, dibayar sekali walau muncul berkali-⁠kali.",
  "how_entry": "Enam daripada 49. Hadiah bermula pada tiga nombor tepat; bola khas dikira tambahan.",
  "how_special": "Bola khas, atau kumpulannya: saiz, ganjil genap, warna atau zodiak. 49 memulangkan taruhan pada sisinya.",
  "how_sevenBalls": "Satu bola biasa, bola pada tempatnya, jumlah ketujuh-⁠tujuhnya, atau zodiak antaranya.",
  "how_together": "Dua atau tiga bola yang keluar bersama.",
  "how_none": "Bola yang tidak boleh keluar langsung antara tujuh.",
  "how_all5": "Kelima-⁠lima angka, ikut susunan atau ikut coraknya.",
  "how_first4": "Empat angka pertama.",
  "how_last4": "Empat angka terakhir.",
  "how_first3": "Tiga angka pertama: ikut susunan, apa-⁠apa susunan, jumlah atau julat.",
  "how_mid3": "Tiga angka tengah: ikut susunan, apa-⁠apa susunan, jumlah atau julat.",
  "how_last3": "Tiga angka terakhir: ikut susunan, apa-⁠apa susunan, jumlah atau julat.",
  "how_first2": "Dua angka pertama.",
  "how_last2": "Dua angka terakhir.",
  "how_position": "Angka pada tempatnya; dengan beberapa tempat, setiap gabungan tempat satu baris.",
  "how_sides": "Besar atau kecil, ganjil atau genap, dan tempat mana lebih tinggi.",
  "how_shapes": "Apa yang dibentuk oleh angka, seperti daun terup.",
  "how_sum": "Jumlah cabutan, atau sisinya.",
  "how_faces": "Muka dadu yang keluar: satu, sepasang, tiga serupa, atau berlainan.",
  "how_any": "Bola yang keluar, di mana-⁠mana tempat.",
  "how_inOrder": "Bola pada tempatnya, atau yang pertama ikut susunan.",
  "how_pick": "Satu hingga sepuluh bola daripada lapan puluh; makin banyak keluar, makin tinggi bayaran.",
  "how_bets": "Jumlah tiga angka, sisinya, dan hujungnya.",
  "play_lo2": "2 angka",
  "play_lo3": "3 angka",
  "play_lo4": "4 angka",
  "play_loDau2": "2 angka depan",
  "play_daoLo2": "2 angka, semua susunan",
  "play_daoLo3": "3 angka, semua susunan",
  "play_de": "Hadiah khas",
  "play_deDau": "Hadiah terendah",
  "play_dauDuoi": "Terendah dan khas",
  "play_dau": "Kepala",
  "play_duoi": "Ekor",
  "play_cang3": "3 angka, khas",
  "play_cang3Dau": "3 angka, hadiah rendah",
  "play_xiuChu": "3 angka, kedua-⁠duanya",
  "play_cang4": "4 angka, khas",
  "play_nhatTo": "Hadiah pertama",
  "play_bao7": "Tujuh nombor",
  "play_bao8": "Lapan nombor",
  "play_xien2": "Xiên 2",
  "play_xien3": "Xiên 3",
  "play_xien4": "Xiên 4",
  "play_xienQuay": "Xiên pusing",
  "play_truot4": "4 nombor",
  "play_truot8": "8 nombor",
  "play_truot10": "10 nombor",
  "play_da": "Pasangan (đá)",
  "play_big": "Besar",
  "play_small": "Kecil",
  "play_boxBig": "Box besar",
  "play_boxSmall": "Box kecil",
  "play_iboxBig": "iBox besar",
  "play_iboxSmall": "iBox kecil",
  "play_rollBig": "Roll besar",
  "play_rollSmall": "Roll kecil",
  "play_a4": "4A, hadiah pertama",
  "play_b4": "4B, hadiah kedua",
  "play_c4": "4C, hadiah ketiga",
  "play_d4": "4D, khas",
  "play_e4": "4E, saguhati",
  "play_a3": "3A, hadiah pertama",
  "play_abc3": "3ABC, tiga teratas",
  "play_a2": "2A, hadiah pertama",
  "play_abc2": "2ABC, tiga teratas",
  "play_top4": "4 angka",
  "play_top3": "3 angka",
  "play_tod3": "3 angka, apa-⁠apa susunan",
  "play_top2": "2 angka",
  "play_bottom2": "2 angka bawah",
  "play_bottom3": "3 angka belakang",
  "play_front3": "3 pertama ikut susunan",
  "play_runTop": "Antara atas",
  "play_runBottom": "Antara bawah",
  "play_entry": "Enam nombor",
  "play_special": "Bola khas",
  "play_regular": "Bola biasa",
  "play_regularAt": "Bola pada tempat",
  "play_specialSide": "Sisi",
  "play_wave": "Warna",
  "play_sumSide": "Sisi jumlah",
  "play_specialZodiac": "Zodiak",
  "play_anyZodiac": "Zodiak mana-⁠mana bola",
  "play_threeOfThree": "Tiga daripada tiga",
  "play_twoOfThree": "Dua daripada tiga",
  "play_twoOfTwo": "Dua daripada dua",
  "play_twoWithSpecial": "Dua, dengan bola khas",
  "play_specialChain": "Satu dan bola khas",
  "play_noneOf5": "Tiada daripada 5",
  "play_noneOf6": "Tiada daripada 6",
  "play_noneOf7": "Tiada daripada 7",
  "play_noneOf8": "Tiada daripada 8",
  "play_noneOf9": "Tiada daripada 9",
  "play_noneOf10": "Tiada daripada 10",
  "play_noneOf11": "Tiada daripada 11",
  "play_noneOf12": "Tiada daripada 12",
  "play_star": "Tepat",
  "play_combo": "Dengan hujungnya",
  "play_sum": "Jumlah",
  "play_span": "Julat",
  "play_group120": "Semua berlainan",
  "play_group60": "Satu pasang",
  "play_group30": "Dua pasang",
  "play_group20": "Tiga serupa",
  "play_group10": "Tiga dan sepasang",
  "play_group5": "Empat serupa",
  "play_group24": "Semua berlainan",
  "play_group12": "Satu pasang",
  "play_group6": "Semua berlainan",
  "play_group4": "Tiga serupa",
  "play_group3": "Apa-⁠apa susunan",
  "play_group2": "Apa-⁠apa susunan",
  "play_mixed": "Taip, apa-⁠apa susunan",
  "play_groupSum": "Jumlah, apa-⁠apa susunan",
  "play_groupBank": "Dengan satu angka",
  "play_any1": "Mana-⁠mana 1",
  "play_any2": "Mana-⁠mana 2",
  "play_any3": "Mana-⁠mana 3",
  "play_any4": "Mana-⁠mana 4",
  "play_any5": "Mana-⁠mana 5",
  "play_any6": "Mana-⁠mana 6",
  "play_any7": "Mana-⁠mana 7",
  "play_any8": "Mana-⁠mana 8",
  "play_sides": "Sisi setiap satu",
  "play_position": "Pada tempat",
  "play_optional2": "Mana-⁠mana 2 tempat",
  "play_optional3": "Mana-⁠mana 3 tempat",
  "play_optional4": "Mana-⁠mana 4 tempat",
  "play_side": "Sisi",
  "play_dragonTiger": "Naga dan harimau",
  "play_sumTail": "Angka akhir jumlah",
  "play_occurs1": "Keluar sekali",
  "play_occurs2": "Keluar dua kali",
  "play_occurs3": "Keluar tiga kali",
  "play_occurs4": "Keluar empat kali",
  "play_shape": "Bentuk",
  "play_bull": "Lembu",
  "play_stud": "Daun terup",
  "play_sideWithTriples": "Sisi, termasuk tiga serupa",
  "play_single": "Satu muka",
  "play_singleByCount": "Satu muka, ikut kali",
  "play_triple": "Tiga serupa",
  "play_anyTriple": "Mana-⁠mana tiga serupa",
  "play_pair": "Sepasang",
  "play_pairWithTriples": "Sepasang, termasuk tiga serupa",
  "play_pairSingle": "Sepasang dan satu lagi",
  "play_twoDifferent": "Dua berlainan",
  "play_threeDifferent": "Tiga berlainan",
  "play_anyStraight": "Mana-⁠mana berturutan",
  "play_first2": "2 pertama ikut susunan",
  "play_first3": "3 pertama ikut susunan",
  "play_anyOfFirst3": "Antara 3 pertama",
  "play_oddCount": "Berapa ganjil",
  "play_median": "Bola tengah",
  "play_sumSize": "Saiz jumlah",
  "play_sumParity": "Ganjil genap jumlah",
  "play_front2": "2 pertama ikut susunan",
  "play_front4": "4 pertama ikut susunan",
  "play_front5": "5 pertama ikut susunan",
  "play_topTwoSum": "Jumlah 2 pertama",
  "play_topTwoSide": "Sisi 2 pertama",
  "play_topThreeSum": "Jumlah 3 pertama",
  "play_pick1": "Pilih 1",
  "play_pick2": "Pilih 2",
  "play_pick3": "Pilih 3",
  "play_pick4": "Pilih 4",
  "play_pick5": "Pilih 5",
  "play_pick6": "Pilih 6",
  "play_pick7": "Pilih 7",
  "play_pick8": "Pilih 8",
  "play_pick9": "Pilih 9",
  "play_pick10": "Pilih 10",
  "play_sumIs810": "Jumlah 810",
  "play_sumQuarter": "Saiz dan ganjil genap",
  "play_half": "Separuh atas atau bawah",
  "play_majority": "Lebih ganjil atau genap",
  "play_element": "Unsur",
  "play_direction": "Arah",
  "play_colour": "Warna",
  "play_extreme": "Hujung",
  "window_4First": "4 depan",
  "window_4Last": "4 belakang",
  "window_3First": "3 depan",
  "window_3Mid": "3 tengah",
  "window_3Last": "3 belakang",
  "window_2First": "2 depan",
  "window_2Last": "2 belakang",
  "row_tenThousands": "Puluh ribu",
  "row_thousands": "Ribu",
  "row_hundreds": "Ratus",
  "row_tens": "Puluh",
  "row_units": "Sa",
  "row_quads": "Empat kali",
  "row_triples": "Tiga kali",
  "row_pairs": "Dua kali",
  "row_singles": "Sekali",
  "choice_big": "Besar",
  "choice_small": "Kecil",
  "choice_odd": "Ganjil",
  "choice_even": "Genap",
  "choice_dragon": "Naga",
  "choice_tiger": "Harimau",
  "choice_tie": "Seri",
  "choice_digitsOdd": "Angka ganjil",
  "choice_digitsEven": "Angka genap",
  "choice_digitsBig": "Angka besar",
  "choice_digitsSmall": "Angka kecil",
  "choice_tailBig": "Ekor besar",
  "choice_tailSmall": "Ekor kecil",
  "choice_red": "Merah",
  "choice_blue": "Biru",
  "choice_green": "Hijau",
  "animal_rat": "Tikus",
  "animal_ox": "Lembu",
  "animal_tiger": "Harimau",
  "animal_rabbit": "Arnab",
  "animal_dragon": "Naga",
  "animal_snake": "Ular",
  "animal_horse": "Kuda",
  "animal_goat": "Kambing",
  "animal_monkey": "Monyet",
  "animal_rooster": "Ayam",
  "animal_dog": "Anjing",
  "animal_pig": "Khinzir",
  "choice_triple": "Tiga serupa",
  "choice_straight": "Berturutan",
  "choice_pair": "Sepasang",
  "choice_half": "Separuh berturutan",
  "choice_mixed": "Campur",
  "choice_none": "Tiada lembu",
  "choice_bull1": "Lembu 1",
  "choice_bull2": "Lembu 2",
  "choice_bull3": "Lembu 3",
  "choice_bull4": "Lembu 4",
  "choice_bull5": "Lembu 5",
  "choice_bull6": "Lembu 6",
  "choice_bull7": "Lembu 7",
  "choice_bull8": "Lembu 8",
  "choice_bull9": "Lembu 9",
  "choice_bullBull": "Raja lembu",
  "choice_five": "Lima serupa",
  "choice_four": "Empat serupa",
  "choice_fullHouse": "Tiga dan sepasang",
  "choice_three": "Tiga serupa",
  "choice_twoPair": "Dua pasang",
  "choice_high": "Tinggi",
  "choice_low": "Rendah",
  "choice_yes": "Ya",
  "choice_bigOdd": "Besar dan ganjil",
  "choice_smallOdd": "Kecil dan ganjil",
  "choice_bigEven": "Besar dan genap",
  "choice_smallEven": "Kecil dan genap",
  "choice_upper": "Atas",
  "choice_lower": "Bawah",
  "choice_metal": "Logam",
  "choice_wood": "Kayu",
  "choice_water": "Air",
  "choice_fire": "Api",
  "choice_earth": "Tanah",
  "choice_east": "Timur",
  "choice_south": "Selatan",
  "choice_west": "Barat",
  "choice_north": "Utara",
  "prize_DB": "Khas (ĐB)",
  "prize_G1": "Pertama",
  "prize_G2": "Kedua",
  "prize_G3": "Ketiga",
  "prize_G4": "Keempat",
  "prize_G5": "Kelima",
  "prize_G6": "Keenam",
  "prize_G7": "Ketujuh",
  "prize_G8": "Kelapan",
  "prize_first": "Pertama",
  "prize_second": "Kedua",
  "prize_third": "Ketiga",
  "prize_special": "Khas",
  "prize_consolation": "Saguhati",
  "prize_lastTwo": "Dua akhir",
  "prize_frontThree": "Tiga depan",
  "prize_lastThree": "Tiga belakang",
  "place": [
   "Tempat ",
   [
    "place"
   ]
  ]
 }
};

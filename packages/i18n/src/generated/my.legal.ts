// Written by `npm run generate -w @pelita/i18n` from src/messages.
export default {
 "legal": {
  "inThisSection": "Juga dalam bahagian ini",
  "licence": "Lesen",
  "licenceNote": "Siapa yang mengendalikan laman ini, dan di bawah lesen yang mana.",
  "licenceHolder": "Pengendali",
  "licenceHolderText": [
   "Laman ini dikendalikan dengan nama ",
   [
    "brand"
   ],
   "."
  ],
  "licenceNumber": "Lesen",
  "licenceMissing": "Jenama ini belum meletakkan lesennya di sini. Pengendali yang membuka laman ini kepada umum menyatakan lesen, nombor dan pihak berkuasanya di halaman ini, daripada konfigurasi jenama.",
  "licenceTest": "Sementara itu",
  "licenceTestText": "Pembayaran berjalan melalui bank ujian: tiada wang sebenar masuk ke laman ini dan tiada yang keluar. Permainan dan baki berfungsi seperti apabila lesen sudah ada.",
  "terms": "Terma",
  "termsNote": "Apa yang anda persetujui semasa mendaftar, dalam bahasa mudah.",
  "termsWho": "Siapa yang boleh bermain",
  "termsWhoText": [
   "Anda berumur sekurang-kurangnya ",
   [
    "age"
   ],
   " tahun, bermain untuk diri sendiri, dan mempunyai satu akaun sahaja. Jika undang-undang negara anda menetapkan umur yang lebih tinggi atau melarang permainan, undang-undang itu yang terpakai."
  ],
  "termsAccount": "Akaun anda",
  "termsAccountText": "Simpan kata laluan anda untuk diri sendiri. Apa yang dibuat dengan kata laluan anda dikira sebagai perbuatan anda sehingga anda memberitahu kami bahawa orang lain memilikinya.",
  "termsMoney": "Wang anda",
  "termsMoneyText": "Setiap pergerakan baki anda ialah satu catatan yang tidak akan diubah. Deposit dicatat sebaik sahaja ia tiba. Taruhan ditolak semasa dibuat, dan kemenangan masuk apabila pusingan tamat. Pusingan yang terganggu diselesaikan dengan sendirinya.",
  "termsFree": "Main percuma",
  "termsFreeText": "Main percuma menggunakan wang mainan yang berasingan. Ia tidak bercampur dengan baki anda dan tidak boleh dikeluarkan.",
  "termsGames": "Permainan",
  "termsGamesText": "Setiap permainan menyatakan pulangan dan peraturannya. Permainan studio kami memeterai keputusan sebelum anda bermain, dan anda boleh mengiranya semula kemudian. Jika penyedia menarik balik sesuatu pusingan, taruhannya dipulangkan dan kemenangannya diambil semula.",
  "termsFair": "Apa yang tidak dibenarkan",
  "termsFairText": "Lebih daripada satu akaun, bermain bagi pihak orang lain, program yang bermain sendiri, dan wang daripada jenayah. Akaun sedemikian akan ditutup; apa yang menjadi hak anda di sisi undang-undang tetap milik anda.",
  "privacy": "Privasi",
  "privacyNote": "Apa yang kami simpan tentang anda, sebabnya, dan apa yang disimpan oleh pelayar anda.",
  "privacyKept": "Apa yang kami simpan",
  "privacyKeptText": "Apa yang anda taip semasa mendaftar, baki anda dan pergerakannya, pusingan yang anda main, permainan yang anda tandakan, serta alamat rangkaian dan peranti semasa log masuk. Kata laluan disimpan dalam bentuk yang tidak boleh dibaca semula oleh sesiapa.",
  "privacyWhy": "Mengapa",
  "privacyWhyText": "Untuk menjaga akaun dan wang anda, menunjukkan sejarah anda sendiri, menghalang orang lain daripada akaun anda, dan kerana rekod wang wajib disimpan.",
  "privacyBrowser": "Dalam pelayar anda",
  "privacyBrowserText": "Bahasa, tema dan zon masa anda disimpan pada peranti anda; dua yang pertama juga dalam kuki supaya halaman tiba seperti yang anda suka. Sesi anda disimpan dalam tab dan tamat bersamanya.",
  "privacyOthers": "Pihak lain",
  "privacyOthersText": "Tiada halaman laman ini meminta apa-apa daripada pelayan pihak lain dengan sendirinya: tiada iklan, tiada penjejakan pihak ketiga. Penyedia permainan yang anda buka mengetahui nama akaun, bahasa dan mata wang anda.",
  "privacyRights": "Hak anda",
  "privacyRightsText": "Tanya khidmat pelanggan kami apa yang disimpan tentang anda, dan minta yang salah dibetulkan.",
  "saferPlay": "Main dengan selamat",
  "saferPlayNote": "Bermain adalah untuk hiburan. Ini membantu mengekalkannya begitu.",
  "saferPlayBefore": "Sebelum bermain",
  "saferPlayBeforeText": "Tetapkan masa dan wang anda lebih awal, dan berhenti apabila sampai hadnya, sama ada anda untung atau rugi. Main hanya dengan wang yang anda tidak perlukan.",
  "saferPlayKnow": "Kenali peluangnya",
  "saferPlayKnowText": "Setiap permainan menyatakan pulangannya. Pada 95%, bagi pusingan yang sangat banyak, permainan menyimpan 5 daripada setiap 100 yang dipertaruhkan. Tiada pusingan yang tahu apa yang berlaku sebelumnya, dan tiada kemenangan yang “sudah sampai masanya”.",
  "saferPlaySigns": "Tanda yang perlu diambil berat",
  "saferPlaySignsText": "Bermain untuk mendapatkan semula kerugian, meminjam untuk bermain, menyembunyikannya daripada orang terdekat, atau memikirkannya ketika membuat perkara lain. Jika ini anda, berhentilah dan berbual dengan seseorang.",
  "saferPlayFree": "Tanpa wang",
  "saferPlayFreeText": "Jika main percuma ditawarkan, ia membuka permainan yang sama dengan wang mainan.",
  "saferPlayYoung": "Orang muda",
  "saferPlayYoungText": [
   "Sesiapa di bawah ",
   [
    "age"
   ],
   " tahun tidak boleh bermain. Jika kanak-kanak menggunakan peranti anda, log keluar apabila selesai dan jangan biarkan pelayar mengingati kata laluan."
  ]
 }
};

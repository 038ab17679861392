// Written by `npm run generate` from src/messages.
export default {
 "verification": {
  "state_open": "Sahkan identiti anda",
  "state_waiting": "Dokumen anda sedang disemak",
  "state_verified": "Identiti anda sudah disahkan",
  "state_rejected": "Kami perlukan dokumen lain",
  "state_expired": "Dokumen anda sudah tamat tempoh",
  "note_open": "Dua gambar kad pengenalan, atau satu gambar pasport, sudah memadai. Hanya dua minit.",
  "note_waiting": "Biasanya kurang daripada sehari. Anda akan menerima mesej di sini apabila selesai.",
  "note_verified": "Terima kasih. Tiada apa-⁠apa lagi yang diperlukan.",
  "note_rejected": "Sila baca pesanan rakan kami dan hantar semula.",
  "note_expired": "Sila hantar dokumen yang masih sah.",
  "sentAt": "Dihantar",
  "validUntil": [
   "Sah sehingga ",
   [
    "day"
   ]
  ],
  "before_never": "Anda boleh melakukannya pada bila-⁠bila masa.",
  "before_deposit": "Diperlukan sebelum anda mendeposit.",
  "before_withdrawal": "Diperlukan sebelum anda mengeluarkan wang.",
  "before_amount": [
   "Diperlukan sebelum lebih daripada ",
   [
    "amount"
   ],
   " masuk atau keluar."
  ],
  "choose": "Dokumen mana yang anda ada?",
  "way_card": "Kad pengenalan",
  "way_passport": "Pasport",
  "kind_identityFront": "Kad pengenalan, depan",
  "kind_identityBack": "Kad pengenalan, belakang",
  "kind_passport": "Pasport",
  "kind_address": "Bukti alamat",
  "kind_selfie": "Muka anda",
  "hint_identityFront": "Seluruh kad, terang, setiap baris boleh dibaca.",
  "hint_identityBack": "Sama seperti tadi, dari belakang.",
  "hint_passport": "Halaman yang ada gambar anda.",
  "hint_address": "Bil atau penyata bank tiga bulan terakhir, sebagai gambar atau PDF.",
  "hint_selfie": "Pandang kamera, tanpa topi atau cermin mata hitam.",
  "add": "Tambah",
  "there": "Sudah ditambah",
  "remove": [
   "Buang: ",
   [
    "name"
   ]
  ],
  "running": "Sebentar…",
  "kept": "Dokumen anda disimpan secara tersulit. Hanya petugas yang menyemak boleh membukanya, setiap kali dengan sebab.",
  "send": "Hantar untuk disemak",
  "stillMissing": "Masih ada yang kurang",
  "isSent": "Terima kasih. Dokumen anda sudah kami terima."
 }
};

import type { AreaMessages } from '../../messages.ts';

export const feedback: AreaMessages<'feedback'> = {
  title: 'Tulis kepada kami',
  note: 'Jangan hantar kata laluan: tiada sesiapa daripada kami memerlukannya.',
  type: 'Tentang apa?',
  type_account: 'Akaun',
  type_payment: 'Bayaran',
  type_game: 'Permainan',
  type_partner: 'Menjadi ejen',
  type_other: 'Hal lain',
  content: 'Mesej anda',
  left: '{count, plural, other {# aksara lagi}}',
  tooLong: 'Paling banyak {maximum} aksara.',
  contact: 'Bagaimana menghubungi anda? (pilihan)',
  contactNote: 'Alamat e-mel, nombor telefon atau nama sembang.',
  pictures: 'Tambah gambar',
  picturesNote:
    'Hingga 3, PNG atau JPEG, 5 MB setiap satu. Pelayar anda mengecilkannya dan membuang maklumat tempat gambar diambil.',
  submit: 'Hantar',
  running: 'Menghantar',
  preparing: 'Mengecilkan gambar',
  sent: 'Terima kasih. Mesej anda sudah sampai dan disimpan untuk dibaca oleh pihak kami.',
};

import type { AreaMessages } from '../../messages.ts';

export const officeVouchers: AreaMessages<'officeVouchers'> = {
  issue: 'Keluarkan baucar',
  issueNote: 'Pengendali lain memutuskan. Selepas itu anda mengambil kodnya, sekali sahaja.',
  count: 'Bilangan kod',
  countWrong: 'Antara 1 dan {maximum}.',
  amountEach: 'Nilai setiap kod',
  amountWrong: 'Taip jumlah lebih daripada sifar.',
  expiresOn: 'Hari terakhir',
  expiresOnWrong: 'Pilih hari ini atau hari kemudian.',
  expiresAt: 'Sah hingga',
  batch: 'Kumpulan baucar',
  state: 'Keadaan',
  state_issued: 'Diluluskan, kod belum diambil',
  state_taken: 'Kod sudah diserahkan',
  state_void: 'Dihentikan',
  redeemed: 'Sudah digunakan',
  reason: 'Sebab',
  take: 'Ambil kod',
  takeNote:
    '{count} kod dicabut dan ditunjukkan kepada anda sekali sahaja. Hanya cincangnya disimpan, jadi kod tidak dapat ditunjukkan lagi.',
  codes: 'Kod',
  codesNote: 'Salin sekarang. Kod tidak ditunjukkan lagi.',
  copyCodes: 'Salin semua kod',
  codesKept: 'Saya sudah menyimpannya',
  void: 'Hentikan kumpulan',
  voidNote: '{count} kod yang belum digunakan tidak bernilai lagi mulai sekarang.',
};

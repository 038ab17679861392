import type { AreaMessages } from '../../messages.ts';

export const fieldErrors: AreaMessages<'fieldErrors'> = {
  required: 'Sila isi ruang ini.',
  unknown: 'Ruang ini tidak dijangka di sini.',
  invalid: 'Ini tidak sah.',
  pattern: 'Bentuknya tidak seperti yang dijangka.',
  too_long: '{maximum, select, none {Ini terlalu panjang.} other {Paling banyak {maximum} aksara.}}',
  too_short: '{minimum, select, none {Ini terlalu pendek.} other {Sekurang-kurangnya {minimum} aksara.}}',
  whole_number: 'Masukkan nombor bulat.',
  too_small: '{minimum, select, none {Ini terlalu kecil.} other {Sekurang-kurangnya {minimum}.}}',
  too_large: '{maximum, select, none {Ini terlalu besar.} other {Paling banyak {maximum}.}}',
  text_not_storable: 'Ada aksara yang tidak dapat disimpan.',
  checkPass: 'Kedua-dua kata laluan tidak sama.',
  password_common: 'Kata laluan ini terlalu mudah diteka. Sila pilih yang lain.',
  password_rule: 'Kata laluan tidak menepati syarat.',
  username_rule: 'Mula dengan huruf, kemudian huruf atau angka.',
  terms: 'Sila terima syarat untuk meneruskan.',
  taken: 'Ini sudah diambil.',
  amount_range: 'Antara {minimum} dan {maximum}.',
  amount: 'Masukkan jumlah, contohnya 50.00.',
};

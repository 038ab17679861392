import type { AreaMessages } from '../../messages.ts';

export const patterns: AreaMessages<'patterns'> = {
  any: '{length} aksara.',
  letter_first: 'Mula dengan huruf, kemudian huruf atau angka, {length} aksara.',
  letters_chinese: 'Huruf atau aksara Cina, {length} aksara.',
  email: 'Alamat e-mel, contohnya nama@contoh.com, {length} aksara.',
  letters_or_digits: 'Huruf atau angka, {length} aksara.',
  digits: 'Angka sahaja, {length} aksara.',
  alphanumeric_upper: 'Huruf dan angka dengan satu huruf besar, {length} aksara.',
  letters_spaces: 'Huruf dan ruang kosong, {length} aksara.',
  no_spaces: 'Tanpa ruang kosong, {length} aksara.',
  date_ymd: 'Tarikh seperti yyyy-MM-dd.',
  date_mdy: 'Tarikh seperti MM-dd-yyyy.',
  korean: 'Huruf Korea, {length} aksara.',
  thai: 'Huruf Thai, {length} aksara.',
  japanese: 'Huruf Jepun, {length} aksara.',
  full_name: 'Nama penuh dengan ruang kosong, {length} aksara.',
  upper_lower_digit_symbol: 'Huruf besar dan kecil, satu angka dan satu simbol, {length} aksara.',
  other: 'Dalam bentuk yang diminta di sini, {length} aksara.',
};

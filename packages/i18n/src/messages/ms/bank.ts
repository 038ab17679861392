import type { AreaMessages } from '../../messages.ts';

export const bank: AreaMessages<'bank'> = {
  title: 'Bank ujian',
  note: 'Halaman ini berlakon sebagai bank. Tiada wang sebenar bergerak.',
  order: 'Pesanan',
  received: 'Diterima',
  state: 'Keadaan',
  confirm: 'Bayar',
  fail: 'Tolak',
  delay: 'Bayar selepas tamat masa',
  short: 'Bayar separuh',
  twice: 'Bayar, notis dihantar dua kali',
  noOrders: 'Belum ada pesanan.',
  orders: 'Pesanan deposit',
  sentLater: 'Bayaran akan tiba sejurus selepas tamat masa. Anda boleh tutup halaman ini dan kembali ke portal.',
  sent: 'Selesai. Anda boleh tutup halaman ini dan kembali ke portal.',
  unknown: 'Bank tidak mengenali pesanan ini.',
  pending: 'Menunggu',
  confirmed: 'Sudah dibayar',
  failed: 'Ditolak',
  expired: 'Tamat tempoh',
};

import type { AreaMessages } from '../../messages.ts';

export const payments: AreaMessages<'payments'> = {
  payUnknown: 'Alamat bayaran ini tidak sah. Buka semula deposit daripada akaun anda.',
  payOver: 'Masa untuk membayar deposit ini sudah tamat. Sila mulakan deposit baharu.',
  payLater: 'Halaman bayaran tidak dapat dibuka sekarang. Sila cuba sebentar lagi; tiada bayaran diambil.',
  note: 'Anda boleh menutup halaman ini dan kembali ke portal.',
};

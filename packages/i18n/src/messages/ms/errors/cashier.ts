import type { ErrorTexts } from '../../../error-texts.ts';

export const cashier: ErrorTexts<'cashier'> = {
  deposit_method_unknown: 'Cara deposit ini tidak tersedia.',
  amount_out_of_range: 'Jumlah itu di luar had cara bayaran ini.',
  promotion_unknown: 'Promosi ini tidak dibuka untuk anda.',
  deposit_order_unknown: 'Pesanan deposit ini tidak wujud.',
  payment_provider_unknown: 'Tiada penyedia bayaran dengan nama ini.',
  notice_not_genuine: 'Notis bayaran ini tidak sah.',
  deposit_not_by_hand: 'Deposit ini disahkan oleh bank sendiri.',
  deposit_not_pending: 'Deposit ini tidak lagi menunggu.',
  payment_booked_before: 'Nombor rujukan bank ini sudah direkodkan.',
  too_many_open_deposits: 'Terlalu banyak deposit anda yang belum selesai. Selesaikan satu dahulu.',
};

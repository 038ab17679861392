import type { ErrorTexts } from '../../../error-texts.ts';

export const cashier: ErrorTexts<'cashier'> = {
  deposit_method_unknown: 'Cara deposit ini tidak tersedia.',
  deposit_method_closed:
    'Cara deposit ini dibuka dari {opens} hingga {closes}. Pilih cara lain atau datang semula pada waktu itu.',
  amount_out_of_range: 'Jumlah itu di luar had cara bayaran ini.',
  deposit_order_unknown: 'Pesanan deposit ini tidak wujud.',
  payment_provider_unknown: 'Tiada penyedia bayaran dengan nama ini.',
  notice_not_genuine: 'Notis bayaran ini tidak sah.',
  deposit_not_by_hand: 'Deposit ini disahkan oleh bank sendiri.',
  deposit_not_pending: 'Deposit ini tidak lagi menunggu.',
  payment_booked_before: 'Nombor rujukan bank ini sudah direkodkan.',
  voucher_unknown: 'Kod ini tidak sah. Sila semak semula.',
  voucher_redeemed: 'Kod ini sudah digunakan.',
  voucher_expired: 'Kod ini sudah tamat tempoh.',
  voucher_batch_unknown: 'Kumpulan baucar ini tidak wujud.',
  voucher_batch_of_another: 'Hanya pengendali yang mencadangkan kumpulan ini boleh mengambil kodnya.',
  voucher_codes_taken: 'Kod kumpulan ini sudah diambil. Kod ditunjukkan sekali sahaja.',
  voucher_batch_void: 'Kumpulan ini sudah dihentikan.',
  too_many_open_deposits: 'Terlalu banyak deposit anda yang belum selesai. Selesaikan satu dahulu.',
};

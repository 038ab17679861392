import type { ErrorTexts } from '../../../error-texts.ts';

export const withdrawals: ErrorTexts<'withdrawals'> = {
  payment_password_wrong: 'Kata laluan pembayaran ini tidak betul.',
  turnover_remaining: 'Sila mainkan deposit anda dahulu: masih berbaki {amount}.',
  bonus_at_risk: 'Pengeluaran ini melepaskan bonus anda sebanyak {amount}. Sila setuju dahulu.',
  withdrawal_below_minimum: 'Pengeluaran paling kecil ialah {minimum}.',
  withdrawal_above_maximum: 'Paling banyak anda boleh keluarkan sekarang ialah {maximum}.',
  too_many_open_withdrawals: 'Anda ada terlalu banyak pengeluaran yang belum selesai. Sila tunggu satu selesai dahulu.',
  withdrawal_not_pending: 'Pengeluaran ini tidak boleh dibatalkan lagi.',
  withdrawal_unknown: 'Pengeluaran ini tidak wujud.',
  withdrawal_not_awaiting: 'Tiada bayaran bagi pengeluaran ini yang menunggu jawapan anda.',
  proof_required: 'Sila tambah sekurang-kurangnya satu gambar.',
  proof_unknown: 'Gambar ini tidak wujud.',
  too_many_proofs: 'Gambar tidak boleh ditambah lagi.',
  claim_taken: 'Operator lain sedang memproses pengeluaran ini.',
  claim_lost: 'Pengeluaran ini bukan lagi dalam simpanan anda. Ambil semula dahulu.',
  withdrawal_moved_on: 'Pengeluaran ini sudah berubah sejak anda melihatnya.',
  withdrawal_stopped: 'Satu semakan menghalang pengeluaran ini.',
  payout_unknown: 'Bank tidak mengenali bayaran ini.',
};

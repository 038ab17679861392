import type { AreaMessages } from '../../messages.ts';

export const messageRoom: AreaMessages<'messageRoom'> = {
  types: 'Jenis mesej',
  all: 'Semua',
  type_NEW_MAIL: 'Makluman',
  type_DEPOSIT_ARRIVAL: 'Deposit masuk',
  type_DEPOSIT_FAILED: 'Deposit gagal',
  type_WITHDRAWAL_APPROVED: 'Pengeluaran diluluskan',
  type_WITHDRAWAL_REJECTED: 'Pengeluaran ditolak',
  none: 'Tiada mesej di sini.',
  unread: 'Baharu',
  readAll: 'Tandakan semua sudah dibaca',
  deleteOf: 'Padam: {title}',
  deleted: 'Mesej sudah dipadam.',
};

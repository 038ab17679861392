import type { AreaMessages } from '../../messages.ts';

export const officePages: AreaMessages<'officePages'> = {
  dashboard: 'Papan pemuka',
  approvals: 'Kelulusan',
  players: 'Pemain',
  player: 'Pemain',
  reports: 'Laporan',
  deposits: 'Deposit',
  withdrawals: 'Pengeluaran',
  settings: 'Tetapan',
  operators: 'Pengendali',
  catalogue: 'Permainan dan pembekal',
  announcements: 'Pengumuman',
  announcement: 'Pengumuman',
  feedback: 'Maklum balas',
  message: 'Mesej',
  audit: 'Log audit',
  exports: 'Semua eksport',
  vouchers: 'Baucar',
  ownExports: 'Fail saya',
  transfers: 'Pergerakan wang',
  agents: 'Ejen',
};

import type { AreaMessages } from '../../messages.ts';

/** Tables, spans of days, choices, charts and uploads of the kit. */
export const kitData: AreaMessages<'kitData'> = {
  selectAll: 'Pilih semua baris',
  selectRow: 'Pilih {row}',
  sortBy: 'Susun ikut {column}',
  csv: 'CSV',
  csvOf: 'Fail CSV: {list}',
  today: 'Hari ini',
  thisMonth: 'Bulan ini',
  previousDays: '{count} hari lalu',
  nextDays: '{count} hari akan datang',
  chooseDays: 'Pilih tarikh',
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan seterusnya',
  openList: 'Tunjukkan senarai',
  noneFound: 'Tiada yang ditemui',
  openBranch: 'Buka',
  closeBranch: 'Tutup',
  asTable: 'Sebagai jadual',
  uploadHint: 'Hingga 3 gambar, PNG atau JPEG, 5 MB setiap satu.',
  removeFile: 'Buang {name}',
  sendAgain: 'Hantar {name} sekali lagi',
  sending: 'Menghantar {name}',
  sent: 'Sudah dihantar',
  notSent: 'Tidak dihantar',
  stepDone: 'Selesai',
};

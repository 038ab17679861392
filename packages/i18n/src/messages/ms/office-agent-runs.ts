import type { AreaMessages } from '../../messages.ts';

export const officeAgentRuns: AreaMessages<'officeAgentRuns'> = {
  preview: 'Lihat yang seterusnya',
  closed: 'Tempoh kiraan sudah ditutup: inilah yang akan diselesaikan.',
  open: 'Tempoh kiraan masih terbuka: inilah angka sekarang.',
  noContract: 'Tiada kontrak jenis ini yang berkuat kuasa.',
  release: 'Lepaskan penyelesaian',
  releaseNote: 'Jumlahnya melebihi had tetapan. Operator lain memutuskan sama ada {lines} ejen dibayar.',
};

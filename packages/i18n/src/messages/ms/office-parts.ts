import type { AreaMessages } from '../../messages.ts';

export const officeParts: AreaMessages<'officeParts'> = {
  tryAgain: 'Cuba lagi',
  forbidden: 'Peranan anda tidak merangkumi halaman ini.',
  permissionNeeded: 'Ia memerlukan kebenaran {permission}.',
  requestNumber: 'Permintaan {number}',
  reason: 'Sebab',
  reasonHint: 'Ia disimpan dalam log audit.',
  reasonOptional: 'Ia disimpan dalam log audit. Boleh dibiarkan kosong.',
  reasonMissing: 'Nyatakan sebabnya.',
  meanwhile: 'Diubah sementara itu',
  meanwhileNote:
    'Orang lain telah menyimpan versi lain sementara itu. Versi anda masih di bawah: sahkan sekali lagi untuk menggantikannya.',
  theirs: 'Versi mereka',
  mine: 'Versi anda',
  takeTheirs: 'Ambil versi mereka',
  cancel: 'Batal',
  close: 'Tutup',
  running: 'Sebentar',
  done: 'Selesai.',
  proposed: 'Dicadangkan',
  proposedNote: 'Belum ada perubahan: pengendali lain akan membuat keputusan.',
  expires: 'Tamat tempoh',
  toApprovals: 'Ke kelulusan',
  reveal: 'Papar penuh',
  revealOf: 'Papar penuh: {name}',
  revealNote: 'Nama anda, masa dan sebabnya direkodkan.',
};

import type { AreaMessages } from '../../messages.ts';

/** On every page: the frames of the kit, and what it says of a failure. */
export const kit: AreaMessages<'kit'> = {
  close: 'Tutup',
  retry: 'Cuba lagi',
  loading: 'Sedang dimuatkan',
  networkAbnormal: 'Rangkaian tidak menjawab. Semak sambungan anda dan cuba lagi.',
  answerUnreadable: 'Pelayan memberi jawapan yang tidak difahami halaman ini. Muat semula halaman dan cuba lagi.',
};

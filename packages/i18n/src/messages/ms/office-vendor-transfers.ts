import type { AreaMessages } from '../../messages.ts';

export const officeVendorTransfers: AreaMessages<'officeVendorTransfers'> = {
  note: 'Pindahan tanpa jawapan akan ditanya berulang kali. Wang tidak dipulangkan hanya kerana pembekal belum menjawab.',
  act: 'Tanya',
  ask: 'Tanya sekarang',
  askOf: 'Tanya {vendor} tentang pindahan {player}',
  asked: '{vendor}: {state}.',
};

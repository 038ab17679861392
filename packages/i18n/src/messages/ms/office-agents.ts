import type { AreaMessages } from '../../messages.ts';

export const officeAgents: AreaMessages<'officeAgents'> = {
  move: 'Pindahkan {account}',
  moveOf: '{count} · pindah',
  moveNote: 'Akaun berpindah bersama semua di bawahnya. Angka terdahulu kekal dengan upline terdahulu.',
  upline: 'Upline baharu',
  uplineNote: 'Nama yang tepat; kosongkan untuk kedudukan teratas.',
  day: 'Mulai hari perniagaan',
  propose: 'Cadangkan',
};

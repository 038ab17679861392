import type { AreaMessages } from '../../messages.ts';

export const officeAudit: AreaMessages<'officeAudit'> = {
  whole: 'Rantaian lengkap',
  broken: 'Rantaian terputus',
  entries: '{count} catatan',
  sinceAnchor: 'Disemak dari sauh',
  noAnchor: 'Belum ada sauh: setiap catatan disemak.',
  fingerprint: 'Kunci {fingerprint}',
  forged: 'Sauh terakhir tidak tulen.',
  brokenAt: 'Rantaian {chain}, catatan {position} tidak mengikuti catatan sebelumnya.',
  verify: 'Sahkan',
};

import type { AreaMessages } from '../../messages.ts';

export const copy: AreaMessages<'copy'> = {
  copied: 'Sudah disalin',
  notCopied: 'Pelayar anda tidak membenarkan salinan',
  notCopiedNote: 'Tandakan teks itu dan salin sendiri.',
};

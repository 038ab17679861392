import type { AreaMessages } from '../../messages.ts';

/** Forms and dialogs of the kit. */
export const kitForms: AreaMessages<'kitForms'> = {
  confirm: 'OK',
  cancel: 'Batal',
  copied: 'Sudah disalin',
  notCopied: 'Pelayar anda tidak membenarkan salinan',
  notCopiedNote: 'Tandakan teks itu dan salin sendiri.',
  showPassword: 'Tunjukkan kata laluan',
  hidePassword: 'Sembunyikan kata laluan',
};

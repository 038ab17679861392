import type { ErrorTexts } from '../../../error-texts.ts';

export const verification: ErrorTexts<'verification'> = {
  complete_verification_first: 'Sila sahkan identiti anda dahulu.',
  verification_waiting: 'Dokumen anda sedang disemak. Kami akan memaklumkan anda tidak lama lagi.',
  verification_done: 'Identiti anda sudah disahkan.',
  verification_incomplete: 'Masih ada dokumen yang belum dihantar.',
  too_many_documents: 'Bilangan dokumen sudah mencapai had. Buang satu dahulu.',
  document_unknown: 'Dokumen ini sudah tiada.',
  verification_unknown: 'Pemain ini belum menghantar dokumen.',
  verification_decided: 'Dokumen ini sudah diputuskan oleh orang lain.',
  verification_under_age: 'Dokumen ini milik orang yang belum cukup umur untuk bermain. Tolak dan tutup akaunnya.',
  document_of_another: 'Dokumen yang sama mengesahkan akaun lain.',
  person_excluded: 'Orang ini telah mengecualikan diri dengan akaun lain.',
};

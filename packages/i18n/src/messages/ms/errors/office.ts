import type { ErrorTexts } from '../../../error-texts.ts';

export const office: ErrorTexts<'office'> = {
  authenticator_code_required: 'Taip kod yang ditunjukkan oleh aplikasi pengesah anda.',
  session_locked: 'Sesi dikunci. Taip kata laluan anda untuk meneruskan.',
  recent_code_required: 'Sahkan dengan kod baharu daripada aplikasi pengesah anda.',
  enrolment_link_invalid: 'Pautan ini sudah digunakan atau tamat tempoh. Minta pautan baharu.',
  operator_unknown: 'Operator ini tidak wujud.',
  operator_enrolled: 'Operator ini sudah mendaftar.',
};

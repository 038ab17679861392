import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const office = {
  authenticator_code_required: 'Type the code that your authenticator app shows.',
  session_locked: 'The session is locked. Type your password to go on.',
  recent_code_required: 'Confirm this with a fresh code of your authenticator app.',
  enrolment_link_invalid: 'This link has been used or has expired. Ask for a new one.',
  operator_unknown: 'This operator does not exist.',
  operator_enrolled: 'This operator has already enrolled.',
} as const satisfies ErrorTexts<'office'>;

import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const verification = {
  complete_verification_first: 'Please verify your identity first.',
  verification_waiting: 'Your documents are being checked. You will hear from us soon.',
  verification_done: 'Your identity is verified already.',
  verification_incomplete: 'Some documents are still missing.',
  too_many_documents: 'That is as many documents as we can take. Please remove one first.',
  document_unknown: 'This document is not there any more.',
  verification_unknown: 'This player has sent no documents.',
  verification_decided: 'Somebody has decided on these documents already.',
  verification_under_age: 'This document shows somebody who is too young to play. Refuse it and close the account.',
  document_of_another: 'The same document verifies another account.',
  person_excluded: 'This person has excluded themselves with another account.',
} as const satisfies ErrorTexts<'verification'>;

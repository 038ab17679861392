import type { ErrorEntry } from '../error-entry.ts';

/** Who somebody is. */
export const verificationErrors = {
  complete_verification_first: {
    status: 403,
    meaning: 'The brand asks who the player is before this, and the player’s verification is not complete.',
  },
  verification_waiting: { status: 409, meaning: 'The documents were sent and are being looked at.' },
  verification_done: { status: 409, meaning: 'The player is verified already.' },
  verification_incomplete: { status: 409, meaning: 'Documents that are needed are missing.' },
  too_many_documents: { status: 409, meaning: 'As many documents as may wait are there.' },
  document_unknown: { status: 404, meaning: 'There is no such document, or not of this player, or it was deleted.' },
  verification_unknown: { status: 404, meaning: 'The player has sent no documents.' },
  verification_decided: { status: 409, meaning: 'The documents do not wait for a decision.' },
  verification_under_age: { status: 409, meaning: 'The document proves an age at which nobody may play here.' },
  document_of_another: { status: 409, meaning: 'The same document proves another account.' },
  person_excluded: {
    status: 403,
    meaning:
      'The same person has excluded themselves with another account, known by a document, bank account or phone.',
  },
} as const satisfies Record<string, ErrorEntry>;

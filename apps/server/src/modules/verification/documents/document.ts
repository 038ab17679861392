import type { verificationMediaTypes } from '@pelita/contract';

export type ReadDocument = { mediaType: (typeof verificationMediaTypes)[number]; bytes: Uint8Array };
/** Keys of `fieldErrors`. */
export type DocumentProblem = 'not_a_document' | 'picture_too_large' | 'document_locked';

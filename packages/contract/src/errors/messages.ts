import type { ErrorEntry } from '../error-entry.ts';

/** The inbox. */
export const messagesErrors = {
  message_unknown: { status: 404, meaning: 'The player has no message with this id.' },
} as const satisfies Record<string, ErrorEntry>;

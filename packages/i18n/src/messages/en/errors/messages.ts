import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const messages = {
  message_unknown: 'This message is not there any more.',
} as const satisfies ErrorTexts<'messages'>;

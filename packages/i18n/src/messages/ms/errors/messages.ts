import type { ErrorTexts } from '../../../error-texts.ts';

export const messages: ErrorTexts<'messages'> = {
  message_unknown: 'Mesej ini tidak ada lagi.',
};

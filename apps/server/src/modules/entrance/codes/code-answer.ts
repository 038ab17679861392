import type { CodeSent } from '@pelita/contract';
import { serverText } from '@pelita/i18n';
import type { Settings } from '../../../platform/settings/settings.ts';
import type { Contact } from './code-service.ts';

/** What whoever asked for a code is told: where to look for it, masked, and until when. */
export function codeAnswer(
  settings: Settings,
  contact: Contact,
  expiresAt: Temporal.Instant,
  { language, isOpen }: { language: string; isOpen: boolean },
): CodeSent {
  const key = isOpen ? (contact.channel === 'text' ? 'sentText' : 'sentMail') : 'sentIfKnown';
  return {
    expiredMinutes: settings.get('codes.expiryMinutes'),
    expirationTime: expiresAt.toString(),
    message: serverText(language, 'codes', key, { to: maskedContact(contact) }),
  };
}

/** Enough for its owner to know it by, too little for anybody else. */
export function maskedContact({ channel, value }: Contact): string {
  if (channel === 'text') return `${value.slice(0, 3)}•••${value.slice(-3)}`;
  const at = value.lastIndexOf('@');
  return `${value.slice(0, 1)}•••${value.slice(at)}`;
}

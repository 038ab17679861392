import type { CodeSent } from '@pelita/contract';
import { serverText } from '@pelita/i18n';
import type { Settings } from '../../../platform/settings/settings.ts';
import { type Contact, maskedContact } from '../../accounts/index.ts';
import { entranceSettings } from '../settings.ts';

/** The answer to a request for a code: where to look for it, masked, and until when. */
export function codeAnswer(
  settings: Settings,
  contact: Contact,
  expiresAt: Temporal.Instant,
  { language, isOpen }: { language: string; isOpen: boolean },
): CodeSent {
  const key = isOpen ? (contact.channel === 'text' ? 'sentText' : 'sentMail') : 'sentIfKnown';
  return {
    expiredMinutes: settings.get(entranceSettings.codeExpiryMinutes),
    expirationTime: expiresAt.toString(),
    message: serverText(language, 'codes', key, { to: maskedContact(contact) }),
  };
}

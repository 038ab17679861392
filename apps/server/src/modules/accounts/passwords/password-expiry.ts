import type { Platform } from '../../../platform/platform.ts';
import { accountsSettings } from '../settings.ts';

/**
 * LOGIN-06: whether a password that was just typed right must be changed: it is the operator's flagged default, or the
 * brand has passwords expire and it is too old.
 */
export function isPasswordExpired(
  { settings, clock }: Pick<Platform, 'settings' | 'clock'>,
  { password, setAt }: { password: string; setAt: Temporal.Instant },
): boolean {
  const flagged = settings.get(accountsSettings.flaggedDefaultPassword);
  if (flagged !== '' && password === flagged) return true;
  const days = settings.get(accountsSettings.passwordExpiryDays);
  if (!settings.get(accountsSettings.passwordExpiry) || days === 0) return false;
  return Temporal.Instant.compare(setAt.add({ hours: days * 24 }), clock.now()) <= 0;
}

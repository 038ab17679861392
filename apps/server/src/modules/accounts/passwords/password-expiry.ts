import type { Platform } from '../../../platform/platform.ts';

/**
 * LOGIN-06: whether a password that was just typed right must be changed: it is the operator's flagged default, or the
 * brand has passwords expire and it is too old.
 */
export function isPasswordExpired(
  { settings, clock }: Pick<Platform, 'settings' | 'clock'>,
  { password, setAt }: { password: string; setAt: Temporal.Instant },
): boolean {
  const flagged = settings.get('account.flaggedDefaultPassword');
  if (flagged !== '' && password === flagged) return true;
  const days = settings.get('password.expiryDays');
  if (!settings.get('features.passwordExpiry') || days === 0) return false;
  return Temporal.Instant.compare(setAt.add({ hours: days * 24 }), clock.now()) <= 0;
}

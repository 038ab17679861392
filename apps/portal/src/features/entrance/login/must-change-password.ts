import type { SessionValue } from '@pelita/contract';
import { isSwitchedOn } from '../../../shared/page/feature-switch.ts';
import { thePage } from '../../../shared/page/page.ts';

type Login = Pick<SessionValue, 'firstTimeLogin' | 'passwordExpired'>;

export function mustChangePassword({ firstTimeLogin, passwordExpired }: Login): boolean {
  return firstTimeLogin || passwordExpired;
}

/** PASS-04: the first login, and an expired password where the brand insists, leave no way past the change. */
export function isChangeForced({ firstTimeLogin, passwordExpired }: Login): boolean {
  const { whitelabel } = thePage().startup.get();
  return firstTimeLogin || (passwordExpired && isSwitchedOn(whitelabel, 'PWDEXPFORCECHANGE3'));
}

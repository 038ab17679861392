import * as contract from '@pelita/contract';
import { type Binding, bind, bindLong, bindReading } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import { listRegisteredAddresses } from './addresses/list-registered-addresses.ts';
import { removeRegisteredAddress } from './addresses/remove-registered-address.ts';
import type { Authenticator } from './authenticator/authenticator.ts';
import type { CheckAuthenticator } from './authenticator/check-authenticator.ts';
import { beginAuthenticator } from './authenticator/begin-authenticator.ts';
import { bindAuthenticator } from './authenticator/bind-authenticator.ts';
import { removeAuthenticator } from './authenticator/remove-authenticator.ts';
import { listTrustedDevices } from './devices/list-trusted-devices.ts';
import { removeTrustedDevice } from './devices/remove-trusted-device.ts';
import { changePassword } from './passwords/change-password.ts';
import type { AdoptPassword } from './passwords/new-password.ts';
import type { CheckOwnPassword } from './passwords/own-password.ts';
import type { PasswordHasher } from './passwords/password-hash.ts';
import { changePaymentPassword } from './payment-password/change-payment-password.ts';
import { hasPaymentPassword } from './payment-password/has-payment-password.ts';
import { setPaymentPassword } from './payment-password/set-payment-password.ts';
import { endOtherSessions } from './sessions/end-other-sessions.ts';
import { endSession } from './sessions/end-session.ts';
import type { EndSessions } from './sessions/end-sessions.ts';
import { getLoginHistory } from './sessions/get-login-history.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { logout } from './sessions/logout.ts';

type Built = {
  hasher: PasswordHasher;
  authenticator: Authenticator;
  checkAuthenticator: CheckAuthenticator;
  checkOwnPassword: CheckOwnPassword;
  adoptPassword: AdoptPassword;
  endSessions: EndSessions;
};

export function accountsRoutes(platform: Platform, built: Built): Binding[] {
  const { clock, settings } = platform;
  const { hasher, authenticator, checkAuthenticator, checkOwnPassword, adoptPassword, endSessions } = built;
  const passwords = { settings, hasher, checkOwnPassword };
  return [
    bind(contract.logout, logout(endSessions)),
    bindReading(contract.listSessions, listSessions(platform)),
    bind(contract.endSession, endSession(endSessions)),
    bind(contract.endOtherSessions, endOtherSessions(endSessions)),
    bindReading(contract.getLoginHistory, getLoginHistory(platform)),
    bindLong(contract.changePassword, changePassword({ platform, hasher, checkOwnPassword, adoptPassword })),
    bindReading(contract.hasPaymentPassword, hasPaymentPassword),
    bindLong(contract.setPaymentPassword, setPaymentPassword(passwords)),
    bindLong(contract.changePaymentPassword, changePaymentPassword(passwords)),
    bindLong(contract.beginAuthenticator, beginAuthenticator({ authenticator, checkOwnPassword })),
    bindLong(contract.bindAuthenticator, bindAuthenticator({ clock, authenticator })),
    bindLong(contract.removeAuthenticator, removeAuthenticator({ checkAuthenticator, checkOwnPassword })),
    bindReading(contract.listTrustedDevices, listTrustedDevices),
    bind(contract.removeTrustedDevice, removeTrustedDevice),
    bindReading(contract.listRegisteredAddresses, listRegisteredAddresses),
    bind(contract.removeRegisteredAddress, removeRegisteredAddress),
  ];
}

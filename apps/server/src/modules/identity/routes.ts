import * as contract from '@pelita/contract';
import { type Binding, bind, bindLong, bindReading } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HumanCheck } from '../../platform/providers/human-check/human-check.ts';
import { completeFirstLogin } from './complete-first-login.ts';
import { getAvatar, getMemberInfo } from './get-member-info.ts';
import { login } from './login.ts';
import { loginFreePlay } from './login-free-play.ts';
import { logout } from './logout.ts';
import type { IdentityNeeds } from './needs.ts';
import type { PasswordHasher } from './passwords/password-hash.ts';
import { getRegistrationSetting } from './registration/get-registration-setting.ts';
import { register } from './registration/register.ts';

type Parts = { platform: Platform; humanCheck: HumanCheck; hasher: PasswordHasher; needs: IdentityNeeds };

export function identityRoutes(parts: Parts): Binding[] {
  const { platform, humanCheck, needs } = parts;
  return [
    bindLong(contract.getHumanChallenge, () => humanCheck.challenge()),
    bindReading(contract.getRegistrationSetting, getRegistrationSetting(platform)),
    bindLong(contract.register, register(parts)),
    bindLong(contract.login, login(parts)),
    bind(contract.loginFreePlay, loginFreePlay(platform)),
    bind(contract.logout, logout(needs)),
    bind(contract.completeFirstLogin, completeFirstLogin),
    bindReading(contract.getMemberInfo, getMemberInfo(needs)),
    bindReading(contract.getMemberIcon, getAvatar(needs)),
    bindReading(contract.getPlayerAvatar, getAvatar(needs)),
  ];
}

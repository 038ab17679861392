import {
  type CallAnswer,
  type CallInput,
  type linkSocialAccount as linkCall,
  SOCIAL_LOGIN_COOKIE,
} from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { admit } from '../admit.ts';
import { loginByPassword } from '../login.ts';
import type { IdentityParts } from '../parts.ts';
import { neededArrival, takeArrival } from './arrival.ts';
import { linkFrom } from './link-account.ts';

type Call = typeof linkCall;

/** A login by password like any other, second step included; the link is made with the entry and with nothing less. */
export function linkSocialAccount(parts: IdentityParts) {
  const byPassword = loginByPassword(parts);
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const shown = { token: body.socialToken, browserKey: who.cookies[SOCIAL_LOGIN_COOKIE], linksFor: null };
    const arrived = await database.reading((tx) => neededArrival(tx, shown, 'known'));
    const proved = await byPassword(database, who, body);
    await database.transaction((tx) => takeArrival(tx, arrived, 'known'));
    const visitor = { ...who, deviceId: body.loginDeviceId };
    const socialLink = linkFrom(arrived, who.language);
    return admit(database, parts, { ...proved, side: body.loginSide, visitor, socialLink });
  };
}

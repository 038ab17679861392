import {
  type CallAnswer,
  type CallInput,
  type finishSocialLogin as finishCall,
  Refusal,
  SOCIAL_LOGIN_COOKIE,
} from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { admit } from '../admit.ts';
import { mailAddress } from '../contacts/mail-address.ts';
import { ownerOfContact } from '../contacts/store.ts';
import type { IdentityParts } from '../parts.ts';
import { accountOf } from '../store.ts';
import { neededArrival, socialLoginExpired, takeArrival } from './arrival.ts';
import { type Arrived, knowArrival, playerOfIdentity } from './store.ts';
import { CHOICE_MINUTES, hashOf } from './way.ts';

type Call = typeof finishCall;

/**
 * The ticket for a session, where the provider's account opens a member's; else for a token that registers one or links
 * it to a member who types their password. A mail address links nothing by itself, whoever has checked it.
 */
export function finishSocialLogin(parts: IdentityParts) {
  const { platform } = parts;
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const shown = { token: body.ticket, browserKey: who.cookies[SOCIAL_LOGIN_COOKIE], linksFor: null };
    const outcome = await database.transaction(async (tx) => {
      const arrived = await neededArrival(tx, shown, 'returned');
      const playerId = await playerOfIdentity(tx, arrived.identity);
      if (playerId === null) return { choice: await choiceFor(tx, platform, arrived) };
      await takeArrival(tx, arrived, 'returned');
      return { account: await accountOf(tx, playerId) };
    });
    if (outcome.choice) throw new Refusal('social_account_unlinked', { extra: outcome.choice });
    return admit(database, parts, {
      account: outcome.account,
      way: 'social',
      isPasswordExpired: false,
      stillProved: null,
      side: body.loginSide,
      visitor: { ...who, deviceId: body.loginDeviceId },
      tries: null,
    });
  };
}

async function choiceFor(tx: Tx, { random }: Platform, { stateHash, provider, identity }: Arrived) {
  const socialToken = random.token();
  const expiresAt = tx.now.add({ minutes: CHOICE_MINUTES });
  if (!(await knowArrival(tx, stateHash, { tokenHash: hashOf(socialToken), expiresAt }))) throw socialLoginExpired();
  // Whoever has proved a mail address may know that a member has proved it too (REG-13).
  const mail = identity.provedMail === null ? null : mailAddress(identity.provedMail);
  const isKnown = mail !== null && (await ownerOfContact(tx, { channel: 'mail', value: mail })) !== null;
  return { socialToken, provider, name: identity.name ?? '', isMailKnown: isKnown };
}

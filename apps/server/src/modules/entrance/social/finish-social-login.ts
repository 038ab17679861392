import { type CallInput, type finishSocialLogin as finishCall, Refusal, SOCIAL_LOGIN_COOKIE } from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AuthorizeLogin } from '../login/authorize-login.ts';
import type { OpenedLogin } from '../login/open-login.ts';
import { accountOf, mailAddress, ownerOfContact } from '../../accounts/index.ts';
import { neededIdentity, socialLoginExpired, takeIdentity } from './verified-identity.ts';
import { type VerifiedIdentity, keepForChoice, playerOfIdentity } from './store.ts';
import { CHOICE_MINUTES, hashOf } from './authorization-request.ts';

type Call = typeof finishCall;
type Needs = Pick<Platform, 'random'> & { authorizeLogin: AuthorizeLogin };

/**
 * The ticket for a session, where the provider's account opens a member's; else for a token that registers one or links
 * it to a member who types their password. A mail address links nothing by itself, also when the provider has checked it.
 */
export function finishSocialLogin({ random, authorizeLogin }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<OpenedLogin> => {
    const shown = { token: body.ticket, browserKey: who.cookies[SOCIAL_LOGIN_COOKIE], linksFor: null };
    const outcome = await database.transaction(async (tx) => {
      const verified = await neededIdentity(tx, shown, 'returned');
      const playerId = await playerOfIdentity(tx, verified.identity);
      if (playerId === null) return { choice: await choiceFor(tx, random, verified) };
      await takeIdentity(tx, verified, 'returned');
      return { account: await accountOf(tx, playerId) };
    });
    if (outcome.choice) throw new Refusal('social_account_unlinked', { extra: outcome.choice });
    return authorizeLogin(database, {
      account: outcome.account,
      method: 'social',
      isPasswordExpired: false,
      stillProved: null,
      side: body.loginSide,
      visitor: { ...who, deviceId: body.loginDeviceId },
      attempts: null,
    });
  };
}

async function choiceFor(tx: Tx, random: Platform['random'], { stateHash, provider, identity }: VerifiedIdentity) {
  const socialToken = random.token();
  const expiresAt = tx.now.add({ minutes: CHOICE_MINUTES });
  if (!(await keepForChoice(tx, stateHash, { tokenHash: hashOf(socialToken), expiresAt }))) throw socialLoginExpired();
  // The provider has proved the mail address, so the visitor may know that a member has proved it too (REG-13).
  const mail = identity.provedMail === null ? null : mailAddress(identity.provedMail);
  const isKnown = mail !== null && (await ownerOfContact(tx, { channel: 'mail', value: mail })) !== null;
  return { socialToken, provider, name: identity.name ?? '', isMailKnown: isKnown };
}

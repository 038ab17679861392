import { type PlayerId, SOCIAL_LOGIN_COOKIE } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Visitor, WithCookies } from '../../../platform/http/binding.ts';
import { neededIdentity, takeIdentity } from './verified-identity.ts';
import { linkAccount, linkFrom } from './link-account.ts';

/** LOGIN-11: the new member and the link that opens it are made together or not at all. */
export async function linkAtRegistration(
  tx: Tx,
  who: Pick<Visitor, 'language'> & WithCookies<typeof SOCIAL_LOGIN_COOKIE>,
  { playerId, socialToken }: { playerId: PlayerId; socialToken: string | undefined },
): Promise<void> {
  if (socialToken === undefined) return;
  const shown = { token: socialToken, browserKey: who.cookies[SOCIAL_LOGIN_COOKIE], linksFor: null };
  const verified = await neededIdentity(tx, shown, 'known');
  await takeIdentity(tx, verified, 'known');
  await linkAccount(tx, playerId, linkFrom(verified, who.language));
}

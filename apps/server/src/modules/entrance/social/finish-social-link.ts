import {
  type CallAnswer,
  type CallInput,
  type finishSocialLink as finishCall,
  SOCIAL_LOGIN_COOKIE,
} from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { neededIdentity, takeIdentity } from './verified-identity.ts';
import { linkAccount, linkFrom } from './link-account.ts';

type Call = typeof finishCall;

/** The end of an authorization that this member began by the password; the session stays the one that it is. */
export async function finishSocialLink(
  tx: Tx,
  who: CallerOf<Call>,
  { body }: CallInput<Call>,
): Promise<CallAnswer<Call>> {
  const { playerId } = who.player;
  const shown = { token: body.ticket, browserKey: who.cookies[SOCIAL_LOGIN_COOKIE], linksFor: playerId };
  const verified = await neededIdentity(tx, shown, 'returned');
  await takeIdentity(tx, verified, 'returned');
  await linkAccount(tx, playerId, linkFrom(verified, who.language));
  return { provider: verified.provider };
}

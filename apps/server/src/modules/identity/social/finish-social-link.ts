import {
  type CallAnswer,
  type CallInput,
  type finishSocialLink as finishCall,
  SOCIAL_LOGIN_COOKIE,
} from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { neededArrival, takeArrival } from './arrival.ts';
import { linkAccount, linkFrom } from './link-account.ts';

type Call = typeof finishCall;

/** The end of a way that this member began by the password; the session stays the one that it is. */
export async function finishSocialLink(
  tx: Tx,
  who: CallerOf<Call>,
  { body }: CallInput<Call>,
): Promise<CallAnswer<Call>> {
  const { playerId } = who.player;
  const shown = { token: body.ticket, browserKey: who.cookies[SOCIAL_LOGIN_COOKIE], linksFor: playerId };
  const arrived = await neededArrival(tx, shown, 'returned');
  await takeArrival(tx, arrived, 'returned');
  await linkAccount(tx, playerId, linkFrom(arrived, who.language));
  return { provider: arrived.provider };
}

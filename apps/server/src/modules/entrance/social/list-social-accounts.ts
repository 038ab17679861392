import type { CallAnswer, listSocialAccounts as listCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { linksOf } from './store.ts';

/** The external accounts by which the member may log in. */
export async function listSocialAccounts(tx: Tx, who: CallerOf<typeof listCall>): Promise<CallAnswer<typeof listCall>> {
  const links = await linksOf(tx, who.player.playerId);
  return links.map(({ provider, name, linkedAt }) => ({ provider, name, linkedAt: linkedAt.toString() }));
}

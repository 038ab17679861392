import type { Tx } from '../../../platform/database/tx.ts';
import { accountOf, canonicalUsername, contactOf, playerByName } from '../../accounts/index.ts';

/** An open player's account of this name whose mail address on file is this one. */
export async function accountToReset(tx: Tx, username: string, email: string) {
  const playerId = await playerByName(tx, canonicalUsername(username));
  if (playerId === null || (await contactOf(tx, playerId)).email !== email) return null;
  const account = await accountOf(tx, playerId);
  return account.role === 'player' && account.status === 'open' ? account : null;
}

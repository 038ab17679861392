import { type PlayerId, Refusal } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import { type Account, findAccount } from '../accounts/index.ts';

export async function requirePlayer(tx: Tx, id: string): Promise<Account> {
  const account = await findAccount(tx, id as PlayerId);
  if (account === null) throw new Refusal('player_unknown');
  return account;
}

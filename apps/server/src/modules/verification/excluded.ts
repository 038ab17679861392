import { type PlayerId, Refusal } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';

export type ExcludedAccount = { id: PlayerId; username: string; shared: 'bankAccount' | 'device' };

/** Refuses a bank account that is, or was, the one of somebody on a self-exclusion. */
export async function refuseExcludedPayee(
  tx: Tx,
  { playerId, bankName, accountNumber }: { playerId: PlayerId; bankName: string; accountNumber: string },
): Promise<void> {
  const [row] = await tx.run<{ other: PlayerId | null }>(payeeStatement, [playerId, bankName, accountNumber, tx.now]);
  if (row?.other) throw new Refusal('person_excluded');
}

/** Accounts on a self-exclusion that may be the same person's, for an operator's eyes: a device alone refuses nobody. */
export async function excludedLikely(tx: Tx, playerId: PlayerId): Promise<ExcludedAccount[]> {
  return await tx.run<ExcludedAccount>(likelyStatement, [playerId, tx.now]);
}

const payeeStatement: Statement = {
  name: 'verification.excluded-payee',
  text: 'select excluded_with_bank_account($1, $2, $3, $4) as other',
};
const likelyStatement: Statement = {
  name: 'verification.excluded-likely',
  text: `select distinct a.player_id as id, a.username, found.shared from (
           select o.player_id, 'bankAccount' as shared from bank_account b
           join bank_account o on o.account_number = b.account_number and o.player_id <> b.player_id
           where b.player_id = $1
           union
           select o.player_id, 'device' from session s
           join session o on o.device_hash = s.device_hash and o.player_id <> s.player_id
           where s.player_id = $1
         ) found
         join account a on a.player_id = found.player_id
         where exists (select from play_break k
           where k.player_id = found.player_id and k.kind = 'exclusion' and k.ends_at > $2)
         order by a.username, found.shared limit 20`,
};

import type { PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';

export type KeptTransfer = {
  /** Tells it from all others of its player. */
  keyHash: bigint;
  at: Temporal.Instant;
  kind: string;
  source: string;
  key: string;
  /** Above zero what came into the wallet. */
  amountMinor: bigint;
  availableAfterMinor: bigint;
  reference: string;
};

/** Movements of a player's wallet by the hashes of their keys, newest first. */
export async function transfersByKeys(tx: Tx, playerId: PlayerId, keys: readonly bigint[]): Promise<KeptTransfer[]> {
  return await tx.run<KeptTransfer>(statement, [playerId, keys]);
}

const statement: Statement = {
  name: 'ledger.transfers-by-keys',
  text: `select key_hash as "keyHash", at, kind, source, idempotency_key as key,
      (case when credit_account = 'wallet' or (credit_account = 'bonus' and debit_account <> 'wallet') then amount_minor
        else -amount_minor end)::bigint as "amountMinor",
      available_after_minor as "availableAfterMinor", reference
    from transfer where player_id = $1 and key_hash = any($2::bigint[])
    order by at desc, wallet_version desc, key_hash desc`,
};

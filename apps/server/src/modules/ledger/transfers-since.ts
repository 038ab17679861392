import type { PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import type { MoneyBook } from './accounts.ts';
import type { TransferKind } from './post-transfer.ts';

export type PastTransfer = {
  at: Temporal.Instant;
  kind: TransferKind;
  /** Above zero what came into the wallet. */
  amountMinor: bigint;
  availableAfterMinor: bigint;
  reference: string;
};

/** The last movements of a player's wallet since an instant, newest first. Bounded by time: no index leads by it. */
export async function transfersSince(
  tx: Tx,
  playerId: PlayerId,
  { book, since, limit }: { book: MoneyBook; since: Temporal.Instant; limit: number },
): Promise<PastTransfer[]> {
  const rows = await tx.run<Row>(statement, [playerId, book, since, limit]);
  return rows.map((row) => ({
    at: row.at,
    kind: row.kind,
    amountMinor: row.amount_minor,
    availableAfterMinor: row.available_after_minor,
    reference: row.reference,
  }));
}

type Row = {
  at: Temporal.Instant;
  kind: TransferKind;
  amount_minor: bigint;
  available_after_minor: bigint;
  reference: string;
};
const statement: Statement = {
  name: 'ledger.transfers-since',
  text: `select at, kind, (case when credit_account = 'wallet' then amount_minor else -amount_minor end)::bigint
      as amount_minor, available_after_minor, reference
    from transfer where player_id = $1 and book = $2 and at > $3 and 'wallet' in (debit_account, credit_account)
    order by wallet_version desc limit $4`,
};

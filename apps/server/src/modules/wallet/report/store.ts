import { SMALLEST_ID } from '../../../platform/database/smallest-id.ts';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { ReportedPeriod } from './reported-period.ts';

/** A transaction as we keep it. */
export type KeptTransaction = {
  transactionUuid: string;
  kind: 'bet' | 'win' | 'rollback' | 'unseen';
  amountMinor: bigint;
  currency: string;
  status: string;
  isRolledBack: boolean;
};

export async function keptByUuid(tx: Tx, providerCode: string, uuids: readonly string[]): Promise<KeptTransaction[]> {
  return await tx.run<KeptTransaction>(byUuidStatement, [providerCode, uuids]);
}

/** Every transaction of the provider in a period, a portion at a time. */
export async function* keptInOrder(
  tx: Tx,
  providerCode: string,
  { from, before }: ReportedPeriod,
): AsyncGenerator<KeptTransaction> {
  let last = SMALLEST_ID;
  for (;;) {
    const rows = await tx.run<KeptTransaction>(inOrderStatement, [providerCode, last, from, before, PORTION]);
    yield* rows;
    if (rows.length < PORTION) return;
    last = rows.at(-1)?.transactionUuid ?? last;
  }
}

const PORTION = 10_000;
const columns = `transaction_uuid as "transactionUuid", kind, amount_minor as "amountMinor", currency, status,
  rolled_back_by is not null as "isRolledBack"`;
const byUuidStatement: Statement = {
  name: 'wallet.kept-by-uuid',
  text: `select ${columns} from provider_transaction where provider_code = $1 and transaction_uuid = any($2::uuid[])`,
};
const inOrderStatement: Statement = {
  name: 'wallet.kept-in-order',
  text: `select ${columns} from provider_transaction
         where provider_code = $1 and transaction_uuid > $2
           and ($3::timestamptz is null or at >= $3) and ($4::timestamptz is null or at < $4)
         order by transaction_uuid limit $5`,
};

import type { OperatorId } from '@pelita/contract';
import { EXPORT_MINUTES } from '@pelita/contract/office';
import type { Kysely } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';

type ExportTables = {
  office_export: {
    export_id: string;
    operator_id: string;
    list: string;
    filter: string;
    sort: string;
    state: 'made' | 'begun' | 'done' | 'broken';
    rows: bigint;
    sha256: Buffer | null;
    made_at: Temporal.Instant;
    ended_at: Temporal.Instant | null;
  };
};

export type Export = { id: string; operatorId: OperatorId; list: string; filter: string; sort: string };

export async function insertExport(tx: Tx, { id, operatorId, list, filter, sort }: Export): Promise<void> {
  await tables(tx)
    .insertInto('office_export')
    .values({ export_id: id, operator_id: operatorId, list, filter, sort, state: 'made', rows: 0n, made_at: tx.now })
    .execute();
}

/** Of one operator, once, and not for long; null for any other. */
export async function beginExport(tx: Tx, id: string, operatorId: OperatorId): Promise<Export | null> {
  const row = await tables(tx)
    .updateTable('office_export')
    .set({ state: 'begun' })
    .where('export_id', '=', id)
    .where('operator_id', '=', operatorId)
    .where('state', '=', 'made')
    .where('made_at', '>', tx.now.subtract({ minutes: EXPORT_MINUTES }))
    .returningAll()
    .executeTakeFirst();
  return row ? { id, operatorId, list: row.list, filter: row.filter, sort: row.sort } : null;
}

export async function endExport(
  tx: Tx,
  id: string,
  { state, rows, sha256 }: { state: 'done' | 'broken'; rows: number; sha256: Buffer | null },
): Promise<void> {
  await tables(tx)
    .updateTable('office_export')
    .set({ state, rows: BigInt(rows), sha256, ended_at: tx.now })
    .where('export_id', '=', id)
    .execute();
}

function tables(tx: Tx): Kysely<ExportTables> {
  return tx.tables<ExportTables>();
}

import type { Statement, Tx } from '../../../platform/database/tx.ts';

/** Batches that two operators have issued and whose codes have not been taken. */
export async function waitingVouchers(tx: Tx): Promise<{ waiting: number; oldestAt: string | null }> {
  const [row] = await tx.run<{ waiting: number; oldest: Temporal.Instant | null }>(statement, [tx.now]);
  return { waiting: row?.waiting ?? 0, oldestAt: row?.oldest?.toString() ?? null };
}

const statement: Statement = {
  name: 'cashier.waiting-vouchers',
  text: `select count(*)::float8 as waiting, min(issued_at) as oldest from voucher_batch
         where taken_at is null and voided_at is null and (expires_at is null or expires_at > $1)`,
};

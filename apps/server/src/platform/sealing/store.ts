import type { Database, Statement, Tx } from '../database/tx.ts';
import { withoutWaitingForDisk } from '../database/without-waiting-for-disk.ts';

/** True the first time a seal is shown, false ever after. Survives a restart, holds between processes. */
export async function acceptSealOnce(database: Database, jti: string, expiresAt: Temporal.Instant): Promise<boolean> {
  return (await database.single(insertSeal, [jti, expiresAt.toString()])).length === 1;
}

export async function forgetExpiredSeals(tx: Tx): Promise<void> {
  await tx.run(deleteExpired, [tx.now.toString()]);
}

/** The primary key is the guard: of two that race, one inserts nothing. */
const insertSeal: Statement = {
  name: 'seal-use-once',
  text: `insert into seal_used (jti, expires_at) select $1, $2::timestamptz from ${withoutWaitingForDisk}
    on conflict (jti) do nothing returning jti`,
};

const deleteExpired: Statement = {
  name: 'seal-forget-expired',
  text: 'delete from seal_used where expires_at < $1',
};

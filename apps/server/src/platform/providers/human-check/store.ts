import type { Database, Statement, Tx } from '../../database/tx.ts';
import { withoutWaitingForDisk } from '../../database/without-waiting-for-disk.ts';

type HumanCheckTables = { human_check_used: { nonce: Buffer; expires_at: Temporal.Instant } };

/** False when the nonce was used before; of two at the same moment one gets true. */
export async function useNonce(database: Database, nonce: Buffer, expiresAt: Temporal.Instant): Promise<boolean> {
  return (await database.single(insertNonce, [nonce, expiresAt])).length === 1;
}

/** The primary key is the guard: of two that race, one inserts nothing. */
const insertNonce: Statement = {
  name: 'human-check-use-once',
  text: `insert into human_check_used (nonce, expires_at) select $1, $2::timestamptz from ${withoutWaitingForDisk}
    on conflict (nonce) do nothing returning nonce`,
};

/** Expired challenges are refused by their date, so their nonces need not be kept. */
export async function forgetExpiredNonces(tx: Tx): Promise<void> {
  await tx.tables<HumanCheckTables>().deleteFrom('human_check_used').where('expires_at', '<', tx.now).execute();
}

import type { Tx } from '../../database/tx.ts';

type HumanCheckTables = { human_check_used: { nonce: Buffer; expires_at: Temporal.Instant } };

/** False when the nonce was used before; of two at the same moment one gets true. */
export async function useNonce(tx: Tx, nonce: Buffer, expiresAt: Temporal.Instant): Promise<boolean> {
  const used = await tx
    .tables<HumanCheckTables>()
    .insertInto('human_check_used')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return used !== undefined;
}

/** Expired challenges are refused by their date, so their nonces need not be kept. */
export async function forgetExpiredNonces(tx: Tx): Promise<void> {
  await tx.tables<HumanCheckTables>().deleteFrom('human_check_used').where('expires_at', '<', tx.now).execute();
}

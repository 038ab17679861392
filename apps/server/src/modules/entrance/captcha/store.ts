import type { Tx } from '../../../platform/database/tx.ts';

type CaptchaTables = { captcha_used: { nonce: Buffer; expires_at: Temporal.Instant } };

/** False when the captcha was answered before; of two answers at once one gets true. */
export async function useCaptchaNonce(tx: Tx, nonce: string, expiresAt: Temporal.Instant): Promise<boolean> {
  const used = await tx
    .tables<CaptchaTables>()
    .insertInto('captcha_used')
    .values({ nonce: Buffer.from(nonce, 'base64url'), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return used !== undefined;
}

/** Expired captchas are refused by their date, so their nonces need not be kept. */
export async function forgetExpiredCaptchas(tx: Tx): Promise<void> {
  await tx.tables<CaptchaTables>().deleteFrom('captcha_used').where('expires_at', '<', tx.now).execute();
}

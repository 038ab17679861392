import { KEY_OVERLAP_MAXIMUM_HOURS } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import { recordAudit } from '../../audit/index.ts';
import { readPublicKey } from './public-key.ts';
import { changeKey, lockOutsideProvider } from './store.ts';
import { Unfit } from './unfit.ts';

/**
 * Changes a provider's key. The old one is refused at once, because a key is mostly changed in haste for having become
 * known, and whoever knows it can pay out wins. In peace it may hold some hours more, so that the provider's servers
 * change one after another without a refused bet.
 */
export async function rotateKey(
  tx: Tx,
  {
    code,
    publicKeyPem,
    keepOldHours,
    by,
  }: {
    code: string;
    publicKeyPem: string;
    keepOldHours: number;
    by: { actor: string; note?: Record<string, unknown> };
  },
): Promise<{ before: string; after: string; oldUntil: Temporal.Instant | null }> {
  if (!Number.isInteger(keepOldHours) || keepOldHours < 0 || keepOldHours > KEY_OVERLAP_MAXIMUM_HOURS)
    throw new Unfit(`The old key can be kept for 0 to ${KEY_OVERLAP_MAXIMUM_HOURS} whole hours.`);
  const provider = await lockOutsideProvider(tx, code);
  const newKey = readPublicKey(publicKeyPem);
  if (newKey === provider.public_key_pem) throw new Unfit(`This is ${code}'s key already.`, 'provider_key_unfit');
  const until = keepOldHours === 0 ? null : tx.now.add({ hours: keepOldHours });
  await changeKey(tx, { code, publicKeyPem: newKey, oldUntil: until });
  await recordAudit(tx, {
    actor: by.actor,
    action: 'rotate-provider-key',
    subject: `provider:${code}`,
    before: { publicKeyPem: provider.public_key_pem },
    after: { publicKeyPem: newKey, oldUntil: until?.toString() ?? null, ...by.note },
  });
  return { before: provider.public_key_pem, after: newKey, oldUntil: until };
}

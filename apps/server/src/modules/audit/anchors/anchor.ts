import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import type { AuditHead } from '../store.ts';

/**
 * The heads of all chains at an instant, signed by a key outside the database. Who owns the database can write every entry
 * anew, and every hash; a signature over the old ones they cannot make.
 */
export type Anchor = { at: string; heads: string; fingerprint: string; signature: string };

export type AnchorKey = { privateKey: KeyObject; publicKey: KeyObject; fingerprint: string };

/** Made on first use and kept beside the server's other secrets. Its fingerprint is for auditors to write down. */
export async function anchorKey(secrets: Secrets): Promise<AnchorKey> {
  const pem = await secrets.get('audit-anchor-key', () =>
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  );
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  const fingerprint = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 32);
  return { privateKey, publicKey, fingerprint };
}

export function signHeads(at: Temporal.Instant, found: readonly AuditHead[], key: AnchorKey): Anchor {
  const heads = JSON.stringify(
    found.map(({ chain, position, hash }) => [chain, String(position), hash.toString('hex')]),
  );
  const unsigned = { at: at.toString(), heads, fingerprint: key.fingerprint };
  return { ...unsigned, signature: sign(null, signedBytes(unsigned), key.privateKey).toString('base64') };
}

/** An anchor of another key proves nothing, and is none of ours. */
export function isGenuine(anchor: Anchor, key: AnchorKey): boolean {
  if (anchor.fingerprint !== key.fingerprint) return false;
  return verify(null, signedBytes(anchor), key.publicKey, Buffer.from(anchor.signature, 'base64'));
}

export function headsOf({ heads }: Anchor): AuditHead[] {
  return (JSON.parse(heads) as [number, string, string][]).map(([chain, position, hash]) => ({
    chain,
    position: BigInt(position),
    hash: Buffer.from(hash, 'hex'),
  }));
}

function signedBytes({ at, heads, fingerprint }: Omit<Anchor, 'signature'>): Buffer {
  return Buffer.from(JSON.stringify(['pelita audit anchor', 1, at, fingerprint, heads]));
}

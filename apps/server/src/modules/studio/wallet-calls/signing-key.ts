import { createPrivateKey, createPublicKey, generateKeyPair, sign } from 'node:crypto';
import { promisify } from 'node:util';
import type { Secrets } from '../../../platform/secrets/secrets.ts';

/** The studio's own key for the wallet protocol; the wallet knows its public half and nothing else of the studio. */
export type SigningKey = {
  publicKeyPem: string;
  /** Base64 of RSA-SHA256 (PKCS#1 v1.5) over the bytes. */
  sign(body: Uint8Array): string;
};

const MODULUS_BITS = 2048;

export async function signingKey(secrets: Secrets): Promise<SigningKey> {
  const privateKey = createPrivateKey(await secrets.get('studio-signing-key', newPrivateKeyPem));
  return {
    publicKeyPem: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString(),
    sign: (body) => sign('RSA-SHA256', body, privateKey).toString('base64'),
  };
}

async function newPrivateKeyPem(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: MODULUS_BITS });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

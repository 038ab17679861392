import { exportJWK, exportPKCS8, generateKeyPair, importPKCS8, type JWTPayload, SignJWT } from 'jose';
import { createPublicKey } from 'node:crypto';
import type { Platform } from '../../../platform.ts';

export type Signer = {
  keys: { keys: object[] };
  /** A JWT of these claims, issued now and good for so long. */
  sign: (claims: JWTPayload, lifetimeSeconds: number) => Promise<string>;
};

const ALGORITHM = 'ES256';
const KEY_ID = 'sandbox';

export async function createSigner({ secrets, clock }: Pick<Platform, 'secrets' | 'clock'>): Promise<Signer> {
  const pem = await secrets.get('sandbox-issuer-key', async () =>
    exportPKCS8((await generateKeyPair(ALGORITHM, { extractable: true })).privateKey),
  );
  const key = await importPKCS8(pem, ALGORITHM);
  const published = await exportJWK(createPublicKey(pem));
  return {
    keys: { keys: [{ ...published, kid: KEY_ID, alg: ALGORITHM, use: 'sig' }] },
    sign: (claims, lifetimeSeconds) => {
      const issuedAt = Math.floor(clock.now().epochMilliseconds / 1_000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(key);
    },
  };
}

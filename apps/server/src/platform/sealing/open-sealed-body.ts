import { Refusal, SEAL_LIFETIME_SECONDS } from '@pelita/contract';
import { compactDecrypt, errors } from 'jose';
import type { Database } from '../database/tx.ts';
import { parseJson } from '../http/json-text.ts';
import type { Clock } from '../clock/clock.ts';
import type { SealingKey } from './sealing-keys.ts';
import { acceptSealOnce } from './store.ts';

/**
 * `{ "value": "<compact JWE>" }` → the JSON inside, without `iat` and `jti`. A clear body, a seal that no current key
 * opens, one that is too old or from the future, and one seen before are refused; a seal is used up even when the call
 * is refused afterwards. It keeps secrets out of the logs of proxies; it does not replace TLS.
 */
export async function openSealedBody(
  { database, clock, keys }: { database: Database; clock: Clock; keys: () => Promise<SealingKey[]> },
  body: unknown,
): Promise<Record<string, unknown>> {
  const jwe = sealedValue(body);
  const { iat, jti, ...inside } = await plaintextOf(jwe, await keys());
  const now = clock.now();
  const sealedAt = requireFresh(iat, now);
  if (typeof jti !== 'string' || !/^[\x21-\x7e]{8,128}$/.test(jti)) throw new Refusal('seal_invalid');
  // Kept until no clock allows the same seal again. A clock may be finer than an instant's milliseconds.
  const expiresAt = Temporal.Instant.fromEpochMilliseconds(Math.ceil((sealedAt + 2 * SEAL_LIFETIME_SECONDS) * 1_000));
  if (!(await acceptSealOnce(database, jti, expiresAt))) throw new Refusal('seal_repeated');
  return inside;
}

function sealedValue(body: unknown): string {
  const isSealed =
    typeof body === 'object' &&
    body !== null &&
    Object.keys(body).length === 1 &&
    'value' in body &&
    typeof body.value === 'string';
  if (!isSealed) throw new Refusal('unsealed_body');
  return body.value as string;
}

async function plaintextOf(jwe: string, keys: readonly SealingKey[]): Promise<Record<string, unknown>> {
  const inside = parseJson(await decrypt(jwe, keys));
  if (typeof inside !== 'object' || inside === null || Array.isArray(inside)) throw new Refusal('malformed_body');
  return { ...inside };
}

async function decrypt(jwe: string, keys: readonly SealingKey[]): Promise<Uint8Array> {
  try {
    const opened = await compactDecrypt(
      jwe,
      async (header) => {
        const key = keys.find((candidate) => candidate.publicJwk.kid === header.kid);
        if (key === undefined || header['zip'] !== undefined) throw new Refusal('seal_invalid');
        return key.privateKey;
      },
      { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] },
    );
    return opened.plaintext;
  } catch (error) {
    // A stranger's header may break the library in many ways; none of them is our defect, all mean the same.
    if (error instanceof errors.JOSEError || error instanceof TypeError || error instanceof DOMException) {
      throw new Refusal('seal_invalid');
    }
    throw error;
  }
}

function requireFresh(iat: unknown, now: Temporal.Instant): number {
  if (typeof iat !== 'number' || !Number.isFinite(iat)) throw new Refusal('seal_invalid');
  if (Math.abs(now.epochMilliseconds / 1_000 - iat) > SEAL_LIFETIME_SECONDS) throw new Refusal('seal_stale');
  return iat;
}

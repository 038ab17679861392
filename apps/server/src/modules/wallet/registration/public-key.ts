import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { Unfit } from './unfit.ts';

const SHORTEST_BITS = 2_048;
/** What a signature of the protocol has room for. */
const LONGEST_BITS = 8_192;

/** A provider's key as it is kept: RSA, SPKI in PEM. */
export function readPublicKey(text: string): string {
  // Node would take the public half of it, and nobody would learn that the secret half went round.
  if (text.includes('PRIVATE KEY'))
    throw unfit('This is a private key. Only the provider may have it: ask for the public one.');
  const key = parse(text);
  if (key.asymmetricKeyType !== 'rsa')
    throw unfit(`Providers sign with RSA keys; this one is ${key.asymmetricKeyType}.`);
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (bits < SHORTEST_BITS || bits > LONGEST_BITS)
    throw unfit(`The key has ${bits} bits; it must have ${SHORTEST_BITS} to ${LONGEST_BITS}.`);
  return key.export({ type: 'spki', format: 'pem' }).toString();
}

function parse(text: string): KeyObject {
  try {
    return createPublicKey(text);
  } catch {
    // Whatever fails in here is the text.
    throw unfit('The key is no public key in PEM, which begins with -----BEGIN PUBLIC KEY-----.');
  }
}

function unfit(sentence: string): Unfit {
  return new Unfit(sentence, 'provider_key_unfit');
}

/** SHA-256 of the key's bytes in hexadecimal, which does not depend on how its text is written. */
export function keyFingerprint(publicKeyPem: string): string {
  const bytes = createPublicKey(publicKeyPem).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(bytes).digest('hex');
}

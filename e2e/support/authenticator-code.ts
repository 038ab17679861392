import { createHmac } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_SECONDS = 30;

/** The number of the present half minute. */
export function currentStep(): number {
  return Math.floor(Date.now() / 1_000 / PERIOD_SECONDS);
}

/** Until the next half minute begins. */
export function secondsLeft(): number {
  return PERIOD_SECONDS - ((Date.now() / 1_000) % PERIOD_SECONDS);
}

/** RFC 6238, as an authenticator app does it: six digits of a half minute, the present one unless told. */
export function authenticatorCode(secret: string, atStep = currentStep()): string {
  const bits = Array.from(secret.replaceAll(' ', ''), (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(atStep));
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const digest = createHmac('sha1', key).update(step).digest();
  const at = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

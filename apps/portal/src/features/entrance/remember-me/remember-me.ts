import { REMEMBER_ME_MS } from '@pelita/contract';
import { keptForever } from '../../../shared/browser/kept.ts';
import { nowMs } from '@pelita/client/now';
import { browserShelf, type Sealed, type Shelf } from './remember-me-shelf.ts';

/**
 * LOGIN-08: a username and a password for one day. They lie sealed under a key that no script can read out, and the end
 * of the day is sealed with them, so a later end opens nothing. Whoever can run script in this page can still open them;
 * docs/decisions tells that risk, and a brand may switch it off.
 */
export type Remembered = { username: string; password: string };

/** When it ends, for a look that opens no database; it says nothing of who. */
const UNTIL_ITEM = 'rememberedUntil';
const IV_BYTES = 12;

/** Only a page that came safely has the means to seal. */
export function canRemember(): boolean {
  return typeof indexedDB !== 'undefined' && typeof crypto.subtle !== 'undefined';
}

export async function remember(who: Remembered, shelf: Shelf = browserShelf): Promise<void> {
  const untilMs = nowMs() + REMEMBER_ME_MS;
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const plain = new TextEncoder().encode(JSON.stringify(who));
  const sealed = await crypto.subtle.encrypt(algorithm(iv, untilMs), key, plain);
  await shelf.put({ key, iv, sealed, untilMs });
  keptForever.write(UNTIL_ITEM, String(untilMs));
}

/** Null when nobody is remembered, when the day is over, or when what lies there was touched; then it is gone. */
export async function recall(shelf: Shelf = browserShelf): Promise<Remembered | null> {
  const kept = await shelf.read();
  if (kept === null) return null;
  const found = nowMs() < kept.untilMs ? await opened(kept) : null;
  if (found === null) await forget(shelf);
  return found;
}

export async function forget(shelf: Shelf = browserShelf): Promise<void> {
  keptForever.remove(UNTIL_ITEM);
  await shelf.clear();
}

/** For the start of a visit: what is over goes, without waiting for anybody who wants to log in. */
export async function forgetWhenOver(): Promise<void> {
  const until = keptForever.read(UNTIL_ITEM);
  if (until !== null && !(nowMs() < Number(until))) await forget();
}

async function opened({ key, iv, sealed, untilMs }: Sealed): Promise<Remembered | null> {
  try {
    const plain = await crypto.subtle.decrypt(algorithm(iv, untilMs), key, sealed);
    return JSON.parse(new TextDecoder().decode(plain)) as Remembered;
  } catch {
    return null;
  }
}

function algorithm(iv: Uint8Array<ArrayBuffer>, untilMs: number): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(String(untilMs)) };
}

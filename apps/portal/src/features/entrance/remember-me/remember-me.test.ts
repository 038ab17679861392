import { REMEMBER_ME_MS } from '@pelita/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Sealed, Shelf } from './remember-me-shelf.ts';
import { forget, recall, remember } from './remember-me.ts';

const now = vi.hoisted(() => ({ ms: 1_000_000 }));
vi.mock('@pelita/client/now', () => ({ nowMs: () => now.ms }));

const who = { username: 'aminah77', password: 'lampu minyak 2026' };
let lying: Sealed | null = null;
/** What lies there. */
function thing(): Sealed {
  if (lying === null) throw new Error('nothing lies there');
  return lying;
}
const shelf: Shelf = {
  read: async () => lying,
  put: async (sealed) => {
    lying = sealed;
  },
  clear: async () => {
    lying = null;
  },
};
beforeEach(() => remember(who, shelf));
afterEach(() => {
  now.ms = 1_000_000;
  lying = null;
});

describe('LOGIN-08 what is remembered of a login', () => {
  test('comes back whole for 86,400,000 ms, and not a millisecond longer', async () => {
    expect(REMEMBER_ME_MS).toBe(86_400_000);
    now.ms += REMEMBER_ME_MS - 1;
    expect(await recall(shelf)).toEqual(who);
    now.ms += 1;
    expect(await recall(shelf)).toBeNull();
    expect(lying).toBeNull();
  });

  test('lies nowhere readable, under a key that cannot be read out', async () => {
    const { key, iv, sealed } = thing();
    const bytes = Buffer.concat([Buffer.from(iv), Buffer.from(sealed)]).toString('latin1');
    for (const secret of Object.values(who)) expect(bytes).not.toContain(secret);
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('not extractable');
  });

  test('a later end, other bytes or another key open nothing, and it is gone', async () => {
    const whole = thing();
    lying = { ...whole, untilMs: whole.untilMs + REMEMBER_ME_MS };
    now.ms = whole.untilMs + 1;
    expect(await recall(shelf)).toBeNull();
    now.ms = 1_000_000;
    lying = { ...whole, sealed: new ArrayBuffer(whole.sealed.byteLength) };
    expect(await recall(shelf)).toBeNull();
    await remember(who, shelf);
    lying = { ...whole, key: thing().key };
    expect(await recall(shelf)).toBeNull();
    expect(lying).toBeNull();
  });

  test('is sealed anew each time, and forgotten when asked', async () => {
    const first = Buffer.from(thing().sealed);
    await remember(who, shelf);
    expect(Buffer.from(thing().sealed).equals(first)).toBe(false);
    await forget(shelf);
    expect(await recall(shelf)).toBeNull();
  });
});

import { createHash } from 'node:crypto';
import { type Random, randomFrom } from '@pelita/server/testing';

/** The same bytes for the same seed, every run: SHA-256 of the seed and a counter. */
export function createSeededRandom(seed: string): Random {
  let counter = 0;
  let rest: Uint8Array = new Uint8Array();
  return randomFrom((count) => {
    const chunks = [rest];
    for (let have = rest.length; have < count; have += 32) {
      chunks.push(createHash('sha256').update(`${seed}:${counter++}`).digest());
    }
    const all = new Uint8Array(Buffer.concat(chunks));
    rest = all.slice(count);
    return all.slice(0, count);
  });
}

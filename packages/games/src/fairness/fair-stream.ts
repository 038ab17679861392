import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** What decides a round: the house's committed seed, the player's own, and the count of rounds played on the pair. */
export interface Seeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** The next 32 random bits, as an integer from 0 to 2³² − 1. */
export type NextUint32 = () => number;

const wordsPerBlock = 8;

/**
 * The random stream of one round: `wordStream` of the server seed and "clientSeed:nonce". The same seeds give the same
 * stream anywhere, which is the whole of the player's check.
 */
export function fairStream({ serverSeed, clientSeed, nonce }: Seeds): NextUint32 {
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError(`nonce ${nonce} is not a count`);
  return wordStream(serverSeed, `${clientSeed}:${nonce}`);
}

/**
 * HMAC-SHA256(seed, "message:cursor") gives 32 bytes, read as eight big-endian words; the cursor starts at 0 and moves
 * on when a block is used up.
 */
export function wordStream(seed: string, message: string): NextUint32 {
  const keyed = hmac.create(sha256, utf8ToBytes(seed));
  const block = new Uint8Array(wordsPerBlock * 4);
  const words = new DataView(block.buffer);
  let cursor = 0;
  let word = wordsPerBlock;

  return () => {
    if (word === wordsPerBlock) {
      keyed
        .clone()
        .update(utf8ToBytes(`${message}:${cursor}`))
        .digestInto(block);
      cursor += 1;
      word = 0;
    }
    const value = words.getUint32(word * 4);
    word += 1;
    return value;
  };
}

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * What is published before play: SHA-256 of the server seed, in hex. The seed is hashed as the text the player will
 * be shown, not as the bytes its hex digits stand for, so that any tool on the player's machine gives the same answer.
 */
export function commitment(serverSeed: string): string {
  return bytesToHex(sha256(utf8ToBytes(serverSeed)));
}

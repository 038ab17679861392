import { createHmac } from 'node:crypto';
import type { PlayerId } from '@pelita/contract';
import type { Platform } from '../../../platform/platform.ts';
import { createByteBox } from '../../../platform/secrets/byte-box.ts';
import { createSecretBox } from '../../../platform/secrets/secret-box.ts';

/** Keeps documents and their numbers closed under keys of the data directory: the database alone, or a backup, shows none. */
export type DocumentBox = {
  close(bytes: Uint8Array, playerId: PlayerId): Promise<Buffer>;
  open(closed: Uint8Array, playerId: PlayerId): Promise<Buffer | null>;
  closeNumber(number: string, playerId: PlayerId): Promise<string>;
  /** The same for every way in which one number is written. */
  hashOf(number: string): Promise<Buffer>;
};

export function documentBox(platform: Pick<Platform, 'secrets' | 'random'>): DocumentBox {
  const files = createByteBox('verification-documents', platform);
  const numbers = createSecretBox('verification-numbers', platform);
  const hashKey = () => platform.secrets.get('verification-number-hash', () => platform.random.token(32));
  return {
    close: (bytes, playerId) => files.close(bytes, playerId),
    open: (closed, playerId) => files.open(closed, playerId),
    closeNumber: (number, playerId) => numbers.close(number, playerId),
    hashOf: async (number) =>
      createHmac('sha256', await hashKey())
        .update(canonicalNumber(number))
        .digest(),
  };
}

/** Letters and digits alone: "900101-14-5555" and "900101 14 5555" are one number. */
function canonicalNumber(number: string): string {
  return number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

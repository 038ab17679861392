import type { Platform } from '../../platform/platform.ts';
import { createSecretBox } from '../../platform/secrets/secret-box.ts';

const SEED_BYTES = 32;
const SEED_KEY = 'draw-seeds';

/**
 * Seeds of draws that are still to come. They are kept closed under a key of the data directory, so that neither the
 * database nor a backup of it tells a result. One opens for its own draw alone.
 */
export type DrawSeeds = {
  /** 256 bits from the system's source, as the hex text that is hashed, shown and keyed with. */
  make(): string;
  close(seed: string, drawId: string): Promise<string>;
  open(closed: string, drawId: string): Promise<string>;
};

export function drawSeeds(platform: Pick<Platform, 'secrets' | 'random'>): DrawSeeds {
  const box = createSecretBox(SEED_KEY, platform);
  return {
    make: () => Buffer.from(platform.random.bytes(SEED_BYTES)).toString('hex'),
    close: (seed, drawId) => box.close(seed, drawId),
    async open(closed, drawId) {
      const seed = await box.open(closed, drawId);
      if (seed === null)
        throw new Error(`the seed of draw ${drawId} does not open: ${SEED_KEY} among the secrets did not close it`);
      return seed;
    },
  };
}

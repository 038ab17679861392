import { commitment } from '@pelita/games/giveaways';
import type { Platform } from '../../platform/platform.ts';
import { createSecretBox } from '../../platform/secrets/secret-box.ts';

const SEED_BYTES = 32;
const SEED_KEY = 'giveaway-seeds';

/**
 * Seeds of raffles and of red envelopes that are still to be opened, closed under a key of the data directory as those of draws
 * are: neither the database nor a backup tells a prize. One opens for its own raffle or opening alone.
 */
export type GiveawaySeeds = {
  /** A new seed of 256 bits: its commitment, and itself closed. */
  make(id: string): Promise<{ commitment: string; closed_seed: string }>;
  open(closed: string, id: string): Promise<string>;
};

export function giveawaySeeds(platform: Pick<Platform, 'secrets' | 'random'>): GiveawaySeeds {
  const box = createSecretBox(SEED_KEY, platform);
  return {
    async make(id) {
      const seed = Buffer.from(platform.random.bytes(SEED_BYTES)).toString('hex');
      return { commitment: commitment(seed), closed_seed: await box.close(seed, id) };
    },
    async open(closed, id) {
      const seed = await box.open(closed, id);
      if (seed === null)
        throw new Error(`the seed of ${id} does not open: ${SEED_KEY} among the secrets did not close it`);
      return seed;
    },
  };
}

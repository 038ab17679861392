import type { Platform } from '../../../platform/platform.ts';
import { createSecretBox } from '../../../platform/secrets/secret-box.ts';

/**
 * Server seeds that are not revealed decide rounds that are still to be played. They are kept closed under a key of the
 * data directory, so that neither the database nor a backup of it tells an outcome. One opens for its own user alone.
 */
export type SeedBox = {
  close(serverSeed: string, userId: string): Promise<string>;
  open(closed: string, userId: string): Promise<string>;
};

const SEED_KEY = 'studio-seeds';

export function seedBox(platform: Pick<Platform, 'secrets' | 'random'>): SeedBox {
  const box = createSecretBox(SEED_KEY, platform);
  return {
    close: (serverSeed, userId) => box.close(serverSeed, userId),
    async open(closed, userId) {
      const serverSeed = await box.open(closed, userId);
      if (serverSeed === null) throw new SeedsShut();
      return serverSeed;
    },
  };
}

/** The key is not the one under which the seed was closed. */
export class SeedsShut extends Error {
  override name = 'SeedsShut';
  constructor() {
    super(`a server seed does not open: ${SEED_KEY} among the secrets is not the key that closed it`);
  }
}

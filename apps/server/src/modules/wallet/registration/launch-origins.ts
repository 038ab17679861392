import type { Platform } from '../../../platform/platform.ts';
import { originOfLaunchUrl } from './launch-url.ts';
import { enabledLaunchUrls } from './store.ts';

/** Known this lately, they are told as they are; up to the longer age they are, while they are read anew. */
export const FRESH_MS = 1_000;
export const STALE_MS = 2_000;

/**
 * Where the game pages of the providers that are switched on stand. Every page's policy asks, so the answer is kept for
 * a moment; while the database cannot be reached the last one stands, and no page waits for it twice.
 */
export function createLaunchOrigins({
  database,
  clock,
  log,
}: Pick<Platform, 'database' | 'clock' | 'log'>): () => Promise<readonly string[]> {
  let known: readonly string[] = [];
  let readAtMs = -Infinity;
  let isFailing = false;
  let underWay: Promise<void> | null = null;

  async function read(): Promise<void> {
    try {
      const urls = await database.reading(enabledLaunchUrls);
      known = [...new Set(urls.map(originOfLaunchUrl))];
      readAtMs = clock.monotonicMs();
      isFailing = false;
    } catch (error) {
      isFailing = true;
      log.warn({ err: error }, 'the origins of game pages could not be read');
    } finally {
      underWay = null;
    }
  }

  return async () => {
    const ageMs = clock.monotonicMs() - readAtMs;
    if (ageMs > FRESH_MS) underWay ??= read();
    if (ageMs > STALE_MS && !isFailing) await underWay;
    return known;
  };
}

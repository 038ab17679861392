import { Refusal } from '@pelita/contract';
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import type { RateLimit } from './rate-limits.ts';

/** Counts uses within a window that begins with the first one. */
export type Rates = {
  /** Counts one use; the one over the limit is refused with the seconds that are left of the window. */
  take(limit: RateLimit, key: string): Promise<void>;
};

type Counter = Pick<RateLimiterAbstract, 'penalty'>;

/** In memory, for one process. More processes share their counts by another `counterOf`, over Redis. */
export function createRates(counterOf: (limit: RateLimit) => Counter = inMemory): Rates {
  const counters = new Map<string, Counter>();
  return {
    take: async (limit, key) => {
      const counter = counters.get(limit.name) ?? counterOf(limit);
      counters.set(limit.name, counter);
      const { consumedPoints, msBeforeNext } = await counter.penalty(key);
      if (consumedPoints > limit.uses)
        throw new Refusal('too_many_requests', { retryAfterSeconds: msBeforeNext / 1_000 });
    },
  };
}

function inMemory(limit: RateLimit): Counter {
  return new RateLimiterMemory({ keyPrefix: limit.name, points: limit.uses, duration: limit.seconds });
}

/** For processes whose visitors all come from one machine: nothing is counted. */
export const noRates: Rates = { take: async () => undefined };

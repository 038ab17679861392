import { Refusal } from '@pelita/contract';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '../../database/tx.ts';
import type { RateLimit } from './rate-limits.ts';

/** Counts uses within a window that begins with the first one. */
export type Rates = {
  /** Counts one use; the one over the limit is refused with the seconds that are left of the window. */
  take(limit: RateLimit, key: string): Promise<void>;
};

type Counter = Pick<RateLimiterAbstract, 'consume'>;

/** Counted in memory unless given another way, and then by this process alone. */
export function createRates(counterOf: (limit: RateLimit) => Counter = inMemory): Rates {
  const counters = new Map<string, Counter>();
  return {
    take: async (limit, key) => {
      const counter = counters.get(limit.name) ?? counterOf(limit);
      counters.set(limit.name, counter);
      await counter.consume(key).catch((reason: unknown) => {
        throw reason instanceof RateLimiterRes
          ? new Refusal('too_many_requests', { retryAfterSeconds: reason.msBeforeNext / 1_000 })
          : reason;
      });
    },
  };
}

/** Counted in the database, for all processes together, but for limits that guard a process itself. */
export function createSharedRates(database: Database): Rates {
  return createRates((limit) => (limit.guardsProcess ? inMemory(limit) : inDatabase(limit, database)));
}

function inMemory(limit: RateLimit): Counter {
  return new RateLimiterMemory({ keyPrefix: limit.name, points: limit.uses, duration: limit.seconds });
}

type CounterRow = { points: number; expire: bigint };
type CounterQuery = { name: string; text: string; values: unknown[] };

function inDatabase(limit: RateLimit, database: Database): Counter {
  const query = async ({ name, text, values }: CounterQuery) => {
    const rows = await database.single<CounterRow>({ name, text }, values);
    return { rows: rows.map(({ points, expire }) => ({ points, expire: Number(expire) })) };
  };
  return new RateLimiterPostgres({
    storeClient: { query },
    storeType: 'pool',
    tableName: 'rate_use',
    tableCreated: true,
    clearExpiredByTimeout: false, // `pruneRates` does
    keyPrefix: limit.name,
    points: limit.uses,
    duration: limit.seconds,
    // Who is over the limit is known to this process then, and its further tries ask the database nothing.
    inMemoryBlockOnConsumed: limit.uses + 1,
  });
}

/** For processes whose visitors all come from one machine: nothing is counted. */
export const noRates: Rates = { take: async () => undefined };

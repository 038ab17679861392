import type { Brand } from '@pelita/contract';
import type { Clock } from './clock/clock.ts';
import type { Database } from './database/tx.ts';
import type { Environment } from './environment/environment.ts';
import type { EventHub } from './events/event-hub.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Log } from './log/log.ts';
import type { Random } from './random/random.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { Settings } from './settings/settings.ts';
import type { Storage } from './storage/storage.ts';
import type { Tracing } from './tracing/tracing.ts';

/** What every module stands on. `main` builds one; tests get one from `testDatabase()`. */
export type Platform = {
  environment: Environment;
  brand: Brand;
  database: Database;
  clock: Clock;
  random: Random;
  log: Log;
  metrics: Metrics;
  tracing: Tracing;
  settings: Settings;
  events: EventHub;
  secrets: Secrets;
  /** Where pictures of players and operators are kept. */
  storage: Storage;
  /** Absolute. */
  dataDir: string;
};

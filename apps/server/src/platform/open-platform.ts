import type { Brand } from '@pelita/contract';
import { type Clock, systemClock } from './clock/clock.ts';
import { type Connections, type DatabaseAddress, openConnections } from './database/connections.ts';
import { databaseLimits } from './database/limits.ts';
import { plainTypes } from './database/wire-types.ts';
import { openDatabase } from './database/open-database.ts';
import type { Environment } from './environment/environment.ts';
import { createOutboxHub, type OutboxHub } from './events/outbox-hub.ts';
import { type JobQueue, openJobQueue } from './jobs/job-queue.ts';
import type { Log } from './log/log.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import type { Platform } from './platform.ts';
import { type Random, systemRandom } from './random/random.ts';
import { secretFiles } from './secrets/secret-files.ts';
import { openStorage, type OpenStorage } from './storage/open-storage.ts';
import { passingOn, type Tracing } from './tracing/tracing.ts';
import type { SettingCatalogue } from './settings/catalogue.ts';
import { createSettingsCache, type SettingsCache } from './settings/settings-cache.ts';

/** The platform with those sides of its parts that only `main` and tests drive. */
export type OpenPlatform = Platform & {
  events: OutboxHub;
  settings: SettingsCache;
  jobs: JobQueue;
  storage: OpenStorage;
};

export type PlatformNeeds = {
  environment: Environment;
  brand: Brand;
  address: DatabaseAddress;
  log: Log;
  /** Every setting of the areas that this process runs. */
  settings: { catalogue: SettingCatalogue };
  clock?: Clock;
  random?: Random;
  /** Where traces are told; nowhere, unless given. */
  tracing?: Tracing;
  /** Starts the embedded database again when nobody answers. */
  heal?: () => Promise<void>;
};

/** Puts the platform together over a database that stands. Nothing runs by itself until `startPlatform`. */
export function openPlatform(needs: PlatformNeeds): OpenPlatform {
  const { environment, brand, address, log, clock = systemClock, random = systemRandom, tracing = passingOn } = needs;
  const heal = needs.heal ? { heal: needs.heal } : {};
  const pools = {
    jobs: openConnections({ address, log, size: databaseLimits.jobConnections, types: plainTypes, ...heal }),
    transactions: openConnections({ address, log, ...heal }),
    scans: openConnections({
      address: replicaOf(environment) ?? address,
      log,
      size: databaseLimits.scanConnections,
      waiting: databaseLimits.scansWaiting,
      ...heal,
    }),
  };
  const jobs = openJobQueue(pools.jobs, log);
  const database = openDatabase({
    connections: pools.transactions,
    scanConnections: pools.scans,
    address,
    clock,
    random,
    enqueue: jobs.enqueue,
    onCommitted: (told) => events.committed(told),
  });
  const events = createOutboxHub({ database, clock, random, log });
  return {
    environment,
    brand,
    database,
    clock,
    random,
    log,
    metrics: watched(pools, events),
    tracing,
    settings: createSettingsCache(database, needs.settings.catalogue, log),
    events,
    secrets: secretFiles(environment.dataDir, random),
    storage: openStorage({ environment, clock, tracing, log }),
    dataDir: environment.dataDir,
    jobs,
  };
}

/** What reads much may be a moment behind. A replica that cannot be reached refuses it, and nothing else. */
function replicaOf({ databaseReplicaUrl }: Pick<Environment, 'databaseReplicaUrl'>): DatabaseAddress | null {
  return databaseReplicaUrl === null ? null : { connectionString: databaseReplicaUrl };
}

/** What of the platform a watcher may read. */
function watched(pools: Readonly<Record<string, Connections>>, events: OutboxHub): Metrics {
  const metrics = createMetrics();
  metrics.gauge('pelita_database_connections', 'Connections of this process: used, waited for, at most.', () =>
    Object.entries(pools).flatMap(([pool, connections]) =>
      Object.entries(connections.usage()).map(([state, value]) => ({ labels: { pool, state }, value })),
    ),
  );
  metrics.gauge('pelita_event_tail_age_seconds', 'Since the outbox was last looked at, while somebody listens.', () => {
    const ageMs = events.ageMs();
    return ageMs === null ? null : ageMs / 1_000;
  });
  return metrics;
}

export async function closePlatform({ events, settings, jobs, database, tracing }: OpenPlatform): Promise<void> {
  settings.stop();
  await jobs.stop();
  await events.stop();
  await database.close();
  await tracing.close();
}

import type { Brand } from '@pelita/contract';
import { type Clock, systemClock } from './clock/clock.ts';
import { type DatabaseAddress, openConnections } from './database/connections.ts';
import { databaseLimits } from './database/limits.ts';
import { plainTypes } from './database/wire-types.ts';
import { openDatabase } from './database/open-database.ts';
import type { Environment } from './environment/environment.ts';
import { createOutboxHub, type OutboxHub } from './events/outbox-hub.ts';
import { type JobQueue, openJobQueue } from './jobs/job-queue.ts';
import type { Log } from './log/log.ts';
import type { Platform } from './platform.ts';
import { type Random, systemRandom } from './random/random.ts';
import { secretFiles } from './secrets/secret-files.ts';
import { createSettingsCache, type SettingsCache } from './settings/settings-cache.ts';

/** The platform with those sides of its parts that only `main` and tests drive. */
export type OpenPlatform = Platform & { events: OutboxHub; settings: SettingsCache; jobs: JobQueue };

export type PlatformNeeds = {
  environment: Environment;
  brand: Brand;
  address: DatabaseAddress;
  log: Log;
  clock?: Clock;
  random?: Random;
  /** Starts the embedded database again when nobody answers. */
  heal?: () => Promise<void>;
};

/** Puts the platform together over a database that stands. Nothing runs by itself until `startPlatform`. */
export function openPlatform(needs: PlatformNeeds): OpenPlatform {
  const { environment, brand, address, log, clock = systemClock, random = systemRandom } = needs;
  const heal = needs.heal ? { heal: needs.heal } : {};
  const jobs = openJobQueue(
    openConnections({ address, log, size: databaseLimits.jobConnections, types: plainTypes, ...heal }),
    log,
  );
  const database = openDatabase({
    connections: openConnections({ address, log, ...heal }),
    clock,
    random,
    enqueue: jobs.enqueue,
    onCommitted: (committed) => events.committed(committed),
  });
  const events = createOutboxHub(database, clock, log);
  return {
    environment,
    brand,
    database,
    clock,
    random,
    log,
    settings: createSettingsCache(database, log),
    events,
    secrets: secretFiles(environment.dataDir, random),
    dataDir: environment.dataDir,
    jobs,
  };
}

export async function closePlatform({ events, settings, jobs, database }: OpenPlatform): Promise<void> {
  settings.stop();
  await jobs.stop();
  await events.stop();
  await database.close();
}

import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import {
  asAdministrator,
  closePlatform,
  createLog,
  type DatabaseAddress,
  type Database,
  loadBrand,
  openPlatform,
  type OpenPlatform,
  type Random,
  readEnvironment,
  settings,
} from '@pelita/server/testing';
import { afterAll, inject } from 'vitest';
import { wordlessValues } from './audit-words.ts';
import type {} from './global-setup.ts';
import { createFixedClock, type FixedClock } from './fixed-clock.ts';
import { openOwner } from './owner.ts';
import { runFolder } from './run-folder.ts';
import { createSeededRandom } from './seeded-random.ts';

/** A test file's own world: a clone of the migrated template, a clock and a chance that the test holds. */
export type TestWorld = {
  database: Database;
  clock: FixedClock;
  random: Random;
  platform: OpenPlatform;
  /** As the owner, for tests that open further connections of their own. */
  address: DatabaseAddress;
  /** A statement as the owner: makes tables, and tampers with what the application may not change. */
  asOwner<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Called by itself after the file's last test. Throws when the audit log has kept a value that it has no word for. */
  close(): Promise<void>;
};

export type TestWorldOptions = {
  /** Variables of the environment beside the usual ones, like `{ GEO_HEADER: 'x-country' }`. */
  variables?: Record<string, string>;
  /** The owner's, for tests that tamper within the product's own transactions; the application's, when left out. */
  role?: 'owner';
  now?: string;
  seed?: string;
};

export async function testDatabase(options: TestWorldOptions = {}): Promise<TestWorld> {
  const { host, user, application, template } = inject('pelitaCluster');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const administration = { host, user, database: 'postgres' };
  await asAdministrator(administration, (client) => client.query(`create database ${name} template ${template}`));

  const address = { host, user, database: name };
  const dataDir = runFolder('pelita-world-');
  const clock = createFixedClock(options.now);
  const random = createSeededRandom(options.seed ?? 'pelita');
  const environment = readEnvironment({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...options.variables,
  });
  const brand = await loadBrand(environment);
  const platform = openPlatform({
    environment,
    brand,
    address: options.role === 'owner' ? address : { ...address, user: application },
    log: createLog(environment.logLevel),
    clock,
    random,
    settings,
  });

  const owner = openOwner(address);
  let closing: Promise<void> | null = null;
  const close = () => (closing ??= closeWorld());
  async function closeWorld() {
    await closePlatform(platform);
    const wordless = wordlessValues(await owner.run('select distinct action, before, after from audit_entry'));
    await owner.end();
    await asAdministrator(administration, (client) => client.query(`drop database ${name} with (force)`));
    rmSync(dataDir, { recursive: true, force: true });
    if (wordless.length > 0) throw new Error(`no word of officeValues for ${wordless.join(', ')}`);
  }
  afterAll(close);
  return { database: platform.database, clock, random, platform, address, asOwner: owner.run, close };
}

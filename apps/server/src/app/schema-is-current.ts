import type { Database, Statement } from '../platform/database/tx.ts';
import { migrationsFolder } from '../platform/database/migrations-folder.ts';
import { readMigrations } from '../platform/database/migrate.ts';
import type { ReadinessCheck } from './health.ts';

/** Whether the database has every migration that this build brings: one put back from a backup may lack the last. */
export function schemaIsCurrent(database: Database): ReadinessCheck {
  const expected = readMigrations(migrationsFolder);
  expected.catch(() => undefined);
  return async () => {
    const applied = new Set((await database.single<{ name: string }>(appliedMigrations, [])).map(({ name }) => name));
    return (await expected).every(({ name }) => applied.has(name)) ? null : 'migrations are missing';
  };
}

const appliedMigrations: Statement = { name: 'readiness-migrations', text: 'select name from migration' };

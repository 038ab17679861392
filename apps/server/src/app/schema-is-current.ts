import { readSchema } from '../platform/database/schema/read-schema.ts';
import type { Database, Statement } from '../platform/database/tx.ts';
import type { ReadinessCheck } from './health.ts';

/**
 * Whether the database has every migration and the functions that this build brings: one put back from a backup may lack
 * the last. Newer functions than ours are a newer process's, beside which this one goes on until it is replaced.
 */
export function schemaIsCurrent(database: Database): ReadinessCheck {
  const expected = readSchema();
  expected.catch(() => undefined);
  return async () => {
    const rows = await database.single<{ name: string; functions: string | null }>(appliedSchema, []);
    const { migrations, functionsVersion } = await expected;
    const applied = new Set(rows.map(({ name }) => name));
    if (!migrations.every(({ name }) => applied.has(name))) return 'migrations are missing';
    return (rows[0]?.functions ?? '') < functionsVersion ? 'functions are missing' : null;
  };
}

const appliedSchema: Statement = {
  name: 'readiness-schema',
  text: 'select name, (select max(version) from function_file) as functions from migration',
};

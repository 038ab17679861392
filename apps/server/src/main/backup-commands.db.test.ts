import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { asAdministrator } from '../platform/database/embedded/cluster-databases.ts';
import { launch } from './testing/running-server.ts';

const { host, user, template } = inject('pelitaCluster');
const administration = { host, user, database: 'postgres' };
const dataDir = mkdtempSync('/tmp/pelita-backups-');
const names = [0, 1].map(() => `test_${randomUUID().replaceAll('-', '')}`) as [string, string];
const [full, empty] = names;
await asAdministrator(administration, async (client) => {
  await client.query(`create database ${full} template ${template}`);
  await client.query(`create database ${empty}`);
});
afterAll(async () => {
  await asAdministrator(administration, async (client) => {
    for (const name of names) await client.query(`drop database ${name} with (force)`);
  });
  rmSync(dataDir, { recursive: true, force: true });
});

async function run(
  script: string,
  database: string,
  ...words: string[]
): Promise<{ code: number | null; said: string }> {
  const variables = {
    DATA_DIR: dataDir,
    DATABASE_URL: `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
  };
  const { child, output } = launch(`../${script}.ts`, variables, words);
  await once(child, 'close');
  return { code: child.exitCode, said: output() };
}

test(
  'REL-03 npm run backup, npm run restore and npm run reconcile: a new house with the same books',
  { timeout: 60_000 },
  async () => {
    const taken = await run('backup', full);
    expect(taken.said).toMatch(/\.backup: \d+ tables, \d+ rows\n$/);
    const [name = ''] = readdirSync(join(dataDir, 'backups'));
    const file = join(dataDir, 'backups', name);
    expect(await run('backup', full, file)).toMatchObject({
      code: 1,
      said: expect.stringContaining('is there already') as unknown,
    });
    expect(await run('restore', empty)).toMatchObject({
      code: 1,
      said: expect.stringContaining('npm run restore -- FILE') as unknown,
    });
    const restored = await run('restore', empty, file);
    expect(restored.said).toMatch(/^\d+ tables and \d+ rows as they stood at .*npm run reconcile\n$/);
    expect(restored.code).toBe(0);
    expect(await run('reconcile', empty)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/: 0 differences\n$/) as unknown,
    });
  },
);

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { inject } from 'vitest';
import { asAdministrator } from '../../platform/database/embedded/cluster-databases.ts';
import { launch } from './running-server.ts';

export type CommandHouse = {
  dataDir: string;
  /** The migrated database, and one with nothing in it. */
  full: string;
  empty: string;
  /** Runs `npm run SCRIPT -- WORDS` on one of them, as a process of its own. */
  run: (script: string, database: string, ...words: string[]) => Promise<{ code: number | null; said: string }>;
  leave: () => Promise<void>;
};

/** What commands need that are run beside a server, or without one. */
export async function openCommandHouse(): Promise<CommandHouse> {
  const { host, user, template } = inject('pelitaCluster');
  const administration = { host, user, database: 'postgres' };
  const dataDir = mkdtempSync('/tmp/pelita-commands-');
  const newName = () => `test_${randomUUID().replaceAll('-', '')}`;
  const [full, empty] = [newName(), newName()];
  await asAdministrator(administration, async (client) => {
    await client.query(`create database ${full} template ${template}`);
    await client.query(`create database ${empty}`);
  });
  return {
    dataDir,
    full,
    empty,
    async run(script, database, ...words) {
      const variables = {
        DATA_DIR: dataDir,
        DATABASE_URL: `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
      };
      const { child, output } = launch(`../${script}.ts`, variables, words);
      await once(child, 'close');
      return { code: child.exitCode, said: output() };
    },
    async leave() {
      await asAdministrator(administration, async (client) => {
        for (const name of [full, empty]) await client.query(`drop database ${name} with (force)`);
      });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

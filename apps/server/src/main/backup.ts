import { access, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { systemClock } from '../platform/clock/clock.ts';
import { form } from '../platform/command-line/command.ts';
import { takeBackup } from '../platform/database/backup/take-backup.ts';
import { processEnvironment } from '../platform/environment/read-environment.ts';
import { openUnmigratedDatabaseServer } from './database-server.ts';
import { Plain, runCommand } from './plain.ts';
import { step } from './progress.ts';

/** `npm run backup`: everything that the database keeps, as it is now. */
await runCommand({
  name: 'backup',
  does: 'Copies everything that the database keeps into one file, with the server running or stopped.',
  forms: [
    form({
      words: '[FILE]',
      does: 'into FILE, or into DATA_DIR/backups, named by the time',
      run: ({ FILE }) => backup(FILE),
    }),
  ],
});

async function backup(named: string | undefined): Promise<void> {
  const environment = processEnvironment();
  const now = systemClock.now();
  const folder = join(environment.dataDir, 'backups');
  const stamp = now.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
  const file = named === undefined ? join(folder, `pelita-${stamp}.backup`) : resolve(named);
  const isTaken = await access(file).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new Plain(`${file} is there already: a backup never replaces another.`);
  const server = await openUnmigratedDatabaseServer(environment);
  try {
    if (named === undefined) await mkdir(folder, { recursive: true, mode: 0o700 });
    const { tables } = await step('copying every row', () => takeBackup(server.owner, file, now));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${file}: ${tables.length} tables, ${rows} rows`);
  } finally {
    if (server.started) await server.stop();
  }
}

import { access, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { systemClock } from '../platform/clock/clock.ts';
import { form } from '../platform/command-line/command.ts';
import type { BackupKey } from '../platform/database/backup/sealed-file.ts';
import { takeBackup } from '../platform/database/backup/take-backup.ts';
import { processEnvironment } from '../platform/environment/read-environment.ts';
import { makeBackupKey, readBackupKey } from './backup-key.ts';
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
      options: { key: { value: 'KEYFILE', does: 'seals it, if BACKUP_KEY_FILE does not name the key' } },
      run: ({ FILE }, { key }) => backup(FILE, key),
    }),
    form({ words: 'new-key KEYFILE', does: 'makes the key that seals backups', run: ({ KEYFILE }) => newKey(KEYFILE) }),
  ],
});

async function newKey(named: string): Promise<void> {
  const file = resolve(named);
  await makeBackupKey(file);
  console.log(`${file}: without it no backup that it seals can be read. Keep a copy apart from the backups.`);
}

async function backup(named: string | undefined, keyFile: string | undefined): Promise<void> {
  const environment = processEnvironment();
  const key = await keyOf(keyFile ?? environment.backupKeyFile);
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
    const { tables } = await step('copying every row', () => takeBackup(server.owner, file, { now, key }));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${file}: ${tables.length} tables, ${rows} rows`);
  } finally {
    if (server.started) await server.stop();
  }
}

async function keyOf(file: string | null): Promise<BackupKey> {
  if (file !== null) return readBackupKey(file);
  throw new Plain(
    'A backup is sealed, and its key is not named. Make one once by npm run backup -- new-key FILE, and name it by --key FILE or BACKUP_KEY_FILE.',
  );
}

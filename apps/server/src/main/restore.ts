import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { form } from '../platform/command-line/command.ts';
import { DamagedBackup } from '../platform/database/backup/backup-file.ts';
import { CannotRestore, restoreBackup } from '../platform/database/backup/restore-backup.ts';
import { readSchema } from '../platform/database/schema/read-schema.ts';
import { processEnvironment } from '../platform/environment/read-environment.ts';
import { installQueue } from '../platform/jobs/install-queue.ts';
import { createLog } from '../platform/log/create-log.ts';
import { prepareDatabase } from '../platform/prepare-database.ts';
import { readBackupKey } from './backup-key.ts';
import { openUnmigratedDatabaseServer } from './database-server.ts';
import { Plain, runCommand } from './plain.ts';
import { step } from './progress.ts';

/** `npm run restore`: before the first start on the new database, for a start puts rows into it. */
await runCommand({
  name: 'restore',
  does: 'Brings a backup into an empty database: a DATA_DIR or DATABASE_URL of its own, before its first start.',
  forms: [
    form({
      words: 'FILE',
      does: 'as npm run backup wrote it',
      options: { key: { value: 'KEYFILE', does: 'the key of the backup, if BACKUP_KEY_FILE does not name it' } },
      run: ({ FILE }, { key }) => restore(FILE, key),
    }),
  ],
});

async function restore(named: string, keyFile: string | undefined): Promise<void> {
  const file = resolve(named);
  await access(file).catch(() => {
    throw new Plain(`There is no file ${file}.`);
  });
  const environment = processEnvironment();
  const namedKey = keyFile ?? environment.backupKeyFile;
  const key = namedKey === null ? null : await readBackupKey(namedKey);
  const server = await openUnmigratedDatabaseServer(environment);
  const log = createLog('warn');
  try {
    const schema = await readSchema();
    const { takenAt, tables } = await step('reading the backup and laying its rows', () =>
      restoreBackup(file, { address: server.owner, schema, key, installQueue: () => installQueue(server.owner, log) }),
    );
    await prepareDatabase(server, schema, log);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `${tables.length} tables and ${rows} rows as they stood at ${takenAt}. Now compare the books: npm run reconcile`,
    );
  } catch (error) {
    throw error instanceof DamagedBackup || error instanceof CannotRestore
      ? new Plain(`Nothing was restored: ${error.message}.`)
      : error;
  } finally {
    if (server.started) await server.stop();
  }
}

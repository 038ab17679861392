import { readFile, writeFile } from 'node:fs/promises';
import type { BackupKey } from '../platform/database/backup/sealed-file.ts';
import { systemRandom } from '../platform/random/random.ts';
import { Plain } from './plain.ts';

const KEY_BYTES = 32;
const HEAD = 'pelita-backup-key ';

/** A new key in a file of its own, which never replaces another. */
export async function makeBackupKey(file: string): Promise<void> {
  const content = `${HEAD}${systemRandom.token(KEY_BYTES)}\n`;
  await writeFile(file, content, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw new Plain(
      error.code === 'EEXIST'
        ? `${file} is there already: a key never replaces another.`
        : `${file} cannot be written: ${error.message}.`,
    );
  });
}

export async function readBackupKey(file: string): Promise<BackupKey> {
  const content = await readFile(file, 'utf8').catch(() => {
    throw new Plain(`The backup key ${file} cannot be read.`);
  });
  const key = content.startsWith(HEAD) ? Buffer.from(content.slice(HEAD.length).trim(), 'base64url') : null;
  if (key?.length !== KEY_BYTES) throw new Plain(`${file} is no backup key: npm run backup -- new-key FILE makes one.`);
  return key;
}

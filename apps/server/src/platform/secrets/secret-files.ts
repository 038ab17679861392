import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Random } from '../random/random.ts';
import type { Secrets } from './secrets.ts';

/**
 * Secrets as files of mode 600, each read once. A new one is written aside and linked into place, so nobody reads half of
 * one.
 */
export function secretFiles(dataDir: string, random: Random): Secrets {
  const folder = join(dataDir, 'secrets');
  const read = new Map<string, string>();
  return {
    async get(name, create) {
      const secret = read.get(name) ?? (await keptOrMade(name, create));
      read.set(name, secret);
      return secret;
    },
  };

  async function keptOrMade(...[name, create]: Parameters<Secrets['get']>): Promise<string> {
    if (!/^[a-z0-9-]{1,60}$/.test(name)) throw new Error(`"${name}" is no name for a secret.`);
    const path = join(folder, name);
    const known = await readSecret(path);
    if (known !== null) return known;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const side = `${path}.${random.token(9)}`;
    await writeFile(side, await create(), { mode: 0o600, flag: 'wx' });
    try {
      await link(side, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      await rm(side);
    }
    // Of two that were made at the same moment, the first one linked is the secret of both.
    return readFile(path, 'utf8');
  }
}

async function readSecret(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CarrierFailure } from '../providers/carrier-failure.ts';
import type { FilePlace } from './storage.ts';

/** A folder on this machine, or one that all machines share. Keys are ids of ours, so none leads out of it. */
export function diskPlace(folder: string): FilePlace {
  const pathOf = (key: string): string => {
    if (!/^[0-9a-f-]{36}$/.test(key)) throw new Error('no key of a file');
    return join(folder, key.slice(-2), key);
  };
  return {
    name: 'disk',
    async put(key, { bytes }) {
      const path = pathOf(key);
      await onDisk(async () => {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        // Whole under its name, or not there.
        await writeThrough(`${path}.part`, bytes);
        await rename(`${path}.part`, path);
      });
    },
    async get(key) {
      const path = pathOf(key);
      return await onDisk(() => readFile(path)).catch(missing);
    },
    async remove(key) {
      const path = pathOf(key);
      await onDisk(() => rm(path, { force: true }));
    },
  };
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function onDisk<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new CarrierFailure(`the folder of files: ${code}`, { isFinal: code === 'ENOENT' });
  }
}

function missing(error: unknown): null {
  if (error instanceof CarrierFailure && error.isFinal) return null;
  throw error;
}

import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Anchor } from './anchor.ts';

/** A copy of every anchor beside the database, one a line: what is taken out of the table is still here. */
export async function keepInFile(dataDir: string, anchor: Anchor): Promise<void> {
  await appendFile(pathIn(dataDir), `${JSON.stringify(anchor)}\n`, { mode: 0o600 });
}

export async function anchorsInFile(dataDir: string): Promise<Anchor[]> {
  const text = await readFile(pathIn(dataDir), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Anchor);
}

function pathIn(dataDir: string): string {
  return join(dataDir, 'anchors.jsonl');
}

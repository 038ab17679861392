import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a process and its children have used of a processor so far. */
export function processorMsOf(parent: number): number {
  let ms = 0;
  for (const { pid, fields } of processes()) {
    // Fields 12 and 13 after the name are ticks of 10 ms, as Linux counts for everybody.
    if (pid === parent || fields[1] === parent) ms += ((fields[11] ?? 0) + (fields[12] ?? 0)) * 10;
  }
  return ms;
}

/** The postmaster of a data directory. */
export function postmasterOf(data: string): number {
  return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
}

/** The child of ours that runs such a file. */
export function childRunning(file: string): number {
  const child = processes().find(
    ({ pid, fields }) => fields[1] === process.pid && textOf(pid, 'cmdline').includes(file),
  );
  if (!child) throw new Error(`no child runs ${file}`);
  return child.pid;
}

function processes(): { pid: number; fields: number[] }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      const [, after = ''] = textOf(Number(name), 'stat').split(') ');
      return { pid: Number(name), fields: after.split(' ').map(Number) };
    });
}

function textOf(pid: number, what: 'stat' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}

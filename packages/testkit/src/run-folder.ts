import { chmodSync, mkdtempSync, readdirSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const IN_MEMORY = '/dev/shm';
const ON_DISK = '/tmp';
/** Four times what a run of all tests leaves there at once. */
const ROOM_BYTES = 8 * 1024 ** 3;

/**
 * Where a run keeps what ends with it: in memory, where the machine has room and lets programs run. The tests make and
 * delete 300,000 files of databases, and a disk without a journal passes over each that went a moment ago when it makes
 * another: a sixth of all that the processor does.
 */
export function runRoot(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === IN_MEMORY);
    const runsPrograms = mount !== undefined && !mount.includes('noexec');
    return runsPrograms && bavail * bsize >= ROOM_BYTES ? IN_MEMORY : ON_DISK;
  } catch {
    // Not every system has one.
    return ON_DISK;
  }
}

/** A new folder there, which PostgreSQL may enter: it runs as somebody else when we are root. Its name says whose it is. */
export function runFolder(prefix: string): string {
  const folder = mkdtempSync(join(runRoot(), `${prefix}${process.pid}-`));
  chmodSync(folder, 0o711);
  return folder;
}

/** The folders of a prefix whose process has gone: it was killed before it could remove them. */
export function abandonedFolders(prefix: string): string[] {
  const root = runRoot();
  return readdirSync(root).flatMap((name) => {
    const pid = name.startsWith(prefix) ? /^(\d+)-/.exec(name.slice(prefix.length))?.[1] : undefined;
    return pid === undefined || isAlive(Number(pid)) ? [] : [join(root, name)];
  });
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

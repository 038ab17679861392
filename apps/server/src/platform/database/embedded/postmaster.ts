import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ClusterPlace } from './place.ts';

/** `lost`: it runs, but its socket was swept out of /tmp. `stale`: the file names a process that is not our server. */
export type PostmasterState = 'absent' | 'stale' | 'starting' | 'lost' | 'ready';

/**
 * What postmaster.pid says, checked against the process itself: after a restart of the machine or a container the
 * number may belong to anybody, which PostgreSQL's own check takes for a running server.
 */
export async function postmasterState(place: ClusterPlace): Promise<PostmasterState> {
  const text = await readFile(join(place.data, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return 'absent';
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !(await isOurServer(pid, place.data))) return 'stale';
  if (lines[7]?.trim() !== 'ready') return 'starting';
  return existsSync(join(place.socketFolder, '.s.PGSQL.5432')) ? 'ready' : 'lost';
}

async function isOurServer(pid: number, data: string): Promise<boolean> {
  if (process.platform === 'linux') {
    // A server works inside its data directory; a dead or foreign process does not. A zombie has no folder.
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
    return folder === (await realpath(data));
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.includes('postgres');
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Cluster, openCluster } from '../../../../platform/database/embedded/cluster.ts';
import { type ClusterPlace, findPlace } from '../../../../platform/database/embedded/place.ts';
import { postmasterState } from '../../../../platform/database/embedded/postmaster.ts';

export type KillableServer = {
  cluster: Cluster;
  /** Where it listens now. */
  origin(): string;
  /** kill -9, and a new process that boots as after any crash. */
  killServer: () => Promise<void>;
  /** Settles when the process has ended by itself and a new one serves. */
  afterItsDeath(): Promise<void>;
  /** kill -9 of the postmaster: the server has to bring the database back. */
  killDatabase: () => Promise<void>;
  /** kill -9 of one process that works for a connection: PostgreSQL recovers by itself. */
  killOneBackend: () => Promise<void>;
  close(): Promise<void>;
};

/** A server and its embedded database in a folder of their own, to be killed at will. */
export async function killableServer(): Promise<KillableServer> {
  const dataDir = mkdtempSync('/tmp/pelita-kill-');
  const cluster = await openCluster(dataDir);
  const place = await findPlace(dataDir);
  let running = await start(dataDir);

  return {
    cluster,
    origin: () => `http://127.0.0.1:${running.port}`,
    async killServer() {
      running.process.kill('SIGKILL');
      running = await start(dataDir);
    },
    async afterItsDeath() {
      if (running.process.exitCode === null && running.process.signalCode === null) await once(running.process, 'exit');
      running = await start(dataDir);
    },
    async killDatabase() {
      process.kill(await postmasterOf(place), 'SIGKILL');
    },
    async killOneBackend() {
      const backend = childrenOf(await postmasterOf(place)).find((pid) => titleOf(pid).includes('[local]'));
      if (backend !== undefined) process.kill(backend, 'SIGKILL');
    },
    async close() {
      running.process.kill('SIGKILL');
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
      rmSync(place.socketFolder, { recursive: true, force: true });
    },
  };
}

type Running = { process: ChildProcess; port: number };

async function start(dataDir: string): Promise<Running> {
  const program = fileURLToPath(new URL('posting-server.ts', import.meta.url));
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /^port (\d+)$/.exec(line)?.[1];
    if (port !== undefined) return { process: child, port: Number(port) };
  }
  throw new Error('the posting server ended before it could serve');
}

/** The answers of before a kill may still come in when the database is not back yet: it is waited for. */
async function postmasterOf(place: ClusterPlace): Promise<number> {
  while ((await postmasterState(place)) !== 'ready') await delay(10);
  return Number(readFileSync(join(place.data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statOf(name).includes(`) S ${parent} `))
    .map(Number);
}

function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/\) [A-Z] /, ') S ');
  } catch {
    return '';
  }
}

function titleOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

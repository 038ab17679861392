import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runFolder } from '@pelita/testkit/run-folder';
import { type Cluster, openCluster } from '../embedded/cluster.ts';
import { type ClusterPlace, findPlace } from '../embedded/place.ts';
import { postmasterState } from '../embedded/postmaster.ts';

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

/**
 * A server and its embedded database in a folder of their own, to be killed at will. The program is told the folder first and
 * prints `port <number>` when it serves.
 */
export async function killableServer(program: URL, ...told: readonly string[]): Promise<KillableServer> {
  const dataDir = runFolder('pelita-kill-');
  const start = () => startServer(fileURLToPath(program), [dataDir, ...told]);
  const cluster = await openCluster(dataDir);
  const place = await findPlace(dataDir);
  let running = await start();

  return {
    cluster,
    origin: () => `http://127.0.0.1:${running.port}`,
    async killServer() {
      running.process.kill('SIGKILL');
      running = await start();
    },
    async afterItsDeath() {
      if (running.process.exitCode === null && running.process.signalCode === null) await once(running.process, 'exit');
      running = await start();
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

async function startServer(program: string, told: readonly string[]): Promise<Running> {
  const child = spawn(process.execPath, [program, ...told], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /^port (\d+)$/.exec(line)?.[1];
    if (port !== undefined) return { process: child, port: Number(port) };
  }
  throw new Error('the server ended before it could serve');
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

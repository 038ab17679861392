import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { type ClusterPlace, findPlace, giveTo, makeSocketFolder, removeSocketFolder } from './place.ts';
import { postmasterState } from './postmaster.ts';
import { runDetaching, runProgram } from './run-program.ts';
import { serverConfig } from './server-config.ts';

/** The embedded PostgreSQL of one data directory. */
export type Cluster = {
  address: { host: string; user: string; database: string };
  /** Makes sure that it runs and answers whether it had to be started. Safe to call at any time, by any process. */
  ensureRunning(): Promise<{ started: boolean }>;
  /** Lets statements finish being cancelled and stops it; a second call does nothing. */
  stop(): Promise<void>;
};

const CLUSTER_USER = 'pelita';
const START_PATIENCE_MS = 60_000;

export async function openCluster(dataDir: string): Promise<Cluster> {
  const place = await findPlace(dataDir);
  const binaries = await findBinaries(place.home, place.owner);
  let ensuring: Promise<{ started: boolean }> | null = null;
  return {
    address: { host: place.socketFolder, user: CLUSTER_USER, database: 'postgres' },
    ensureRunning() {
      ensuring ??= bringUp(place, binaries).finally(() => (ensuring = null));
      return ensuring;
    },
    stop: () => takeDown(place, binaries),
  };
}

async function bringUp(place: ClusterPlace, binaries: string): Promise<{ started: boolean }> {
  await initialise(place, binaries);
  let started = false;
  for (const deadline = performance.now() + START_PATIENCE_MS; ;) {
    const state = await postmasterState(place);
    if (state === 'ready') return { started };
    if (performance.now() > deadline) throw new Error(await whyNot(place));
    if (state === 'lost') await takeDown(place, binaries);
    if (state === 'stale') await rm(join(place.data, 'postmaster.pid'), { force: true });
    // It fails while another process starts it too, or while the children of a killed server still leave: look again.
    if (state === 'starting') await delay(50);
    else if ((await start(place, binaries)) === 0) started = true;
    else await delay(200);
  }
}

/** The data directory is made aside and moved into place, so that a killed first start leaves no half of one. */
async function initialise({ data, owner, home }: ClusterPlace, binaries: string): Promise<void> {
  const version = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version !== null) {
    if (version.trim() === MAJOR_VERSION) return;
    throw new Error(
      `${data} was made by PostgreSQL ${version.trim()}, this is ${MAJOR_VERSION}. Move it away, or set DATABASE_URL.`,
    );
  }
  await sweepAbandoned(home);
  const side = `${data}.new-${process.pid}`;
  await mkdir(side, { mode: 0o700 });
  await giveTo(side, owner);
  const args = ['-D', side, '-U', CLUSTER_USER, '--auth=trust', '--encoding=UTF8', '--no-instructions'];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const { code, output } = await runProgram(join(binaries, 'bin', 'initdb'), [...args, ...locale], owner);
  if (code !== 0) throw new Error(`The embedded PostgreSQL could not be initialised in ${data}: ${output}`);
  // Another process may have been first; its directory is as good.
  await rename(side, data).catch(() => rm(side, { recursive: true, force: true }));
}

const MAJOR_VERSION = '18';

async function sweepAbandoned(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = /^postgres\.new-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) await rm(join(home, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function start(place: ClusterPlace, binaries: string): Promise<number | null> {
  const { data, owner, socketFolder } = place;
  await makeSocketFolder(place);
  const config = join(data, 'postgresql.conf');
  await writeFile(config, serverConfig(socketFolder), { mode: 0o600 });
  await giveTo(config, owner);
  // The server gets a session of its own, so the terminal's Ctrl-C reaches us and not it.
  const args = ['start', '-D', data, '-l', join(data, 'start.log'), '-w', '-t', '55', '-s'];
  return runDetaching(join(binaries, 'bin', 'pg_ctl'), args, owner);
}

async function takeDown(place: ClusterPlace, binaries: string): Promise<void> {
  const state = await postmasterState(place);
  if (state === 'absent' || state === 'stale') return removeSocketFolder(place);
  const args = ['stop', '-D', place.data, '-m', 'fast', '-w', '-t', '30'];
  const { code, output } = await runProgram(join(binaries, 'bin', 'pg_ctl'), args, place.owner);
  const after = await postmasterState(place);
  if (code !== 0 && after !== 'absent') throw new Error(`The embedded PostgreSQL does not stop: ${output}`);
  await removeSocketFolder(place);
}

async function whyNot({ data }: ClusterPlace): Promise<string> {
  const log = await readFile(join(data, 'start.log'), 'utf8').catch(() => '');
  return `The embedded PostgreSQL does not start. Its last words:\n${log.slice(-1_500)}`;
}

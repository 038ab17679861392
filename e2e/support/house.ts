import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, readlink, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { abandonedFolders, isAlive, runFolder } from '@pelita/testkit/run-folder';

const root = join(import.meta.dirname, '../..');
const main = join(root, 'apps/server/src/main');
const READY = /The back office is at (\S+)/;
const PORTAL = /Pelita is ready at (\S+)/;

const FOLDERS = 'pelita-journeys-';

/** Of everybody whom a journey makes. */
export const PASSWORD = 'lampu minyak 2026';

export type Account = { username: string; password: string };
export type FirstRun = {
  member: Account;
  agent: Account;
  operators: (Account & { authenticatorSecret: string; roles: string[] })[];
};

/** The real server as `npm start` runs it, with its own database and data directory. */
export type House = {
  origin: string;
  /** Of the back office, whose port may be another one after a restart. */
  officeOrigin: () => string;
  dataDir: string;
  accounts: FirstRun;
  /** Changes an operator setting. Every call and page that is asked for afterwards follows it. */
  set: (key: string, value: unknown) => Promise<void>;
};

/** A server that no other journey uses, so that this one may stop it. */
export type OwnHouse = House & {
  /** All that the server has printed since it was made, over its restarts. */
  printed: () => string;
  /** Begins again in the same data directory and on the same port. */
  start: () => Promise<void>;
  /** As Ctrl-C does it. Answers the exit code. */
  stop: () => Promise<number | null>;
  /** kill -9: the server has no moment to put anything in order. */
  kill: () => Promise<void>;
  /** Stops it and removes its data; throws when it has logged an error that no test expected, or a journey's password. */
  leave: () => Promise<void>;
};

/** What killed runs left, but for a server's whose database still runs. */
export async function removeAbandonedHouses(): Promise<void> {
  for (const folder of abandonedFolders(FOLDERS)) {
    const postmaster = await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8').catch(() => null);
    if (postmaster === null || !isAlive(Number.parseInt(postmaster, 10)))
      await rm(folder, { recursive: true, force: true });
  }
}

export async function openHouse(
  given: {
    port?: number;
    variables?: Record<string, string>;
    /** As `npm run dev` runs it: from the sources, beginning anew when one of them is saved. */
    isDevelopment?: boolean;
  } = {},
): Promise<OwnHouse> {
  const isBuilt = ['portal/dist/server/entry-server.js', 'backoffice/dist/client/.vite/manifest.json'].every((file) =>
    existsSync(join(root, 'apps', file)),
  );
  if (!isBuilt) throw new Error('The applications are not built yet: npm run e2e builds them, or npm run build.');
  const dataDir = runFolder(FOLDERS);
  const port = given.port ?? (await freePort());
  const environment = { ...surroundings(dataDir, port), ...given.variables };
  const start = join(main, 'start.ts');
  const words = given.isDevelopment ? ['--watch', '--watch-preserve-output', start, '--dev'] : [start];
  let printed = '';
  let child: ChildProcess | null = null;

  const run = async () => {
    child = spawn(process.execPath, words, { cwd: root, env: environment, stdio: 'pipe' });
    const from = printed.length;
    const onPiece = (piece: Buffer) => (printed += piece.toString('utf8'));
    child.stdout?.on('data', onPiece);
    child.stderr?.on('data', onPiece);
    await ready(child, () => printed.slice(from));
  };
  const stop = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    return child.exitCode;
  };
  // Nobody else would end them if this process went first.
  const onExit = () => child?.kill('SIGTERM');
  process.once('exit', onExit);

  await run();
  const accounts = JSON.parse(await readFile(join(dataDir, 'first-run.json'), 'utf8')) as FirstRun;
  return {
    origin: originOf(printed),
    officeOrigin: () => officeOriginOf(printed),
    dataDir,
    accounts,
    printed: () => printed,
    start: run,
    stop,
    kill: async () => {
      if (!child) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    set: (key, value) => setAt(originOf(printed), key, value),
    leave: async () => {
      // A killed server leaves its database running; whoever starts next takes it over and can stop it.
      if (child?.signalCode === 'SIGKILL') await run();
      const code = await stop();
      process.removeListener('exit', onExit);
      // For root the database lies elsewhere, and a link in its place says where.
      const elsewhere = await readlink(join(dataDir, 'postgres')).catch(() => null);
      for (const left of [dataDir, ...(elsewhere === null ? [] : [dirname(elsewhere)])])
        await rm(left, { recursive: true, force: true });
      if (printed.includes(PASSWORD)) throw new Error('The server has printed the password of a journey.');
      const errors = errorLines(printed);
      if (errors.length > 0) throw new Error(`The server has logged errors:\n${errors.join('\n')}`);
      if (code !== 0 && code !== null)
        throw new Error(`The server ended with ${String(code)}:\n${printed.slice(-2_000)}`);
    },
  };
}

/** By the sandbox, which answers once every call follows the change. */
export async function setAt(origin: string, key: string, value: unknown): Promise<void> {
  const answer = await fetch(`${origin}/dev/settings/${key}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  });
  if (!answer.ok) throw new Error(`${key} could not be set: ${await answer.text()}`);
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

/** Only what a server needs to be told; nothing of the shell that runs the tests. */
export function surroundings(dataDir: string, port: number): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  return {
    ...(PATH === undefined ? {} : { PATH }),
    ...(HOME === undefined ? {} : { HOME }),
    ...(TMPDIR === undefined ? {} : { TMPDIR }),
    ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }),
    NODE_ENV: 'development',
    // A team that has played would be on the winners' board and in the operators' lists of every journey.
    DEMO_TEAM: '0',
    DATA_DIR: dataDir,
    PORT: String(port),
    OFFICE_PORT: '0',
    LOG_LEVEL: 'info',
  };
}

async function ready(child: ChildProcess, printed: () => string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const look = () => READY.test(printed()) && resolve();
  child.stdout?.on('data', look);
  child.once('error', reject);
  child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready:\n${printed()}`)));
  await promise;
}

function originOf(printed: string): string {
  return PORTAL.exec(printed)?.[1] ?? '';
}

/** The last one that was printed. */
function officeOriginOf(printed: string): string {
  return printed.split(READY).at(-2) ?? '';
}

function errorLines(printed: string): string[] {
  return printed.split('\n').filter((line) => /^\{"level":"(error|fatal)"/.test(line));
}

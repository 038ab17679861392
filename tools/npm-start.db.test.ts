import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'npm-start-'));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const npm of started) npm.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

async function npmStart(): Promise<ChildProcess> {
  const { HOME } = process.env;
  // Begun under whatever Node the machine has; that of the tests is the pinned one.
  const PATH = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(import.meta.dirname, 'node')))
    .join(delimiter);
  const npm = spawn('npm', ['start'], {
    env: { PATH, HOME, DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(npm);
  const ready = Promise.withResolvers<void>();
  let output = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString();
      if (/Pelita is ready at [^]*The back office is at http:\/\/office\.localhost:\d+\n/.test(output)) ready.resolve();
    });
  npm.once('close', () => ready.reject(new Error(output)));
  await ready.promise;
  return npm;
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'EASY-01 OPS-01 npm start names both addresses, and a %s for npm alone ends the launcher, the server and its database, in order',
  { timeout: 300_000 },
  async (signal) => {
    const npm = await npmStart();
    const postmaster = join(dataDir, 'postgres', 'postmaster.pid');
    expect(existsSync(postmaster)).toBe(true);
    // Its output closes when the last process that could write to it has ended.
    const closed = once(npm, 'close');
    npm.kill(signal);
    await closed;
    expect(existsSync(postmaster)).toBe(false);
  },
);

import { existsSync, lstatSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Plain } from './plain.mjs';
import { step } from './progress.mjs';
import { root } from './root.mjs';

const STOP_WITHIN_MS = 15_000;

/** Stops the embedded database of this checkout and deletes its data folder, after a yes. */
export async function reset({ isAgreed }) {
  const folder = resolve(root, process.env.DATA_DIR || '.pelita');
  if (!existsSync(folder)) {
    console.log(`Nothing to delete: there is no ${folder}.`);
    return;
  }
  refuseWhatIsNotOurs(folder);
  if (!isAgreed && !(await agreed(folder))) throw new Plain('Nothing was deleted.');
  const database = join(folder, 'postgres');
  await stop(join(database, 'postmaster.pid'));
  for (const path of [...linkedHome(database), folder]) rmSync(path, { recursive: true, force: true });
  console.log(`Deleted ${folder}. The next start begins with a new database and new demo accounts.`);
}

/** DATA_DIR comes from the environment; a slip there must not empty a home folder. */
function refuseWhatIsNotOurs(folder) {
  const isPrecious = [root, homedir()].some((one) => one === folder || one.startsWith(join(folder, '/')));
  const isOurs = ['postgres/PG_VERSION', 'first-run.json'].some((file) => existsSync(join(folder, file)));
  if (!isPrecious && isOurs) return;
  throw new Plain(
    `${folder} does not look like a data folder of Pelita, so it was left alone. Look at DATA_DIR, or delete it yourself.`,
  );
}

async function agreed(folder) {
  if (!process.stdin.isTTY) {
    throw new Plain(
      'This deletes every account and every posting. To say yes without a terminal: npm run reset -- --yes',
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Delete ${folder}, with every account and every posting in it? Type yes: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

/** Where the database's own user cannot reach the data folder, the server keeps it elsewhere and leaves a link. */
function linkedHome(database) {
  const isLink = lstatSync(database, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  if (!isLink || !existsSync(database)) return [];
  const home = dirname(realpathSync(database));
  return /[/\\]pelita-[0-9a-f]+$/.test(home) ? [home] : [];
}

/** The first line of the file is the database's process; INT asks it to end at once and in order. */
async function stop(file) {
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!isPostgres(pid)) return;
  await step('stopping the embedded database', async () => {
    process.kill(pid, 'SIGINT');
    for (let left = STOP_WITHIN_MS / 100; left > 0 && existsSync(file); left -= 1) await wait(100);
  });
  if (!existsSync(file)) return;
  throw new Plain(
    `The embedded database (process ${pid}) does not stop. Stop the Pelita that uses it, then reset again.`,
  );
}

/** A number left by a crash may belong to somebody else's program by now. */
function isPostgres(pid) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const name = `/proc/${pid}/comm`;
  return !existsSync(name) || readFileSync(name, 'utf8').startsWith('postgres');
}

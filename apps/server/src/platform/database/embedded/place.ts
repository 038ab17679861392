import { createHash, randomBytes } from 'node:crypto';
import { chown, lstat, mkdir, readlink, realpath, rmdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { clusterOwner, isReachable, type Owner } from './owner.ts';

/** Where one cluster lives. */
export type ClusterPlace = {
  owner: Owner;
  /** Holds `data` and, where the checkout cannot be read by the owner, a copy of the programs. */
  home: string;
  data: string;
  /** A short path, because a socket's path may have 107 bytes; its name follows from that of `data`. */
  socketFolder: string;
};

export async function findPlace(dataDir: string): Promise<ClusterPlace> {
  const owner = clusterOwner();
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const data = await findData(await realpath(dataDir), owner);
  const mark = createHash('sha256').update(data).digest('hex').slice(0, 12);
  return { owner, home: dirname(data), data, socketFolder: `/tmp/pelita-${mark}` };
}

/**
 * `postgres` inside the data directory; unless we are root and the owner cannot walk there, like in a checkout below
 * /root. Then it lives under /var/lib, and `postgres` is a link to it.
 */
async function findData(root: string, owner: Owner): Promise<string> {
  const inside = join(root, 'postgres');
  const linked = await readlink(inside).catch(() => null);
  if (linked === null && isReachable(root, owner)) return inside;
  const data = linked ?? join('/var/lib', `pelita-${randomBytes(6).toString('hex')}`, 'postgres');
  await mkdir(dirname(data), { recursive: true, mode: 0o711 });
  if (linked !== null) return data;
  try {
    await symlink(data, inside);
    return data;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  // Either another process linked first, or the data came to be where the owner cannot go any more.
  const other = await readlink(inside).catch(() => null);
  if (other !== null) return other;
  throw new Error(
    `${inside} cannot be reached by the user "nobody", under whom PostgreSQL runs for root. Move DATA_DIR.`,
  );
}

/** /tmp belongs to everybody: a folder that somebody else has put there is refused. */
export async function makeSocketFolder({ socketFolder: path, owner }: ClusterPlace): Promise<void> {
  const us = process.getuid?.() ?? 0;
  const uid = 'uid' in owner ? owner.uid : us;
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  const found = await lstat(path);
  if (!found.isDirectory() || (found.uid !== us && found.uid !== uid)) {
    throw new Error(`${path} belongs to somebody else. Remove it, or choose another DATA_DIR.`);
  }
  await giveTo(path, owner);
}

/** Nothing is left in /tmp of a server that has stopped. */
export async function removeSocketFolder({ socketFolder }: ClusterPlace): Promise<void> {
  // Not empty, when another process has started the server meanwhile.
  await rmdir(socketFolder).catch(() => {});
}

export async function giveTo(path: string, owner: Owner): Promise<void> {
  if ('uid' in owner) await chown(path, owner.uid, owner.gid);
}

import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Under whom PostgreSQL runs; empty means as we do. It refuses root, so root hands over to `nobody`. */
export type Owner = { uid: number; gid: number } | Record<never, never>;

const NOBODY = 65_534;

export function clusterOwner(): Owner {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

/** Whether the owner may walk down to the path, judged by the classic permission bits. */
export function isReachable(path: string, owner: Owner): boolean {
  if (!('uid' in owner)) return true;
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { paintedWidthPx } from './paint.ts';

export type PictureKind = 'game' | 'vendor' | 'payment' | 'category' | 'avatar' | 'scene' | 'good' | 'rank';

/**
 * The address of a picture. It holds the version of the art kit, so a picture can be cached for ever and changes its
 * address when the kit's drawing changes.
 */
export function pictureUrl(kind: PictureKind, code: string): string {
  return `/art/${artKitVersion}/${kind}/${encodeURIComponent(code)}.${paintedWidthPx(kind) === null ? 'svg' : 'webp'}`;
}

/** The first characters of a hash over the kit's own sources and the way its drawings are painted. */
export const artKitVersion: string = hashOfKit(dirname(createRequire(import.meta.url).resolve('@pelita/ui/art')));

function hashOfKit(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of [...files, join(import.meta.dirname, 'paint.ts')]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 10);
}

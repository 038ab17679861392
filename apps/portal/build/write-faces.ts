import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * The text faces of the first view, cut to what Malay and English use: the plain letters with common signs, the weights
 * and the figures of one width that the design uses. Each then fits into what a server may send before it hears back.
 * Other letters come from the whole faces, when a page has them.
 */
const faces = [
  {
    name: 'jakarta.woff2',
    source: '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
    wght: { min: 400, max: 700, default: 400 },
  },
  {
    name: 'bricolage.woff2',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    wght: 700,
  },
];

const letters = range(0x20, 0x7e).join('') + '\u00a0©·×–—‘’“”•…→€™−';
const keepFeatures = ['kern', 'tnum', 'ccmp', 'locl'];

/** Makes what is missing in `.cache/faces`; a second of work, once. */
export async function writeFaces(root: string): Promise<void> {
  const folder = join(root, '.cache/plain-faces');
  mkdirSync(folder, { recursive: true });
  const require = createRequire(import.meta.url);
  for (const { name, source, wght } of faces) {
    const file = join(folder, name);
    if (existsSync(file)) continue;
    const whole = readFileSync(require.resolve(source));
    const how = { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures, noHinting: true } as const;
    writeFileSync(file, await subsetFont(whole, letters, how));
  }
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));
}

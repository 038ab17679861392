import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPacking } from './page-packing.ts';

/** For a machine that does other things too. */
const PATIENCE = { timeout: 4_000 };

/** Text in which a better packing finds more. */
const html = Buffer.from(
  Array.from({ length: 3_000 }, (_, index) => `<i class="w${(index * 7919) % 613}">${index}</i>`).join(''),
);

test('a page is packed quickly once, then as well as can be, and stays the same page', async () => {
  const packing = createPacking();
  const quick = await packing.pack('digest', html);
  expect(brotliDecompressSync(quick).equals(html)).toBe(true);
  await expect.poll(() => packing.best('digest')?.length, PATIENCE).toBeLessThan(quick.length);
  const best = packing.best('digest');
  expect(best && brotliDecompressSync(best).equals(html)).toBe(true);
  expect(await packing.pack('digest', html)).toBe(best);
});

test('what was never packed is not known', () => {
  expect(createPacking().best('other')).toBeUndefined();
});

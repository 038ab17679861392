import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import * as art from './index.ts';
import { faultIn, idsIn } from './picture-faults.ts';

const hostile = '"><script>x</script>\u0000🐉‮';
const pictures: Record<string, string> = {
  hero: art.heroScene(),
  monogram: art.monogram({ name: 'Batu', from: '#123456', to: '#654321', ink: '#ffffff' }),
  share: art.sharePicture({ name: 'Batu 88', scene: 'harbour', night: '#0a1e1a', text: '#effff8' }),
  ...Object.fromEntries(art.sceneKinds.map((kind) => [`scene ${kind}`, art.scene({ kind, seed: 'a' })])),
  ...Object.fromEntries(art.categories.map((category) => [`category ${category}`, art.categoryIcon(category)])),
  ...Object.fromEntries(art.categories.map((category) => [`hub ${category}`, art.hubScene(category)])),
  ...Object.fromEntries(art.emptyKinds.map((kind) => [`empty ${kind}`, art.emptyState(kind)])),
  ...Object.fromEntries(art.symbolIds.map((id) => [`symbol ${id}`, art.slotSymbol(id, 'lotus-of-fortune')])),
  vendor: art.vendorMark({ code: 'KIRANA', name: 'Kirana' }),
  avatar: art.avatar('suria88'),
};

test.each(Object.entries(pictures))('%s is a valid picture without fonts or anything from outside', (_, picture) => {
  expect(faultIn(picture)).toBeUndefined();
});

test('every kind of picture may stand inline beside every other: no two share an id', () => {
  const ids = Object.values(pictures).flatMap(idsIn);
  expect(new Set(ids).size).toBe(ids.length);
});

test('hostile words yield valid pictures everywhere', () => {
  const drawn = [
    art.vendorMark({ code: hostile, name: hostile }),
    art.avatar(hostile),
    art.categoryIcon(hostile),
    art.monogram({ name: hostile, from: '#000000', to: '#000000', ink: '#ffffff' }),
    art.sharePicture({ name: hostile, scene: 'harbour', night: '#000000', text: '#ffffff' }),
    art.scene({ kind: 'harbour', seed: hostile }),
    ...art.symbolIds.flatMap((id) => [
      art.slotSymbol(id, hostile),
      art.slotSymbol(id, { name: hostile, code: hostile }),
    ]),
  ];
  expect(drawn.map(faultIn).filter(Boolean)).toEqual([]);
});

test('the same words give the same picture for ever', () => {
  const hash = (picture: string) => createHash('sha256').update(picture).digest('hex').slice(0, 16);
  expect(
    [pictures['hero'], pictures['symbol A'], pictures['scene koi-river'], pictures['avatar']].map((picture) =>
      hash(picture ?? ''),
    ),
  ).toMatchInlineSnapshot(`
    [
      "dbbd695e0725c275",
      "e3fc419e1b79801a",
      "81c8287ecfe07e52",
      "c395bad64bca5061",
    ]
  `);
});

describe('weights', () => {
  test('the hero fits inside a page: at most 4 kB by brotli', () => {
    expect(brotliCompressSync(art.heroScene()).length).toBeLessThanOrEqual(4000);
  });
  test.each(art.sceneKinds)('%s weighs at most 14 kB by brotli', (kind) => {
    expect(brotliCompressSync(art.scene({ kind, seed: 'b' })).length).toBeLessThanOrEqual(14_000);
  });
});

test.each(art.categories)('the stage of %s weighs at most 14 kB by brotli', (category) => {
  expect(brotliCompressSync(art.hubScene(category)).length).toBeLessThanOrEqual(14_000);
});

describe('reel symbols', () => {
  test('no two symbols of a title look the same', () => {
    for (const theme of ['lotus-of-fortune', 'koi-rising', 'lantern-lane', 'zyx', 'pelita-perdana', 'gem-caravan']) {
      const bodies = art.symbolIds.map((id) => art.slotSymbol(id, theme).replaceAll(/"[^"]*\by[A-Z][^"]*"/g, ''));
      expect(new Set(bodies).size).toBe(art.symbolIds.length);
    }
  });
  test('a code alone gives the theme that its words would', () => {
    expect(art.slotSymbol('A', 'koi-rising')).toBe(art.slotSymbol('A', { name: 'koi rising', code: 'koi-rising' }));
  });
});

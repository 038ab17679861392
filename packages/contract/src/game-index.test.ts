import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { expandIndex, type GameIndex, searchIndex, slugOf } from './game-index.ts';
import { searchKey } from './search-key.ts';
import { searchKindsNamed } from './search-kinds.ts';

const names = [
  'Naga Bulan',
  'Tiga Naga',
  'Enaganis',
  'Café Koi',
  'Rama-Rama Garden',
  'Lucky 🎰 Row',
  'Bulan Emas Naga',
];
const index: GameIndex = {
  version: 'kit.7',
  kit: 'kit',
  vendors: [
    { code: 'RIMBA', name: 'Rimba' },
    { code: 'KIRANA', name: 'Kirana Studio' },
  ],
  engines: [{ key: 'lines-5x3', family: 'lines', rtpPercent: '95.87', volatility: 'high', features: ['wild'] }],
  categories: ['RNG', 'FISH'],
  names,
  nodeIds: [1001, 1, 1, 5, 2, 1, 1],
  vendor: [0, 0, 0, 0, 0, 1, 1],
  engine: names.map(() => 0),
  category: names.map(() => 0),
  codes: names.map((name) => (name.includes('Row') ? 'lucky-slots-row' : 0)),
  listedDay: names.map(() => 20_000),
  fresh: [6],
  closed: [0],
};
const titles = expandIndex(index);
const found = (text: string, limit = 10) => searchIndex(titles, text, limit).map(({ gameName }) => gameName);

test('FIND-01 a title comes out of the columns whole', () => {
  expect(titles.game(6)).toMatchObject({
    nodeId: '1012',
    gameCode: 'bulan-emas-naga',
    vassalage: 'KIRANA',
    vendorName: 'Kirana Studio',
    gameType: 'RNG',
    rtpPercent: '95.87',
    icon: '/art/kit/game/bulan-emas-naga.webp',
    isNew: true,
    isUnderMaintenance: false,
  });
  expect(titles.game(5)).toMatchObject({ gameCode: 'lucky-slots-row', isNew: false });
  expect(titles.game(0).isUnderMaintenance).toBe(true);
  expect(titles.rowOf('1010')).toBe(4);
  expect(titles.rowOf('1009')).toBe(-1);
});

test('FIND-01 titles that begin with the text come first, then those with a word that does, then those that hold it', () => {
  expect(found('naga')).toEqual(['Naga Bulan', 'Tiga Naga', 'Bulan Emas Naga', 'Enaganis']);
  expect(found('NAGA b')).toEqual(['Naga Bulan', 'Bulan Emas Naga']);
  expect(found('naga', 2)).toEqual(['Naga Bulan', 'Tiga Naga']);
});

test('FIND-01 typing letter by letter finds what a search for the whole finds', () => {
  const letters = fc
    .array(fc.constantFrom('n', 'a', 'g', 'b', 'u', 'l', ' ', 'm', 's', 'e', 't', 'i', '-', 'k'), { maxLength: 8 })
    .map((all) => all.join(''));
  const words = fc.array(fc.oneof(fc.constantFrom('naga', 'bulan', 'e', 'rimba', 'kirana st'), letters), {
    maxLength: 3,
  });
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 8 }), (said, limit) => {
      const text = said.join(' ');
      const typing = expandIndex(index);
      for (let end = 1; end <= text.length; end++) {
        const typed = text.slice(0, end);
        expect(typing.search(typed, limit), typed).toEqual(expandIndex(index).search(typed, limit));
      }
    }),
  );
});

test.each([
  ['cafe', 'Café Koi'],
  ['CAFE\u0301', 'Café Koi'],
  ['rama rama', 'Rama-Rama Garden'],
  ['rama-rama', 'Rama-Rama Garden'],
  ['🎰', 'Lucky 🎰 Row'],
  ['  koi ', 'Café Koi'],
])('FIND-01 a search for %j finds %s', (text, name) => {
  expect(found(text)).toContain(name);
});

test('FIND-01 a studio’s name finds its titles', () => {
  expect(found('studio')).toEqual(['Lucky 🎰 Row', 'Bulan Emas Naga']);
});

test.each([
  '',
  '   ',
  '-',
  '%',
  '.*',
  '(',
  '\\',
  '\n',
  'x'.repeat(10_000),
  '\u0000',
  '\uD800',
  '__proto__',
  "' or 1=1",
])('FIND-01 API-05 a search for %j finds nothing and breaks nothing', (text) => {
  expect(found(text)).toEqual([]);
});

test('a code is the slug of its name, for any characters in it', () => {
  expect(slugOf('Rama-Rama Garden')).toBe('rama-rama-garden');
  expect(slugOf('Café  d’Or!')).toBe('cafe-dor');
  expect(searchKey('กี')).not.toBe(searchKey('กิ'));
});

test.each([
  ['Golden Koi!', 'golden koi!'],
  [' Golden  Koi ', 'golden koi'],
  ['Rama-Rama\tGarden', 'rama rama garden'],
  ["Wolf's & Bear’s", 'wolfs & bears'],
  ['ÉCLAIR', 'eclair'],
  ['  ', ''],
  ['-', ''],
])('FIND-01 the key of %j is %j', (text, key) => {
  expect(searchKey(text)).toBe(key);
});

test('FIND-01 a search by category or feature finds their titles, after those that have the word in their name', () => {
  const categories = names.map((_, row) => (row < 2 ? 1 : 0));
  const two = expandIndex({
    ...index,
    names: names.with(3, 'Wild Koi'),
    category: categories,
    engines: [...index.engines, { key: 'b', family: 'b', rtpPercent: '95', volatility: 'low', features: ['scatter'] }],
    engine: names.map((_, row) => (row % 2 === 0 ? 0 : 1)),
  });
  const kinds = searchKindsNamed({ category: (category) => category, feature: (feature) => `${feature}s` });
  const rows = (text: string) => two.search(text, 10, kinds);
  expect(rows('fish')).toEqual([0, 1]);
  expect(rows('fish wilds')).toEqual([0]);
  expect(rows('wild')).toEqual([3, 0, 2, 4, 6]);
  expect(rows('bulan wilds')).toEqual([6, 0]);
  expect(two.search('fish', 1, kinds)).toEqual([0]);
  expect(two.search('fish', 10)).toEqual([]);
});

test('FIND-01 a title without an engine of ours comes out without its figures, and a search finds it by category', () => {
  const one = expandIndex({
    ...index,
    engine: names.map((_, row) => (row === 1 ? -1 : 0)),
    category: names.map(() => 1),
  });
  const without = { engine: null, family: null, rtpPercent: null, volatility: null, features: [] };
  expect(one.game(1)).toMatchObject({ gameName: 'Tiga Naga', ...without });
  const kinds = searchKindsNamed({ category: (category) => category, feature: (feature) => feature });
  expect(one.search('fish', 10, kinds)).toContain(1);
  expect(one.search('wild', 10, kinds)).not.toContain(1);
});

test('FIND-01 a vendor is found by the beginning of a word, with the count of its titles', () => {
  expect(titles.vendors('stud', 5)).toEqual([
    {
      vassalage: 'KIRANA',
      vendorName: 'Kirana Studio',
      gameType: 'RNG',
      gameCount: 2,
      icon: '/art/kit/vendor/KIRANA.webp',
    },
  ]);
  expect(titles.vendors('irana', 5)).toEqual([]);
  expect(titles.vendors('', 5)).toEqual([]);
});

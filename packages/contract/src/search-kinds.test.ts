import { expect, test } from 'vitest';
import { isOfKinds, searchKindsNamed, splitSearch } from './search-kinds.ts';

const inMalay = searchKindsNamed({
  category: (category) => (category === 'FISH' ? 'Tembak ikan' : category === 'RNG' ? 'Slot' : category),
  feature: (feature) => (feature === 'freeSpins' ? 'Putaran percuma' : feature),
});
const split = (text: string) => {
  const { name, kinds } = splitSearch(text, inMalay);
  return [name, ...kinds.map((kind) => ('category' in kind ? kind.category : kind.feature))];
};

test.each([
  ['slot', ['', 'RNG']],
  ['Tembak Ikan', ['', 'FISH']],
  ['tembak', ['', 'FISH']],
  ['koi putaran percuma', ['koi', 'freeSpins']],
  ['slot putaran naga', ['naga', 'RNG', 'freeSpins']],
  ['rng', ['', 'RNG']],
  ['ikan', ['ikan']],
  ['put', ['put']],
  ['koi', ['koi']],
  ['', ['']],
])('FIND-01 %j is read as a name and kinds', (text, expected) => {
  expect(split(text)).toEqual(expected);
});

test('FIND-01 a title suits when it is of every kind that was said', () => {
  const { kinds } = splitSearch('slot putaran percuma', inMalay);
  expect(isOfKinds(kinds, { category: 'RNG', features: ['wild', 'freeSpins'] })).toBe(true);
  expect(isOfKinds(kinds, { category: 'RNG', features: ['wild'] })).toBe(false);
  expect(isOfKinds(kinds, { category: 'FISH', features: ['freeSpins'] })).toBe(false);
});

import { expect, test } from 'vitest';
import { parsePlainSearch, stringifyPlainSearch } from './plain-search.ts';

test('ROUTE-04 search parameters stay text, whatever they look like', () => {
  expect(parsePlainSearch('?q=5&vassalage=STUDIO_PELITA')).toEqual({ q: '5', vassalage: 'STUDIO_PELITA' });
  expect(parsePlainSearch('?q=true&q=second')).toEqual({ q: 'true' });
  expect(Object.hasOwn(parsePlainSearch('?__proto__=x'), '__proto__')).toBe(true);
});

test('empty and absent values leave no trace in the address', () => {
  expect(stringifyPlainSearch({ q: '', selection: undefined, vassalage: 'KIRANA' })).toBe('?vassalage=KIRANA');
  expect(stringifyPlainSearch({})).toBe('');
  expect(parsePlainSearch(stringifyPlainSearch({ q: 'naga & koi=1' }))).toEqual({ q: 'naga & koi=1' });
});

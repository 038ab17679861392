import { expect, test } from 'vitest';
import { nationalities } from './nationalities.ts';

const values = (kept: string | null) => nationalities('EN', 'MY', kept).map(({ value }) => value);

test('MC-03 the nationalities begin with the brand’s own country and name each country once, in the page’s language', () => {
  const all = values(null);
  expect(all[0]).toBe('MY');
  expect(new Set(all).size).toBe(all.length);
  expect(nationalities('MY', 'MY', 'DE')).toContainEqual({ value: 'DE', label: 'Jerman' });
  expect(values('SG')).toEqual(all);
});

test('MC-03 what was typed before there was a list is still there to stay', () => {
  expect(nationalities('EN', 'MY', 'Warganegara')[0]).toEqual({ value: 'Warganegara', label: 'Warganegara' });
  expect(values('my')).toEqual(['my', ...values(null)]);
});

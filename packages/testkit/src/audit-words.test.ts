import { expect, test } from 'vitest';
import { wordlessValues } from './audit-words.ts';

const kept = (before: unknown, after: unknown) => ({
  action: 'change-setting',
  before: before === null ? null : JSON.stringify(before),
  after: JSON.stringify(after),
});

test('OPS-10 a value of the audit log without a word is found at any depth, with the action that kept it', () => {
  expect(wordlessValues([kept({ state: 'draft' }, { state: 'open', odd_minor: 1 })])).toEqual([
    'odd_minor (change-setting)',
  ]);
  expect(wordlessValues([kept(null, { value: [{ title: 'a', even: { inner: 1 } }] })])).toEqual([
    'even (change-setting)',
    'inner (change-setting)',
  ]);
});

test('a code, of a language or of a prize, needs no word', () => {
  expect(wordlessValues([kept(null, { words: { EN: { title: 'a' } }, result: { G1: ['1'] } }), kept(null, 5)])).toEqual(
    [],
  );
});

import { expect, test } from 'vitest';
import { afterAddress, type Typing } from './typed-filters.ts';

const typing = (of: Typing['of'], typed: Typing['typed'], isSent = false): Typing => ({ of, typed, isSent });

test('what is typed on after Enter stands when the address comes that Enter asked for', () => {
  const before = typing({}, { action: 'nothing' }, true);
  expect(afterAddress(before, { action: 'login' })).toEqual(typing({ action: 'login' }, { action: 'nothing' }));
});

test('an address that changed of itself has the last word, over its own filters alone', () => {
  const before = typing({ action: 'login', sort: 'at' }, { action: 'logi', actor: 'ann' });
  expect(afterAddress(before, { sort: 'at' })).toEqual(typing({ sort: 'at' }, { actor: 'ann' }));
  expect(afterAddress(before, { action: 'login', sort: '-at' })).toEqual(
    typing({ action: 'login', sort: '-at' }, { action: 'logi', actor: 'ann' }),
  );
});

test('only the next change is the one that was asked for', () => {
  const arrived = afterAddress(typing({}, { action: 'login' }, true), { action: 'login' });
  expect(afterAddress(arrived, {})).toEqual(typing({}, {}));
  expect(afterAddress(arrived, { action: 'login' })).toBe(arrived);
});

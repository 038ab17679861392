import { expect, test } from 'vitest';
import { rememberedFor } from './remembered.ts';
import { snapshotFrom } from './snapshot.ts';

test('what was worked out holds for its catalogue and its rounds, and for no other', () => {
  const [first, second] = [snapshotFrom('1', [], []), snapshotFrom('2', [], [])];
  const [none, some] = [new Map(), new Map([['koi', 1]])];
  const made: string[] = [];
  const of = rememberedFor(({ version }, rounds) => made.push(`${version} ${rounds.size}`));
  of(first, none);
  of(first, none);
  expect(made).toEqual(['1 0']);
  of(first, some);
  of(second, some);
  of(second, some);
  expect(made).toEqual(['1 0', '1 1', '2 1']);
});

import { expect, test } from 'vitest';
import { fromTheBaseline, pendingMigrations } from './history.ts';
import type { Migration } from './schema.ts';

const migration = (name: string, checksum = name): Migration => ({ name, checksum, sql: '' });
const baseline = migration('baseline');
const first = migration('20261123T0400-first.sql');
const second = migration('20261123T0500-second.sql');
const known = [baseline, first, second];

test('what a database lacks is what comes after its history', () => {
  expect(pendingMigrations([], known)).toEqual(known);
  expect(pendingMigrations([baseline, first], known)).toEqual([second]);
  expect(pendingMigrations([second, baseline, first], known)).toEqual([]);
});

test.each([
  [
    'changed',
    [baseline, migration(first.name, 'other')],
    'has changed since it was applied: bring the applied file back',
  ],
  [
    'removed',
    [baseline, migration('20261123T0430-gone.sql')],
    'was applied and its file is missing: bring the file back',
  ],
  ['from a newer version', [baseline, migration('20261124T0000-later.sql')], 'Start that version, or restore a backup'],
  ['younger than a file that waits', [baseline, second], 'give it a later time in its name'],
])('a history that is %s is refused with the way out', (_how, history, words) => {
  expect(() => pendingMigrations(history, known)).toThrow(words);
});

test('a database at only a part of the numbered migrations is refused with the way out', () => {
  const numbered = [migration('0001-platform-outbox.sql'), migration('0002-platform-settings.sql')];
  expect(() => fromTheBaseline(numbered, baseline)).toThrow(
    'start the version whose newest migration is 0130-identity-code-sends.sql on it once, then this one',
  );
});

test('once the baseline is applied, the numbered migrations from before are history', () => {
  expect(fromTheBaseline([migration('0001-platform-outbox.sql'), baseline, first], baseline)).toEqual([
    baseline,
    first,
  ]);
});

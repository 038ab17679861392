import { createSeededRandom } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { createUuidSequence } from './uuid-v7.ts';

const noon = Temporal.Instant.from('2026-03-02T12:00:00.123Z');
const form = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('an id is a UUIDv7 that tells its instant', () => {
  const id = createUuidSequence(createSeededRandom('ids').bytes)(noon);
  expect(id).toMatch(form);
  expect(millisecondsIn(id)).toBe(noon.epochMilliseconds);
});

test('ids of one millisecond grow, and none comes twice', () => {
  const next = createUuidSequence(createSeededRandom('order').bytes);
  const ids = Array.from({ length: 20_000 }, () => next(noon));
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => form.test(id))).toBe(true);
});

test('a chance that gives only ones does not overflow into the instant', () => {
  const next = createUuidSequence((count) => new Uint8Array(count).fill(255));
  const ids = Array.from({ length: 5 }, () => next(noon));
  expect(ids.every((id) => form.test(id) && millisecondsIn(id) === noon.epochMilliseconds)).toBe(true);
});

function millisecondsIn(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

import { expect, test } from 'vitest';
import { games } from './games.ts';
import { inventedNameOf } from './invented-names.ts';

test('LOTT-03 every game of the world outside has an invented name of its own, but the north, which is replayed', () => {
  const outside = games.filter(({ timetables }) => timetables.some((timetable) => !('everySeconds' in timetable)));
  const names = outside.filter(({ code }) => code !== 'XSMB').map(({ code }) => inventedNameOf(code));
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(names.length);
  expect(inventedNameOf('XSMB')).toBeUndefined();
  const stations = games.map(({ station }) => station);
  for (const name of names) expect(stations).not.toContain(name);
});

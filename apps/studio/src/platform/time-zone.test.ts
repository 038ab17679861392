import { expect, test } from 'vitest';
import { shownTimeZone } from './time-zone.ts';

test('SHELL-01 a game shows its rounds in the zone that the address names, and in the device’s without one', () => {
  const ofDevice = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(shownTimeZone('?lang=MY&zone=America%2FLima')).toBe('America/Lima');
  expect(shownTimeZone('?zone=UTC')).toBe('UTC');
  for (const query of ['', '?lang=MY', '?zone=', '?zone=Mars%2FOlympus']) expect(shownTimeZone(query)).toBe(ofDevice);
});

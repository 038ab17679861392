import { expect, test } from 'vitest';
import { shareLeft, timeLeft } from './time-left.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

test('LOTT-02 a countdown counts whole seconds and says days once there are any', () => {
  expect(timeLeft(8 * SECOND)).toEqual({ clock: '00:08' });
  expect(timeLeft(7_001)).toEqual({ clock: '00:08' });
  expect(timeLeft(HOUR + 61 * SECOND)).toEqual({ clock: '01:01:01' });
  expect(timeLeft(24 * HOUR - 1)).toEqual({ days: 1, hours: 0 });
  expect(timeLeft(252 * HOUR)).toEqual({ days: 10, hours: 12 });
  expect(timeLeft(-5)).toEqual({ clock: '00:00' });
});

test('LOTT-02 a ring is full when sales open, half of it left half-way, and empty when they close', () => {
  const draw = { opensAt: '2026-11-20T10:00:00Z', closesAt: '2026-11-20T10:01:00Z' };
  expect(shareLeft(draw, Date.parse(draw.opensAt))).toBe(1);
  expect(shareLeft(draw, Date.parse(draw.opensAt) + 30 * SECOND)).toBe(0.5);
  expect(shareLeft(draw, Date.parse(draw.closesAt) + 1)).toBe(0);
});

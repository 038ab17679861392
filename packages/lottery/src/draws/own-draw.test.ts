import { expect, test } from 'vitest';
import { commitment } from '@pelita/games/fairness';
import { ruleSets } from '../rule-sets.ts';
import { drawFromSeed, verifyDraw } from './own-draw.ts';

const draw = {
  rules: 'SSC',
  game: 'SSC-1M',
  drawNo: '20261123-0001',
  serverSeed: 'a seed that was committed to',
};

test.each(ruleSets)(
  'FAIR-01 LOTT-07 $code can be drawn from a seed, again and again the same, and reads its own draw',
  ({ code, shape }) => {
    const drawn = drawFromSeed({ ...draw, rules: code });
    expect(drawFromSeed({ ...draw, rules: code })).toEqual(drawn);
    expect(shape.read(drawn)).toEqual(drawn);
  },
);

test('FAIR-01 LOTT-07 a revealed draw holds, and any change of seed, number, game or result shows', () => {
  const claimed = { commitment: commitment(draw.serverSeed), result: drawFromSeed(draw) };
  expect(verifyDraw(draw, claimed)).toMatchObject({ holds: true, commitmentHolds: true, resultHolds: true });
  expect(verifyDraw({ ...draw, serverSeed: 'another' }, claimed).commitmentHolds).toBe(false);
  for (const change of [{ drawNo: '20261123-0002' }, { game: 'SSC-3M' }])
    expect(verifyDraw({ ...draw, ...change }, claimed)).toMatchObject({ holds: false, commitmentHolds: true });
  expect(verifyDraw(draw, { ...claimed, result: { digits: ['00000'] } }).resultHolds).toBe(false);
  expect(verifyDraw(draw, { ...claimed, result: { ...claimed.result, more: [] } }).resultHolds).toBe(false);
});

test('FAIR-01 prizes may be kept in another order than they are drawn in', () => {
  const mark = { ...draw, rules: 'M6' };
  const { regular = [], special = [] } = drawFromSeed(mark);
  expect(verifyDraw(mark, { commitment: commitment(draw.serverSeed), result: { special, regular } }).holds).toBe(true);
});

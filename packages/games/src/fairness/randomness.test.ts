import { expect, test } from 'vitest';

import { below } from './below.ts';
import { fairStream } from './fair-stream.ts';
import { shuffle } from './shuffle.ts';

// The seeds are fixed, so nothing here is left to luck: a failure means that the code has changed.
const stream = (nonce: number) => fairStream({ serverSeed: 'a battery with fixed seeds', clientSeed: 'player', nonce });

test.each([2, 6, 10, 28, 29, 37, 52, 80])('FAIR-02 below(%i) is uniform by chi-square', (n) => {
  const next = stream(n);
  expect(deviation(n, 40_000, () => below(next, n))).toBeLessThan(4);
});

test('FAIR-02 below stays uniform where taking the remainder would show', () => {
  // 3·2³⁰ fits into 2³² one and a third times: without rejection the lowest third would come up twice as often.
  const [next, biased] = [stream(100), stream(100)];
  const third = (value: number) => Math.floor(value / 2 ** 30);
  expect(deviation(3, 40_000, () => third(below(next, 3 * 2 ** 30)))).toBeLessThan(4);
  expect(deviation(3, 40_000, () => third(biased() % (3 * 2 ** 30)))).toBeGreaterThan(10);
});

test.each([0, 8, 16, 24])('FAIR-02 the bytes at bit %i of the words are uniform', (shift) => {
  const next = stream(200 + shift);
  expect(deviation(256, 60_000, () => (next() >>> shift) & 0xff)).toBeLessThan(4);
});

test('FAIR-02 neighbouring draws are independent: all pairs are equally frequent', () => {
  const next = stream(300);
  expect(deviation(29 * 29, 60_000, () => below(next, 29) * 29 + below(next, 29))).toBeLessThan(4);
});

test('FAIR-02 the first draws of neighbouring nonces are independent', () => {
  let nonce = 1_000;
  const first = () => below(stream((nonce += 1)), 10);
  expect(deviation(100, 10_000, () => first() * 10 + first())).toBeLessThan(4);
});

test('FAIR-02 runs of equal bits are as many as chance makes', () => {
  const next = stream(400);
  const bits = Array.from({ length: 4_000 }, next).flatMap((word) =>
    Array.from({ length: 32 }, (_, i) => (word >>> i) & 1),
  );
  const changes = bits.filter((bit, i) => i > 0 && bit !== bits[i - 1]).length;
  const ones = bits.filter((bit) => bit === 1).length;
  const half = bits.length / 2;
  expect(Math.abs(changes - half) / Math.sqrt(bits.length / 4)).toBeLessThan(4);
  expect(Math.abs(ones - half) / Math.sqrt(bits.length / 4)).toBeLessThan(4);
});

test('FAIR-02 all 120 orders of five items are equally frequent', () => {
  const next = stream(500);
  const orders = new Map<string, number>();
  const orderIndex = () => {
    const order = shuffle(next, [1, 2, 3, 4, 5]).join('');
    return orders.get(order) ?? orders.set(order, orders.size).size - 1;
  };
  expect(deviation(120, 30_000, orderIndex)).toBeLessThan(4);
  expect(orders.size).toBe(120);
});

/**
 * How far the counts of a supposedly uniform draw are from chance, in standard deviations: the chi-square statistic
 * brought to a normal one (Wilson–Hilferty). 4 is passed by chance once in 30,000 sets of seeds.
 */
function deviation(classes: number, draws: number, draw: () => number): number {
  const counts = new Uint32Array(classes);
  for (let i = 0; i < draws; i += 1) {
    const drawn = draw();
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  const expected = draws / classes;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = classes - 1;
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
}

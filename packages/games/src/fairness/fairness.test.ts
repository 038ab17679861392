import { describe, expect, test } from 'vitest';

import { below } from './below.ts';
import { commitment } from './commitment.ts';
import { fairStream } from './fair-stream.ts';
import { drawWithoutReplacement, shuffle } from './shuffle.ts';

const serverSeed = '0f1e2d3c4b5a69788796a5b4c3d2e1f000112233445566778899aabbccddeeff';
const clientSeed = 'player-seed-1';
const oneTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const times = <T>(n: number, draw: () => T) => Array.from({ length: n }, draw);

// Each expectation restarts the stream at cursor 0.
const vectors = [
  {
    nonce: 0,
    block: '35dcdad2ab22c4af8a7a7aa7924867d5e31afee49d3d451c474473a800aff17e',
    floats: [0.2104012263, 0.6684992721, 0.5409313829],
    digits: [6, 1, 9, 9, 0],
    dice: [3, 4, 4],
    race: [2, 4, 3, 5, 10, 9, 6, 8, 1, 7],
    keno: [67, 35, 30, 23, 77, 6, 79, 61, 27, 76, 51, 52, 5, 21, 9, 37, 19, 33, 38, 26],
    cards: [9, 50, 14, 51, 48, 44],
  },
  {
    nonce: 1,
    block: 'cad10d6d17c9d5b1bf1c37a4a4543d176718fb6364cfe5224409a7587212ff3b',
    floats: [0.7922523872, 0.0929235036, 0.7465243125],
    digits: [3, 9, 8, 7, 7],
    dice: [6, 6, 1],
    race: [2, 6, 9, 7, 1, 10, 8, 5, 3, 4],
    keno: [14, 72, 27, 15, 12, 66, 59, 49, 47, 70, 50, 24, 77, 41, 44, 36, 9, 2, 38, 10],
    cards: [16, 23, 13, 49, 15, 35],
  },
];

test('FAIR-01 slot: the commitment is the SHA-256 of the server seed as text', () => {
  expect(commitment(serverSeed)).toBe('75821f145d1094c7244d644c2b36cc782caa4e1063abec76ac948ce93020aadb');
});

describe.each(vectors)('with nonce $nonce', ({ nonce, block, floats, digits, dice, race, keno, cards }) => {
  const stream = () => fairStream({ serverSeed, clientSeed, nonce });

  test('FAIR-01 slot: the stream begins with the HMAC of cursor 0, read as big-endian words', () => {
    const hex = times(8, stream()).map((word) => word.toString(16).padStart(8, '0'));
    expect(hex.join('')).toBe(block);
    expect(times(3, stream()).map((word) => Number((word / 2 ** 32).toFixed(10)))).toEqual(floats);
  });

  test('digits and dice come from rejection sampling', () => {
    const digitStream = stream();
    const diceStream = stream();
    expect(times(5, () => below(digitStream, 10))).toEqual(digits);
    expect(times(3, () => 1 + below(diceStream, 6))).toEqual(dice);
  });

  test('shuffles and draws run across blocks', () => {
    expect(shuffle(stream(), oneTo(10))).toEqual(race);
    expect(drawWithoutReplacement(stream(), oneTo(80), 20)).toEqual(keno);
    const deck = oneTo(52).map((card) => card - 1);
    expect(shuffle(stream(), deck).slice(0, 6)).toEqual(cards);
  });
});

test('FAIR-01 slot: another client seed or nonce gives another stream', () => {
  const words = (seed: string, nonce: number) => times(4, fairStream({ serverSeed, clientSeed: seed, nonce }));
  expect(words('player-seed-2', 0)).not.toEqual(words(clientSeed, 0));
  expect(words(clientSeed, 2)).not.toEqual(words(clientSeed, 1));
});

test('below throws away the words that would favour small numbers', () => {
  const words = [2 ** 32 - 1, 2 ** 32 - 6, 2 ** 32 - 7];
  expect(below(() => words.shift() ?? 0, 10)).toBe((2 ** 32 - 7) % 10);
  expect(words).toEqual([]);
});

test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('below %s is refused', (n) => {
  expect(() => below(() => 0, n)).toThrow(RangeError);
});

test.each([-1, 0.5, 2 ** 53])('nonce %s is refused', (nonce) => {
  expect(() => fairStream({ serverSeed, clientSeed, nonce })).toThrow(RangeError);
});

import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { beatsBigTwo, readBigTwo } from './climbing/big-two.ts';
import { beatsTienLen, instantTienLen, readTienLen, tienLenRules } from './climbing/tien-len.ts';
import { niuNiuRank } from './niu-niu/rank.ts';
import { bigTwoFives, niuNiuFrequencies } from './proof/facts.ts';
import { niuNiu } from './niu-niu/niu-niu.ts';

const letters = { S: 0, H: 1, C: 2, D: 3 } as const;
/** "10S QH" */
function cards(text: string): number[] {
  return text.split(' ').map((card) => {
    const rank = card.slice(0, -1);
    const place = 'A23456789'.indexOf(rank);
    return letters[card.slice(-1) as 'S'] * 13 + (rank === '10' ? 9 : place >= 0 ? place : 10 + 'JQK'.indexOf(rank));
  });
}

test.each([
  ['10S JH QC 3D 4S', 7],
  ['9S AH JS QS KS', 10],
  ['5S 7H 8C 10D KS', 10],
  ['JS QH KC JD QS', 11],
  ['8S 2H 9C AD 5S', 0],
  ['5S 6H 8C KD QS', 0],
])('FAIR-01 cards: Niu Niu reads %s as %i', (text, kind) => {
  expect(niuNiuRank(cards(text)).kind).toBe(kind);
});

test('FAIR-01 cards: of 2,598,960 hands of Niu Niu the counts of each kind are those of the document', () => {
  const counts = niuNiuFrequencies();
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(2_598_960);
  // All five from twelve pictures.
  expect(counts[11]).toBe(792);
  for (const count of counts) expect(document).toContain(`| ${count.toLocaleString('en')} |`);
});

test('FAIR-01 cards: of 2,598,960 hands of five Big Two can play those of the document', () => {
  const fives = Object.fromEntries(bigTwoFives());
  expect(fives).toEqual({
    straight: 8 * 4 ** 5 - 32,
    flush: 4 * 1_287 - 32,
    'full-house': 3_744,
    four: 624,
    'straight-flush': 32,
    none: 2_598_960 - (8 * 4 ** 5 - 32) - (4 * 1_287 - 32) - 3_744 - 624 - 32,
  });
  for (const count of Object.values(fives)) expect(document).toContain(`| ${count.toLocaleString('en')} |`);
});

test.each([
  ['3D', '3C'],
  ['AS', '2D'],
  ['KD KH', 'KC KS'],
  ['3C 4D 5D 6S 7H', '3D 4C 5H 6D 7S'],
  ['10S JS QH KD AS', '3D 5D 6D 8D 9D'],
  ['3D 5D 6D 8D KD', '3D 5D 6D 8D AD'],
  ['3D 5D 6D 8D AD', '3S 5S 6S 8S AS'],
  ['4S 5S 6S 8S 2S', '3D 3H 3S 4D 4H'],
  ['AS AH AD KD KH', '3D 3H 3S 3C 4H'],
  ['2S 2H 2D 2C 4H', '3D 4D 5D 6D 7D'],
])('cards: in Big Two %s is beaten by %s', (low, high) => {
  const [one, other] = [readBigTwo(cards(low)), readBigTwo(cards(high))];
  if (!one || !other) throw new Error('not a combination');
  expect(beatsBigTwo(other, one)).toBe(true);
  expect(beatsBigTwo(one, other)).toBe(false);
});

test.each(['3D 4D', '3D 3C 4D', '3D 3C 3H 3S', 'JS QS KD AS 2S', 'AS 2S 3D 4S 5S', '3D 3C 3H 4S 5S', '3D 3C 4D 4C'])(
  'cards: Big Two has no play %s',
  (text) => {
    expect(readBigTwo(cards(text))).toBeNull();
  },
);

test.each([
  ['3S', '3C'],
  ['2D', '2H'],
  ['5S 5D', '5C 5H'],
  ['3S 4H 5S', '3H 4S 5D'],
  ['2H', '3S 3C 4S 4C 5S 5C'],
  ['2H', '6S 6C 6D 6H'],
  ['2H 2S', '6S 6C 6D 6H'],
  ['2H 2D', '3S 3C 4S 4C 5S 5C 6S 6C'],
  ['QS QC KS KC AS AC', '3S 3C 3D 3H'],
  ['AS AC AD AH', '3S 3C 4S 4C 5S 5C 6S 6C'],
  ['3S 3C 4S 4C 5S 5C', '3D 3H 4D 4H 5D 5H'],
])('cards: in Tien Len %s is beaten by %s', (low, high) => {
  const [one, other] = [readTienLen(cards(low)), readTienLen(cards(high))];
  if (!one || !other) throw new Error('not a combination');
  expect(beatsTienLen(other, one)).toBe(true);
  expect(beatsTienLen(one, other)).toBe(false);
});

test.each([
  ['AH', '3S 3C 4S 4C 5S 5C'],
  ['2H 2S', '3S 3C 4S 4C 5S 5C'],
  ['2H 2S 2C', '6S 6C 6D 6H'],
  ['3S 4H 5S', '6S 7H 8S 9S'],
])('cards: in Tien Len %s is not beaten by %s', (low, high) => {
  const [one, other] = [readTienLen(cards(low)), readTienLen(cards(high))];
  if (!one || !other) throw new Error('not a combination');
  expect(beatsTienLen(other, one)).toBe(false);
});

test.each(['KS AH 2D', '3S 4S', '3S 3C 4S 4C', 'AS AC 2S 2C 3S 3C', '3S 4S 6S'])(
  'cards: Tien Len has no play %s',
  (text) => {
    expect(readTienLen(cards(text))).toBeNull();
  },
);

test.each([
  ['2S 2C 2D 2H 3S 4S 5S 6S 7S 8S 9S 10S QS', 'four-twos'],
  ['3S 4S 5H 6S 7S 8S 9S 10S JS QS KH AS AC', 'dragon'],
  ['3S 3C 4S 4C 5H 5S 6S 6C 7S 7C 9S JS KS', 'five-pairs'],
  ['3S 3C 4S 4C 6H 6S 7S 7C 9S 9C KH KS 2S', 'six-pairs'],
  ['3S 3C 4S 4C 6H 6S 7S 7C 9S 9C KH QS 2S', null],
])('cards: Tien Len calls %s %s', (text, name) => {
  expect(instantTienLen(cards(text))).toBe(name);
});

test('cards: the dearest hand of Tien Len costs just what is held', () => {
  const dearest = cards('3S 4S 6H 7S 8S 10S JS KS KC AS 2S 2D 2H');
  expect(tienLenRules.loss(dearest, { count: 0, isInstant: false })).toBe(tienLenRules.holdUnits);
});

test('cards: a banker of Niu Niu whose hold is through pays the highest hands first', () => {
  // Five hands by turns: the banker has nothing, all others five pictures.
  const hands = ['3S 4S 6S 8S 9S', 'JS QS KS JH QH', 'KH JC QC KC JD', 'QD KD 3H 4H 3C', '5S 5H 10S 10H 10C'];
  const dealt = hands.flatMap((hand) => cards(hand));
  const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !dealt.includes(card));
  const hand = niuNiu('any').begin([...dealt, ...rest], 5);
  for (const seat of [0, 1, 2, 3, 4]) hand.move(seat, { kind: 'bid', units: seat === 0 ? 2 : 0 });
  for (const seat of [1, 2, 3, 4]) hand.move(seat, { kind: 'stake', units: 2 });
  expect(hand.units).toEqual([-20, 20, 0, 0, 0]);
});

const document = readFileSync(new URL('../../../../docs/card-games.md', import.meta.url), 'utf8');

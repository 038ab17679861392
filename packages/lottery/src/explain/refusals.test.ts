import { expect, test } from 'vitest';
import { north } from '../vietnam/regions.ts';
import { explain, Unexplained } from './explain.ts';

const good = { playType: 'lo2', content: '13', unit: '1' };
const refusal = (request: unknown): string => {
  try {
    explain(request);
  } catch (error) {
    if (error instanceof Unexplained) return error.message;
    throw error;
  }
  return 'explained';
};
const ofBet = (bet: unknown) => refusal({ game: 'XSMB', result: north.example, bets: [good, bet] });
const ofResult = (result: unknown) => refusal({ game: 'XSMB', result, bets: [good] });

const said = (sentence: string | RegExp): unknown =>
  typeof sentence === 'string' ? sentence : expect.stringMatching(sentence);

test.each([
  ['a number that is too long', { content: '123' }, 'Bet 2 (lo2): “123” has the wrong length: 2 digits are needed.'],
  ['a number that is too short', { content: '13 7' }, 'Bet 2 (lo2): “7” has the wrong length: 2 digits are needed.'],
  ['a number twice', { content: '13, 47, 13' }, 'Bet 2 (lo2): 13 is there twice.'],
  ['full-width digits', { content: '１３' }, 'Bet 2 (lo2): “１３” is not a number written with the digits 0 to 9.'],
  ['Arabic digits', { content: '١٣' }, 'Bet 2 (lo2): “١٣” is not a number written with the digits 0 to 9.'],
  ['letters', { content: '1x' }, 'Bet 2 (lo2): “1x” is not a number written with the digits 0 to 9.'],
  ['a sign', { content: '+13' }, 'Bet 2 (lo2): “+13” is not a number written with the digits 0 to 9.'],
  ['nothing', { content: ' , ' }, 'Bet 2 (lo2): nothing is chosen.'],
  ['no text', { content: 13 }, 'Bet 2 (lo2): the content must be text.'],
  ['no content', { content: undefined }, 'Bet 2 (lo2): the content must be text.'],
  ['a range that misses its end', { content: '10/20...95' }, /“10\/20” is not a number/],
  ['too few numbers for a xiên', { playType: 'xien3', content: '13,47' }, /: 3 numbers are needed, and there are 2\.$/],
  [
    'too many numbers for a xiên',
    { playType: 'xien2', content: '13,47,56' },
    /: 2 numbers are needed, and there are 3\.$/,
  ],
  ['a xiên of one number twice', { playType: 'xien2', content: '13,13' }, 'Bet 2 (xien2): 13 is there twice.'],
  [
    'the same xiên in another order',
    { playType: 'xien2', content: '13,47;47,13' },
    'Bet 2 (xien2): 13, 47 is there twice.',
  ],
  ['two orders of one number', { playType: 'daoLo2', content: '13,31' }, /is there twice/],
  ['a wheel of five', { playType: 'xienQuay', content: '01,02,03,04,05' }, /3 or 4 numbers are needed/],
  ['a đá of one', { playType: 'da', content: '13' }, /2 numbers or more are needed/],
  ['a unit of zero', { unit: '0' }, /the unit “0” is not an amount above zero/],
  ['a unit of 0.00', { unit: '0.00' }, /the unit “0.00” is not/],
  ['a unit below a cent', { unit: '0.005' }, /the unit “0.005” is not/],
  ['a negative unit', { unit: '-1' }, /the unit “-1” is not/],
  ['a unit with an exponent', { unit: 1e-7 }, /the unit “1e-7” is not/],
  ['no unit', { unit: undefined }, /the unit “” is not/],
  ['odds of zero', { odds: '0' }, /“0” are no odds/],
  ['odds in words', { odds: 'many' }, /“many” are no odds/],
  ['odds for a prize that is none', { odds: { DB: '99' } }, 'Bet 2 (lo2): “DB” is not one of win.'],
  ['a play type of elsewhere', { playType: 'bao7' }, 'Bet 2: XSMB has no play type "bao7".'],
  ['a play type by the name of a method', { playType: 'toString' }, 'Bet 2: XSMB has no play type "toString".'],
  ['no play type', { playType: undefined }, 'Bet 2: XSMB has no play type without a name.'],
])('LOTT-04 a bet with %s is refused, and the sentence says which and why', (_what, change, sentence) => {
  expect(ofBet({ ...good, ...change })).toEqual(said(sentence));
});

test('LOTT-04 ten thousand lines are refused, typed and made by expansion alike', () => {
  const numbers = Array.from({ length: 10_000 }, (_, i) => String(i).padStart(4, '0'));
  expect(ofBet({ ...good, playType: 'lo4', content: numbers.slice(0, 2001).join(' ') })).toMatch(
    /more than 2000 lines/,
  );
  expect(ofBet({ ...good, playType: 'lo4', content: numbers.join(' ') })).toMatch(/more than 40000 characters/);
  const hundred = numbers.slice(0, 100).map((number) => number.slice(2));
  expect(ofBet({ ...good, playType: 'da', content: hundred.join(' ') })).toMatch(/more than 2000 lines/);
});

const withoutG3 = Object.fromEntries(Object.entries(north.example).filter(([prize]) => prize !== 'G3'));
test.each([
  ['a missing prize', withoutG3, 'The result: G3 is missing.'],
  ['a prize that is none', { ...north.example, G8: ['47'] }, 'The result: G8 is not a prize of this draw.'],
  ['too few numbers', { ...north.example, G7: ['13'] }, 'The result: G7 has 1 numbers, and 4 are drawn.'],
  ['too many digits', { ...north.example, G1: ['908561'] }, 'The result: “908561” of G1 is not text of 5 digits.'],
  ['too few digits', { ...north.example, DB: '4721' }, 'The result: “4721” of DB is not text of 5 digits.'],
  ['a lost leading zero', { ...north.example, G1: [90856] }, 'The result: “90856” of G1 is not text of 5 digits.'],
  ['digits of another script', { ...north.example, DB: '４７２１３' }, /“４７２１３” of DB is not text of 5 digits/],
  ['a hole', { ...north.example, G1: [null] }, 'The result: “null” of G1 is not text of 5 digits.'],
  ['no object', ['47213'], 'The result: the result must be an object of prizes.'],
  ['nothing', undefined, 'The result: the result must be an object of prizes.'],
])('LOTT-07 a result with %s is refused', (_what, result, sentence) => {
  expect(ofResult(result)).toEqual(said(sentence));
});

test.each([
  ['a game that is none', { game: 'XSMN-ATLANTIS', result: {}, bets: [] }, /There is no game "XSMN-ATLANTIS"/],
  ['no game', { result: {}, bets: [] }, /There is no game without a name/],
  ['no bets', { game: 'XSMB', result: north.example }, '“bets” must be a list.'],
  ['a bet that is text', { game: 'XSMB', result: north.example, bets: ['lo2 13'] }, 'Bet 1 must be a JSON object.'],
  ['a list', [], 'The request must be a JSON object.'],
])('a request with %s is refused in one sentence', (_what, request, sentence) => {
  expect(refusal(request)).toEqual(said(sentence));
});

test('a refused bet of many thousand characters is answered at once and in a short sentence', () => {
  expect(ofBet({ ...good, content: '1'.repeat(39_000) }).length).toBeLessThan(200);
  expect(ofBet({ ...good, content: '1/'.repeat(100_000) })).toMatch(/more than 40000 characters/);
});

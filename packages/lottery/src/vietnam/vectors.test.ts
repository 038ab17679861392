import { expect, test } from 'vitest';
import { explain } from '../explain/explain.ts';
import { north, south } from './regions.ts';

const bet = (playType: string, content: string, unit: string, odds?: string) => ({ playType, content, unit, odds });

test.each([
  ['V1', bet('lo2', '13', '1', '99'), 1, '27', '693'],
  ['V2', bet('lo2', '99', '1'), 1, '27', '0'],
  ['V3', bet('lo3', '213', '1', '900'), 1, '23', '1800'],
  ['V4', bet('lo4', '7213', '1', '8880'), 1, '20', '8880'],
  ['V5', bet('de', '13', '10', '99'), 1, '10', '990'],
  ['V6', bet('deDau', '05', '10', '99'), 1, '40', '990'],
  ['V7 first', bet('dau', '1', '10', '9.9'), 1, '10', '99'],
  ['V7 second', bet('duoi', '3', '10', '9.9'), 1, '10', '99'],
  ['V8', bet('cang3', '213', '10', '960'), 1, '10', '9600'],
  ['V9', bet('nhatTo', '56', '10', '99'), 1, '10', '990'],
  ['V10', bet('xien2', '13,47', '10', '15'), 1, '10', '150'],
  ['V11', bet('xien3', '13,47,99', '10'), 1, '10', '0'],
  ['V12', bet('truot4', '00,01,02,03', '10', '2.3'), 1, '10', '23'],
  ['V13', bet('truot4', '00,01,02,05', '10'), 1, '10', '0'],
  ['V14', bet('bao8', '13', '1', '99'), 1, '8', '297'],
  ['V15', bet('xiuChu', '213', '1', '650'), 1, '4', '1300'],
  ['V16', bet('daoLo2', '31', '1', '99'), 2, '54', '792'],
])('LOTT-03 LOTT-08 north, %s: %o', (_vector, request, lines, cost, returned) => {
  expect(explain({ game: 'XSMB', result: north.example, bets: [request] })).toEqual([{ lines, cost, returned }]);
});

test.each(['XSMN-TPHCM', 'XSMN', 'XSMT-HUE'])('LOTT-03 LOTT-08 %s settles as the south does', (game) => {
  const bets = [
    bet('lo2', '13', '1', '99'),
    bet('dauDuoi', '47', '1', '75'),
    bet('xiuChu', '213', '1', '650'),
    bet('bao7', '47', '1', '99'),
    bet('lo4', '0213', '1', '5500'),
    bet('dauDuoi', '47 20', '1000'),
  ];
  expect(explain({ game, result: south.example, bets })).toEqual([
    { lines: 1, cost: '18', returned: '495' },
    { lines: 1, cost: '2', returned: '75' },
    { lines: 1, cost: '2', returned: '1300' },
    { lines: 1, cost: '7', returned: '198' },
    { lines: 1, cost: '16', returned: '5500' },
    // Two stations are two draws, so the vector's 8,000 is twice this.
    { lines: 2, cost: '4000', returned: '75000' },
  ]);
});

test.each([
  ['lo3', '23'],
  ['lo4', '20'],
  ['loDau2', '27'],
  ['dauDuoi', '5'],
  ['cang3Dau', '3'],
  ['da', '54'],
])('LOTT-08 north: %s costs %s units a line', (playType, cost) => {
  const content = { lo3: '213', cang3Dau: '213', lo4: '7213', da: '13,47' }[playType] ?? '13';
  expect(explain({ game: 'XSMB', result: north.example, bets: [bet(playType, content, '1')] })[0]?.cost).toBe(cost);
});

test.each([
  ['lo3', '17'],
  ['loDau2', '18'],
  ['deDau', '1'],
  ['da', '36'],
])('LOTT-08 south: %s costs %s units a line', (playType, cost) => {
  const content = { lo3: '213', da: '13,47' }[playType] ?? '13';
  expect(explain({ game: 'XSMN', result: south.example, bets: [bet(playType, content, '1')] })[0]?.cost).toBe(cost);
});

test('LOTT-08 đá pays by the rarer number and for nothing else', () => {
  // 47 appears seven times, 56 three times, 99 never.
  expect(explain({ game: 'XSMB', result: north.example, bets: [bet('da', '47,56,99', '1', '650')] })).toEqual([
    { lines: 3, cost: '162', returned: '1950' },
  ]);
});

test('LOTT-03 xiên quay is every xiên of its numbers, each with its own odds', () => {
  const bets = [bet('xienQuay', '13,47,56', '1'), bet('xienQuay', '13,47,56,99', '1')];
  expect(explain({ game: 'XSMB', result: north.example, bets })).toEqual([
    { lines: 4, cost: '4', returned: '110' },
    { lines: 11, cost: '11', returned: '110' },
  ]);
});

test('LOTT-03 bao 7 takes two, three and four digits, and costs a unit for each number that is long enough', () => {
  const bets = [bet('bao7', '13', '1'), bet('bao7', '213', '1'), bet('bao7', '0213', '1')];
  expect(explain({ game: 'XSMN', result: south.example, bets })).toEqual([
    { lines: 1, cost: '7', returned: '297' },
    { lines: 1, cost: '6', returned: '1800' },
    { lines: 1, cost: '5', returned: '5500' },
  ]);
});

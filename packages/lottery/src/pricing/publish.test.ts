import { expect, test } from 'vitest';
import { fraction, plus } from '@pelita/games/fraction';
import { exactly } from '../numbers.ts';
import { playTypeOf, ruleSetOf, ruleSets } from '../rule-sets.ts';
import type { Kind, PlayType } from '../rule-set.ts';
import type { PriceList } from '../settlement/settle-line.ts';
import { pricesAtMode, pricesWithRebate, prizeModeBounds, rebateBetween, statedPrices } from './price-lists.ts';
import { decidedReturnOf, percent, publish, returnOf, Unpublishable } from './returns.ts';

function known(code: string, id: string): PlayType {
  const rules = ruleSetOf(code);
  const playType = rules && playTypeOf(rules, id);
  if (!playType) throw new Error(`no ${code} ${id}`);
  return playType;
}

test.each([
  ['XSMB', 'lo2', 'win', '100.01', 'lo2 would return 100.01 % of the stakes: 100 % is the most.'],
  ['XSMB', 'xien2', '2', '18.23', 'xien2 would return 100.05 % of the stakes: 100 % is the most.'],
  ['4D-MY', 'a3', 'first', '1000.5', 'a3 would return 100.05 % of the stakes: 100 % is the most.'],
])('FAIR-02 odds that return more than is staked cannot be published: %s %s %s %s', (code, id, prize, odds, reason) => {
  const playType = known(code, id);
  const [kind = ''] = Object.keys(playType.kinds);
  expect(() => publish(playType, { [kind]: { [prize]: exactly(odds) } })).toThrow(new Unpublishable(reason));
});

test('FAIR-02 odds that return everything may be published, and not a hair more', () => {
  const lo2 = known('XSMB', 'lo2');
  expect(publish(lo2, { 2: { win: exactly('100') } })).toEqual({ 2: { win: exactly('100') } });
  expect(() => publish(lo2, { 2: { win: exactly('100.000001') } })).toThrow(Unpublishable);
});

test('FAIR-02 đá as some price lists have it, 750 for 18 units a pair, is caught', () => {
  const da = known('XSMN', 'da');
  const line = da.kinds['line'];
  if (!line) throw new Error('no line');
  const cheap: PlayType = { ...da, kinds: { line: { ...line, units: 18 } } };
  expect(() => publish(cheap, statedPrices(da))).toThrow('da would return 109.41 % of the stakes: 100 % is the most.');
});

test.each(ruleSets)('FAIR-02 everything that $code is configured with can be published', (rules) => {
  for (const playType of rules.playTypes) {
    const prices = rules.odds === 'fair' ? pricesAtMode(playType, 2000) : statedPrices(playType);
    expect(publish(playType, prices)).toBe(prices);
  }
});

test.each(ruleSets)('LOTT-04 $code: prizes and rebate together return the same, whatever rebate is taken', (rules) => {
  const { lowest, highest } = prizeModeBounds[rules.prizeMode];
  for (const playType of rules.playTypes)
    for (const rebate of [lowest, 1850, highest].map((mode) => rebateBetween(highest, mode))) {
      const priced = kindsAt(playType, pricesWithRebate(rules, playType, { rebate }));
      for (const [name, kind] of Object.entries(playType.kinds)) {
        const whole = rules.odds === 'fair' ? fraction(highest, 2000) : decidedReturnOf(kind);
        expect(plus(decidedReturnOf(priced[name] ?? kind), rebate)).toEqual(whole);
      }
    }
});

/** The kinds with other odds. */
function kindsAt({ kinds }: PlayType, prices: PriceList): Record<string, Kind> {
  const priced = Object.entries(kinds).map(([name, { units, prizes }]): [string, Kind] => [
    name,
    {
      units,
      prizes: Object.fromEntries(
        Object.entries(prizes).map(([prize, stated]) => [
          prize,
          { ...stated, odds: prices[name]?.[prize] ?? stated.odds },
        ]),
      ),
    },
  ]);
  return Object.fromEntries(priced);
}

test('LOTT-04 a rebate of more than a bet returns cannot be taken', () => {
  const rules = ruleSetOf('XSMB');
  if (!rules) throw new Error('no XSMB');
  expect(() => pricesWithRebate(rules, known('XSMB', 'lo2'), { rebate: exactly('0.99') })).toThrow(RangeError);
  expect(() => pricesWithRebate(rules, known('XSMB', 'lo2'), { rebate: fraction(-1, 100) })).toThrow(RangeError);
});

test.each([
  ['XSMB', 'lo2', '99.00'],
  ['XSMB', 'lo3', '90.00'],
  ['XSMB', 'lo4', '88.80'],
  ['XSMB', 'xien2', '82.32'],
  ['XSMB', 'xien4', '80.09'],
  ['XSMB', 'truot4', '76.39'],
  ['XSMB', 'truot8', '87.36'],
  ['XSMB', 'truot10', '73.26'],
  ['XSMN', 'dauDuoi', '75.00'],
  ['4D-MY', 'big', '64.00'],
  ['4D-MY', 'small', '65.00'],
  ['4D-MY', 'a3', '66.00'],
  ['4D-MY', 'abc3', '66.00'],
  ['4D-MY', 'a4', '60.00'],
  ['4D-SG', 'big', '65.90'],
  ['4D-SG', 'small', '58.00'],
])('FAIR-02 %s %s returns %s %', (code, id, share) => {
  const [kind] = Object.values(known(code, id).kinds);
  expect(kind && percent(returnOf(kind))).toBe(share);
});

test.each([
  ['4D-MY', 'iboxBig', { 24: '66.72', 12: '64.20', 6: '64.08', 4: '64.00' }],
  ['4D-MY', 'iboxSmall', { 24: '65.28', 12: '65.16', 6: '65.10', 4: '65.00' }],
  ['4D-SG', 'iboxBig', { 24: '65.76', 12: '65.88', 6: '65.88', 4: '65.88' }],
])('FAIR-02 %s %s returns by its orders what the operators’ tables make', (code, id, shares) => {
  const { kinds } = known(code, id);
  expect(Object.fromEntries(Object.entries(kinds).map(([orders, kind]) => [orders, percent(returnOf(kind))]))).toEqual(
    shares,
  );
});

import { contractStates } from '@pelita/contract';
import { expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { firstDayAfter, periodOf } from './periods.ts';
import { percentFromRate, rateFromPercent } from './rates.ts';
import { rebateDifferences } from './rebate-difference.ts';
import { earningsOfLine, exploitable } from './safety.ts';
import { allowedMove, isOver } from './states.ts';
import type { Terms } from './terms.ts';
import { percent, tier } from './testing/terms.ts';
import { contractsThatEnd, isWithin, type Edge } from './within.ts';

test('AC-06 rates are percents of at most four decimals, from nothing to all', () => {
  expect(['0', '0.4', '12.3456', '100', '100.0000'].map(rateFromPercent)).toEqual([
    0, 4_000, 123_456, 1_000_000, 1_000_000,
  ]);
  expect(['0.1234567', '-1', '100.0001', '101', '', '1e1', ' 1', '١'].map(rateFromPercent)).toEqual(
    Array(8).fill(null),
  );
  expect([0, 4_000, 123_456, 1_000_000].map(percentFromRate)).toEqual(['0', '0.4', '12.3456', '100']);
});

test('AC-06 tiers rise in every threshold and in their rate, and there are one to six', () => {
  const daily = (...tiers: ReturnType<typeof tier>[]): Terms => ({ family: 'daily', tiers });
  expect(faultsOf(daily(tier(10, 3, '0.4'), tier(10, 3, '0.4'), tier(50, 8, '0.6')))).toEqual([]);
  expect(faultsOf(daily())).toEqual([{ fault: 'wrong_tier_count', tier: null }]);
  expect(faultsOf(daily(...Array.from({ length: 7 }, () => tier(1, 1, '1'))))[0]?.fault).toBe('wrong_tier_count');
  for (const falling of [tier(9, 3, '0.4'), tier(10, 2, '0.4'), tier(10, 3, '0.3'), tier(10, 3, '0.4', -1)])
    expect(faultsOf(daily(tier(10, 3, '0.4'), falling)), JSON.stringify(falling.rate)).toMatchObject([{ tier: 1 }]);
  expect(faultsOf(daily(tier(10, 3, '2')), percent('1'))).toEqual([{ fault: 'rate_out_of_range', tier: 0 }]);
  expect(faultsOf(daily({ ...tier(1, 1, '1'), rate: 0.5 }))[0]?.fault).toBe('rate_out_of_range');
  const realTime = (singleRate: string): Terms => ({
    family: 'realtime',
    lossRate: percent('0.6'),
    profitRate: percent('0.3'),
    singleRate: percent(singleRate),
  });
  expect(faultsOf(realTime('0.4'), percent('1'))).toEqual([]);
  expect(faultsOf(realTime('0.5'), percent('1'))).toEqual([{ fault: 'rate_out_of_range', tier: null }]);
});

test('AC-06 downline terms need an upline tier that asks no more and pays no less for each of theirs', () => {
  const upline: Terms = { family: 'daily', tiers: [tier(10_000, 3, '0.4'), tier(50_000, 8, '0.6')] };
  const within = (...tiers: ReturnType<typeof tier>[]) => isWithin({ family: 'daily', tiers }, upline);
  expect(within(tier(10_000, 3, '0.4'))).toBe(true);
  expect(within(tier(10_000, 3, '0.3'), tier(50_000, 8, '0.6'))).toBe(true);
  expect(within(tier(9_999, 3, '0.4'))).toBe(false);
  expect(within(tier(10_000, 2, '0.4'))).toBe(false);
  expect(within(tier(10_000, 3, '0.5'))).toBe(false);
  expect(within(tier(50_000, 8, '0.6001'))).toBe(false);
  expect(isWithin({ family: 'hourly', tiers: [] }, upline)).toBe(false);
});

test('AC-07 a lower rate ends the downline contracts above it and all below them, an equal one ends none', () => {
  const share = (rate: string): Terms => ({ family: 'dividend', tiers: [tier(0, 0, rate)] });
  const edge = (uplineId: string, downlineId: string, rate: string): Edge => ({
    contractId: `${uplineId}-${downlineId}`,
    uplineId,
    downlineId,
    terms: share(rate),
  });
  const edges = [edge('A', 'B', '15'), edge('A', 'D', '12'), edge('B', 'C', '10'), edge('D', 'E', '5')];
  const ended = (terms: Terms | null) => contractsThatEnd('A', terms, edges).map(({ contractId }) => contractId);
  expect(ended(share('14'))).toEqual(['A-B', 'B-C']);
  expect(ended(share('15'))).toEqual([]);
  expect(ended(share('11'))).toEqual(['A-B', 'A-D', 'B-C', 'D-E']);
  expect(ended(null)).toEqual(['A-B', 'A-D', 'B-C', 'D-E']);
});

test('AC-06 a contract is decided once, and ends once', () => {
  expect(allowedMove('offered', 'accept')).toBe('accepted');
  expect(allowedMove('accepted', 'accept')).toBeNull();
  expect(allowedMove('accepted', 'withdraw')).toBeNull();
  expect(allowedMove('accepted', 'terminate')).toBe('terminated');
  expect(contractStates.filter(isOver)).toEqual(['rejected', 'withdrawn', 'expired', 'superseded', 'terminated']);
});

test('AC-08 periods begin on the day, on Monday, on the 1st and 16th, on the 1st', () => {
  const day = Temporal.PlainDate.from('2028-02-29');
  const bounds = (period: Parameters<typeof periodOf>[1], of = day) => Object.values(periodOf(of, period)).map(String);
  expect(bounds('once')).toEqual(['2028-02-29', '2028-03-01']);
  expect(bounds('weekly')).toEqual(['2028-02-28', '2028-03-06']);
  expect(bounds('semimonthly')).toEqual(['2028-02-16', '2028-03-01']);
  expect(bounds('semimonthly', Temporal.PlainDate.from('2028-12-15'))).toEqual(['2028-12-01', '2028-12-16']);
  expect(bounds('monthly', Temporal.PlainDate.from('2028-12-31'))).toEqual(['2028-12-01', '2029-01-01']);
  expect(firstDayAfter(day, 'monthly').toString()).toBe('2028-03-01');
});

test('AC-08 the rebate difference of a stake is what each rebate is above the one below it', () => {
  expect(rebateDifferences([0, 0, 25_000, 30_000], 10_000n, 2)).toEqual([0n, 2_500_000n, 500_000n]);
  expect(() => rebateDifferences([5_000, 3_000], 1n, 2)).toThrow('above that of the upline');
});

test('AC-08 terms by which a line that bets on both sides earns more than it loses are found', () => {
  const wage: Terms = { family: 'daily', tiers: [tier(0, 0, '0.4'), tier(1, 1, '0.9')] };
  const lower: Terms = { family: 'daily', tiers: [tier(0, 0, '0.3')] };
  const realTime: Terms = {
    family: 'realtime',
    lossRate: percent('0.7'),
    profitRate: percent('0.3'),
    singleRate: percent('0.1'),
  };
  const hourly: Terms = { family: 'hourly', tiers: [tier(0, 0, '0.3')] };
  const market = { name: 'big or small', edge: percent('2') };
  const points = { points: percent('0.3') };
  const before = earningsOfLine([wage, lower, realTime], points);
  expect(before).toEqual({ ofStake: percent('1.8'), ofLoss: 0 });
  expect(exploitable([market], before)).toEqual([]);
  expect(exploitable([market], earningsOfLine([wage, realTime, hourly], points))).toEqual([market]);
  const dividend: Terms = { family: 'dividend', tiers: [tier(0, 0, '10')] };
  expect(exploitable([market], earningsOfLine([wage, realTime, dividend], points))).toEqual([]);
  const large: Terms = { family: 'dividend', tiers: [tier(0, 0, '10.0001')] };
  expect(exploitable([market], earningsOfLine([wage, realTime, large], points))).toEqual([market]);
});

import { expect, test } from 'vitest';
import { carriedInto, carryOut, type CarryPolicy } from './carry.ts';
import { dueOf } from './due.ts';
import { settle } from './settle.ts';
import type { TieredTerms } from './terms.ts';
import { percent, ringgit, sen, team, tier } from './testing/terms.ts';

const wageOfA = daily(tier(10_000, 3, '0.4'), tier(50_000, 8, '0.6'), tier(200_000, 20, '0.9'));
const wageOfB = daily(tier(10_000, 3, '0.3'));

test.each([
  { name: 'A1', a: [62_000, 9], b: [30_000, 4], dues: [372, 90], keeps: 282 },
  { name: 'A2', a: [62_000, 7], b: [30_000, 4], dues: [248, 90], keeps: 158 },
  { name: 'A3', a: [9_999, 9], b: [0, 0], dues: [0, 0], keeps: 0 },
  { name: 'A4 under policy B', a: [31_000, 2], b: [30_000, 3], dues: [0, 90], keeps: -90 },
  { name: 'A5 exactly at the thresholds', a: [50_000, 8], b: [0, 0], dues: [300, 0], keeps: 300 },
] as const)('AC-08 a daily wage $name', ({ a, b, dues, keeps }) => {
  const dueOfA = dueOf(wageOfA, team({ stake: a[0], active: a[1] }), 2);
  const dueOfB = dueOf(wageOfB, team({ stake: b[0], active: b[1] }), 2);
  expect([dueOfA, dueOfB]).toEqual(dues.map(ringgit));
  const lines = settle([
    { agentId: 'A', uplineId: null, dueMicros: dueOfA },
    { agentId: 'B', uplineId: 'A', dueMicros: dueOfB },
  ]);
  expect(lines[0]?.netMicros).toBe(ringgit(keeps));
  expect(lines[1]?.paidMicros).toBe(dueOfB);
});

test.each([
  { name: 'E1', lossOfA: 40_000, keeps: 4_250, owes: 0 },
  { name: 'E2', lossOfA: 10_000, keeps: 0, owes: 1_750 },
  { name: 'E3', lossOfA: -5_000, keeps: 0, owes: 3_750 },
])('AC-08 a dividend $name: a shortfall is owed, and the downline is paid in full', ({ lossOfA, keeps, owes }) => {
  const [a, b] = settle([
    { agentId: 'A', uplineId: null, dueMicros: dueOf(share('20'), team({ loss: lossOfA }), 2) },
    { agentId: 'B', uplineId: 'A', dueMicros: dueOf(share('15'), team({ loss: 25_000 }), 2) },
  ]);
  expect(b?.paidMicros).toBe(ringgit(3_750));
  expect([a?.paidMicros, a?.owedAfterMicros]).toEqual([ringgit(keeps), ringgit(owes)]);
});

test('AC-08 a dividend E4: a loss of exactly nothing is due nothing', () => {
  expect(dueOf(share('20'), team({ loss: 0 }), 2)).toBe(0n);
});

test('AC-08 what is owed is repaid by the next incomes before anything is paid', () => {
  const dues = [{ agentId: 'A', uplineId: null, dueMicros: 70n }];
  expect(settle(dues, new Map([['A', 100n]]))[0]).toMatchObject({
    recoveredMicros: 70n,
    paidMicros: 0n,
    owedAfterMicros: 30n,
  });
  expect(settle(dues, new Map([['A', 30n]]))[0]).toMatchObject({
    recoveredMicros: 30n,
    paidMicros: 40n,
    owedAfterMicros: 0n,
  });
});

test.each([
  { policy: 'none', dividends: [0, 1_000, 8_000, 0, 2_000, 5_000] },
  { policy: 'permanent', dividends: [0, 0, 5_000, 0, 0, 1_000] },
  { policy: 'previous', dividends: [0, 0, 8_000, 0, 0, 5_000] },
  { policy: 'month', dividends: [0, 0, 8_000, 0, 2_000, 5_000] },
] satisfies { policy: CarryPolicy; dividends: number[] }[])(
  'AC-08 carrying by the policy $policy',
  ({ policy, dividends }) => {
    let carriedMinor = 0n;
    const paid = [-20_000, 5_000, 40_000, -30_000, 10_000, 25_000].map((win, half) => {
      const lossMinor = sen(win) + carriedInto(policy, carriedMinor, { isNewMonth: half % 2 === 0 });
      carriedMinor = carryOut(policy, { winMinor: sen(win), lossMinor });
      return dueOf(share('20'), { ...team({}), lossMinor }, 2);
    });
    expect(paid).toEqual(dividends.map(ringgit));
  },
);

test.each([
  [12_340, '12.34'],
  [4_999.99, '0'],
  [20_000, '30'],
])('AC-08 an hourly salary on %s is %s', (stake, due) => {
  const terms = { family: 'hourly', tiers: [tier(5_000, 0, '0.1'), tier(20_000, 0, '0.15')] } as const;
  expect(dueOf(terms, team({ stake }), 2)).toBe(ringgit(Number(due)));
});

test('AC-08 a real-time salary pays stakes by how their bets ended', () => {
  const terms = {
    family: 'realtime',
    lossRate: percent('0.5'),
    profitRate: percent('0.3'),
    singleRate: percent('0.1'),
  } as const;
  expect(dueOf(terms, { ...team({}), lostStakeMinor: sen(300), wonStakeMinor: sen(50) }, 2)).toBe(ringgit(2));
});

test('AC-08 a fraction of a sen is kept in millionths, in a currency without sen too', () => {
  const terms = daily(tier(0, 0, '0.0001'));
  expect(dueOf(terms, { ...team({}), stakeMinor: 1n }, 2)).toBe(0n);
  expect(dueOf(terms, { ...team({}), stakeMinor: 101n }, 2)).toBe(1n);
  expect(dueOf(terms, { ...team({}), stakeMinor: 1n }, 0)).toBe(1n);
});

function daily(...tiers: TieredTerms['tiers']): TieredTerms {
  return { family: 'daily', tiers };
}

function share(rate: string): TieredTerms {
  return { family: 'dividend', tiers: [tier(0, 0, rate)] };
}

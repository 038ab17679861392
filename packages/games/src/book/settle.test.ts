import { describe, expect, test } from 'vitest';
import { fraction } from '../fraction.ts';
import { fairStream } from '../fairness/fair-stream.ts';
import { below } from '../fairness/below.ts';
import { priceRefusal } from './acceptance.ts';
import { marketId, readMarket } from './markets.ts';
import { betReturnMinor, cashOutMinor, betOddsText, validTurnoverMinor } from './returns.ts';
import { type LegResult, settleLeg } from './settle-leg.ts';

const short: Record<string, LegResult> = { L: 'lost', hL: 'half-lost', P: 'push', hW: 'half-won', W: 'won' };
const leads = [-2, -1, 0, 1, 2];

describe('GAME-10 sports: settlement of lines', () => {
  test.each([
    [0, 'L L P W W'],
    [-1, 'L L hL W W'],
    [-2, 'L L L W W'],
    [-3, 'L L L hW W'],
    [-4, 'L L L P W'],
    [-5, 'L L L hL W'],
    [1, 'L L hW W W'],
    [3, 'L hL W W W'],
    [4, 'L P W W W'],
  ])('a handicap of %i quarters comes to %s at a difference of −2 to 2', (quarters, expected) => {
    const results = expected.split(' ').map((one) => short[one]);
    const market = { kind: 'handicap', quarters } as const;
    expect(leads.map((lead) => settleLeg(market, 'home', { home: 5 + lead, away: 5 }))).toEqual(results);
    // The away side at the same line, seen from its own goals.
    const mirrored = { kind: 'handicap', quarters: quarters === 0 ? 0 : -quarters } as const;
    expect(leads.map((lead) => settleLeg(mirrored, 'away', { home: 5, away: 5 + lead }))).toEqual(results);
  });

  test('over and under use the same table: 2.25 at two goals is half lost and half won', () => {
    const at = (sum: number) =>
      ['over', 'under'].map((one) => settleLeg({ kind: 'total', quarters: 9 }, one, { home: sum, away: 0 }));
    expect([at(1), at(2), at(3)]).toEqual([
      ['lost', 'won'],
      ['half-lost', 'half-won'],
      ['won', 'lost'],
    ]);
  });

  test('a handicap taken at 2 − 0 counts only what comes after', () => {
    const market = { kind: 'handicap', quarters: -2 } as const;
    const from = { home: 2, away: 0 };
    expect(settleLeg(market, 'home', { home: 2, away: 0 }, from)).toBe('lost');
    expect(settleLeg(market, 'away', { home: 2, away: 0 }, from)).toBe('won');
    expect(settleLeg(market, 'home', { home: 3, away: 0 }, from)).toBe('won');
  });

  test('result and correct score; a selection that a market lacks is none', () => {
    const final = { home: 5, away: 1 };
    expect(settleLeg({ kind: 'result', quarters: null }, 'home', final)).toBe('won');
    expect(settleLeg({ kind: 'result', quarters: null }, 'draw', final)).toBe('lost');
    expect(settleLeg({ kind: 'score', quarters: null }, 'other', final)).toBe('won');
    expect(settleLeg({ kind: 'score', quarters: null }, '4-1', final)).toBe('lost');
    for (const selection of ['constructor', 'over', '', '5–1'])
      expect(settleLeg({ kind: 'result', quarters: null }, selection, final)).toBe(null);
  });

  test('a market is read by its name alone, and only one that exists', () => {
    for (const id of ['result', 'score', 'handicap:-0.75', 'handicap:0', 'total:2.25', 'total:10'])
      expect(marketId(readMarket(id) ?? { kind: 'result', quarters: 9 })).toBe(id);
    for (const id of [
      '',
      'handicap',
      'handicap:-0',
      'total:0',
      'total:-1',
      'result:1',
      'total:2.3',
      'total:1:1',
      'x',
      '__proto__',
    ])
      expect(readMarket(id)).toBe(null);
  });
});

describe('GAME-10 sports: what a bet returns', () => {
  const single = (result: LegResult) => betReturnMinor(10_000n, [{ hundredths: 195, result }]);

  test('100 at 1.95 returns 195, 147.50, 100, 50 or nothing', () => {
    const all: LegResult[] = ['won', 'half-won', 'push', 'void', 'half-lost', 'lost'];
    expect(all.map(single)).toEqual([19_500n, 14_750n, 10_000n, 10_000n, 5_000n, 0n]);
  });

  test('a parlay multiplies: 280.25, and 95.00 where its second leg is half lost', () => {
    const legs = (second: LegResult) =>
      [
        { hundredths: 190, result: 'won' },
        { hundredths: 195, result: second },
        { hundredths: 210, result: 'push' },
      ] as const;
    expect(betReturnMinor(10_000n, legs('half-won'))).toBe(28_025n);
    expect(betReturnMinor(10_000n, legs('half-lost'))).toBe(9_500n);
    expect(betReturnMinor(10_000n, legs('lost'))).toBe(0n);
    expect(betOddsText([190, 195, 210])).toBe('7.78');
  });

  test('a cash-out is stake × taken / current × (1 − margin), cut off', () => {
    expect(cashOutMinor(10_000n, [fraction(195, 130)], { marginBasisPoints: 500 })).toBe(14_250n);
    expect(cashOutMinor(10_000n, [fraction(195, 390)], { marginBasisPoints: 500 })).toBe(4_750n);
    expect(cashOutMinor(1_001n, [fraction(1, 3)], { marginBasisPoints: 0 })).toBe(333n);
    expect(cashOutMinor(10_000n, [fraction(195, 130), fraction(0)], { marginBasisPoints: 500 })).toBe(0n);
  });

  test('turnover is nothing of a push or a void, and half of a half result', () => {
    const all: LegResult[] = ['won', 'lost', 'half-won', 'half-lost', 'push', 'void'];
    expect(all.map((result) => validTurnoverMinor(1_000n, [result]))).toEqual([1_000n, 1_000n, 500n, 500n, 0n, 0n]);
    expect(validTurnoverMinor(1_000n, ['push', 'half-won', 'void'])).toBe(500n);
    expect(validTurnoverMinor(1_000n, ['push', 'lost'])).toBe(1_000n);
  });

  test('20,000 random bets come to what a plain settler of halves counts', () => {
    const next = fairStream({ serverSeed: 'random bets', clientSeed: 'x', nonce: 1 });
    for (let i = 0; i < 20_000; i += 1) {
      const stakeMinor = BigInt(1 + below(next, 100_000)) * 4n;
      const quarters = below(next, 33) - 16;
      const kind = below(next, 2) === 0 ? 'handicap' : 'total';
      const market = { kind, quarters: kind === 'total' ? Math.abs(quarters) + 1 : quarters } as const;
      const selection = kind === 'total' ? ['over', 'under'][below(next, 2)] : ['home', 'away'][below(next, 2)];
      const [final, from] = [
        { home: below(next, 6), away: below(next, 6) },
        { home: below(next, 2), away: below(next, 2) },
      ];
      const hundredths = 102 + below(next, 500);
      const result = settleLeg(market, selection ?? '', final, from);
      expect(result).not.toBe(null);
      const returned = betReturnMinor(stakeMinor * 100n, [{ hundredths, result: result ?? 'void' }]);
      expect(returned).toBe(naive(stakeMinor * 100n, market, selection ?? '', hundredths, final, from));
    }
  });
});

/** Two bets of half the stake at half lines, by real numbers that are exact at quarters. */
function naive(
  stake: bigint,
  { kind, quarters }: { kind: string; quarters: number },
  selection: string,
  hundredths: number,
  final: { home: number; away: number },
  from: { home: number; away: number },
): bigint {
  const goals = kind === 'total' ? final.home + final.away : final.home - from.home - (final.away - from.away);
  const line = quarters / 4;
  const low = Math.floor(line * 2) / 2;
  const high = Math.ceil(line * 2) / 2;
  return [low, high].reduce((sum, half) => {
    const margin =
      kind === 'total'
        ? (goals - half) * (selection === 'over' ? 1 : -1)
        : (goals + half) * (selection === 'home' ? 1 : -1);
    return sum + (margin > 0 ? ((stake / 2n) * BigInt(hundredths)) / 100n : margin === 0 ? stake / 2n : 0n);
  }, 0n);
}

describe('GAME-10 sports: a price that has moved', () => {
  const now = { hundredths: 195, version: 7, sinceVersion: 5, isSuspended: false };
  const asked = (hundredths: number, version: number, accept: 'none' | 'better' | 'any') =>
    priceRefusal({ hundredths, version }, now, accept);

  test('the price that was seen is taken, whatever its version', () => {
    expect([asked(195, 7, 'none'), asked(195, 6, 'none')]).toEqual([null, null]);
  });
  test('a better one is taken by who takes better ones, any by who takes any', () => {
    expect([asked(190, 6, 'none'), asked(190, 6, 'better'), asked(190, 6, 'any')]).toEqual([
      'odds_changed',
      null,
      null,
    ]);
    expect([asked(200, 6, 'none'), asked(200, 6, 'better'), asked(200, 6, 'any')]).toEqual([
      'odds_changed',
      'odds_changed',
      null,
    ]);
  });
  test('a price that this version never had, one still to come, and one of before a goal are refused to everybody', () => {
    expect([asked(250, 7, 'any'), asked(195, 8, 'any'), asked(195, 4, 'any')]).toEqual(Array(3).fill('odds_changed'));
  });
  test('nothing is taken while it is suspended or not offered', () => {
    expect(priceRefusal({ hundredths: 195, version: 7 }, { ...now, isSuspended: true }, 'any')).toBe(
      'market_suspended',
    );
    expect(priceRefusal({ hundredths: 195, version: 7 }, { ...now, hundredths: null }, 'any')).toBe('market_suspended');
  });
});

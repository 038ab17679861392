import { describe, expect, test } from 'vitest';
import { commitment } from '../fairness/commitment.ts';
import { fraction } from '../fraction.ts';
import { matchEngineOf, matchEngines, teamRatings } from './engines.ts';
import type { Chances, MatchEngine, MatchState, Rates } from './match-engine.ts';
import { isMatchRecord, readMatchRecord } from './match-record.ts';
import { eventsOf, finalScore, playMatch, verifyMatch } from './play-match.ts';
import { exactReturns } from './proof/exact-returns.ts';
import { handicapFrom, overroundOf, quote, weigh, worth } from './quote.ts';

const engines = [...matchEngines.values()];
const sum = (weights: Iterable<bigint>): bigint => [...weights].reduce((all, one) => all + one, 0n);
const played = (engine: MatchEngine, name: string, rates = engine.rates(4, 2)) =>
  playMatch({ engine: engine.id, serverSeed: 'a seed of the test', match: name, rates });

/** Each minute followed to the end, side by side: the slow way to the same chances. */
function followed(engine: MatchEngine, state: MatchState, rates: Rates): Map<string, bigint> {
  let layer = new Map<string, { state: MatchState; weight: bigint }>([['', { state, weight: 1n }]]);
  for (let minute = state.minute; minute < engine.minutes; minute += 1) {
    const next: typeof layer = new Map();
    for (const { state: now, weight } of layer.values())
      for (const [side, rate] of [
        ['home', rates.home],
        ['away', rates.away],
        [null, 4_096 - rates.home - rates.away],
      ] as const) {
        if (rate === 0) continue;
        const after = now.isOver ? now : engine.after(now, side);
        const key = JSON.stringify([after.score, after.rounds]);
        const more = weight * BigInt(rate);
        next.set(key, { state: after, weight: (next.get(key)?.weight ?? 0n) + more });
      }
    layer = next;
  }
  const finals = new Map<string, bigint>();
  for (const { state: end, weight } of layer.values()) {
    const key = `${end.score.home}-${end.score.away}`;
    finals.set(key, (finals.get(key) ?? 0n) + weight);
  }
  return finals;
}

const isSame = (a: bigint, b: bigint, allA: bigint, allB: bigint) => a * allB === b * allA;

describe.each(engines)('GAME-01 $id', (engine) => {
  test('chances are whole: every way of counting adds up to all of them, in every minute of a match', () => {
    for (const state of played(engine, 'whole')) {
      const chances: Chances = engine.chances(state, engine.rates(4, 2));
      expect(sum(chances.leads.values())).toBe(chances.all);
      expect(sum(chances.sums.values())).toBe(chances.all);
      expect(sum(chances.scores.values())).toBe(engine.hasScores ? chances.all : 0n);
    }
  });

  test('they are those of every minute followed to its end, from the start and from the middle', () => {
    const rates = engine.rates(2, 5);
    const states = played(engine, 'followed', rates);
    for (const state of [
      engine.minutes > 40 && engine.sport === 'football' ? states[70] : states[0],
      states[Math.floor(states.length * 0.8)],
    ]) {
      if (!state) throw new Error('no such minute');
      const finals = followed(engine, state, rates);
      const all = sum(finals.values());
      const chances = engine.chances(state, rates);
      const leads = Map.groupBy(finals, ([name]) => Number(name.split('-')[0]) - Number(name.split('-')[1]));
      for (const [lead, weight] of chances.leads)
        expect(isSame(weight, sum((leads.get(lead) ?? []).map(([, one]) => one)), chances.all, all)).toBe(true);
      for (const [name, weight] of [...chances.scores].filter(([one]) => one !== 'other'))
        expect(isSame(weight, finals.get(name) ?? 0n, chances.all, all)).toBe(true);
    }
  });

  test('no price of any pairing returns more than its overround leaves, push and half aside', () => {
    for (const { kind, highest } of exactReturns(engine)) {
      expect(Number(highest.numerator) > 0).toBe(true);
      // A line that can be returned gives back more of the stake, never all of it.
      const most =
        kind === 'result' || kind === 'score'
          ? fraction(1_000_000, 10_000 + overroundOf(engine, kind, engine.sport === 'esports' ? 2 : 3))
          : fraction(100);
      expect(highest.numerator * most.denominator <= most.numerator * highest.denominator).toBe(true);
    }
  });

  test('live prices come from score and minute alone: the same for whatever is still to come', () => {
    const rates = engine.rates(3, 3);
    const seen = new Map<string, string>();
    for (let match = 0; match < 40; match += 1)
      for (const state of played(engine, `leak-${match}`, rates).slice(0, 4)) {
        const key = JSON.stringify(state);
        const prices = JSON.stringify(quote(engine, rates, state));
        expect(seen.get(key) ?? prices).toBe(prices);
        seen.set(key, prices);
      }
  });

  test('a price never pays who bets more than the bet is worth, in no minute of a match', () => {
    const rates = engine.rates(5, 1);
    for (const state of played(engine, 'worth', rates).filter(({ isOver }) => !isOver)) {
      const chances = engine.chances(state, rates);
      for (const market of quote(engine, rates, state))
        for (const { id, hundredths } of market.selections) {
          const { numerator, denominator } = worth(weigh(chances, market, id, handicapFrom(engine, state)), hundredths);
          expect(numerator < denominator).toBe(true);
        }
    }
  });

  test('a match is over in time, and nothing is offered of it then', () => {
    const states = played(engine, 'over');
    const last = states.at(-1);
    expect(last?.isOver).toBe(true);
    expect(states.length - 1).toBeLessThanOrEqual(engine.minutes);
    expect(quote(engine, engine.rates(4, 2), last ?? engine.beginning)).toEqual([]);
  });

  test('ratings of every pairing make a match that can be played and bet on', () => {
    for (const home of teamRatings)
      for (const away of teamRatings) {
        const rates = engine.rates(home, away);
        expect(Math.min(rates.home, rates.away)).toBeGreaterThan(0);
        const kinds = new Set(quote(engine, rates, engine.beginning).map(({ kind }) => kind));
        expect([...kinds]).toEqual(expect.arrayContaining(['result', 'handicap', 'total']));
        expect(
          quote(engine, rates, engine.beginning).filter(({ kind, isMain }) => kind === 'handicap' && isMain),
        ).toHaveLength(1);
      }
  });

  test('FAIR-02 4,000 matches end as often at each difference as the chances say', () => {
    const rates = engine.rates(3, 3);
    const chances = engine.chances(engine.beginning, rates);
    const counts = new Map<number, number>();
    const MATCHES = 4_000;
    for (let match = 0; match < MATCHES; match += 1) {
      const { home, away } = finalScore(played(engine, `many-${match}`, rates));
      counts.set(home - away, (counts.get(home - away) ?? 0) + 1);
    }
    let chiSquare = 0;
    let classes = 0;
    for (const [lead, weight] of chances.leads) {
      const expected = (MATCHES * Number((weight * 1_000_000n) / chances.all)) / 1_000_000;
      if (expected < 8) continue;
      chiSquare += ((counts.get(lead) ?? 0) - expected) ** 2 / expected;
      classes += 1;
    }
    expect((chiSquare - (classes - 1)) / Math.sqrt(2 * (classes - 1))).toBeLessThan(4);
  });
});

describe('FAIR-01 a match from its seed', () => {
  const engine = matchEngineOf('virtual-football');
  const rates = engine.rates(3, 3);
  const serverSeed = '0f1e2d3c4b5a69788796a5b4c3d2e1f000112233445566778899aabbccddeeff';
  const match = 'liga:1';
  const states = playMatch({ engine: engine.id, serverSeed, match, rates });
  const record = {
    engine: engine.id,
    match,
    serverSeed,
    commitment: commitment(serverSeed),
    homeRate: rates.home,
    awayRate: rates.away,
    events: eventsOf(states),
  };

  test('a downloaded match holds, and one in which a goal, the seed or a rate was changed does not', () => {
    const check = (changed: object) => verifyMatch(readMatchRecord(JSON.stringify({ ...record, ...changed })));
    expect(check({})).toMatchObject({ holds: true, score: finalScore(states) });
    expect(check({ events: [...record.events, { minute: 90, side: 'home' }] }).eventsHold).toBe(false);
    expect(check({ serverSeed: 'another' }).commitmentHolds).toBe(false);
    expect(check({ homeRate: rates.home + 400 }).holds).toBe(false);
  });

  test('what is no match is refused with the field that is wrong', () => {
    const bad = [
      { engine: 'virtual-chess' },
      { events: [{ minute: 1, side: 'draw' }] },
      { homeRate: '62' },
      { match: 7 },
    ];
    for (const changed of bad) {
      const [name = ''] = Object.keys(changed);
      expect(() => readMatchRecord(JSON.stringify({ ...record, ...changed }))).toThrow(name);
    }
    expect(() =>
      verifyMatch({ ...readMatchRecord(JSON.stringify(record)), rates: { home: 4_000, away: 4_000 } }),
    ).toThrow(RangeError);
    expect([isMatchRecord(JSON.stringify(record)), isMatchRecord('{"drawn":[1]}')]).toEqual([true, false]);
  });
});

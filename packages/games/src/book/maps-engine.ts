import { CHANCES, type Chances, type MatchEngine, type MatchState } from './match-engine.ts';

/**
 * Matches of maps: a map is won by who first has `rounds` of its rounds, the match by who first has `maps` maps. Every
 * round is one draw of 4,096 between the two sides.
 */
export function mapsEngine({
  maps,
  rounds,
  ...engine
}: Omit<MatchEngine, 'beginning' | 'after' | 'chances' | 'minutes' | 'countsFromBet' | 'hasScores'> & {
  maps: number;
  rounds: number;
}): MatchEngine {
  return {
    ...engine,
    minutes: (2 * maps - 1) * (2 * rounds - 1),
    countsFromBet: false,
    hasScores: true,
    beginning: { minute: 0, score: NIL, rounds: NIL, isOver: false },
    after(state, scored) {
      const { minute, score } = state;
      const own = state.rounds ?? NIL;
      const now = { home: own.home + (scored === 'home' ? 1 : 0), away: own.away + (scored === 'away' ? 1 : 0) };
      const winner = now.home === rounds ? 'home' : now.away === rounds ? 'away' : null;
      if (winner === null) return { minute: minute + 1, score, rounds: now, isOver: false };
      const next = { home: score.home + (winner === 'home' ? 1 : 0), away: score.away + (winner === 'away' ? 1 : 0) };
      return { minute: minute + 1, score: next, rounds: NIL, isOver: Math.max(next.home, next.away) === maps };
    },
    chances: (state, rates) => mapsToCome(state, rates.home, maps, rounds),
  };
}

const NIL = { home: 0, away: 0 };

function mapsToCome({ score, rounds: own, isOver }: MatchState, rate: number, maps: number, rounds: number): Chances {
  const scores = new Map<string, bigint>();
  const leads = new Map<number, bigint>();
  const sums = new Map<number, bigint>();
  const add = <Key>(to: Map<Key, bigint>, key: Key, weight: bigint) => to.set(key, (to.get(key) ?? 0n) + weight);
  const now = mapChance(rate, rounds, own ?? NIL);
  const later = mapChance(rate, rounds, NIL);
  const mapsLeft = isOver ? 0 : 2 * maps - 1 - score.home - score.away;
  const all = isOver ? 1n : now.all * later.all ** BigInt(mapsLeft - 1);

  // As if every map were played: a path that ends early has the whole weight of those that are not.
  const follow = (home: number, away: number, weight: bigint, left: number): void => {
    if (home === maps || away === maps) {
      const whole = weight * (left > 0 ? later.all ** BigInt(left) : 1n);
      add(scores, `${home}-${away}`, whole);
      add(leads, home - away, whole);
      add(sums, home + away, whole);
      return;
    }
    const chance = left === mapsLeft ? now : later;
    follow(home + 1, away, weight * chance.wins, left - 1);
    follow(home, away + 1, weight * (chance.all - chance.wins), left - 1);
  };
  follow(score.home, score.away, 1n, mapsLeft);
  for (let lost = 0; lost < maps; lost += 1)
    for (const name of [`${maps}-${lost}`, `${lost}-${maps}`]) if (!scores.has(name)) scores.set(name, 0n);
  return { all, leads, sums, scores };
}

/** The home side's chance of the map, as if all of its rounds were played. */
function mapChance(rate: number, rounds: number, own: { home: number; away: number }): { wins: bigint; all: bigint } {
  const left = 2 * rounds - 1 - own.home - own.away;
  const [a, b] = [BigInt(rate), BigInt(CHANCES - rate)];
  let wins = 0n;
  let ways = 1n;
  for (let k = 0; k <= left; k += 1) {
    if (k >= rounds - own.home) wins += ways * a ** BigInt(k) * b ** BigInt(left - k);
    ways = (ways * BigInt(left - k)) / BigInt(k + 1);
  }
  return { wins, all: BigInt(CHANCES) ** BigInt(left) };
}

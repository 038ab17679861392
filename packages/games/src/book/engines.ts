import { goalsEngine } from './goals-engine.ts';
import { mapsEngine } from './maps-engine.ts';
import { CHANCES, type MatchEngine } from './match-engine.ts';

const all: readonly MatchEngine[] = [
  goalsEngine({
    id: 'virtual-football',
    sport: 'football',
    minutes: 90,
    hasScores: true,
    overrounds: { two: 500, three: 600, score: 1_500 },
    // A goal and a third a side on the average, some more at home; a class is worth a fifth of a goal to either side.
    rates: (home, away) => ({
      home: 64 + 9 * (home - away) + 2 * (home + away - 6),
      away: 55 + 9 * (away - home) + 2 * (home + away - 6),
    }),
  }),
  goalsEngine({
    id: 'virtual-duel',
    sport: 'duel',
    minutes: 30,
    hasScores: false,
    overrounds: { two: 500, three: 600, score: 1_500 },
    rates: (home, away) => ({ home: 520 + 45 * (home - away), away: 520 + 45 * (away - home) }),
  }),
  mapsEngine({
    id: 'virtual-maps-3',
    sport: 'esports',
    maps: 2,
    rounds: 7,
    overrounds: { two: 500, three: 600, score: 800 },
    lines: { handicap: [-6, 6], total: [10] },
    rates: classes,
  }),
  mapsEngine({
    id: 'virtual-maps-5',
    sport: 'esports',
    maps: 3,
    rounds: 5,
    overrounds: { two: 500, three: 600, score: 800 },
    lines: { handicap: [-10, -6, 6, 10], total: [14, 18] },
    rates: classes,
  }),
];

/** A class is worth three rounds in a hundred. */
function classes(home: number, away: number) {
  const rate = CHANCES / 2 + 110 * (home - away);
  return { home: rate, away: CHANCES - rate };
}

/** Every engine that a virtual match is played by. */
export const matchEngines: ReadonlyMap<string, MatchEngine> = new Map(all.map((engine) => [engine.id, engine]));

export function matchEngineOf(id: string): MatchEngine {
  const engine = matchEngines.get(id);
  if (!engine) throw new RangeError(`no match is played by ${id}`);
  return engine;
}

/** A title of the catalogue that is a book runs on its leagues' engines; this says that it is one. */
export const SPORTSBOOK_ENGINE = 'sportsbook';

/** Ratings of a team, the lowest first. */
export const teamRatings = [1, 2, 3, 4, 5] as const;

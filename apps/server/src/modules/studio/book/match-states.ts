import { type MatchState, playMatch } from '@pelita/games/book';
import type { SeedBox } from '../seeds/seed-box.ts';
import type { MatchRow } from './match-store.ts';

/** All states of a virtual match by its seed, which this process keeps while the match is looked at; null for another one. */
export type StatesOf = (row: MatchRow) => Promise<readonly MatchState[] | null>;

const MATCHES_KEPT = 300;

export function matchStates(seeds: SeedBox): StatesOf {
  const kept = new Map<string, readonly MatchState[]>();
  return async (row) => {
    const known = kept.get(row.id);
    if (known) return known;
    if (row.engine === null || row.kept_server_seed === null) return null;
    const serverSeed = await serverSeedOf(seeds, row);
    const [oldest] = kept.keys();
    if (kept.size >= MATCHES_KEPT && oldest !== undefined) kept.delete(oldest);
    const states = playMatch({
      engine: row.engine,
      serverSeed,
      match: matchName(row),
      rates: { home: row.home_rate ?? 0, away: row.away_rate ?? 0 },
    });
    kept.set(row.id, states);
    return states;
  };
}

/** The name of a match, by which its stream is drawn. */
export function matchName({ game_code, id }: Pick<MatchRow, 'game_code' | 'id'>): string {
  return `${game_code}:${id}`;
}

/** Closed until the match is judged, and in clear from then on. */
export async function serverSeedOf(seeds: SeedBox, row: MatchRow): Promise<string> {
  const kept = row.kept_server_seed ?? '';
  return row.state === 'open' ? seeds.open(kept, row.game_code) : kept;
}

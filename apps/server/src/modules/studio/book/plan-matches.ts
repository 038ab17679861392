import { commitment } from '@pelita/games';
import { matchEngineOf } from '@pelita/games/book';
import type { Platform } from '../../../platform/platform.ts';
import type { SeedBox } from '../seeds/seed-box.ts';
import { newServerSeed } from '../seeds/take-seat.ts';
import { AHEAD_SECONDS, type BookTitle, plannedMatches } from './book-terms.ts';
import { insertMatch, plannedPlaces } from './match-store.ts';

/** A match is on sale for so long at least, so it is never made later. */
const SALE_SECONDS = 20;

/** Makes the matches of a book that are to come, each with its commitment, unless they stand already. */
export async function planMatches(
  { database, random, seeds }: Pick<Platform, 'database' | 'random'> & { seeds: SeedBox },
  title: BookTitle,
): Promise<void> {
  await database.transaction(async (tx) => {
    const after = tx.now.add({ seconds: SALE_SECONDS });
    const planned = plannedMatches(title, after, tx.now.add({ seconds: AHEAD_SECONDS }));
    const known = await plannedPlaces(tx, title.gameCode, after);
    for (const { leagueId, leagueName, lane, slot, engine, ...match } of planned) {
      if (known.has(`${leagueId} ${lane} ${slot}`)) continue;
      const seed = newServerSeed(random);
      await insertMatch(tx, {
        id: tx.newId(),
        game_code: title.gameCode,
        league_id: leagueId,
        league_name: leagueName,
        sport: matchEngineOf(engine).sport,
        home: match.home,
        away: match.away,
        starts_at: match.startsAt,
        ends_at: match.endsAt,
        engine,
        home_rate: match.rates.home,
        away_rate: match.rates.away,
        minute_ms: match.minuteMs,
        kept_server_seed: await seeds.close(seed, title.gameCode),
        commitment: commitment(seed),
        lane,
        slot,
      });
    }
  });
}

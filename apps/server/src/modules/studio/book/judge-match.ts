import { finalScore, matchEngineOf, type MatchState, readMarket, settleLeg } from '@pelita/games/book';
import type { LegResult } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SeedBox } from '../seeds/seed-box.ts';
import { type BookLegRow, legsOf, lockBet, undecidedBets, writeLeg } from './bet-store.ts';
import { decideBet } from './decide-bet.ts';
import { lookAt } from './match-look.ts';
import { closeMatch, lockMatch, type MatchRow, matchesById, writeResult } from './match-store.ts';
import { serverSeedOf, type StatesOf } from './match-states.ts';

export type JudgeNeeds = Pick<Platform, 'database' | 'clock' | 'log'> & { seeds: SeedBox; statesOf: StatesOf };

/** Bets that are decided in one transaction. */
const SLICE = 100;

/** Ends a virtual match once its last minute is over, and decides every bet on it; whoever is first does each step. */
export async function judgeMatch(needs: JudgeNeeds, match: MatchRow): Promise<boolean> {
  const { database, seeds, statesOf, clock } = needs;
  if (match.state === 'open') {
    const states = await statesOf(match);
    if (!states || !isOver(match, states, clock.now())) return false;
    await database.transaction(async (tx) => {
      const row = await lockMatch(tx, match.id);
      if (row?.state !== 'open' || !isOver(row, states, tx.now)) return;
      const { home, away } = finalScore(states);
      await writeResult(tx, row.id, { isVoid: false, home, away, serverSeed: await serverSeedOf(seeds, row) });
    });
  }
  await decideBetsOf(needs, match.id);
  return true;
}

const isOver = (row: MatchRow, states: readonly MatchState[], now: Temporal.Instant): boolean =>
  lookAt(row, states, now).phase === 'ended';

/** Tells every bet on a judged match what it came to, in slices. */
export async function decideBetsOf(
  { database, log }: Pick<JudgeNeeds, 'database' | 'log'>,
  matchId: string,
): Promise<void> {
  for (;;) {
    const isMore = await database.transaction(async (tx) => {
      const [match] = await matchesById(tx, [matchId]);
      if (!match || match.state === 'open') return false;
      const bets = await undecidedBets(tx, matchId, match.result_no, SLICE);
      for (const key of bets) {
        const bet = await lockBet(tx, key);
        if (!bet) continue;
        const legs = await legsOf(tx, [key]);
        for (const leg of legs)
          if (leg.match_id === matchId && leg.result_no < match.result_no) {
            leg.result = resultOf(match, leg);
            leg.result_no = match.result_no;
            await writeLeg(tx, leg);
          }
        const unpostedMinor = await decideBet(tx, bet, legs);
        if (unpostedMinor !== 0n)
          log.error({ bet: bet.id, unpostedMinor: String(unpostedMinor) }, 'a correction cannot be posted');
      }
      if (bets.length === 0) await closeMatch(tx, matchId);
      return bets.length > 0;
    });
    if (!isMore) return;
  }
}

/** A market that nobody can read any more is void. */
function resultOf(match: MatchRow, leg: BookLegRow): LegResult {
  const market = readMarket(leg.market);
  if (match.is_void || match.home_score === null || match.away_score === null || market === null) return 'void';
  const final = { home: match.home_score, away: match.away_score };
  const from = countsFromBet(match) ? { home: leg.home_at_bet, away: leg.away_at_bet } : { home: 0, away: 0 };
  return settleLeg(market, leg.selection, final, from) ?? 'void';
}

/** Whether a handicap of a match under way counts from the score of the bet. */
export function countsFromBet({ engine, sport }: Pick<MatchRow, 'engine' | 'sport'>): boolean {
  return engine === null ? sport !== 'esports' : matchEngineOf(engine).countsFromBet;
}

/** Voids a match, as long as it has no result: every leg on it counts as returned. */
export async function voidMatch(tx: Tx, seeds: SeedBox, id: string): Promise<boolean> {
  const row = await lockMatch(tx, id);
  if (row?.state !== 'open') return false;
  const serverSeed = row.engine === null ? null : await serverSeedOf(seeds, row);
  await writeResult(tx, id, { isVoid: true, home: 0, away: 0, serverSeed });
  return true;
}

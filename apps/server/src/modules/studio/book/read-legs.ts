import { type CallInput, type placeBookBet, Refusal } from '@pelita/contract';
import { handicapFrom, hundredthsOf, matchEngineOf, priceRefusal } from '@pelita/games/book';
import type { Tx } from '../../../platform/database/tx.ts';
import type { BookLegRow } from './bet-store.ts';
import type { BookNeeds } from './book.ts';
import { lookAt } from './match-look.ts';
import { matchesById } from './match-store.ts';

export type NewLeg = Omit<BookLegRow, 'user_id' | 'bet_id'>;

/** Each leg at the price of this instant, if the player takes it. */
export async function readLegs(
  tx: Tx,
  { statesOf }: BookNeeds,
  gameCode: string,
  { legs: asked, accept }: Pick<CallInput<typeof placeBookBet>['body'], 'legs' | 'accept'>,
): Promise<{ legs: NewLeg[]; isCorrectable: boolean }> {
  const ids = new Set(asked.map(({ matchId }) => matchId));
  if (ids.size < asked.length) throw new Refusal('legs_of_one_match');
  const rows = new Map((await matchesById(tx, [...ids])).map((row) => [row.id, row]));
  const legs: NewLeg[] = [];
  for (const [place, { matchId, market: id, selection, odds, version }] of asked.entries()) {
    const row = rows.get(matchId);
    if (!row || row.game_code !== gameCode) throw new Refusal('match_unknown', { extra: { matchId } });
    const look = lookAt(row, await statesOf(row), tx.now);
    if (look.phase !== 'open' && look.phase !== 'live') throw new Refusal('bets_closed', { extra: { matchId } });
    const market = look.markets().find((one) => one.id === id);
    const refusal = priceRefusal(
      { hundredths: hundredthsOf(odds) ?? 0, version },
      {
        hundredths: market?.selections.find((one) => one.id === selection)?.hundredths ?? null,
        version: look.version,
        sinceVersion: look.sinceVersion,
        isSuspended: look.isSuspended || (market?.isSuspended ?? false),
      },
      accept,
    );
    if (refusal) throw new Refusal(refusal, { extra: { matchId } });
    const hundredths = market?.selections.find((one) => one.id === selection)?.hundredths ?? 0;
    const isLive = look.phase === 'live';
    const from = row.engine === null ? look.score : handicapFrom(matchEngineOf(row.engine), look);
    legs.push({
      place,
      match_id: matchId,
      market: id,
      selection,
      odds_hundredths: hundredths,
      is_live: isLive,
      home_at_bet: isLive ? from.home : 0,
      away_at_bet: isLive ? from.away : 0,
      minute_at_bet: look.minute,
      result: null,
      result_no: 0,
    });
  }
  return { legs, isCorrectable: [...rows.values()].some(({ engine }) => engine === null) };
}

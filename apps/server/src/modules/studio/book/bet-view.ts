import { type BookBet, decimalFromMinor } from '@pelita/contract';
import { decimalText, betOddsText, possibleReturnMinor } from '@pelita/games/book';
import type { Tx } from '../../../platform/database/tx.ts';
import { type BookBetRow, legsOf, type ShownLeg } from './bet-store.ts';
import type { BookNeeds } from './book.ts';
import { looksOf, type LookedAt, offerFor } from './offer.ts';

/** A bet as its player sees it now, with what it would be closed for. */
export async function shownBet(needs: BookNeeds, bet: BookBetRow): Promise<BookBet> {
  const [shown] = await needs.database.reading((tx) => shownBets(tx, needs, [bet]));
  if (!shown) throw new Error('a bet without a view');
  return shown;
}

export async function shownBets(
  tx: Tx,
  needs: Pick<BookNeeds, 'statesOf' | 'clock'>,
  bets: readonly BookBetRow[],
): Promise<BookBet[]> {
  const legs = await legsOf(tx, bets);
  const byBet = Map.groupBy(legs, ({ bet_id }) => bet_id);
  const open = bets.filter(({ state }) => state === 'placed').flatMap(({ id }) => byBet.get(id) ?? []);
  const matches = await looksOf(tx, needs, open, needs.clock.now());
  return bets.map((bet) => betShape(bet, byBet.get(bet.id) ?? [], matches));
}

function betShape(bet: BookBetRow, legs: readonly ShownLeg[], matches: ReadonlyMap<string, LookedAt>): BookBet {
  const money = (minor: bigint) => decimalFromMinor(minor, bet.currency);
  const prices = legs.map(({ odds_hundredths: hundredths }) => ({ hundredths }));
  const offer = offerFor(bet, legs, matches);
  const state = shownState(bet);
  return {
    betId: bet.id,
    placedAt: bet.placed_at.toString(),
    state,
    stake: money(bet.stake_minor),
    odds: betOddsText(
      prices.map(({ hundredths }) => hundredths),
      bet.together,
    ),
    together: bet.together,
    possibleReturn: money(possibleReturnMinor(bet.stake_minor, prices, bet.together)),
    returned: state === 'settled' && bet.returned_minor !== null ? money(bet.returned_minor) : null,
    isCashedOut: bet.is_cashed_out,
    cashOut: typeof offer === 'string' ? null : money(offer.minor),
    correction: bet.correction_minor === null ? null : money(bet.correction_minor),
    legs: legs.map((leg) => ({
      matchId: leg.match_id,
      leagueId: leg.league_id,
      sport: leg.sport,
      home: leg.home,
      away: leg.away,
      startsAt: leg.starts_at.toString(),
      market: leg.market,
      selection: leg.selection,
      odds: decimalText(leg.odds_hundredths),
      scoreAtBet: leg.is_live ? { home: leg.home_at_bet, away: leg.away_at_bet } : null,
      minuteAtBet: leg.minute_at_bet,
      finalScore:
        leg.home_score === null || leg.away_score === null ? null : { home: leg.home_score, away: leg.away_score },
      result: leg.result,
    })),
  };
}

function shownState({ state, is_given_back }: BookBetRow): BookBet['state'] {
  if (state === 'settled' || state === 'refused') return state;
  if (state === 'rolled-back') return is_given_back ? 'settled' : 'cancelled';
  return 'open';
}

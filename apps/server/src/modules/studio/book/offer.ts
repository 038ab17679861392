import type { Fraction } from '@pelita/games';
import { cashOutMinor, factorOf, readMarket, weigh, worth, worthByPrices } from '@pelita/games/book';
import type { Tx } from '../../../platform/database/tx.ts';
import type { BookBetRow, BookLegRow } from './bet-store.ts';
import { CASH_OUT_MARGIN, CASH_OUT_MARGIN_OUTSIDE } from './book-terms.ts';
import { countsFromBet } from './judge-match.ts';
import { chancesOf, lookAt, type MatchLook } from './match-look.ts';
import type { StatesOf } from './match-states.ts';
import { type MatchRow, matchesById } from './match-store.ts';

/** An offer, or why there is none. */
export type Offer = { minor: bigint } | 'cash_out_unavailable' | 'market_suspended';
export type LookedAt = { row: MatchRow; look: MatchLook };

/**
 * What an open bet is worth at this instant, less the margin. A virtual match tells it exactly; of a match outside the prices
 * of now tell it, where they can, and the margin is wider.
 */
export function offerFor(bet: BookBetRow, legs: readonly BookLegRow[], matches: ReadonlyMap<string, LookedAt>): Offer {
  if (bet.state !== 'placed') return 'cash_out_unavailable';
  const ratios: Fraction[] = [];
  let isOutside = false;
  for (const leg of legs) {
    const match = matches.get(leg.match_id);
    if (leg.result !== null) {
      ratios.push(factorOf({ hundredths: leg.odds_hundredths, result: leg.result }));
      continue;
    }
    const market = readMarket(leg.market);
    if (!match || market === null) return 'cash_out_unavailable';
    if (match.look.isSuspended) return 'market_suspended';
    if (match.row.engine === null) {
      const ratio = ratioOutside(match, leg);
      if (typeof ratio === 'string') return ratio;
      ratios.push(ratio);
      isOutside = true;
      continue;
    }
    if (match.look.state === null) return 'cash_out_unavailable';
    const from = countsFromBet(match.row) ? { home: leg.home_at_bet, away: leg.away_at_bet } : { home: 0, away: 0 };
    const weights = weigh(chancesOf(match.row, match.look.state), market, leg.selection, from);
    ratios.push(worth(weights, leg.odds_hundredths));
  }
  const marginBasisPoints = isOutside ? CASH_OUT_MARGIN_OUTSIDE : CASH_OUT_MARGIN;
  const minor = cashOutMinor(bet.stake_minor, ratios, { marginBasisPoints, together: bet.together });
  return minor > 0n ? { minor } : 'cash_out_unavailable';
}

/** A handicap that was taken under way counts from the score of then, so the price of now is its own only at that score. */
function ratioOutside({ row, look }: LookedAt, leg: BookLegRow): Fraction | Extract<Offer, string> {
  const market = look.markets().find(({ id }) => id === leg.market);
  if (!market) return 'cash_out_unavailable';
  if (market.isSuspended) return 'market_suspended';
  const isOfThen = look.score.home === leg.home_at_bet && look.score.away === leg.away_at_bet;
  if (market.kind === 'handicap' && countsFromBet(row) && !isOfThen) return 'cash_out_unavailable';
  const taken = { selection: leg.selection, hundredths: leg.odds_hundredths };
  return worthByPrices(market.quarters, market.selections, taken) ?? 'cash_out_unavailable';
}

export async function looksOf(
  tx: Tx,
  { statesOf }: { statesOf: StatesOf },
  legs: readonly BookLegRow[],
  now: Temporal.Instant,
): Promise<Map<string, LookedAt>> {
  const ids = new Set(legs.filter(({ result }) => result === null).map(({ match_id }) => match_id));
  const rows = await matchesById(tx, [...ids]);
  const looked = new Map<string, LookedAt>();
  for (const row of rows) looked.set(row.id, { row, look: lookAt(row, await statesOf(row), now) });
  return looked;
}

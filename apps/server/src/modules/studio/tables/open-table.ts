import { type CallAnswer, decimalFromMinor, type getStudioTable } from '@pelita/contract';
import { tableEngineOf } from '@pelita/games/table';
import type { VouchedPlayer } from '../launch/authenticate.ts';
import type { Studio } from '../studio.ts';
import { betShape } from './bet-shape.ts';
import { betsOfRounds, crowdOf } from './bet-store.ts';
import { presenceAt } from './presence-store.ts';
import { historyOf, openRound } from './round-store.ts';
import { tableNews } from './table-news.ts';
import { chipsMinor, roundAt, spotMaximumMinor, type TableTitle } from './table-terms.ts';

const ROUNDS_OF_ROADS = 72;

/** What the page of a table needs to open, in the middle of a round too. */
export async function openTable(
  studio: Studio,
  player: VouchedPlayer<TableTitle>,
): Promise<CallAnswer<typeof getStudioTable>> {
  const { title, userId, gameCode, currency } = player;
  const money = (minor: bigint) => decimalFromMinor(minor, currency);
  return studio.database.transaction(async (tx) => {
    const round = await openRound(tx, studio, title, roundAt(title.terms, tx.now));
    const players = (await presenceAt(tx)).get(gameCode) ?? 0;
    const crowd = await crowdOf(tx, { gameCode, number: round.number });
    const bets = await betsOfRounds(tx, userId, gameCode, [round.number]);
    return {
      gameCode,
      name: title.name,
      engine: title.engine,
      currency,
      balance: money(player.balanceMinor),
      minimum: money(title.terms.minimumMinor),
      maximum: money(title.terms.maximumMinor),
      chips: chipsMinor(title.terms).map(money),
      spots: tableEngineOf(title.engine).spots.map((spot) => ({
        id: spot.id,
        maximum: money(spotMaximumMinor(title.terms, spot)),
      })),
      news: tableNews(title, round, { now: tx.now, players, crowd }),
      history: await historyOf(tx, gameCode, ROUNDS_OF_ROADS),
      bets: bets.map(betShape),
    };
  });
}

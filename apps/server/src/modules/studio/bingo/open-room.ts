import { type CallAnswer, type CurrencyCode, decimalFromMinor, type getBingoRoom } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { VouchedPlayer } from '../launch/authenticate.ts';
import type { Studio } from '../studio.ts';
import { betsOfRounds } from '../tables/bet-store.ts';
import { presenceAt } from '../tables/presence-store.ts';
import { bingoRoundOf, isFrozen, salesOf } from './bingo-round-store.ts';
import { advanceBingo } from './judge-bingo.ts';
import { openSale } from './open-sale.ts';
import { purchaseShape } from './purchase-shape.ts';
import { callingNews, saleNews } from './room-news.ts';
import { type BingoTitle, saleAt, ticketsMaximum } from './room-terms.ts';

/** What the page of a room needs to open, while balls are called too. */
export async function openRoom(
  studio: Studio,
  player: VouchedPlayer<BingoTitle>,
): Promise<CallAnswer<typeof getBingoRoom>> {
  const { title, userId, gameCode, currency } = player;
  const { roomTerms } = title;
  return studio.database.transaction(async (tx) => {
    const { selling, calling } = await roundsNow(tx, studio, title);
    const numbers = [selling.number, selling.number - roomTerms.roundSeconds];
    const bets = await betsOfRounds(tx, userId, gameCode, numbers);
    return {
      gameCode,
      name: title.name,
      engine: title.engine,
      currency,
      balance: decimalFromMinor(player.balanceMinor, currency),
      price: decimalFromMinor(roomTerms.minimumMinor, currency),
      ticketsMaximum: ticketsMaximum(roomTerms),
      news: {
        now: tx.now.toString(),
        players: (await presenceAt(tx)).get(gameCode) ?? 0,
        selling: await sellingNow(tx, selling, currency),
        calling: isFrozen(calling) ? callingNews(calling, tx.now, currency) : null,
      },
      purchases: bets.map(purchaseShape),
    };
  });
}

async function sellingNow(tx: Tx, round: Awaited<ReturnType<typeof openSale>>, currency: CurrencyCode) {
  const key = { gameCode: round.game_code, number: round.number };
  return saleNews(round, await salesOf(tx, key), currency);
}

/** The round on sale, and the one before it taken as far as its time has come. */
export async function roundsNow(tx: Tx, studio: Pick<Studio, 'random' | 'seeds'>, title: BingoTitle) {
  const times = saleAt(title, tx.now);
  const before = { gameCode: title.gameCode, number: times.number - title.roomTerms.roundSeconds };
  const last = await bingoRoundOf(tx, before);
  const isWaiting = last?.state === 'open' || last?.state === 'calling';
  return {
    selling: await openSale(tx, studio, title, times),
    calling: isWaiting ? await advanceBingo(tx, studio.seeds, before) : last,
  };
}

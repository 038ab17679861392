import {
  BLACKJACK_HANDS_PER_PAGE,
  type CallAnswer,
  decimalFromMinor,
  type getBlackjackTable,
  type listBlackjackHands,
} from '@pelita/contract';
import type { VouchedPlayer } from '../launch/authenticate.ts';
import { betByKey } from '../tables/bet-store.ts';
import { chipsMinor } from '../tables/table-terms.ts';
import type { Blackjack } from './blackjack.ts';
import type { BlackjackTitle } from './blackjack-terms.ts';
import { nextShape, resolvePending, sendStake, waitingHand } from './go-on.ts';
import { handsBefore, newestBegun } from './hand-store.ts';
import { handView } from './hand-view.ts';
import { judgeHand } from './judge-hand.ts';

/** What the page of a table needs to open. A hand that a break has cut off is taken as far as it goes without its player. */
export async function openBlackjack(
  blackjack: Blackjack,
  player: VouchedPlayer<BlackjackTitle>,
): Promise<CallAnswer<typeof getBlackjackTable>> {
  const { studio, settling } = blackjack;
  const { title, userId, gameCode, currency } = player;
  const begun = await studio.database.reading((tx) => newestBegun(tx, player));
  if (begun?.state === 'open') {
    const { number } = begun;
    const main = await studio.database.reading((tx) => betByKey(tx, userId, begun.key ?? ''));
    // What became of a first stake without an answer is asked again; a refusal ends the hand.
    if (main?.state === 'bet-sent') await sendStake(blackjack, player, main).catch(() => null);
    await resolvePending(blackjack, player, number);
    const isOver = await studio.database.transaction((tx) => judgeHand(tx, studio.seeds, { gameCode, number }));
    if (isOver) await settling.pay({ gameCode, number });
  }
  const money = (minor: bigint) => decimalFromMinor(minor, currency);
  return studio.database.transaction(async (tx) => {
    const hand = await newestBegun(tx, player);
    const next = hand?.state === 'open' ? null : await waitingHand(tx, studio, userId, title);
    return {
      gameCode,
      name: title.name,
      engine: title.engine,
      currency,
      balance: money(player.balanceMinor),
      minimum: money(title.handTerms.minimumMinor),
      maximum: money(title.handTerms.maximumMinor),
      chips: chipsMinor(title.handTerms).map(money),
      hand: hand && (await handView(tx, studio.seeds, hand, currency)),
      next: next && nextShape(next),
    };
  });
}

export async function listHandsPlayed(
  { studio }: Blackjack,
  player: VouchedPlayer<BlackjackTitle>,
  before: number | null,
): Promise<CallAnswer<typeof listBlackjackHands>> {
  return studio.database.reading(async (tx) => {
    const found = await handsBefore(tx, player, { before, limit: BLACKJACK_HANDS_PER_PAGE + 1 });
    const hands = [];
    for (const hand of found.slice(0, BLACKJACK_HANDS_PER_PAGE))
      hands.push(await handView(tx, studio.seeds, hand, player.currency));
    return { hands, hasMore: found.length > BLACKJACK_HANDS_PER_PAGE };
  });
}

import { type CallAnswer, type CurrencyCode, decimalFromMinor, type dealBlackjack, Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { endLaunch } from '../launch/launch-store.ts';
import { hashOfToken } from '../launch/launch-token.ts';
import { betByKey, type BetMove, lockSeat, type TableBetRow } from '../tables/bet-store.ts';
import { roundName } from '../tables/table-terms.ts';
import { isTokenOver, walletRefusal } from '../wallet-calls/wallet-refusal.ts';
import type { Blackjack } from './blackjack.ts';
import { dropPending, type HandRow, keepMoves, lockHand, newestHand, prepareHand } from './hand-store.ts';
import { handView } from './hand-view.ts';
import { judgeHand } from './judge-hand.ts';
import type { BlackjackPlayer } from './stake-spot.ts';

type Answer = CallAnswer<typeof dealBlackjack>;

/** Sends a stored stake unless that was done; refuses where the wallet did not take it. */
export async function sendStake(
  { studio, stake }: Blackjack,
  player: BlackjackPlayer,
  bet: TableBetRow,
): Promise<BetMove | null> {
  const moved = bet.state === 'bet-sent' ? await stake(bet) : null;
  const { state, refusal } = moved ?? bet;
  if (state === 'refused') {
    if (refusal && isTokenOver(refusal))
      await studio.database.transaction((tx) => endLaunch(tx, player.userId, hashOfToken(player.token)));
    throw walletRefusal(refusal ?? '');
  }
  if (state === 'rolling-back' || state === 'rolled-back') throw new Refusal('round_cancelled');
  return moved;
}

/** A move whose stake was under way: made when the wallet has taken it, and not made when it has not. */
export async function resolvePending(blackjack: Blackjack, player: BlackjackPlayer, number: number): Promise<void> {
  const { studio } = blackjack;
  const { userId } = player;
  const found = await studio.database.transaction(async (tx) => {
    const hand = await lockHand(tx, player, number);
    return hand?.pending_key ? betByKey(tx, userId, hand.pending_key) : null;
  });
  if (!found) return;
  try {
    await sendStake(blackjack, player, found);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  await studio.database.transaction(async (tx) => {
    const hand = await lockHand(tx, player, number);
    if (!hand?.pending || !hand.pending_key || hand.state !== 'open') return;
    const bet = await betByKey(tx, userId, hand.pending_key);
    if (bet?.state === 'placed') await keepMoves(tx, hand, [...hand.moves, hand.pending]);
    else if (bet?.state !== 'bet-sent') await dropPending(tx, hand);
  });
}

/** Judges and pays a hand that is over, and answers what its player sees of it. */
export async function answerOf(
  { studio, settling }: Blackjack,
  player: BlackjackPlayer,
  number: number,
  balanceMinor: bigint | null,
): Promise<Answer> {
  const { userId, gameCode, currency, title } = player;
  const key = { gameCode, number };
  const isOver = await studio.database.transaction((tx) => judgeHand(tx, studio.seeds, key));
  if (isOver) await settling.pay(key);
  return studio.database.transaction(async (tx) => {
    const hand = await lockHand(tx, player, number);
    if (!hand) throw new Refusal('round_unknown');
    const next = hand.state === 'open' ? null : await waitingHand(tx, studio, userId, title);
    return {
      hand: await handView(tx, studio.seeds, hand, currency),
      next: next && nextShape(next),
      balance: isOver
        ? await balanceAfter(tx, key, userId, currency)
        : balanceMinor === null
          ? null
          : decimalFromMinor(balanceMinor, currency),
    };
  });
}

/** The hand that may be begun next; made where none waits. */
export async function waitingHand(
  tx: Tx,
  needs: Pick<Blackjack['studio'], 'random' | 'seeds'>,
  userId: string,
  title: BlackjackPlayer['title'],
): Promise<HandRow> {
  // Two tabs of one player would each make one.
  await lockSeat(tx, userId, title.gameCode);
  const newest = await newestHand(tx, { userId, gameCode: title.gameCode });
  const isWaiting = newest?.state === 'open' && newest.key === null;
  return isWaiting ? newest : prepareHand(tx, needs, userId, title);
}

export const nextShape = ({ game_code, number, commitment }: HandRow) => ({
  number,
  round: roundName(game_code, number),
  commitment,
});

async function balanceAfter(
  tx: Tx,
  { gameCode, number }: { gameCode: string; number: number },
  userId: string,
  currency: CurrencyCode,
): Promise<string | null> {
  const [row] = await tx.run<{ balance_minor: bigint | null }>(balanceStatement, [userId, gameCode, number]);
  return row?.balance_minor == null ? null : decimalFromMinor(row.balance_minor, currency);
}

const balanceStatement = {
  name: 'studio.blackjack.balance',
  // The wallet names the balance with each settled stake; they travel in the order of their ids.
  text: `select balance_minor from studio_table_bet where user_id = $1 and game_code = $2 and round_number = $3
           and state = 'settled' order by id desc limit 1`,
};

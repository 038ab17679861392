import { type CallAnswer, type CallInput, decimalFromMinor, type placeBookBet, Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { endLaunch } from '../launch/launch-store.ts';
import { hashOfToken } from '../launch/launch-token.ts';
import { lockSeat } from '../tables/bet-store.ts';
import { isTokenOver, walletRefusal } from '../wallet-calls/wallet-refusal.ts';
import { betByKey, type BookBetRow, insertBet, legsOf } from './bet-store.ts';
import { shownBet } from './bet-view.ts';
import type { BookNeeds, BookPlayer } from './book.ts';
import { readLegs } from './read-legs.ts';
import { stakeBet } from './stake-bet.ts';
import { readStake, refuseBeyondLimits, type Stake } from './stake-limits.ts';

type Asked = CallInput<typeof placeBookBet>['body'];

/** While a request may still be under way, the job leaves its bet alone. */
const FIRST_ATTEMPT_SECONDS = 30;

/** A bet is stored with the prices of its instant, then staked through the wallet. Answers when the wallet has taken it. */
export async function placeBet(
  needs: BookNeeds,
  player: BookPlayer,
  asked: Asked,
): Promise<CallAnswer<typeof placeBookBet>> {
  const { studio } = needs;
  const stake = readStake(player, asked);
  const { bet, isNew } = await studio.database.transaction((tx) => storeBet(tx, needs, player, asked, stake));
  const told = bet.state === 'bet-sent' ? await stakeBet(needs, bet, isNew) : bet;
  if (told.state === 'refused') {
    if (told.refusal && isTokenOver(told.refusal))
      await studio.database.transaction((tx) => endLaunch(tx, player.userId, hashOfToken(player.token)));
    throw walletRefusal(told.refusal ?? '');
  }
  const isGone = (told.state === 'rolling-back' || told.state === 'rolled-back') && !told.is_given_back;
  if (isGone) throw new Refusal('round_cancelled');
  return {
    bet: await shownBet(needs, told),
    balance: decimalFromMinor(told.balance_minor ?? 0n, player.currency),
  };
}

async function storeBet(
  tx: Tx,
  needs: BookNeeds,
  player: BookPlayer,
  asked: Asked,
  stake: Stake,
): Promise<{ bet: BookBetRow; isNew: boolean }> {
  const { userId, gameCode, currency, token } = player;
  await lockSeat(tx, userId, gameCode);
  const known = await betByKey(tx, userId, asked.betKey);
  if (known) return { bet: await sameBet(tx, known, player, asked, stake), isNew: false };

  const { legs, isCorrectable } = await readLegs(tx, needs, gameCode, asked);
  await refuseBeyondLimits(tx, player, stake, legs);
  const bet: BookBetRow = {
    user_id: userId,
    id: tx.newId(),
    bet_key: asked.betKey,
    game_code: gameCode,
    currency,
    stake_minor: stake.stakeMinor,
    together: stake.together,
    returned_minor: null,
    is_cashed_out: false,
    is_given_back: false,
    correction_minor: null,
    unposted_minor: null,
    is_correctable: isCorrectable,
    state: 'bet-sent',
    bet_transaction: tx.newId(),
    sealed_token: needs.tokens.seal(token, userId),
    balance_minor: null,
    refusal: null,
    placed_at: tx.now,
    changed_at: tx.now,
    attempts: 0,
  };
  await insertBet(
    tx,
    bet,
    legs.map((leg) => ({ ...leg, user_id: userId, bet_id: bet.id })),
    tx.now.add({ seconds: FIRST_ATTEMPT_SECONDS }),
  );
  return { bet, isNew: true };
}

async function sameBet(
  tx: Tx,
  known: BookBetRow,
  { gameCode }: BookPlayer,
  { legs: asked }: Asked,
  { stakeMinor, together }: Stake,
): Promise<BookBetRow> {
  const legs = await legsOf(tx, [known]);
  const isSame =
    known.game_code === gameCode &&
    known.stake_minor === stakeMinor &&
    known.together === together &&
    legs.length === asked.length &&
    legs.every((leg, place) => {
      const one = asked[place];
      return one?.matchId === leg.match_id && one.market === leg.market && one.selection === leg.selection;
    });
  if (!isSame) throw new Refusal('idempotency_key_reused');
  return known;
}

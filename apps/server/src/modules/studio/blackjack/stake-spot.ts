import { Refusal } from '@pelita/contract';
import type { BlackjackSpot } from '@pelita/games/blackjack';
import type { Tx } from '../../../platform/database/tx.ts';
import type { SeatedPlayer } from '../launch/authenticate.ts';
import type { Studio } from '../studio.ts';
import { betByKey, insertBet, type TableBetRow } from '../tables/bet-store.ts';
import type { BlackjackTitle } from './blackjack-terms.ts';

export type BlackjackPlayer = SeatedPlayer<BlackjackTitle>;
type Asked = { number: number; key: string; spot: BlackjackSpot; stakeMinor: bigint };

/** While a request may still be under way, the job leaves its stake alone. */
const FIRST_ATTEMPT_SECONDS = 30;

/** Stores a stake of a hand before it is sent to the wallet. The same key is the same stake. */
export async function storeStake(
  tx: Tx,
  studio: Pick<Studio, 'tokens'>,
  { userId, gameCode, currency, token }: BlackjackPlayer,
  { number, key, spot, stakeMinor }: Asked,
): Promise<TableBetRow> {
  const known = await betByKey(tx, userId, key);
  if (known) {
    const isSame =
      known.game_code === gameCode &&
      known.round_number === number &&
      known.spots[0] === spot &&
      known.stake_minor === stakeMinor;
    if (!isSame) throw new Refusal('idempotency_key_reused');
    return known;
  }
  const bet: TableBetRow = {
    user_id: userId,
    id: tx.newId(),
    bet_key: key,
    game_code: gameCode,
    round_number: number,
    currency,
    spots: [spot],
    amounts_minor: [stakeMinor],
    stake_minor: stakeMinor,
    win_minor: null,
    state: 'bet-sent',
    bet_transaction: tx.newId(),
    win_transaction: tx.newId(),
    rollback_transaction: tx.newId(),
    sealed_token: studio.tokens.seal(token, userId),
    balance_minor: null,
    refusal: null,
    placed_at: tx.now,
    attempts: 0,
  };
  insertBet(tx, bet, tx.now.add({ seconds: FIRST_ATTEMPT_SECONDS }));
  return bet;
}

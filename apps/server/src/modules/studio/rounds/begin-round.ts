import { Refusal } from '@pelita/contract';
import { engines, outcomeFromSeeds, stopsOf } from '@pelita/games';
import type { Tx } from '../../../platform/database/tx.ts';
import type { SeatedPlayer } from '../launch/authenticate.ts';
import { countRound, seatLocked } from '../seeds/seat-store.ts';
import { takeSeat } from '../seeds/take-seat.ts';
import type { Studio, StudioTitle } from '../studio.ts';
import { insertRound, openRoundOf, roundBySpinKey, type RoundRow } from './round-store.ts';

export type SpinAsk = { title: StudioTitle; lineBetMinor: bigint; spinKey: string };
export type BegunRound = { round: RoundRow; isRepeat: boolean } | { inTheWay: RoundRow };

/** While a request may still be completing a round, the job leaves it alone. */
const FIRST_ATTEMPT_SECONDS = 30;

/**
 * Decides a round and stores it, outcome and all, before any money is asked for: whatever breaks from here on, what the
 * player gets is fixed. The same spin key answers the round that it began.
 */
export async function beginRound(tx: Tx, studio: Studio, player: SeatedPlayer, ask: SpinAsk): Promise<BegunRound> {
  await takeSeat(tx, studio, player.userId, player.gameCode);
  const seat = await seatLocked(tx, studio.seeds, player.userId, player.gameCode);
  if (!seat) throw new Error('a player without a seat');
  const known = await roundBySpinKey(tx, player.userId, ask.spinKey);
  if (known) return { round: sameSpin(known, player, ask), isRepeat: true };
  const open = await openRoundOf(tx, player);
  if (open) return { inTheWay: open };

  const { engine } = ask.title;
  const outcome = outcomeFromSeeds({
    engine,
    serverSeed: seat.serverSeed,
    clientSeed: seat.clientSeed,
    nonce: seat.nextNonce,
    lineBetMinor: ask.lineBetMinor,
  });
  const round: RoundRow = {
    user_id: player.userId,
    id: tx.newId(),
    game_code: player.gameCode,
    spin_key: ask.spinKey,
    seed_pair_id: seat.seedPairId,
    nonce: seat.nextNonce,
    engine,
    currency: player.currency,
    line_bet_minor: ask.lineBetMinor,
    total_bet_minor: outcome.totalBetMinor,
    total_win_minor: outcome.totalWinMinor,
    stops: stopsOf(outcome),
    state: 'committed',
    bet_transaction: tx.newId(),
    win_transaction: tx.newId(),
    rollback_transaction: tx.newId(),
    sealed_token: studio.tokens.seal(player.token, player.userId),
    balance_after_bet_minor: null,
    balance_minor: null,
    refusal: null,
    played_at: tx.now,
    attempts: 0,
    next_attempt_at: tx.now.add({ seconds: FIRST_ATTEMPT_SECONDS }),
    settled_at: null,
    resumed_at: null,
    shown_at: null,
  };
  await insertRound(tx, round);
  await countRound(tx, seat);
  return { round, isRepeat: false };
}

export function isLineBet(title: StudioTitle, lineBetMinor: bigint): boolean {
  return (engines[title.engine].lineBetStepsMinor as readonly bigint[]).includes(lineBetMinor);
}

function sameSpin(known: RoundRow, player: SeatedPlayer, ask: SpinAsk): RoundRow {
  if (known.game_code !== player.gameCode || known.line_bet_minor !== ask.lineBetMinor)
    throw new Refusal('idempotency_key_reused');
  return known;
}

import { Refusal } from '@pelita/contract';
import { engines, outcomeFromSeeds, stopsOf } from '@pelita/games';
import type { Tx } from '../../../platform/database/tx.ts';
import type { SeatedPlayer } from '../launch/authenticate.ts';
import { countRound, seatLocked } from '../seeds/seat-store.ts';
import { takeSeat } from '../seeds/take-seat.ts';
import type { Studio, StudioTitle } from '../studio.ts';
import { insertRound, openRoundOf, roundBySpinKey, type RoundRow, type RoundWithSeeds } from './round-store.ts';

export type SpinAsk = { lineBetMinor: bigint; spinKey: string };
export type BegunRound = { round: RoundWithSeeds; isNew: boolean } | { inTheWay: RoundRow };

/** While a request may still be completing a round, the job leaves it alone. */
export const FIRST_ATTEMPT_SECONDS = 30;

/**
 * Decides a round and stores it, outcome and all, before its bet is sent: whatever breaks from here on, what the player
 * gets is fixed. The same spin key answers the round that it began.
 */
export async function beginRound(tx: Tx, studio: Studio, player: SeatedPlayer, ask: SpinAsk): Promise<BegunRound> {
  await takeSeat(tx, studio, player.userId, player.gameCode);
  const seat = await seatLocked(tx, studio.seeds, player.userId, player.gameCode);
  if (!seat) throw new Error('a player without a seat');
  const known = await roundBySpinKey(tx, studio.seeds, player.userId, ask.spinKey);
  if (known) return { round: sameSpin(known, player, ask), isNew: false };
  const open = await openRoundOf(tx, player);
  if (open) return { inTheWay: open };

  const { engine } = player.title;
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
    state: 'bet-sent',
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
  const seeds = { server_seed: seat.serverSeed, client_seed: seat.clientSeed, revealed_at: null };
  return { round: { ...round, ...seeds }, isNew: true };
}

export function isLineBet(title: StudioTitle, lineBetMinor: bigint): boolean {
  return (engines[title.engine].lineBetStepsMinor as readonly bigint[]).includes(lineBetMinor);
}

function sameSpin(known: RoundWithSeeds, player: SeatedPlayer, ask: SpinAsk): RoundWithSeeds {
  if (known.game_code !== player.gameCode || known.line_bet_minor !== ask.lineBetMinor)
    throw new Refusal('idempotency_key_reused');
  return known;
}

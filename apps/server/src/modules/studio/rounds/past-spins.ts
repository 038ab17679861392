import type { CurrencyCode } from '@pelita/contract';
import { type EngineId, engines, outcomeFromSeeds, stopsOf } from '@pelita/games';
import type { Tx } from '../../../platform/database/tx.ts';
import { countRound, type Seat } from '../seeds/seat-store.ts';
import { takeSeat } from '../seeds/take-seat.ts';
import type { Studio } from '../studio.ts';
import { insertRounds, type RoundRow } from './round-store.ts';

/** A spin of a time gone by, with the largest bet that its game takes within `atMostMinor`. */
export type PastSpin = {
  userId: string;
  gameCode: string;
  engine: EngineId;
  currency: CurrencyCode;
  atMostMinor: bigint;
  playedAt: Temporal.Instant;
};
/** What its money is told by. */
export type Settled = {
  roundId: string;
  betTransaction: string;
  betMinor: bigint;
  winTransaction: string;
  winMinor: bigint;
  settledAt: Temporal.Instant;
};

/** How long a spin takes from its bet to its end. */
const SPIN_SECONDS = 2;

/**
 * Spins for the history of a sandbox, in the order in which they were played: decided by the seeds of their seats as any
 * spin is, and settled in the studio's book. The wallet has to be told of every bet and of every win above zero.
 */
export async function playPastSpins<Spin extends PastSpin>(
  tx: Tx,
  studio: Pick<Studio, 'random' | 'seeds'>,
  spins: readonly Spin[],
): Promise<(Spin & Settled)[]> {
  const seats = new Map<string, { seat: Seat; draws: number }>();
  const settled: { spin: Spin; round: RoundRow }[] = [];
  for (const spin of spins) {
    const key = `${spin.userId} ${spin.gameCode}`;
    const past = { ...tx, now: spin.playedAt };
    const taken = seats.get(key) ?? {
      seat: await takeSeat(past, studio, spin.userId, spin.gameCode),
      draws: 0,
    };
    settled.push({ spin, round: settledRound(past, spin, taken.seat, taken.seat.nextNonce + taken.draws) });
    seats.set(key, { ...taken, draws: taken.draws + 1 });
  }
  await insertRounds(
    tx,
    settled.map(({ round }) => round),
  );
  for (const { seat, draws } of seats.values()) await countRound(tx, seat, draws);
  return settled.map(({ spin, round }) => ({
    ...spin,
    roundId: round.id,
    betTransaction: round.bet_transaction,
    betMinor: round.total_bet_minor,
    winTransaction: round.win_transaction,
    winMinor: round.total_win_minor,
    settledAt: round.settled_at ?? round.played_at,
  }));
}

function settledRound(tx: Tx, spin: PastSpin, seat: Seat, nonce: number): RoundRow {
  const { engine, playedAt } = spin;
  const { betUnits, lineBetStepsMinor } = engines[engine];
  const lineBetMinor = lineBetStepsMinor.findLast((step) => step * BigInt(betUnits) <= spin.atMostMinor);
  if (lineBetMinor === undefined) throw new Error(`${spin.gameCode} takes no bet of ${spin.atMostMinor}`);
  const { serverSeed, clientSeed } = seat;
  const outcome = outcomeFromSeeds({ engine, serverSeed, clientSeed, nonce, lineBetMinor });
  return {
    user_id: spin.userId,
    id: tx.newId(),
    game_code: spin.gameCode,
    spin_key: tx.newId(),
    seed_pair_id: seat.seedPairId,
    nonce,
    engine,
    currency: spin.currency,
    line_bet_minor: lineBetMinor,
    total_bet_minor: outcome.totalBetMinor,
    total_win_minor: outcome.totalWinMinor,
    stops: stopsOf(outcome),
    state: 'settled',
    bet_transaction: tx.newId(),
    win_transaction: tx.newId(),
    rollback_transaction: tx.newId(),
    sealed_token: null,
    balance_after_bet_minor: null,
    balance_minor: null,
    refusal: null,
    played_at: playedAt,
    attempts: 1,
    next_attempt_at: playedAt,
    settled_at: playedAt.add({ seconds: SPIN_SECONDS }),
    resumed_at: null,
    shown_at: null,
  };
}

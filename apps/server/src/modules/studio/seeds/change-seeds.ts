import { type CallAnswer, type changeStudioSeeds, Refusal } from '@pelita/contract';
import { commitment } from '@pelita/games';
import type { Tx } from '../../../platform/database/tx.ts';
import { settleOpenRound } from '../rounds/settle-open-round.ts';
import { openRoundOf, type RoundKey } from '../rounds/round-store.ts';
import type { Studio } from '../studio.ts';
import { insertSeedPair, revealPair, type Seat, seatLocked, updateSeat } from './seat-store.ts';
import { newServerSeed, seedsShape, takeSeat } from './take-seat.ts';

/**
 * Reveals the server seed in play and starts the next one, whose commitment was shown before the player chose a seed.
 * Never while a round is open: its outcome would be known before its money has moved.
 */
export async function changeSeeds(
  studio: Studio,
  player: RoundKey,
  clientSeed: string,
): Promise<CallAnswer<typeof changeStudioSeeds>> {
  await settleOpenRound(studio, player);
  return studio.database.transaction(async (tx) => {
    await takeSeat(tx, studio, player.userId, player.gameCode);
    const seat = await seatLocked(tx, studio.seeds, player.userId, player.gameCode);
    if (!seat || (await openRoundOf(tx, player))) throw new Refusal('round_open');
    const next = await startNextPair(tx, studio, seat, clientSeed);
    return {
      revealed: { serverSeed: seat.serverSeed, commitment: commitment(seat.serverSeed) },
      seeds: seedsShape(next),
    };
  });
}

async function startNextPair(tx: Tx, { random, seeds }: Studio, seat: Seat, clientSeed: string): Promise<Seat> {
  const next: Seat = {
    ...seat,
    seedPairId: tx.newId(),
    serverSeed: seat.nextServerSeed,
    clientSeed,
    nextNonce: 0,
    nextServerSeed: newServerSeed(random),
  };
  await revealPair(tx, seat);
  await insertSeedPair(tx, seeds, next);
  await updateSeat(tx, seeds, next);
  return next;
}

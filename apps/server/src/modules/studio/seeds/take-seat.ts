import type { StudioSeeds } from '@pelita/contract';
import { commitment } from '@pelita/games';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Random } from '../../../platform/random/random.ts';
import type { Studio } from '../studio.ts';
import { insertSeat, readSeat, type Seat } from './seat-store.ts';

const SERVER_SEED_BYTES = 32;
const FIRST_CLIENT_SEED_BYTES = 8;

/** 256 bits from the system's source, as the hex text that is hashed, shown and keyed with. */
export function newServerSeed(random: Random): string {
  return Buffer.from(random.bytes(SERVER_SEED_BYTES)).toString('hex');
}

/** The player's seat at a game. The first time it is made, with a client seed that the player may change at once. */
export async function takeSeat(
  tx: Tx,
  { random, seeds }: Pick<Studio, 'random' | 'seeds'>,
  userId: string,
  gameCode: string,
): Promise<Seat> {
  const known = await readSeat(tx, seeds, userId, gameCode);
  if (known) return known;
  await insertSeat(tx, seeds, {
    userId,
    gameCode,
    seedPairId: tx.newId(),
    serverSeed: newServerSeed(random),
    clientSeed: Buffer.from(random.bytes(FIRST_CLIENT_SEED_BYTES)).toString('hex'),
    nextNonce: 0,
    nextServerSeed: newServerSeed(random),
  });
  const seat = await readSeat(tx, seeds, userId, gameCode);
  if (!seat) throw new Error('a seat that was just taken is gone');
  return seat;
}

/** What may be known of a seat before its seeds are changed. */
export function seedsShape(seat: Seat): StudioSeeds {
  return {
    commitment: commitment(seat.serverSeed),
    nextCommitment: commitment(seat.nextServerSeed),
    clientSeed: seat.clientSeed,
    nonce: seat.nextNonce,
  };
}

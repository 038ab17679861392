import {
  type CallAnswer,
  type getStudioRound,
  type listStudioRounds,
  Refusal,
  ROUNDS_PER_PAGE,
} from '@pelita/contract';
import type { Studio } from '../studio.ts';
import { playedRoundShape, roundShape } from './round-shape.ts';
import { type RoundKey, roundOfGame, roundsOfGame } from './round-store.ts';

/** A page of the player's own rounds of this game, newest first. */
export async function listRounds(
  { database, seeds }: Studio,
  seat: RoundKey,
  before: string | undefined,
): Promise<CallAnswer<typeof listStudioRounds>> {
  const rounds = await database.reading((tx) => roundsOfGame(tx, seeds, seat, { before, limit: ROUNDS_PER_PAGE + 1 }));
  return { rounds: rounds.slice(0, ROUNDS_PER_PAGE).map(roundShape), hasMore: rounds.length > ROUNDS_PER_PAGE };
}

/** Another player's round answers as one that does not exist. */
export async function getRound(
  { database, seeds }: Studio,
  seat: RoundKey,
  roundId: string,
): Promise<CallAnswer<typeof getStudioRound>> {
  const round = await database.reading((tx) => roundOfGame(tx, seeds, seat, roundId));
  if (!round) throw new Refusal('round_unknown');
  return playedRoundShape(round);
}

import { type CallAnswer, type listTableRounds, TABLE_ROUNDS_PER_PAGE } from '@pelita/contract';
import type { VouchedPlayer } from '../launch/authenticate.ts';
import type { Studio } from '../studio.ts';
import { betShape } from './bet-shape.ts';
import { betsOfRounds, roundsPlayed } from './bet-store.ts';
import { roundOf } from './round-store.ts';
import { roundLabel, roundName, type TableTitle } from './table-terms.ts';

/** Rounds in which the player had chips, with all that is needed to check them. */
export async function listRoundsOfTable(
  { database }: Studio,
  { userId, gameCode, currency }: VouchedPlayer<TableTitle>,
  before: number | null,
): Promise<CallAnswer<typeof listTableRounds>> {
  return database.reading(async (tx) => {
    const played = await roundsPlayed(tx, { userId, gameCode, before, limit: TABLE_ROUNDS_PER_PAGE + 1 });
    const numbers = played.slice(0, TABLE_ROUNDS_PER_PAGE);
    const bets = Map.groupBy(await betsOfRounds(tx, userId, gameCode, numbers), (bet) => bet.round_number);
    const rounds = [];
    for (const number of numbers) {
      const round = await roundOf(tx, { gameCode, number });
      if (!round) continue;
      const isRevealed = round.state !== 'open';
      rounds.push({
        number,
        label: roundLabel(number),
        round: roundName(gameCode, number),
        engine: round.engine,
        playedAt: Temporal.Instant.fromEpochMilliseconds(number * 1_000).toString(),
        commitment: round.commitment,
        serverSeed: isRevealed ? round.kept_server_seed : null,
        drawn: isRevealed ? round.drawn : null,
        currency,
        bets: (bets.get(number) ?? []).map(betShape),
      });
    }
    return { rounds, hasMore: played.length > TABLE_ROUNDS_PER_PAGE };
  });
}

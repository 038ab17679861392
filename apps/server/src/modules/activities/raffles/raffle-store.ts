import type { GameCategory, PlayerId, TicketSource } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { OptionalPrize } from '../prizes.ts';
import type { Told } from '../told.ts';

export type RaffleRow = {
  raffle_id: string;
  code: string | null;
  earned_by: TicketSource;
  categories: GameCategory[];
  ticket_minor: bigint;
  tickets_maximum: number;
  first_day: string;
  last_day: string;
  commitment: string;
  closed_seed: string;
  is_offered: boolean;
  position: number;
  version: number;
  idempotency_key: string | null;
};
export type RafflePrizeRow = OptionalPrize & {
  raffle_id: string;
  prize_no: number;
  motif: string;
  weight: number;
  stock: bigint | null;
  given: bigint;
};
export type Raffle = RaffleRow & { texts: readonly Told[]; prizes: readonly RafflePrizeRow[] };

export type DrawRow = OptionalPrize & {
  player_id: PlayerId;
  raffle_id: string;
  ticket_no: number;
  idempotency_key: string;
  client_seed: string;
  weights: number[];
  prize_no: number;
  drawn_at: Temporal.Instant;
};

type RaffleTables = {
  raffle: RaffleRow;
  raffle_text: Told & { raffle_id: string };
  raffle_prize: RafflePrizeRow;
  raffle_draw: DrawRow;
};

export function raffleTables(tx: Tx): Kysely<RaffleTables> {
  return tx.tables<RaffleTables>();
}

export async function rafflesInOrder(tx: Tx): Promise<Raffle[]> {
  const raffles = await raffleTables(tx)
    .selectFrom('raffle')
    .selectAll()
    .orderBy('position')
    .orderBy('raffle_id')
    .execute();
  const texts = await raffleTables(tx).selectFrom('raffle_text').selectAll().execute();
  const prizes = await raffleTables(tx).selectFrom('raffle_prize').selectAll().orderBy('prize_no').execute();
  const textsOf = Map.groupBy(texts, ({ raffle_id }) => raffle_id);
  const prizesOf = Map.groupBy(prizes, ({ raffle_id }) => raffle_id);
  return raffles.map((raffle) => ({
    ...raffle,
    texts: textsOf.get(raffle.raffle_id) ?? [],
    prizes: prizesOf.get(raffle.raffle_id) ?? [],
  }));
}

/** From here on the raffle draws one ticket after another, so that no prize is given twice. */
export async function lockedRaffle(tx: Tx, id: string): Promise<Raffle | null> {
  const locked = await raffleTables(tx)
    .selectFrom('raffle')
    .select('raffle_id')
    .where('raffle_id', '=', id)
    .where('is_offered', '=', true)
    .forUpdate()
    .executeTakeFirst();
  return locked ? ((await rafflesInOrder(tx)).find(({ raffle_id }) => raffle_id === id) ?? null) : null;
}

export async function ticketsUsed(tx: Tx, playerId: PlayerId, raffleId: string): Promise<number> {
  const { used } = await raffleTables(tx)
    .selectFrom('raffle_draw')
    .select(({ fn }) => fn.countAll<bigint>().as('used'))
    .where('player_id', '=', playerId)
    .where('raffle_id', '=', raffleId)
    .executeTakeFirstOrThrow();
  return Number(used);
}

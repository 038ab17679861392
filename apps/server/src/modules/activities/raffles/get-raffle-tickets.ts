import { type CallAnswer, type CallInput, type getRaffleTickets as ticketsCall, Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Parts } from '../needs.ts';
import { rafflesInOrder, raffleTables } from './raffle-store.ts';
import { ticketShape } from './tickets.ts';

type Call = typeof ticketsCall;

const TICKETS_SHOWN = 50;

export function getRaffleTickets(parts: Pick<Parts, 'brand' | 'seeds'>) {
  return async (tx: Tx, { player }: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const raffle = (await rafflesInOrder(tx)).find(({ raffle_id }) => raffle_id === query.raffleId);
    if (!raffle) throw new Refusal('raffle_unknown');
    const rows = await raffleTables(tx)
      .selectFrom('raffle_draw')
      .selectAll()
      .where('player_id', '=', player.playerId)
      .where('raffle_id', '=', raffle.raffle_id)
      .orderBy('ticket_no', 'desc')
      .limit(TICKETS_SHOWN)
      .execute();
    return { tickets: await Promise.all(rows.map((row) => ticketShape(row, raffle, parts))) };
  };
}

import { type CallAnswer, type claimRafflePromotion, decimalFromMinor, type PlayerId } from '@pelita/contract';
import { commitment, ticketSeed } from '@pelita/games/giveaways';
import type { Tx } from '../../../platform/database/tx.ts';
import { type AskedObjective, reachedOf } from '../counting/reached.ts';
import type { Parts } from '../needs.ts';
import { optionalPrizeShape } from '../prizes.ts';
import { type DrawRow, type Raffle, ticketsUsed } from './raffle-store.ts';

type Answer = CallAnswer<typeof claimRafflePromotion>;
type RaffleParts = Pick<Parts, 'brand' | 'seeds'>;

function askedTickets({ raffle_id, earned_by, categories, first_day, last_day }: Raffle): AskedObjective {
  return { name: raffle_id, objective: earned_by, categories, from: first_day, to: last_day };
}

/** Tickets are counted, never kept: stakes that were taken back take theirs along, as long as those are not drawn. */
export async function ticketsOf(
  tx: Tx,
  playerId: PlayerId,
  raffle: Raffle,
  { brand, seeds }: RaffleParts,
): Promise<Answer['tickets']> {
  const reached = (await reachedOf(tx, playerId, [askedTickets(raffle)]))(raffle.raffle_id);
  const { ticket_minor, tickets_maximum } = raffle;
  const full = reached / ticket_minor;
  const isFull = full >= BigInt(tickets_maximum);
  const used = await ticketsUsed(tx, playerId, raffle.raffle_id);
  const number = used + 1;
  const raffleSeed = await seeds.open(raffle.closed_seed, raffle.raffle_id);
  return {
    earned: isFull ? tickets_maximum : Number(full),
    used,
    toNext: isFull ? null : decimalFromMinor(ticket_minor - (reached % ticket_minor), brand.currency),
    next: { number, commitment: commitment(seedOf(raffleSeed, { playerId, raffle, number })) },
  };
}

/** With the seed that decided it, which is revealed by drawing. */
export async function ticketShape(
  row: DrawRow,
  raffle: Raffle,
  { brand, seeds }: RaffleParts,
): Promise<Answer['ticket']> {
  const raffleSeed = await seeds.open(raffle.closed_seed, raffle.raffle_id);
  const serverSeed = seedOf(raffleSeed, { playerId: row.player_id, raffle, number: row.ticket_no });
  return {
    raffleId: row.raffle_id,
    number: row.ticket_no,
    prizeNo: row.prize_no,
    prize: optionalPrizeShape(row, brand.currency),
    drawnAt: row.drawn_at.toString(),
    proof: {
      commitment: commitment(serverSeed),
      serverSeed,
      clientSeed: row.client_seed,
      weights: row.weights,
    },
  };
}

export function seedOf(
  raffleSeed: string,
  { playerId, raffle, number }: { playerId: PlayerId; raffle: Raffle; number: number },
): string {
  return ticketSeed(raffleSeed, { raffle: raffle.raffle_id, player: playerId, number });
}

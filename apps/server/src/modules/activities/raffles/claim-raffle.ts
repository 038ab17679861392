import { type CallAnswer, type CallInput, type claimRafflePromotion as claimCall, Refusal } from '@pelita/contract';
import { drawPrize } from '@pelita/games/giveaways';
import type { Tx } from '../../../platform/database/tx.ts';
import { playerTopic } from '../../../platform/events/topics.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { lockPlayer } from '../counting/reached.ts';
import type { Parts } from '../needs.ts';
import { prizeIn } from '../prizes.ts';
import { titlesOf } from '../told.ts';
import { stateAt, windowsOf } from './get-raffles.ts';
import {
  type DrawRow,
  lockedRaffle,
  type Raffle,
  type RafflePrizeRow,
  rafflesInOrder,
  raffleTables,
} from './raffle-store.ts';
import { seedOf, ticketShape, ticketsOf } from './tickets.ts';

type Call = typeof claimCall;

/**
 * Draws with the player's next ticket. The wallet is locked first, then the raffle: tickets are counted and prizes are taken
 * one after another. The seed was committed to when the ticket before was drawn; the weights of the moment are kept with
 * the ticket, so that its player can draw it again.
 */
export function claimRaffle(parts: Pick<Parts, 'brand' | 'seeds' | 'give'>) {
  return async (tx: Tx, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    await lockPlayer(tx, playerId, parts.brand.currency);
    const earlier = await raffleTables(tx)
      .selectFrom('raffle_draw')
      .selectAll()
      .where('player_id', '=', playerId)
      .where('idempotency_key', '=', who.idempotencyKey)
      .executeTakeFirst();
    if (earlier) return await answerOf(tx, await sameRaffle(tx, earlier, body), earlier, parts);

    const raffle = await lockedRaffle(tx, body.promotionId);
    if (!raffle) throw new Refusal('raffle_unknown');
    if (stateAt(tx.now, (await windowsOf(tx, [raffle]))(raffle)) !== 'open') throw new Refusal('raffle_closed');
    const { earned, used, next } = await ticketsOf(tx, playerId, raffle, parts);
    if (used >= earned) throw new Refusal('raffle_no_ticket');
    const weights = raffle.prizes.map(({ weight, stock }) => (stock === 0n ? 0 : weight));
    if (weights.every((weight) => weight === 0)) throw new Refusal('raffle_sold_out');

    const raffleSeed = await parts.seeds.open(raffle.closed_seed, raffle.raffle_id);
    const serverSeed = seedOf(raffleSeed, { playerId, raffle, number: next.number });
    const seeds = { serverSeed, clientSeed: body.clientSeed, nonce: next.number };
    const drawn = raffle.prizes[drawPrize(seeds, weights)];
    if (!drawn) throw new Error(`raffle ${raffle.raffle_id} has drawn no prize`);
    await takePrize(tx, drawn);
    const { prize_kind, prize_amount, prize_turnover_hundredths } = drawn;
    const row: DrawRow = {
      player_id: playerId,
      raffle_id: raffle.raffle_id,
      ticket_no: next.number,
      idempotency_key: who.idempotencyKey,
      client_seed: body.clientSeed,
      weights,
      prize_no: drawn.prize_no,
      prize_kind,
      prize_amount,
      prize_turnover_hundredths,
      drawn_at: tx.now,
    };
    await raffleTables(tx).insertInto('raffle_draw').values(row).execute();
    const prize = prizeIn(drawn);
    if (prize) {
      const reference = `${raffle.raffle_id}/${row.ticket_no}`;
      const words = { name: titlesOf(raffle.texts) };
      await parts.give(tx, { playerId, source: 'raffle', reference, words }, prize);
      tx.changed(playerTopic(playerId));
    }
    return await answerOf(tx, raffle, row, parts);
  };
}

/** One of the stock, under the lock of the raffle. */
async function takePrize(tx: Tx, { raffle_id, prize_no }: RafflePrizeRow): Promise<void> {
  await raffleTables(tx)
    .updateTable('raffle_prize')
    .set(({ eb }) => ({ stock: eb('stock', '-', 1n), given: eb('given', '+', 1n) }))
    .where('raffle_id', '=', raffle_id)
    .where('prize_no', '=', prize_no)
    .execute();
}

async function sameRaffle(tx: Tx, earlier: DrawRow, body: CallInput<Call>['body']): Promise<Raffle> {
  if (earlier.raffle_id !== body.promotionId || earlier.client_seed !== body.clientSeed)
    throw new Refusal('idempotency_key_reused');
  const raffle = (await rafflesInOrder(tx)).find(({ raffle_id }) => raffle_id === earlier.raffle_id);
  if (!raffle) throw new Refusal('raffle_unknown');
  return raffle;
}

async function answerOf(
  tx: Tx,
  raffle: Raffle,
  row: DrawRow,
  parts: Pick<Parts, 'brand' | 'seeds'>,
): Promise<CallAnswer<Call>> {
  const ticket = await ticketShape(row, raffle, parts);
  return { ticket, tickets: await ticketsOf(tx, row.player_id, raffle, parts) };
}

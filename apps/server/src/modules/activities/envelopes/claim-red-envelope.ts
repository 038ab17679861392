import { type CallAnswer, type CallInput, type claimRedEnvelope as claimCall, Refusal } from '@pelita/contract';
import { splitPool } from '@pelita/games/giveaways';
import type { Tx } from '../../../platform/database/tx.ts';
import { playerTopic } from '../../../platform/events/topics.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { lockPlayer } from '../counting/reached.ts';
import type { Parts } from '../needs.ts';
import { stateAt } from '../raffles/get-raffles.ts';
import { titlesOf } from '../told.ts';
import { envelopesInOrder, envelopeTables, type PacketRow, type RoundRow } from './envelope-store.ts';
import { packetShape } from './get-red-envelopes.ts';

type Call = typeof claimCall;

/**
 * Gives the next packet of an opening. The wallet is locked first, then the opening: its counter says which packet is next, and
 * the seed that was committed to says how much is in it. A player has one of each opening.
 */
export function claimRedEnvelope({ brand, seeds, give }: Pick<Parts, 'brand' | 'seeds' | 'give'>) {
  return async (tx: Tx, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const { roundId } = body;
    await lockPlayer(tx, playerId, brand.currency);
    const packets = envelopeTables(tx).selectFrom('envelope_packet').selectAll().where('player_id', '=', playerId);
    const earlier = await packets.where('idempotency_key', '=', who.idempotencyKey).executeTakeFirst();
    if (earlier && earlier.round_id !== roundId) throw new Refusal('idempotency_key_reused');
    const round = await lockedRound(tx, roundId);
    if (!round) throw new Refusal('envelope_unknown');
    if (earlier) return answerOf(earlier, round, brand);
    if (await packets.where('round_id', '=', roundId).executeTakeFirst()) throw new Refusal('envelope_taken');
    const window = { opensAt: round.opens_at, endsAt: round.closes_at };
    if (stateAt(tx.now, window) !== 'open') throw new Refusal('envelope_closed');
    if (round.taken >= round.packets) throw new Refusal('envelope_empty');

    const packet: PacketRow = {
      player_id: playerId,
      round_id: roundId,
      idempotency_key: who.idempotencyKey,
      packet_no: round.taken + 1,
      amount_minor: amountOf(round, await seeds.open(round.closed_seed, roundId)),
      claimed_at: tx.now,
    };
    const taken = { taken: packet.packet_no, paid_minor: round.paid_minor + packet.amount_minor };
    await envelopeTables(tx).updateTable('envelope_round').set(taken).where('round_id', '=', roundId).execute();
    await envelopeTables(tx).insertInto('envelope_packet').values(packet).execute();
    const prize = {
      prize_kind: 'cash',
      prize_amount: packet.amount_minor,
      prize_turnover_hundredths: round.prize_turnover_hundredths,
    } as const;
    const envelope = (await envelopesInOrder(tx)).find(({ envelope_id }) => envelope_id === round.envelope_id);
    const words = { name: titlesOf(envelope?.texts ?? []) };
    await give(tx, { playerId, source: 'envelope', reference: roundId, words }, prize);
    tx.changed(playerTopic(playerId));
    return answerOf(packet, { ...round, ...taken }, brand);
  };
}

/** From here on the opening gives one packet after another. */
async function lockedRound(tx: Tx, id: string): Promise<RoundRow | null> {
  const round = await envelopeTables(tx)
    .selectFrom('envelope_round')
    .innerJoin('envelope', 'envelope.envelope_id', 'envelope_round.envelope_id')
    .selectAll('envelope_round')
    .where('round_id', '=', id)
    .where('envelope.is_offered', '=', true)
    .forUpdate('envelope_round')
    .executeTakeFirst();
  return round ?? null;
}

function amountOf(round: RoundRow, serverSeed: string): bigint {
  const { round_id, pool_minor, packets, kind, taken } = round;
  const pool = { round: round_id, serverSeed, poolMinor: Number(pool_minor), packets, isEqual: kind === 'fixed' };
  const amount = splitPool(pool)[taken];
  if (amount === undefined) throw new Error(`opening ${round_id} has no packet ${taken + 1}`);
  return BigInt(amount);
}

function answerOf(packet: PacketRow, round: RoundRow, brand: Parts['brand']): CallAnswer<Call> {
  const shape = packetShape(packet, brand);
  if (!shape) throw new Error('a packet without a shape');
  return { packet: shape, left: round.packets - round.taken, currency: brand.currency };
}

import {
  accountTypes,
  type CallAnswer,
  decimalFromMinor,
  type getRedEnvelopes as envelopesCall,
  type PlayerId,
} from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Parts } from '../needs.ts';
import { timesText } from '../prizes.ts';
import { stateAt } from '../raffles/get-raffles.ts';
import { toldIn } from '../told.ts';
import {
  type Envelope,
  envelopesInOrder,
  envelopeTables,
  type PacketRow,
  type RoundRow,
  roundsAfter,
} from './envelope-store.ts';

type Call = typeof envelopesCall;

/** So long a player sees, and can check, what an opening gave. */
const KEPT_HOURS = 24;

export function getRedEnvelopes({ brand, seeds }: Pick<Parts, 'brand' | 'seeds'>) {
  return async (tx: Tx, who: CallerOf<Call>): Promise<CallAnswer<Call>> => {
    const envelopes = new Map((await envelopesInOrder(tx)).map((envelope) => [envelope.envelope_id, envelope]));
    const rounds = await roundsAfter(tx, tx.now.subtract({ hours: KEPT_HOURS }));
    const member = who.player && who.player.accountType !== accountTypes.trial ? who.player.playerId : null;
    const own = member === null ? new Map<string, PacketRow>() : await packetsOf(tx, member, rounds);
    const shown = [...envelopes.values()]
      .filter(({ is_offered }) => is_offered)
      .flatMap(({ envelope_id }) => {
        const all = rounds.filter((round) => round.envelope_id === envelope_id);
        const isOver = ({ closes_at }: RoundRow) => Temporal.Instant.compare(closes_at, tx.now) <= 0;
        const next = all.find((round) => !isOver(round));
        return [...(next ? [next] : []), ...all.filter((round) => isOver(round) && own.has(round.round_id))];
      });
    return {
      serverTime: tx.now.toString(),
      envelopes: await Promise.all(
        shown.map(async (round) => {
          const state = stateOf(round, tx.now);
          const serverSeed = state === 'closed' ? await seeds.open(round.closed_seed, round.round_id) : null;
          return {
            ...roundShape(round, envelopes.get(round.envelope_id), { brand, language: who.language }),
            state,
            serverSeed,
            own: packetShape(own.get(round.round_id), brand),
          };
        }),
      ),
    };
  };
}

/** Over at its end, or when every packet is taken. */
export function stateOf(round: RoundRow, now: Temporal.Instant): 'coming' | 'open' | 'closed' {
  const state = stateAt(now, { opensAt: round.opens_at, endsAt: round.closes_at });
  return state === 'open' && round.taken === round.packets ? 'closed' : state;
}

function roundShape(
  round: RoundRow,
  envelope: Envelope | undefined,
  { brand, language }: { brand: Parts['brand']; language: string },
): Omit<CallAnswer<Call>['envelopes'][number], 'state' | 'serverSeed' | 'own'> {
  return {
    roundId: round.round_id,
    ...toldIn(envelope?.texts ?? [], language, brand),
    kind: round.kind,
    opensAt: round.opens_at.toString(),
    closesAt: round.closes_at.toString(),
    pool: decimalFromMinor(round.pool_minor, brand.currency),
    packets: round.packets,
    left: round.packets - round.taken,
    turnoverTimes: timesText(round.prize_turnover_hundredths),
    currency: brand.currency,
    commitment: round.commitment,
  };
}

export function packetShape(packet: PacketRow | undefined, { currency }: Pick<Parts['brand'], 'currency'>) {
  if (!packet) return null;
  const { packet_no, amount_minor, claimed_at } = packet;
  return { packetNo: packet_no, amount: decimalFromMinor(amount_minor, currency), claimedAt: claimed_at.toString() };
}

export async function packetsOf(
  tx: Tx,
  playerId: PlayerId,
  rounds: readonly RoundRow[],
): Promise<Map<string, PacketRow>> {
  if (rounds.length === 0) return new Map();
  const rows = await envelopeTables(tx)
    .selectFrom('envelope_packet')
    .selectAll()
    .where('player_id', '=', playerId)
    .where(
      'round_id',
      'in',
      rounds.map(({ round_id }) => round_id),
    )
    .execute();
  return new Map(rows.map((row) => [row.round_id, row]));
}

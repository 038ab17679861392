import type { EnvelopeKind, PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Told } from '../told.ts';

export type EnvelopeRow = {
  envelope_id: string;
  code: string | null;
  kind: EnvelopeKind;
  pool_minor: bigint;
  packets: number;
  prize_turnover_hundredths: number;
  first_day: string;
  last_day: string;
  opens_at: string;
  minutes: number;
  is_offered: boolean;
  position: number;
  version: number;
  idempotency_key: string | null;
};
export type Envelope = EnvelopeRow & { texts: readonly Told[] };
export type RoundRow = {
  round_id: string;
  envelope_id: string;
  day: string;
  opens_at: Temporal.Instant;
  closes_at: Temporal.Instant;
  kind: EnvelopeKind;
  pool_minor: bigint;
  packets: number;
  prize_turnover_hundredths: number;
  taken: number;
  paid_minor: bigint;
  commitment: string;
  closed_seed: string;
};
export type PacketRow = {
  player_id: PlayerId;
  round_id: string;
  idempotency_key: string;
  packet_no: number;
  amount_minor: bigint;
  claimed_at: Temporal.Instant;
};

type EnvelopeTables = {
  envelope: EnvelopeRow;
  envelope_text: Told & { envelope_id: string };
  envelope_round: RoundRow;
  envelope_packet: PacketRow;
};

export function envelopeTables(tx: Tx): Kysely<EnvelopeTables> {
  return tx.tables<EnvelopeTables>();
}

export async function envelopesInOrder(tx: Tx): Promise<Envelope[]> {
  const envelopes = await envelopeTables(tx)
    .selectFrom('envelope')
    .selectAll()
    .orderBy('position')
    .orderBy('envelope_id')
    .execute();
  const texts = await envelopeTables(tx).selectFrom('envelope_text').selectAll().execute();
  const textsOf = Map.groupBy(texts, ({ envelope_id }) => envelope_id);
  return envelopes.map((envelope) => ({ ...envelope, texts: textsOf.get(envelope.envelope_id) ?? [] }));
}

/** Rounds that close after an instant, the earliest first. */
export async function roundsAfter(tx: Tx, after: Temporal.Instant): Promise<RoundRow[]> {
  return await envelopeTables(tx)
    .selectFrom('envelope_round')
    .selectAll()
    .where('closes_at', '>', after)
    .orderBy('opens_at')
    .execute();
}

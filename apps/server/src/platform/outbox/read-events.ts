import type { Database } from '../database/tx.ts';
import type { Unframed } from '../events/live-event.ts';
import { EVENT_PAGE } from '../events/limits.ts';

export type Look = {
  /** The oldest transaction still running: whatever is below it stands or never will. */
  horizon: bigint;
  ids: string[];
};

const look = {
  name: 'outbox.look',
  text: `select now.horizon::text as horizon, o.id
         from (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) as now
         left join outbox o on o.transaction_id >= coalesce($1::text::xid8, now.horizon)
         order by o.transaction_id, o.id`,
};
const byIds = {
  name: 'outbox.by_ids',
  text: `select id, topic, name, data::text as data from outbox
         where transaction_id >= $1::text::xid8 and id = any($2::uuid[]) order by transaction_id, id`,
};
const byTopics = {
  name: 'outbox.by_topics',
  text: `select id, topic, name, data::text as data, transaction_id::text as transaction_id,
           pg_snapshot_xmin(pg_current_snapshot())::text as horizon
         from outbox
         where topic = any($1::text[]) and (transaction_id, id) > ($2::text::xid8, $3::uuid)
         order by transaction_id, id limit ${EVENT_PAGE}`,
};

/**
 * The ids of all that stands from a transaction on; without one, of what was written by transactions that others still
 * running are older than. Cheap: it touches the primary key only.
 */
export async function readLook(database: Database, from: bigint | null): Promise<Look> {
  const rows = await database.single<{ horizon: string; id: string | null }>(look, [from?.toString() ?? null]);
  return { horizon: BigInt(rows[0]?.horizon ?? 0), ids: rows.flatMap(({ id }) => id ?? []) };
}

export async function readEvents(database: Database, from: bigint, ids: readonly string[]): Promise<Unframed[]> {
  return await database.single<Unframed>(byIds, [from.toString(), ids]);
}

export type OutboxPlace = { transactionId: bigint; id: string };

/** One page of the topics' events behind a place, with what was the oldest running transaction meanwhile. */
export async function readTopicsAfter(
  database: Database,
  topics: readonly string[],
  after: OutboxPlace,
): Promise<(Unframed & OutboxPlace & { horizon: bigint })[]> {
  type Row = Unframed & { transaction_id: string; horizon: string };
  const rows = await database.single<Row>(byTopics, [topics, after.transactionId.toString(), after.id]);
  return rows.map(({ transaction_id, horizon, ...event }) => ({
    ...event,
    transactionId: BigInt(transaction_id),
    horizon: BigInt(horizon),
  }));
}

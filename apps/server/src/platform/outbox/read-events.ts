import type { Database } from '../database/tx.ts';
import type { LiveEvent } from '../events/event-hub.ts';
import { EVENT_PAGE } from '../events/limits.ts';
import { liveEvent } from '../events/live-event.ts';

type Row = { id: string; topic: LiveEvent['topic']; name: string; data: string };

const tail = { name: 'outbox.tail', text: 'select id from outbox where id >= $1 order by id' };
const byIds = {
  name: 'outbox.by_ids',
  text: 'select id, topic, name, data::text as data from outbox where id = any($1::uuid[]) order by id',
};
const byTopics = {
  name: 'outbox.by_topics',
  text: `select id, topic, name, data::text as data from outbox
         where topic = any($1::text[]) and id > $2 order by id limit ${EVENT_PAGE}`,
};

/** The ids that stand since an id. Cheap: it touches the primary key only. */
export async function readIdsSince(database: Database, fromId: string): Promise<string[]> {
  return (await database.single<{ id: string }>(tail, [fromId])).map((row) => row.id);
}

export async function readEvents(database: Database, ids: readonly string[]): Promise<LiveEvent[]> {
  return (await database.single<Row>(byIds, [ids])).map(liveEvent);
}

/** One page of the topics' events after an id. */
export async function readTopicsAfter(
  database: Database,
  topics: readonly string[],
  afterId: string,
): Promise<LiveEvent[]> {
  return (await database.single<Row>(byTopics, [topics, afterId])).map(liveEvent);
}

import type pg from 'pg';
import type { PendingEvent } from '../database/open-tx.ts';

/** Writes the events of one transaction in one statement. `data` carries `at`, as the live stream promises. */
export async function insertEvents(client: pg.ClientBase, events: readonly PendingEvent[]): Promise<void> {
  await client.query({
    name: 'outbox.insert',
    text: `insert into outbox (id, topic, name, data, at)
           select * from unnest($1::uuid[], $2::text[], $3::text[], $4::jsonb[], $5::timestamptz[])`,
    values: [
      events.map((event) => event.id),
      events.map((event) => event.topic),
      events.map((event) => event.name),
      events.map(eventData),
      events.map((event) => event.at.toString()),
    ],
  });
}

/** The JSON text of an event's data. */
export function eventData(event: Pick<PendingEvent, 'at' | 'data'>): string {
  return JSON.stringify({ at: event.at.toString(), ...event.data });
}

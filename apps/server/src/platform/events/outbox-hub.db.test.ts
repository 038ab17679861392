import { Refusal } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { afterAll, expect, test } from 'vitest';
import { openPlatform } from '../open-platform.ts';
import { pruneOutbox } from '../outbox/prune-outbox.ts';
import type { EndReason, EventTopic, LiveEvent } from './event-hub.ts';
import { EVENT_BUFFER, EVENT_OVERLAP_MS } from './limits.ts';
import { createOutboxHub } from './outbox-hub.ts';

const world = await testDatabase();
const { clock } = world;
/** A second process of the deployment, at the same database. */
const other = openPlatform({ ...world.platform, address: world.address });
const dinner: EventTopic = 'player:dinner';

async function publish(database = world.database, name = 'notice', topic: EventTopic = 'everyone'): Promise<void> {
  await database.transaction((tx) => tx.publish({ topic, name, data: { text: name } }));
}

/** A reader that notes what reaches it and lets a test wait for a name. */
function reader(
  topics: readonly EventTopic[] = ['everyone'],
  lastEventId: string | null = null,
  hub = world.platform.events,
) {
  const events: LiveEvent[] = [];
  const ends: EndReason[] = [];
  const waiting = new Map<string, () => void>();
  const leave = hub.subscribe(
    topics,
    lastEventId,
    (event) => {
      events.push(event);
      waiting.get(event.name)?.();
    },
    (reason) => ends.push(reason),
  );
  const arrival = async (name: string) => {
    if (!events.some((event) => event.name === name)) await new Promise<void>((resolve) => waiting.set(name, resolve));
    return events;
  };
  return { events, ends, arrival, leave, names: () => events.map((event) => event.name) };
}

test('LIVE-01 an event of this process has reached its readers when its transaction returns', async () => {
  const mine = reader([dinner]);
  const others = reader(['player:lunch']);
  await publish(world.database, 'balance', dinner);
  expect(mine.names()).toEqual(['balance']);
  expect(others.names()).toEqual([]);
  const [event] = mine.events;
  expect(JSON.parse(event?.data ?? '')).toEqual({ at: clock.now().toString(), text: 'balance' });
  expect(event?.frame).toBe(`id: ${event?.id}\nevent: balance\ndata: ${event?.data}\n\n`);
  mine.leave();
  others.leave();
});

test('LIVE-01 events of a transaction that is rolled back never leave', async () => {
  const all = reader();
  const refused = world.database.transaction(async (tx) => {
    await tx.publish({ topic: 'everyone', name: 'never', data: {} });
    throw new Refusal('insufficient_balance');
  });
  await expect(refused).rejects.toMatchObject({ code: 'insufficient_balance' });
  await world.platform.events.look();
  await publish(world.database, 'after-refusal');
  expect(await all.arrival('after-refusal')).not.toContainEqual(expect.objectContaining({ name: 'never' }));
  all.leave();
});

test('LIVE-01 an event of another process arrives, and once', async () => {
  const all = reader();
  await publish(other.database, 'from-afar');
  await all.arrival('from-afar');
  await world.platform.events.look();
  await world.platform.events.look();
  expect(all.names().filter((name) => name === 'from-afar')).toHaveLength(1);
  all.leave();
});

test('LIVE-01 an event that a statement wrote by itself arrives without being published', async () => {
  const all = reader();
  await world.database.transaction(async (tx) => {
    const text = `insert into outbox (id, topic, name, data, at) values ($1, 'everyone', 'by-hand', '{}', $2)`;
    await tx.run({ name: 'test.by_hand', text }, [tx.newId(), tx.now]);
  });
  expect(await all.arrival('by-hand')).toMatchObject([{ topic: 'everyone', name: 'by-hand', data: '{}' }]);
  all.leave();
});

test('LIVE-01 a transaction that commits late, behind later ones, still reaches the readers', async () => {
  const all = reader();
  await publish(world.database, 'settled');
  await world.platform.events.look();
  const begun = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const late = other.database.transaction(async (tx) => {
    await tx.publish({ topic: 'everyone', name: 'late', data: {} });
    begun.resolve();
    await mayCommit.promise;
  });
  await begun.promise;
  clock.advance({ seconds: 9 });
  await publish(other.database, 'prompt');
  await all.arrival('prompt');
  expect(all.names()).not.toContain('late');
  mayCommit.resolve();
  await late;
  await world.platform.events.look();
  const [settled, prompt, last] = all.events;
  expect([settled?.name, prompt?.name, last?.name]).toEqual(['settled', 'prompt', 'late']);
  expect((last?.id ?? '') < (prompt?.id ?? '')).toBe(true);
  all.leave();
});

test('LIVE-01 who comes back with the last id gets all that was missed, late commits included, and nothing of others', async () => {
  const before = reader([dinner]);
  await publish(world.database, 'seen', dinner);
  const lastEventId = (await before.arrival('seen')).at(-1)?.id ?? '';
  before.leave();
  clock.advance({ seconds: 1 });
  const begun = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const late = other.database.transaction(async (tx) => {
    await tx.publish({ topic: dinner, name: 'missed-late', data: {} });
    begun.resolve();
    await mayCommit.promise;
  });
  await begun.promise;
  clock.advance({ seconds: 5 });
  await publish(world.database, 'missed', dinner);
  await publish(world.database, 'missed-by-all');
  await publish(world.database, 'private', 'player:lunch');
  mayCommit.resolve();
  await late;
  clock.advance({ minutes: 3 });
  const again = reader([dinner, 'everyone'], lastEventId);
  await publish(world.database, 'live', dinner);
  await again.arrival('live');
  expect(again.names().slice(-4)).toEqual(['missed-late', 'missed', 'missed-by-all', 'live']);
  expect(again.names()).not.toContain('private');
  expect(again.events.map((event) => event.id)).not.toContain(lastEventId);
  again.leave();
});

test('LIVE-01 a replay hands over many pages in order, and what happens meanwhile behind them', async () => {
  const topic: EventTopic = 'player:busy';
  const before = reader([topic]);
  await publish(world.database, 'first', topic);
  const lastEventId = (await before.arrival('first')).at(-1)?.id ?? '';
  before.leave();
  clock.advance({ minutes: 1 });
  await world.database.transaction(async (tx) => {
    for (let count = 0; count < 1_203; count += 1) await tx.publish({ topic, name: 'many', data: { count } });
  });
  clock.advance({ minutes: 1 });
  const again = reader([topic], lastEventId);
  await publish(world.database, 'meanwhile', topic);
  const events = await again.arrival('meanwhile');
  const counts = events.slice(0, -1).map((event) => (JSON.parse(event.data) as { count: number }).count);
  expect(counts).toEqual(Array.from({ length: 1_203 }, (_, count) => count));
  again.leave();
});

test('REL-02 a reader that falls behind is ended with its buffer full instead of growing without end', async () => {
  const topic: EventTopic = 'player:slow';
  const ended = Promise.withResolvers<EndReason>();
  const stuck = Promise.withResolvers<void>();
  world.platform.events.subscribe([topic], null, () => stuck.promise, ended.resolve);
  await world.database.transaction(async (tx) => {
    for (let count = 0; count < EVENT_BUFFER + 2; count += 1) await tx.publish({ topic, name: 'much', data: {} });
  });
  expect(await ended.promise).toBe('too_slow');
  stuck.resolve();
});

test('events older than a day are pruned, younger ones stay', async () => {
  await publish(world.database, 'old');
  clock.advance({ hours: 23 });
  await publish(world.database, 'young');
  clock.advance({ hours: 2 });
  await world.database.transaction(async (tx) => pruneOutbox.handle?.(tx, {}));
  const rows = await world.database.single<{ name: string }>(
    { name: 'test.left', text: 'select name from outbox' },
    [],
  );
  expect(rows).toEqual([{ name: 'young' }]);
});

test('a transaction may not live as long as the tail looks back', async () => {
  const [row] = await world.database.single<{ ms: number }>(
    { name: 'test.limit', text: `select setting::int as ms from pg_settings where name = 'transaction_timeout'` },
    [],
  );
  expect(row?.ms).toBeLessThan(EVENT_OVERLAP_MS);
});

test('REL-02 stopping tells the readers, and nobody can join any more', async () => {
  const hub = createOutboxHub(other.database, clock, other.log);
  const early = reader(['everyone'], null, hub);
  await hub.stop();
  const late = reader(['everyone'], null, hub);
  expect([early.ends, late.ends]).toEqual([['stopping'], ['stopping']]);
});

afterAll(async () => {
  await other.jobs.stop();
  await other.database.close();
});

import { Refusal } from '@pelita/contract';
import { createFixedClock, testDatabase } from '@pelita/testkit';
import { afterAll, expect, test } from 'vitest';
import { closePlatform, openPlatform } from '../open-platform.ts';
import { pruneOutbox } from '../outbox/prune-outbox.ts';
import type { EndReason } from './event-hub.ts';
import type { LiveEvent } from './live-event.ts';
import type { Tx } from '../database/tx.ts';
import { type EventTopic, topicKinds } from './topics.ts';
import { EVENT_BUFFER } from './limits.ts';
import { createOutboxHub } from './outbox-hub.ts';

const world = await testDatabase();
const { clock } = world;
/** A second process of the deployment, at the same database. */
const other = openPlatform({ ...world.platform, address: world.address });
const dinner: EventTopic = 'player:dinner';
// From here on the hub knows where it stands.
await world.platform.events.look();

async function publish(database = world.database, name = 'notice', topic: EventTopic = 'everyone'): Promise<void> {
  await database.transaction((tx) => tx.publish({ topic, name, data: { text: name } }));
}

/** As a statement of a module does it: the transaction has its number from here on, however late it commits. */
async function write(tx: Tx, name: string, topic: EventTopic = 'everyone'): Promise<void> {
  const text = 'insert into outbox (id, topic, name, data, at) values ($1, $2, $3, $4, $5)';
  await tx.run({ name: 'test.write', text }, [tx.newId(), topic, name, '{}', tx.now]);
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

test('LIVE-01 a topic of each declared kind reaches its own readers, in every process', async () => {
  // What its first look finds is history.
  await other.events.look();
  for (const kind of Object.keys(topicKinds)) {
    const topic = (kind === 'everyone' ? kind : `${kind}:figures`) as EventTopic;
    const [here, there] = [reader([topic]), reader([topic], null, other.events)];
    await publish(world.database, `of ${kind}`, topic);
    await Promise.all([here, there].map(({ arrival }) => arrival(`of ${kind}`)));
    for (const { names, leave } of [here, there]) {
      expect(names()).toEqual([`of ${kind}`]);
      leave();
    }
  }
});

test.each(['', 'Office:figures', 'player:', 'a topic'])(
  'a topic that reads “%s” is refused by the database, and nothing is told',
  async (topic) => {
    await expect(publish(world.database, 'nothing', topic as EventTopic)).rejects.toThrow('outbox_topic_check');
  },
);

test('LIVE-01 an event of this process has reached its readers when its transaction returns', async () => {
  const mine = reader([dinner]);
  const others = reader(['player:lunch']);
  await publish(world.database, 'balance', dinner);
  expect(mine.names()).toEqual(['balance']);
  expect(others.names()).toEqual([]);
  const [event] = mine.events;
  expect(JSON.parse(event?.data ?? '')).toEqual({ at: clock.now().toString(), text: 'balance' });
  expect(event?.frame).toBe(`id: ${event?.resumeId}\nevent: balance\ndata: ${event?.data}\n\n`);
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
  await world.database.transaction((tx) => write(tx, 'by-hand'));
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
    await write(tx, 'late');
    begun.resolve();
    await mayCommit.promise;
  });
  await begun.promise;
  await publish(other.database, 'prompt');
  await all.arrival('prompt');
  expect(all.names()).not.toContain('late');
  mayCommit.resolve();
  await late;
  await world.platform.events.look();
  expect(all.names()).toEqual(['settled', 'prompt', 'late']);
  all.leave();
});

test('LIVE-01 who comes back with the last id gets all that was missed, late commits included, and nothing of others', async () => {
  const before = reader([dinner]);
  await publish(world.database, 'seen', dinner);
  const lastEventId = (await before.arrival('seen')).at(-1)?.resumeId ?? '';
  before.leave();
  const begun = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const late = other.database.transaction(async (tx) => {
    await write(tx, 'missed-late', dinner);
    begun.resolve();
    await mayCommit.promise;
  });
  await begun.promise;
  await publish(world.database, 'missed', dinner);
  await publish(world.database, 'missed-by-all');
  await publish(world.database, 'private', 'player:lunch');
  mayCommit.resolve();
  await late;
  const again = reader([dinner, 'everyone'], lastEventId);
  await publish(world.database, 'live', dinner);
  await again.arrival('live');
  expect(again.names().slice(-4)).toEqual(['missed-late', 'missed', 'missed-by-all', 'live']);
  expect(again.names()).not.toContain('private');
  expect(again.names()).not.toContain('seen');
  again.leave();
});

test('LIVE-01 a clock that jumps, and clocks that differ by years, cost no reader an event, live or missed', async () => {
  const clocks = ['1999-01-01T00:00:00Z', '2099-01-01T00:00:00Z', '2001-01-01T00:00:00Z'];
  const processes = clocks.map((now) =>
    openPlatform({ ...world.platform, address: world.address, clock: createFixedClock(now) }),
  );
  const live = reader();
  await publish(world.database, 'before');
  const lastEventId = (await live.arrival('before')).at(-1)?.resumeId ?? '';
  const told = clocks.map((now) => `at ${now}`);
  for (const [at, process] of processes.entries()) await publish(process.database, told[at]);
  clock.set(clock.now().subtract({ hours: 1 }));
  await publish(world.database, 'after');
  clock.advance({ hours: 1 });
  await world.platform.events.look();
  expect(new Set(live.names())).toEqual(new Set(['before', ...told, 'after']));
  const again = reader(['everyone'], lastEventId);
  await again.arrival('after');
  expect(again.names().slice(-4)).toEqual([...told, 'after']);
  for (const { leave } of [live, again]) leave();
  for (const process of processes) await closePlatform(process);
});

test('LIVE-01 one who is cut off at any event, live or replayed, goes on with all that was to come', async () => {
  const topic: EventTopic = 'player:cut';
  const last = 'event 8';
  const live = reader([topic]);
  for (let at = 0; at <= 8; at += 1) await publish(at % 2 ? world.database : other.database, `event ${at}`, topic);
  // What another process wrote comes behind what this one wrote later.
  await live.arrival(last);
  await world.platform.events.look();
  live.leave();
  const goOnAfterEach = async (events: readonly LiveEvent[], isReplay: boolean): Promise<void> => {
    for (const [at, { resumeId }] of events.slice(0, -1).entries()) {
      const missed = events.slice(at + 1).map(({ name }) => name);
      const again = reader([topic], resumeId);
      for (const name of missed) await again.arrival(name);
      expect(again.names()).toEqual(expect.arrayContaining(missed));
      again.leave();
      if (!isReplay) await goOnAfterEach(again.events, true);
    }
  };
  await goOnAfterEach(live.events, false);
});

test('LIVE-01 a replay hands over many pages in order, and what happens meanwhile behind them', async () => {
  const topic: EventTopic = 'player:busy';
  const before = reader([topic]);
  await publish(world.database, 'first', topic);
  const lastEventId = (await before.arrival('first')).at(-1)?.resumeId ?? '';
  before.leave();
  await world.database.transaction(async (tx) => {
    for (let count = 0; count < 1_203; count += 1) await tx.publish({ topic, name: 'many', data: { count } });
  });
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
  const text = `select name from outbox where name in ('old', 'young')`;
  expect(await world.database.single({ name: 'test.left', text }, [])).toEqual([{ name: 'young' }]);
});

test('REL-02 stopping tells the readers, and no new one can join', async () => {
  const hub = createOutboxHub({ ...world.platform, database: other.database });
  const early = reader(['everyone'], null, hub);
  await hub.stop();
  const late = reader(['everyone'], null, hub);
  expect([early.ends, late.ends]).toEqual([['stopping'], ['stopping']]);
});

afterAll(async () => {
  await other.jobs.stop();
  await other.database.close();
});

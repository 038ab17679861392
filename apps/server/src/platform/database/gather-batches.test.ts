import { Refusal } from '@pelita/contract';
import { expect, test } from 'vitest';
import { gatherBatches } from './gather-batches.ts';
import { databaseLimits } from './limits.ts';

/** A database that answers when the test lets it. */
function slowDatabase(judge: (items: readonly string[]) => (string | null)[] = answerAll) {
  const batches: { items: readonly string[]; answer: () => void }[] = [];
  const arrivals: (() => void)[] = [];
  const ask = gatherBatches<string, string>(async (items) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    batches.push({ items, answer: resolve });
    arrivals.shift()?.();
    await promise;
    return judge(items);
  });
  return {
    ask,
    batches,
    nextBatch: async (): Promise<readonly string[]> => {
      const { promise, resolve } = Promise.withResolvers<void>();
      arrivals.push(resolve);
      await promise;
      return batches.at(-1)?.items ?? [];
    },
    answerLast: () => batches.at(-1)?.answer(),
  };
}

function answerAll(items: readonly string[]): string[] {
  return items.map((item) => `answer to ${item}`);
}

test('WALLET-01 what is asked while a batch is under way travels together in the next, in the order of asking', async () => {
  const { ask, nextBatch, answerLast } = slowDatabase();
  const first = ask('a');
  expect(await nextBatch()).toEqual(['a']);
  const later = Promise.all(['b', 'c', 'd'].map(ask));
  const second = nextBatch();
  answerLast();
  expect(await first).toBe('answer to a');
  expect(await second).toEqual(['b', 'c', 'd']);
  answerLast();
  expect(await later).toEqual(['answer to b', 'answer to c', 'answer to d']);
});

test('WALLET-01 a batch takes so many and no more', async () => {
  const sizes: number[] = [];
  const ask = gatherBatches<number, number>(async (items) => {
    sizes.push(items.length);
    return items;
  });
  const asked = Array.from({ length: 2 * databaseLimits.batch + 3 }, (_, item) => item);
  expect(await Promise.all(asked.map(ask))).toEqual(asked);
  expect(sizes[0]).toBe(databaseLimits.batch);
  expect(Math.max(...sizes)).toBe(databaseLimits.batch);
});

test('REL-02 a second lane opens for a long queue alone, and goes on while the first is held up', async () => {
  const { ask, batches, nextBatch } = slowDatabase();
  const many = (count: number) => Promise.all(Array.from({ length: count }, (_, item) => ask(String(item))));
  void ask('held up');
  await nextBatch();
  const few = many(databaseLimits.laneOpens - 1);
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(batches, 'a short queue waits for the batch under way').toHaveLength(1);
  const second = nextBatch();
  const more = ask('one more');
  expect(await second).toHaveLength(databaseLimits.laneOpens);
  batches[1]?.answer();
  expect(await more).toBe('answer to one more');
  await few;
  void many(3 * databaseLimits.batch);
  await nextBatch();
  expect(batches, 'and never a third').toHaveLength(3);
});

test('REL-02 what is asked at once is halved between the lanes, not halved again', async () => {
  const sizes: number[] = [];
  const ask = gatherBatches<number, number>(async (items) => {
    sizes.push(items.length);
    await new Promise((resolve) => setImmediate(resolve));
    return items;
  });
  await Promise.all(Array.from({ length: databaseLimits.batch }, (_, item) => ask(item)));
  expect(sizes).toEqual([databaseLimits.batch / 2, databaseLimits.batch / 2]);
});

test('WALLET-01 an error that one item brings about is that item’s alone', async () => {
  const ask = gatherBatches<string, string>(async (items) => {
    if (items.includes('poison')) throw new Error('a row cannot be written');
    return answerAll(items);
  });
  const [before, poison, after] = await Promise.allSettled(['a', 'poison', 'b'].map(ask));
  expect(before).toMatchObject({ value: 'answer to a' });
  expect(poison).toMatchObject({ reason: { message: 'a row cannot be written' } });
  expect(after).toMatchObject({ value: 'answer to b' });
});

test('REL-02 when the connection is lost nothing is asked again: everybody hears that it is open', async () => {
  let asked = 0;
  const ask = gatherBatches<string, string>(async () => {
    asked += 1;
    throw new Refusal('overloaded');
  });
  const heard = await Promise.allSettled(['a', 'b', 'c'].map(ask));
  expect(heard.map((one) => one.status === 'rejected' && one.reason)).toMatchObject(
    Array.from({ length: 3 }, () => ({ code: 'overloaded' })),
  );
  expect(asked).toBe(1);
});

test('WALLET-01 an item that the batch passed over is asked alone', async () => {
  const { ask, nextBatch, answerLast, batches } = slowDatabase((items) =>
    items.map((item) => (items.length > 1 && item === 'held' ? null : `answer to ${item}`)),
  );
  const asked = Promise.all(['a', 'held'].map(ask));
  await nextBatch();
  const alone = nextBatch();
  answerLast();
  expect(await alone).toEqual(['held']);
  answerLast();
  expect(await asked).toEqual(['answer to a', 'answer to held']);
  expect(batches).toHaveLength(2);
});

test('WALLET-01 what a batch passes over comes along once more, and is asked alone when it is passed over again', async () => {
  const { ask, nextBatch, answerLast, batches } = slowDatabase((items) =>
    items.map((item) => (items.length > 1 && item.startsWith('held') ? null : `answer to ${item}`)),
  );
  const asked = Promise.all(['a', 'held 1', 'held 2'].map(ask));
  expect(await nextBatch()).toEqual(['a', 'held 1', 'held 2']);
  const together = nextBatch();
  answerLast();
  expect(await together).toEqual(['held 1', 'held 2']);
  answerLast();
  await expect.poll(() => batches.slice(2).map(({ items }) => items)).toEqual([['held 1'], ['held 2']]);
  for (const { answer } of batches.slice(2)) answer();
  expect(await asked).toEqual(['answer to a', 'answer to held 1', 'answer to held 2']);
});

test('REL-02 one that was passed over and waits for its lock holds up nobody', async () => {
  const { ask, nextBatch, batches } = slowDatabase((items) =>
    items.map((item) => (items.length > 1 && item === 'held' ? null : `answer to ${item}`)),
  );
  const held = ask('held');
  const free = ask('free');
  await nextBatch();
  const alone = nextBatch();
  batches[0]?.answer();
  expect(await alone).toEqual(['held']);
  expect(await free).toBe('answer to free');
  const other = nextBatch();
  const later = ask('later');
  expect(await other).toEqual(['later']);
  batches[2]?.answer();
  expect(await later).toBe('answer to later');
  batches[1]?.answer();
  expect(await held).toBe('answer to held');
});

test('WALLET-01 two lanes do not part what one owner asks in a row', async () => {
  const batches: (readonly string[])[] = [];
  const ask = gatherBatches<string, string>(
    async (items) => {
      batches.push(items);
      return items;
    },
    (item) => item.slice(0, 1),
  );
  // The middle of what waits lies within what the second owner asks.
  const asked = ['a', 'b', 'c'].flatMap((owner) => Array.from({ length: 40 }, (_, place) => `${owner}${place}`));
  expect(await Promise.all(asked.map(ask))).toEqual(asked);
  expect(batches.map((items) => items.length)).toEqual([80, 40]);
});

test('REL-02 more than may wait is refused as overloaded', async () => {
  const { ask, nextBatch, answerLast } = slowDatabase();
  const first = ask('first');
  await nextBatch();
  const waiting = Array.from({ length: databaseLimits.gathering }, (_, item) => ask(String(item)));
  await expect(ask('one too many')).rejects.toMatchObject({ code: 'overloaded' });
  void Promise.allSettled(waiting);
  answerLast();
  expect(await first).toBe('answer to first');
});

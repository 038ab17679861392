import { expect, test } from 'vitest';
import { EVENT_BUFFER } from './limits.ts';
import { type LiveEvent, liveEvent } from './live-event.ts';
import { createSubscriber } from './subscriber.ts';

const event = (id: string): LiveEvent => liveEvent({ id, topic: 'everyone', name: 'notice', data: '{}' }, 1n);

async function* pagesOf(...pages: LiveEvent[][]) {
  yield* pages;
}

test('LIVE-01 an event that a replay read before its process heard of the commit is handed over once', async () => {
  const handed: string[] = [];
  const reader = createSubscriber(
    ({ id }) => void handed.push(id),
    () => {},
  );
  await reader.replay(pagesOf([event('a'), event('b')], [event('c')]));
  for (const id of ['b', 'c', 'd']) reader.offer(event(id));
  await expect.poll(() => handed).toEqual(['a', 'b', 'c', 'd']);
});

test('LIVE-01 what is offered during a replay follows it, and nothing comes twice', async () => {
  const handed: string[] = [];
  const reader = createSubscriber(
    ({ id }) => void handed.push(id),
    () => {},
  );
  const replay = reader.replay(pagesOf([event('a')], [event('b')]));
  for (const id of ['b', 'c']) reader.offer(event(id));
  await replay;
  expect(handed).toEqual(['a', 'b', 'c']);
});

test('LIVE-01 an event offered during a long replay that read it first is handed over once', async () => {
  const handed: string[] = [];
  const reader = createSubscriber(
    ({ id }) => void handed.push(id),
    () => {},
  );
  const ids = Array.from({ length: EVENT_BUFFER + 2 }, (_, count) => `id ${count}`);
  const replay = reader.replay(pagesOf(ids.map(event)));
  reader.offer(event('id 0'));
  await replay;
  expect(handed).toEqual(ids);
});

import { expect, test } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

test('LIMIT-01 a thousand streams look at their sessions a few at a time, in turn, and all of them', async () => {
  const look = fewAtOnce(4);
  const done: number[] = [];
  let running = 0;
  let most = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  for (let stream = 0; stream < 1_000; stream += 1)
    look(async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      done.push(stream);
      if (done.length === 1_000) resolve();
    });
  await promise;
  expect(most).toBe(4);
  expect(done).toEqual(Array.from({ length: 1_000 }, (_, stream) => stream));
});

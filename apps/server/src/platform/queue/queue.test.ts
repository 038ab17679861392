import { Refusal } from '@pelita/contract';
import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, open: resolve };
}

test('REL-02 as many run as allowed, as many wait as allowed, and the next one is refused with a time to come back', async () => {
  const queue = createQueue({ atOnce: 2, waiting: 1, retryAfterSeconds: 3 });
  const door = gate();
  const order: number[] = [];
  const admitted = [1, 2, 3].map((number) =>
    queue.run(async () => {
      order.push(number);
      await door.promise;
    }),
  );
  await expect(queue.run(async () => {})).rejects.toMatchObject({
    code: 'overloaded',
    details: { retryAfterSeconds: 3 },
  });
  expect(order).toEqual([1, 2]);
  door.open();
  await Promise.all(admitted);
  expect(order).toEqual([1, 2, 3]);
});

test('work that fails gives its place back', async () => {
  const queue = createQueue({ atOnce: 1, waiting: 0, retryAfterSeconds: 1 });
  await expect(queue.run(() => Promise.reject(new Refusal('wrong_credentials')))).rejects.toBeInstanceOf(Refusal);
  await expect(queue.run(async () => 'in')).resolves.toBe('in');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';

test('a property that fails says what was found, in the message that reports keep', async () => {
  const failing = fc.assert(
    fc.asyncProperty(fc.nat(), async () => {
      await Promise.reject(new Error('one sen is missing'));
    }),
  );
  await expect(failing).rejects.toThrow('one sen is missing');
});

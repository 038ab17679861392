import { Refusal } from '@pelita/contract';
import { expect } from 'vitest';

/** What some work was refused with; anything else fails the test. */
export async function refusalOf(work: Promise<unknown>): Promise<Refusal> {
  const error = await work.then(
    () => null,
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(Refusal);
  return error as Refusal;
}

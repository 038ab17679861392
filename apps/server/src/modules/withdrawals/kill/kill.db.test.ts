import { expect, test } from 'vitest';
import { killWhilePaying } from './testing/kill-while-paying.ts';

// `npm run bench -- faults` does the same four times as long.
const KILLS = 12;

test(
  `REL-01 MC-06 ${KILLS} kills of server and database over hold, payout and settlement: the book is whole and nobody is paid twice`,
  { timeout: 150_000 },
  async () => {
    const { completed, cutOff, wrong, book } = await killWhilePaying(KILLS);
    expect(completed).toBeGreaterThanOrEqual(KILLS);
    // The kills hit each step.
    expect(Math.min(...Object.values(cutOff))).toBeGreaterThan(0);
    expect({ wrong, book }).toEqual({ wrong: [], book: [] });
  },
);

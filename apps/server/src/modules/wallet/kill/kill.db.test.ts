import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBook } from '../../ledger/index.ts';
import { type KilledHouse, killedHouse } from './testing/killed-house.ts';
import { killWhilePosting } from './testing/kill-while-posting.ts';

// Clients outside post without pause while server and database are killed. What was acknowledged must be there.
// `npm run bench -- faults` does the same nine times as long.
const KILLS = 12;
const IN_FLIGHT_AT_LEAST = 16;
const DIE_AFTER_COMMIT = 'x-die-after-commit';

let house: KilledHouse;
beforeAll(async () => {
  house = await killedHouse();
}, 60_000);
afterAll(() => house?.close(), 60_000);

test(
  `REL-01 ${KILLS} kills of server and database lose no acknowledged bet, win, rollback, deposit, hold, settlement, release or gift and double none`,
  { timeout: 150_000 },
  async () => {
    const { inFlightAtKills, cutOff, lost, doubled, other, book } = await killWhilePosting(
      house,
      KILLS,
      IN_FLIGHT_AT_LEAST,
    );
    expect(Math.min(...inFlightAtKills)).toBeGreaterThanOrEqual(IN_FLIGHT_AT_LEAST);
    // The kills hit something: postings of each kind were cut off, and each of them landed at its repetition.
    expect(Math.min(...Object.values(cutOff))).toBeGreaterThan(0);
    expect({ lost, doubled, other, book }).toEqual({ lost: [], doubled: [], other: [], book: [] });
  },
);

test(
  'REL-01 GAME-09 W14 a server that dies between commit and answer has moved the money once',
  { timeout: 60_000 },
  async () => {
    const [launch] = house.launches;
    if (!launch) throw new Error('nobody plays');
    const bet = { kind: 'bet', key: randomUUID(), launch } as const;
    for (const posting of [bet, { kind: 'win', key: randomUUID(), launch, of: bet.key } as const]) {
      await expect(house.send(posting, { [DIE_AFTER_COMMIT]: '1' })).rejects.toThrow('fetch failed');
      await house.server.afterItsDeath();
      const committed = (await house.ledger()).get(posting.key);
      expect(committed).toBeDefined();
      expect(await house.send(posting)).toBe(committed);
      expect(await house.send(posting)).toBe(committed);
    }
    expect(await house.database.transaction(checkBook)).toEqual([]);
  },
);

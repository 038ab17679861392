import { setPlayLimit } from '@pelita/contract';
import { newMember, paidIn, type Person, testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { refuseDepositOverLimit } from '../modules/safer-play/index.ts';

/* Limits where the clock is changed twice a year: London, whose days of 2026 begin and end so. */
async function london(now: string) {
  const world = await testDatabase({ now });
  const server = await testServer(world);
  await world.asOwner("update business_calendar set zone = 'Europe/London', day_starts = '00:00'");
  /** Whether one sen more would be refused. */
  const isUsedUp = async ({ playerId }: Person) =>
    world.database
      .transaction((tx) =>
        refuseDepositOverLimit(world.platform.settings)(tx, { playerId, amountMinor: 1n, currency: 'MYR' }),
      )
      .then(
        () => false,
        () => true,
      );
  return {
    isUsedUp,
    at: (instant: string) =>
      world.clock.advance({ milliseconds: Date.parse(instant) - world.clock.now().epochMilliseconds }),
    async paidUp(period: 'day' | 'week' | 'month'): Promise<Person> {
      const person = await newMember(server);
      const body = { kind: 'deposit' as const, period, amount: '50.00' };
      await server.send(setPlayLimit, { body }, { token: person.token });
      await paidIn(server, person, '50.00');
      expect(await isUsedUp(person)).toBe(true);
      return person;
    },
  };
}

test('SAFE-01 the day on which the clock is put forward has 23 hours and one limit', async () => {
  const place = await london('2026-03-29T00:30:00Z');
  const [day, week, month] = [await place.paidUp('day'), await place.paidUp('week'), await place.paidUp('month')];
  place.at('2026-03-29T22:59:59Z');
  expect([await place.isUsedUp(day), await place.isUsedUp(week), await place.isUsedUp(month)]).toEqual([
    true,
    true,
    true,
  ]);
  // Midnight of Monday, in summer time.
  place.at('2026-03-29T23:00:00Z');
  expect([await place.isUsedUp(day), await place.isUsedUp(week), await place.isUsedUp(month)]).toEqual([
    false,
    false,
    true,
  ]);
  place.at('2026-03-31T23:00:00Z');
  expect(await place.isUsedUp(month)).toBe(false);
});

test('SAFE-01 the day on which it is put back has 25 hours, and the hour that comes twice counts once', async () => {
  const place = await london('2026-10-24T23:00:30Z');
  const [day, week] = [await place.paidUp('day'), await place.paidUp('week')];
  for (const instant of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T23:59:59Z']) {
    place.at(instant);
    expect([await place.isUsedUp(day), await place.isUsedUp(week)], instant).toEqual([true, true]);
  }
  place.at('2026-10-26T00:00:00Z');
  expect([await place.isUsedUp(day), await place.isUsedUp(week)]).toEqual([false, false]);
});

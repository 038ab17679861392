import type { FishEventData } from '@pelita/contract';
import { verifyVolley } from '@pelita/games/fishing';
import { testDatabase } from '@pelita/testkit';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { fishWorld, type Player } from '../testing/fish-world.ts';
import { streamOf } from '../testing/read-stream.ts';

const world = await testDatabase();
const {
  server,
  wallet,
  staying,
  cheapTwo,
  shotsAt,
  fire,
  answerOf,
  tank,
  volleys,
  sit,
  leave,
  movements,
  newPlayer,
  close,
} = await fishWorld(world);
type Told = { table: FishEventData<'table'>; volley: FishEventData<'volley'> };
const follow = (player: Player) => streamOf<Told>(server.origin, player.bearer);

let tests = 0;
let reef = '';
beforeEach(() => {
  reef = `reef-for-four-${(tests += 1)}`;
  world.clock.advance({ minutes: 2 });
});
afterAll(close);

/** So many people at one table of a reef of their own. */
async function seated(count: number): Promise<Player[]> {
  const people = Array.from({ length: count }, () => newPlayer(undefined, reef));
  for (const person of people) await sit(person);
  return people;
}

async function shootUntilCaught(player: Player, fish: number): Promise<void> {
  for (let i = 0; i < 18; i += 1) {
    const { volley } = await answerOf(fire(player, shotsAt([fish], 1)));
    if (volley?.shots.some(({ catches }) => catches.some(({ multiple }) => multiple > 0))) return;
    world.clock.advance({ milliseconds: 200 });
  }
  throw new Error('the fish was not caught');
}

test('GAME-10 fishing: four sit before one tank, a fifth before the next, and a seat that is left is taken by who comes', async () => {
  const people = Array.from({ length: 5 }, () => newPlayer(undefined, reef));
  const seats = await Promise.all(people.map(async (person) => (await sit(person)).table));
  expect(seats.map((table) => table?.own).toSorted((a = 0, b = 0) => a - b)).toEqual([0, 0, 1, 2, 3]);
  const tables = await Promise.all(people.map(async (person) => (await tank(person)).table));
  expect(tables.map((table) => table?.seats.length).toSorted((a = 0, b = 0) => a - b)).toEqual([1, 4, 4, 4, 4]);
  // Who asks again keeps the seat.
  const [first] = people;
  if (!first) throw new Error('nobody came');
  expect(await sit(first)).toEqual({ table: tables[0], caught: [] });
  const alone = people[tables.findIndex((table) => table?.seats.length === 1)];
  if (!alone) throw new Error('the fifth sits nowhere');
  await leave(alone);
  expect((await tank(alone)).table).toBeNull();
  const leaving = people.find((person) => person !== alone);
  if (!leaving) throw new Error('nobody sits');
  const own = (await tank(leaving)).table?.own;
  await leave(leaving);
  expect((await sit(alone)).table).toMatchObject({ own, seats: { length: 4 } });
});

test('GAME-10 fishing: a fish that one of the table catches is gone for all of it, and for nobody else', async () => {
  const [one, other] = await seated(2);
  const outside = newPlayer(undefined, reef);
  if (!one || !other) throw new Error('nobody sits');
  const [fish] = cheapTwo(reef);
  await shootUntilCaught(one, fish);
  expect((await tank(other)).caught).toEqual([fish]);
  const before = movements(other);
  expect(await answerOf(fire(other, shotsAt([fish], 1)))).toMatchObject({ volley: null, balance: null });
  expect(movements(other)).toEqual(before);
  expect((await answerOf(fire(outside, shotsAt([fish], 1)))).volley?.shots).toHaveLength(1);
  // Alone again, it swims for who did not catch it.
  expect((await leave(other)).caught).toEqual([]);
  expect((await answerOf(fire(other, shotsAt([fish], 1)))).volley?.shots).toHaveLength(1);
});

test('GAME-12 FAIR-01 fishing: four who shoot at the same fish at once catch each of them once, and every volley is checked', async () => {
  const people = await seated(4);
  const rounds = 8;
  for (let i = 0; i < rounds; i += 1) {
    // No fish of the round before is here any more.
    world.clock.advance({ seconds: 45 });
    const fish = staying(reef).slice(0, 4);
    const answers = await Promise.all(people.map((person) => fire(person, shotsAt(fish, 8, 'net', 450))));
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
  }
  let fired = 0;
  const caught: number[] = [];
  for (const person of people) {
    await server.call('POST', 'seeds', person.bearer, { clientSeed: 'mine' }, reef);
    const list = await volleys(person);
    fired += list.length;
    for (const volley of list) {
      const totalWinMinor = volley.totalWin.replace('.', '').replace(/^0+(?=\d)/, '');
      const record = { ...volley, serverSeed: volley.serverSeed ?? '', shotMinor: '10', totalWinMinor };
      expect(verifyVolley(record).holds).toBe(true);
      for (const { catches } of volley.shots)
        caught.push(...catches.filter(({ multiple }) => multiple > 0).map(({ fish }) => fish));
    }
  }
  // Whoever is first in a round fires; the others may find all of its fish gone.
  expect(fired).toBeGreaterThanOrEqual(rounds);
  expect(caught.length).toBeGreaterThan(4);
  expect(new Set(caught).size).toBe(caught.length);
});

test('GAME-10 fishing: what one shoots the others are told by seat alone, and a volley that was never paid is neither told nor counts', async () => {
  const [one, other] = await seated(2);
  if (!one || !other) throw new Error('nobody sits');
  const [seen, own] = [await follow(other), await follow(one)];
  expect((await seen.next('table')).table).toEqual({
    own: 1,
    seats: [
      { seat: 0, isHere: true },
      { seat: 1, isHere: true },
    ],
  });
  await own.next('table');
  const [cheap, next] = cheapTwo(reef);
  wallet.fail('RS_ERROR_NOT_ENOUGH_MONEY');
  expect((await fire(one, shotsAt([next], 1))).code).toBe('insufficient_balance');
  world.clock.advance({ milliseconds: 200 });
  await shootUntilCaught(one, cheap);
  const told = await seen.next('volley', ({ shots }) => shots.some(({ catches }) => catches[0]?.multiple !== 0));
  expect(told).toEqual({
    seat: 0,
    shots: [{ weapon: 'single', catches: [{ fish: cheap, multiple: expect.any(Number) }] }],
  });
  expect(
    seen.told('volley').flatMap(({ shots }) => shots.flatMap(({ catches }) => catches.map(({ fish }) => fish))),
  ).not.toContain(next);
  // Nobody is told of the own shots: the answer has told of them.
  expect(own.told('volley')).toEqual([]);
  expect((await tank(other)).caught).toEqual([cheap]);

  await leave(one);
  expect((await seen.next('table', ({ table }) => table?.seats.length === 1)).table?.own).toBe(1);
  expect((await own.next('table', ({ table }) => table === null)).table).toBeNull();
  await Promise.all([seen.close(), own.close()]);
});

test('GAME-10 fishing: who says nothing for a minute is away, and their seat free', async () => {
  const [silent] = await seated(1);
  if (!silent) throw new Error('nobody sits');
  world.clock.advance({ seconds: 31 });
  const came = newPlayer(undefined, reef);
  expect((await sit(came)).table).toEqual({
    own: 1,
    seats: [
      { seat: 0, isHere: false },
      { seat: 1, isHere: true },
    ],
  });
  world.clock.advance({ seconds: 30 });
  const next = newPlayer(undefined, reef);
  expect((await sit(next)).table).toMatchObject({ own: 0, seats: { length: 2 } });
  expect((await tank(silent)).table).toBeNull();
  // Alone again, without a word of theirs: a volley counts as ever.
  expect((await answerOf(fire(silent, shotsAt([staying(reef)[0] ?? 0], 1)))).volley?.shots).toHaveLength(1);
});

test('GAME-01 fishing: a seat is taken with a launch of the title alone', async () => {
  const player = newPlayer(undefined, reef);
  expect(
    (await server.call('POST', 'tank/seat', 'Bearer nobody.token-of-nobody-0123456789', undefined, reef)).code,
  ).toBe('token_invalid');
  expect((await server.call('POST', 'tank/seat', player.bearer)).code).toBe('game_unknown');
  expect((await server.call('POST', 'tank/seat', player.bearer, { table: 'mine' }, reef)).code).toBe('invalid_field');
});

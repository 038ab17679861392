import { randomUUID } from 'node:crypto';
import type { BingoRoom, CallValue, getBingoRound, listBingoRounds, OwnBingoPurchase } from '@pelita/contract';
import { bingoEngineOf, playBingo, prizeMinor, verifyBingo } from '@pelita/games/bingo';
import { testDatabase } from '@pelita/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StandInWallet, standInWallet } from '../testing/stand-in-wallet.ts';
import { type StudioServer, studioServer, unhurried } from '../testing/studio-server.ts';
import { type BingoTitle, saleAt } from './room-terms.ts';

/* Bingo rooms: the studio alone, with a stand-in for the wallet, and the clock in the test's hands. */
const world = await testDatabase();
const START_MINOR = 10_000;
const roomOn = (engine: string, maximumMinor = 1_200n): BingoTitle => ({
  gameCode: `room-${engine}-${maximumMinor}`,
  name: 'A room',
  category: 'BINGO',
  engine,
  pictureUrl: '/art/0/game/room.svg',
  roomTerms: { minimumMinor: 50n, maximumMinor, roundSeconds: 180 },
});
const [cards, tickets, large] = [roomOn('bingo-75'), roomOn('bingo-90'), roomOn('bingo-75', 4_800n)];
const rooms = new Map([cards, tickets, large].map((room) => [room.gameCode, room]));

let wallet: StandInWallet;
let server: StudioServer;
let players = 0;

beforeAll(async () => {
  wallet = await standInWallet();
  server = await studioServer(world.platform, {
    walletUrl: () => wallet.url,
    patience: unhurried,
    findBingo: async (_tx, gameCode) => rooms.get(gameCode) ?? null,
  });
  wallet.trust(server.studio.publicKeyPem);
});
afterAll(async () => {
  await server.close();
  await wallet.close();
});

function newPlayer(balanceMinor = START_MINOR) {
  const user = `caller-${(players += 1)}`;
  return { user, ...wallet.admit(user, balanceMinor) };
}
type Player = ReturnType<typeof newPlayer>;
type Round = CallValue<typeof getBingoRound>;

/** The beginning of a sale that no test has seen. */
function nextSale(room = cards): number {
  const { callsAt } = saleAt(room, world.clock.now());
  world.clock.advance({ milliseconds: callsAt.epochMilliseconds - world.clock.now().epochMilliseconds + 200 });
  return saleAt(room, world.clock.now()).number;
}
const toFreeze = () => world.clock.advance({ seconds: 178 });
/** From the freeze on, every ball has been called by then. */
const toEnd = () => world.clock.advance({ seconds: 181 });

const enter = async (player: Player, room = cards) =>
  (await server.call('GET', 'bingo', player.bearer, undefined, room.gameCode)).value as BingoRoom;
const buy = (player: Player, count: number, change: { number?: number; key?: string; room?: BingoTitle } = {}) =>
  server.call(
    'POST',
    'bingo/tickets',
    player.bearer,
    {
      number: change.number ?? saleAt(change.room ?? cards, world.clock.now()).number,
      key: change.key ?? randomUUID(),
      count,
    },
    (change.room ?? cards).gameCode,
  );
const rounds = async (player: Player, room = cards) =>
  (
    (await server.call('GET', 'bingo/rounds', player.bearer, undefined, room.gameCode)).value as CallValue<
      typeof listBingoRounds
    >
  ).rounds;
const record = (player: Player, number: number, room = cards) =>
  server.call('GET', `bingo/rounds/${number}`, player.bearer, undefined, room.gameCode);
const minor = (text: string) => Number(text.replace('.', ''));
/** What all prizes of a round are worth, each cut off to the sen. */
const prizesOf = (engine: string, sold: number) =>
  bingoEngineOf(engine).prizes.reduce((sum, prize) => sum + Number(prizeMinor(50n * BigInt(sold), prize)), 0);

describe.each([cards, tickets])('a round of $engine', (room) => {
  test('GAME-10 GAME-12 FAIR-01 bingo: balls follow from the committed seed and the frozen tickets; prizes are paid to the sen; everybody can check it', async () => {
    const number = nextSale(room);
    const all = [newPlayer(), newPlayer(), newPlayer()];
    const before = await enter(all[0] as Player, room);
    expect(before.news.selling).toMatchObject({ number, tickets: 0, buyers: 0 });
    for (const [place, player] of all.entries()) expect((await buy(player, place + 2, { room })).status).toBe(200);
    expect((await enter(all[0] as Player, room)).news.selling).toMatchObject({ tickets: 9, buyers: 3 });

    toFreeze();
    await server.runJobs();
    world.clock.advance({ seconds: 8 });
    const during = await enter(all[1] as Player, room);
    const { calling } = during.news;
    if (!calling) throw new Error('no balls are called');
    expect(calling).toMatchObject({ number, tickets: 9, serverSeed: null, isOver: false });
    // Some balls are known and the others are not, nor is what they will bring.
    expect(calling.called.length).toBeGreaterThan(0);
    expect(calling.called.length).toBeLessThan(5);
    expect(during.purchases.find((bought) => bought.number === number)?.win).toBeNull();
    expect(calling.prizes.every(({ won }) => won === null)).toBe(true);
    expect((await record(all[0] as Player, number, room)).code).toBe('round_unknown');
    expect((await rounds(all[0] as Player, room))[0]).toMatchObject({ number, isOver: false, win: null });

    toEnd();
    await server.runJobs();
    const told = (await record(all[2] as Player, number, room)).value as Round;
    expect(verifyBingo(told).holds).toBe(true);
    expect(told.commitment).toBe(before.news.selling.commitment);
    expect(told.setHash).toBe(calling.setHash);
    expect(told.called.slice(0, calling.called.length)).toEqual(calling.called);
    expect(playBingo(told).lastCall).toBe(told.called.length);

    let paid = 0;
    for (const [place, player] of all.entries()) {
      const [round] = await rounds(player, room);
      expect(round).toMatchObject({ number, isOver: true, tickets: place + 2 });
      const won = minor(round?.win ?? '0');
      expect(wallet.balanceMinor(player.user)).toBe(START_MINOR - (place + 2) * 50 + won);
      paid += won;
    }
    expect(paid).toBe(prizesOf(room.engine, 9));
    const opened = await enter(all[0] as Player, room);
    expect(opened.news.calling === null || opened.news.calling.number !== opened.news.selling.number).toBe(true);
  });
});

test('GAME-12 bingo: a round of which no ticket was sold has no balls and owes nothing', async () => {
  const number = nextSale();
  const player = newPlayer();
  await enter(player);
  toFreeze();
  await server.runJobs();
  world.clock.advance({ seconds: 10 });
  expect((await enter(player)).news.calling).toBeNull();
  expect((await record(player, number)).code).toBe('round_unknown');
});

describe('buying', () => {
  test('the same key is one purchase, however often and at once it is asked; with another count it is refused', async () => {
    nextSale();
    const player = newPlayer();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => buy(player, 2, { key })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(wallet.balanceMinor(player.user)).toBe(START_MINOR - 100);
    expect((await buy(player, 3, { key })).code).toBe('idempotency_key_reused');
    expect((await enter(player)).news.selling.tickets).toBe(2);
  });

  test('a player holds no more tickets of a round than the room allows, with many presses at once too', async () => {
    nextSale();
    const player = newPlayer();
    const answers = await Promise.all(Array.from({ length: 5 }, () => buy(player, 10)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['stake_out_of_limits']),
    );
    expect((await enter(player)).purchases.reduce((sum, { count }) => sum + count, 0)).toBe(20);
    expect(wallet.balanceMinor(player.user)).toBe(START_MINOR - 1_000);
  });

  test('after the sale, of another round, and without the money nothing is bought', async () => {
    const number = nextSale();
    const [player, poor] = [newPlayer(), newPlayer(40)];
    expect((await buy(player, 1, { number: number - 180 })).code).toBe('bets_closed');
    expect((await buy(player, 1, { number: number + 180 })).code).toBe('bets_closed');
    expect((await buy(poor, 1)).code).toBe('insufficient_balance');
    world.clock.advance({ seconds: 175 });
    expect((await buy(player, 1, { number })).code).toBe('bets_closed');
    expect(wallet.balanceMinor(player.user)).toBe(START_MINOR);
    expect((await enter(player)).news.selling.tickets).toBe(0);
  });

  test.each([
    { number: 1.5, key: randomUUID(), count: 1 },
    { number: 1, key: 'not-a-uuid', count: 1 },
    { number: 1, key: randomUUID(), count: 0 },
    { number: 1, key: randomUUID(), count: -3 },
    { number: 1, key: randomUUID(), count: 1e9 },
    { number: 1, key: randomUUID(), count: '2' },
    { number: 1, key: randomUUID(), count: 1, price: '0.01' },
    {},
    'not json',
  ])('what is not a purchase is refused with a code: %j', async (body) => {
    const player = newPlayer();
    const { status, code } = await server.call('POST', 'bingo/tickets', player.bearer, body, cards.gameCode);
    expect([status, code]).toEqual([400, expect.stringMatching(/^(invalid_|malformed_body$)/)]);
    expect(wallet.balanceMinor(player.user)).toBe(START_MINOR);
  });

  test('a purchase that the wallet never confirmed has no part in the round and is given back', async () => {
    const number = nextSale();
    const [player, other] = [newPlayer(), newPlayer()];
    expect((await buy(other, 1)).status).toBe(200);
    wallet.fail('lost', 'lost', 'lost');
    const { code } = await buy(player, 4);
    expect(code).toBe('round_cancelled');
    toFreeze();
    await server.runJobs();
    toEnd();
    await server.runJobs();
    world.clock.advance({ minutes: 2 });
    await server.runJobs();
    const told = (await record(other, number)).value as Round;
    expect(told.purchases).toHaveLength(1);
    expect(verifyBingo(told).holds).toBe(true);
    expect(wallet.balanceMinor(player.user)).toBe(START_MINOR);
  });

  test('a room sells so many tickets in a round and no more', async () => {
    nextSale();
    const answers = [];
    for (let i = 0; i < 33; i += 1) answers.push(await buy(newPlayer(), 95, { room: large }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(31);
    expect(answers.at(-1)?.code).toBe('tickets_sold_out');
  });
});

test('a token of another room, or of none, sees and buys nothing', async () => {
  nextSale();
  expect((await server.call('GET', 'bingo', null, undefined, cards.gameCode)).status).toBe(401);
  expect(
    (await server.call('GET', 'bingo', 'Bearer nobody.token-0123456789abcdef', undefined, cards.gameCode)).code,
  ).toBe('token_invalid');
  expect((await server.call('GET', 'bingo', newPlayer().bearer, undefined, 'no-room')).code).toBe('game_unknown');
  const own: OwnBingoPurchase[] = (await enter(newPlayer())).purchases;
  expect(own).toEqual([]);
});

test('the studio’s own book names every transaction of its tickets', async () => {
  const number = nextSale();
  const player = newPlayer();
  await buy(player, 3);
  toFreeze();
  await server.runJobs();
  toEnd();
  await server.runJobs();
  const since = Temporal.Instant.fromEpochMilliseconds(number * 1_000);
  const book = await world.database.reading((tx) => server.studio.ownBook(tx, since));
  const kinds = book.filter(({ amount }) => amount === 150_000n).map(({ kind, state }) => `${kind} ${state}`);
  expect(kinds).toContain('bet ok');
  expect(wallet.movementsOf(player.user).map(({ kind }) => kind)).toEqual(['bet', 'win']);
});

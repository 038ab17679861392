import { randomUUID } from 'node:crypto';
import type { PlayedTableRound, StudioTable, TableBet } from '@pelita/contract';
import { returnMinor, tableEngineOf, tableEngines, verifyTableRound } from '@pelita/games/table';
import { testDatabase } from '@pelita/testkit';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../../../platform/database/tx.ts';
import { type StandInWallet, standInWallet } from '../testing/stand-in-wallet.ts';
import { type StudioServer, studioServer } from '../testing/studio-server.ts';
import { tableStreamOf } from '../testing/table-stream.ts';
import { roundAt, type TableTitle } from './table-terms.ts';

/* Rounds that many share: the studio alone, with a stand-in for the wallet, and the clock in the test's hands. */
const world = await testDatabase();
const START_MINOR = 100_000;
const terms = { minimumMinor: 100n, maximumMinor: 50_000n, roundSeconds: 30 };
const tableOn = (engine: string, gameCode = `table-${engine}`): TableTitle => ({
  gameCode,
  name: 'A table',
  category: 'LIVE',
  engine,
  pictureUrl: '/art/0/game/table.svg',
  terms,
});
const tables = new Map([...tableEngines.keys()].map((engine) => [`table-${engine}`, tableOn(engine)]));
tables.set('side-room', tableOn('baccarat', 'side-room'));
const BACCARAT = 'table-baccarat';

let wallet: StandInWallet;
let server: StudioServer;
let players = 0;

beforeAll(async () => {
  wallet = await standInWallet();
  server = await opened();
});
afterAll(async () => {
  await server.close();
  await wallet.close();
});

async function opened(database: Database = world.database): Promise<StudioServer> {
  const studio = await studioServer(
    { ...world.platform, database },
    { walletUrl: () => wallet.url, findTable: async (_tx, gameCode) => tables.get(gameCode) ?? null },
  );
  wallet.trust(studio.studio.publicKeyPem);
  return studio;
}

function newPlayer(balanceMinor = START_MINOR) {
  const user = `guest-${(players += 1)}`;
  return { user, ...wallet.admit(user, balanceMinor) };
}
type Player = ReturnType<typeof newPlayer>;
type Stakes = Record<string, string>;

/** The table as a lobby shows it. */
async function look(gameCode = BACCARAT, engine = 'baccarat') {
  const looks = await world.database.reading((tx) => server.studio.tableLooks(tx, [{ gameCode, engine }]));
  const own = looks.get(gameCode);
  if (!own) throw new Error('the table has no look');
  return own;
}

/** The beginning of a round that no test has seen. */
function nextRound(): number {
  const { endsAt } = roundAt(terms, world.clock.now());
  world.clock.advance({ milliseconds: endsAt.epochMilliseconds - world.clock.now().epochMilliseconds + 100 });
  return roundAt(terms, world.clock.now()).number;
}
const toReveal = () => world.clock.advance({ seconds: 20 });

const enter = async (player: Player, gameCode = BACCARAT) =>
  (await server.call('GET', 'table', player.bearer, undefined, gameCode)).value as StudioTable;
const bet = (
  player: Player,
  stakes: Stakes,
  change: { number?: number; betKey?: string; gameCode?: string; on?: StudioServer } = {},
) =>
  (change.on ?? server).call(
    'POST',
    'bets',
    player.bearer,
    {
      number: change.number ?? roundAt(terms, world.clock.now()).number,
      betKey: change.betKey ?? randomUUID(),
      stakes: Object.entries(stakes).map(([spot, amount]) => ({ spot, amount })),
    },
    change.gameCode ?? BACCARAT,
  );
const played = async (player: Player, gameCode = BACCARAT) =>
  (
    (await server.call('GET', 'table/rounds', player.bearer, undefined, gameCode)).value as {
      rounds: PlayedTableRound[];
    }
  ).rounds;
const minor = (text: string) => Number(text.replace('.', ''));

/** What a round pays, by the engine and what was drawn: worked out here and nowhere else. */
function owed({ engine, drawn, bets }: PlayedTableRound): number {
  const returns = tableEngineOf(engine).returns(drawn ?? []);
  return bets
    .filter(({ state }) => state === 'settled')
    .flatMap(({ stakes }) => stakes)
    .reduce((sum, { spot, amount }) => sum + Number(returnMinor(BigInt(minor(amount)), returns.get(spot) ?? 0)), 0);
}

describe('a round', () => {
  test.each([...tables].filter(([code]) => code.startsWith('table-')))(
    'GAME-10 GAME-12 FAIR-01 tables: %s is drawn once for all, paid to the sen, and can be checked by each of them',
    async (gameCode, { engine }) => {
      nextRound();
      const all = [newPlayer(), newPlayer(), newPlayer()];
      const before = [];
      for (const player of all) before.push(await enter(player, gameCode));
      expect(new Set(before.map(({ news }) => news.round.commitment)).size).toBe(1);
      expect(before[0]?.news.round).toMatchObject({ phase: 'betting', drawn: null, serverSeed: null });
      const spots = before[0]?.spots ?? [];
      for (const [place, player] of all.entries()) {
        const stakes = Object.fromEntries(spots.filter((_, i) => i % 3 === place).map(({ id }) => [id, '2.00']));
        expect((await bet(player, stakes, { gameCode })).status).toBe(200);
      }
      toReveal();
      world.clock.advance({ seconds: 15 });
      await server.runJobs();
      const drawn = new Set<string>();
      for (const player of all) {
        const [round] = await played(player, gameCode);
        if (!round?.drawn || round.serverSeed === null) throw new Error('the round was not revealed');
        const staked = round.bets.reduce((sum, { stake }) => sum + minor(stake), 0);
        expect(wallet.balanceMinor(player.user)).toBe(START_MINOR - staked + owed(round));
        expect(round.bets.map(({ state }) => state)).toEqual(['settled']);
        const claim = { engine, round: round.round, serverSeed: round.serverSeed, commitment: round.commitment };
        expect(verifyTableRound({ ...claim, drawn: round.drawn }).holds).toBe(true);
        expect(round.commitment).toBe(before[0]?.news.round.commitment);
        drawn.add(JSON.stringify(round.drawn));
      }
      expect(drawn.size).toBe(1);
    },
  );

  test('LIVE-01 everybody hears of it by stream: its clock, who is there, its outcome, and each what it brought', async () => {
    nextRound();
    const [one, two, onlooker] = [newPlayer(), newPlayer(), newPlayer()];
    for (const player of [one, two, onlooker]) await enter(player);
    const streams = await Promise.all(
      [one, two, onlooker, one].map(({ bearer }) => tableStreamOf(server.origin, bearer)),
    );
    const [first, second, third, again] = streams;
    if (!first || !second || !third || !again) throw new Error('a stream is missing');
    const begun = await first.next('table');
    expect(begun.round).toMatchObject({ phase: 'betting', drawn: null });
    // A person with two windows is one, in the lobby too.
    expect((await first.next('crowd', ({ players: here }) => here === 3)).players).toBe(3);
    expect((await look()).players).toBe(3);
    const { lastResults: before } = await look();
    await bet(one, { player: '5.00' });
    await bet(two, { player: '5.00', banker: '1.00' });
    expect((await third.next('crowd', ({ crowd }) => crowd['player'] === 2)).crowd).toEqual({ player: 2, banker: 1 });
    world.clock.advance({ seconds: 18 });
    expect((await third.next('table')).round).toMatchObject({ phase: 'closed', drawn: null, serverSeed: null });
    world.clock.advance({ seconds: 2 });
    const revealed = await third.next('table', ({ round }) => round.phase === 'revealed');
    expect(revealed.round.commitment).toBe(begun.round.commitment);
    const winner = tableEngineOf('baccarat').winner(revealed.round.drawn ?? []);
    expect((await look()).lastResults).toEqual([...before, { winner, tone: winner }].slice(-18));
    for (const [stream, player] of [
      [first, one],
      [second, two],
      [again, one],
    ] as const) {
      const { stake, win, balance } = await stream.next('settled');
      expect(minor(balance ?? '')).toBe(START_MINOR - minor(stake) + minor(win));
      expect(wallet.balanceMinor(player.user)).toBe(minor(balance ?? ''));
    }
    expect(third.seen.some(({ event }) => event === 'settled')).toBe(false);
    world.clock.advance({ seconds: 10 });
    expect((await second.next('table', ({ round }) => round.phase === 'betting')).round.number).toBeGreaterThan(
      begun.round.number,
    );
    for (const stream of streams) await stream.close();
  });

  test('LIVE-01 a table closes in the moment it is due, not with the next look at all tables', async () => {
    nextRound();
    const player = newPlayer();
    await enter(player);
    const everybodyIsGone = () => vi.waitFor(async () => expect((await look()).players).toBe(0));
    await everybodyIsGone();
    // Nobody ever looks at all tables.
    const looks = vi.spyOn(globalThis, 'setInterval').mockReturnValue({ unref: () => undefined } as never);
    onTestFinished(() => looks.mockRestore());
    const { betsUntil } = roundAt(terms, world.clock.now());
    const left = betsUntil.epochMilliseconds - world.clock.now().epochMilliseconds;
    world.clock.advance({ milliseconds: left - 60 });
    const stream = await tableStreamOf(server.origin, player.bearer);
    expect((await stream.next('table')).round.phase).toBe('betting');
    world.clock.advance({ milliseconds: 60 });
    expect((await stream.next('table')).round.phase).toBe('closed');
    expect(looks).toHaveBeenCalled();
    await stream.close();
    // The next to come finds no timer that was never begun.
    await everybodyIsGone();
  });

  test('NAV-02 FAIR-03 a table that nobody looks at has no rounds, and counts nobody', async () => {
    world.clock.advance({ minutes: 5 });
    await server.runJobs();
    const rounds = async () =>
      (
        await world.database.single<{ count: number }>(
          { name: 'test.rounds', text: 'select count(*)::int as count from studio_table_round' },
          [],
        )
      )[0]?.count;
    const before = await rounds();
    world.clock.advance({ minutes: 60 });
    await server.runJobs();
    expect(await rounds()).toBe(before);
    expect((await enter(newPlayer())).news.players).toBe(0);
  });

  test('who comes in the middle of a round sees it as it stands, and the rounds before it', async () => {
    nextRound();
    const player = newPlayer();
    await enter(player);
    await bet(player, { tie: '3.00' });
    world.clock.advance({ seconds: 18 });
    const table = await enter(player);
    expect(table.news.round.phase).toBe('closed');
    expect(table.news.crowd).toEqual({ tie: 1 });
    expect(table.bets).toMatchObject([{ state: 'open', stake: '3.00', win: null }]);
    expect(table.history.every(({ drawn }) => tableEngineOf('baccarat').winner(drawn) !== '')).toBe(true);
  });
});

describe('bets that are refused', () => {
  test('by the server’s clock once the round is closed, and when they are of another round', async () => {
    const number = nextRound();
    const player = newPlayer();
    await enter(player);
    for (const stale of [number - 30, number + 30, number + 1])
      expect(await bet(player, { player: '1.00' }, { number: stale })).toMatchObject({
        status: 409,
        code: 'bets_closed',
      });
    world.clock.advance({ seconds: 17 });
    expect(await bet(player, { player: '1.00' })).toMatchObject({ status: 409, code: 'bets_closed' });
    expect(wallet.movementsOf(player.user)).toEqual([]);
  });

  test.each([
    ['a spot that the table does not have', { stakes: [{ spot: 'straight-0', amount: '1.00' }] }, 'invalid_field'],
    ['no stake at all', { stakes: [] }, 'invalid_field'],
    ['a spot twice', { stakes: [1, 2].map(() => ({ spot: 'tie', amount: '1.00' })) }, 'invalid_field'],
    ['less than the minimum', { stakes: [{ spot: 'tie', amount: '0.50' }] }, 'invalid_field'],
    ['nothing', { stakes: [{ spot: 'tie', amount: '0.00' }] }, 'invalid_field'],
    ['less than nothing', { stakes: [{ spot: 'tie', amount: '-1.00' }] }, 'invalid_field'],
    ['finer than the currency', { stakes: [{ spot: 'tie', amount: '1.001' }] }, 'invalid_field'],
    ['more than the table takes', { stakes: [{ spot: 'player', amount: '501.00' }] }, 'stake_out_of_limits'],
    ['a number that is no round', { number: -1 }, 'invalid_field'],
    ['no key', { betKey: 'again' }, 'invalid_field'],
  ])('%s', async (_what, change, code) => {
    const number = nextRound();
    const player = newPlayer(10_000_000);
    await enter(player);
    const body = { number, betKey: randomUUID(), stakes: [{ spot: 'player', amount: '1.00' }], ...change };
    expect(await server.call('POST', 'bets', player.bearer, body, BACCARAT)).toMatchObject({ code });
    expect(wallet.movementsOf(player.user)).toEqual([]);
  });

  test('beyond what a spot takes, all bets of the round counted, also when they come at once', async () => {
    nextRound();
    const player = newPlayer(10_000_000);
    await enter(player);
    const answers = await Promise.all(Array.from({ length: 8 }, () => bet(player, { player: '100.00' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 'stake_out_of_limits')).toHaveLength(3);
    expect(await bet(player, { banker: '100.00' })).toMatchObject({ status: 200 });
  });

  test('money that the player has once is staked once, in two rooms at the same time', async () => {
    nextRound();
    const player = newPlayer(500);
    for (const gameCode of [BACCARAT, 'side-room']) await enter(player, gameCode);
    const answers = await Promise.all(
      [BACCARAT, 'side-room'].map((gameCode) => bet(player, { player: '5.00' }, { gameCode })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('insufficient_balance');
    expect(wallet.balanceMinor(player.user)).toBe(0);
  });

  test('a table is not played by the calls of a slot, nor a slot by those of a table; a stream needs a launch', async () => {
    const player = newPlayer();
    await enter(player);
    expect(await server.call('GET', 'session', player.bearer, undefined, BACCARAT)).toMatchObject({
      code: 'game_unknown',
    });
    expect(await server.call('GET', 'table', player.bearer)).toMatchObject({ code: 'game_unknown' });
    expect((await server.call('GET', 'balance', player.bearer, undefined, BACCARAT)).status).toBe(200);
    for (const bearer of ['Bearer nobody.token-of-nobody-0123456789', 'Bearer x'])
      expect((await tableStreamOf(server.origin, bearer)).status).toBe(401);
  });

  test('the same betKey, many times at once, is one bet; with other chips it is refused', async () => {
    nextRound();
    const player = newPlayer();
    await enter(player);
    const betKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 12 }, () => bet(player, { tie: '2.00' }, { betKey })));
    expect(new Set(answers.map(({ value }) => (value as { bet: TableBet }).bet.betId)).size).toBe(1);
    expect(wallet.balanceMinor(player.user)).toBe(START_MINOR - 200);
    expect(await bet(player, { tie: '4.00' }, { betKey })).toMatchObject({ code: 'idempotency_key_reused' });
  });
});

describe('the wallet', () => {
  test('GAME-09 bets of many at once travel in signed batches', async () => {
    nextRound();
    const many = Array.from({ length: 60 }, () => newPlayer());
    await Promise.all(many.map((player) => enter(player)));
    const before = wallet.batches.length;
    const answers = await Promise.all(many.map((player) => bet(player, { player: '1.00' })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const sizes = wallet.batches.slice(before);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(60);
    expect(sizes.length).toBeLessThan(20);
  });

  test('GAME-12 tables: a round of more bets than are read or sent at once pays each once, and no batch parts a player', async () => {
    // Rounds before it are over.
    world.clock.advance({ minutes: 1 });
    await server.runJobs();
    nextRound();
    // The last one's bets fill more than a batch.
    const counts = [...Array.from({ length: 20 }, () => 40), 300];
    const all = counts.map((count) => ({ player: newPlayer(), count }));
    await Promise.all(
      all.map(async ({ player, count }) => {
        await enter(player);
        for (let one = 0; one < count; one += 1) expect((await bet(player, { player: '1.00' })).status).toBe(200);
      }),
    );
    const before = wallet.batches.length;
    toReveal();
    world.clock.advance({ seconds: 15 });
    await server.runJobs();
    for (const { player, count } of all) {
      const [round] = await played(player);
      if (!round) throw new Error('the round is missing');
      expect(round.bets.map(({ state }) => state)).toEqual(Array.from({ length: count }, () => 'settled'));
      expect(wallet.balanceMinor(player.user)).toBe(START_MINOR - count * 100 + owed(round));
    }
    const sizes = wallet.batches.slice(before);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(1_100);
    expect(Math.max(...sizes)).toBe(256);
    // Whole players, the full batch of the long one, and what is left of it with those who come after.
    expect(sizes.filter((size) => size !== 256 && size % 40 !== 0 && size % 40 !== 44 % 40)).toEqual([]);
    expect(sizes.filter((size) => size === 256)).toHaveLength(1);
  });

  test.each(['lost', 'broken', 'silent', 'http-500', 'unknown'] as const)(
    'GAME-12 tables: %s once under a bet, and the stake is taken once',
    async (fault) => {
      nextRound();
      const player = newPlayer();
      await enter(player);
      wallet.fail(fault);
      expect((await bet(player, { tie: '2.00' })).status).toBe(200);
      expect(wallet.balanceMinor(player.user)).toBe(START_MINOR - 200);
      expect(wallet.faultsToCome()).toBe(0);
    },
  );

  test('GAME-12 tables: a bet without an answer is given back, and has no part in the outcome', async () => {
    nextRound();
    const player = newPlayer();
    await enter(player);
    wallet.fail('lost', 'broken');
    expect(await bet(player, { player: '2.00', banker: '2.00', tie: '2.00' })).toMatchObject({
      code: 'round_cancelled',
    });
    world.clock.advance({ seconds: 60 });
    await server.runJobs();
    expect(wallet.balanceMinor(player.user)).toBe(START_MINOR);
    expect((await played(player))[0]?.bets).toMatchObject([{ state: 'cancelled', win: null }]);
  });

  test('GAME-12 tables: a batch of wins whose answer is lost is sent again, and pays once', async () => {
    nextRound();
    const all = [newPlayer(), newPlayer()];
    for (const player of all) {
      await enter(player);
      await bet(player, { player: '2.00', banker: '2.00', tie: '2.00' });
    }
    world.clock.advance({ seconds: 40 });
    wallet.fail('lost');
    await server.runJobs();
    world.clock.advance({ minutes: 1 });
    await server.runJobs();
    for (const player of all) {
      const [round] = await played(player);
      if (!round) throw new Error('the round is missing');
      expect(round.bets.map(({ state }) => state)).toEqual(['settled']);
      expect(wallet.balanceMinor(player.user)).toBe(START_MINOR - 600 + owed(round));
    }
  });
});

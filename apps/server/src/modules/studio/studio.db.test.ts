import { randomUUID } from 'node:crypto';
import type { PlayedRound, StudioRound, StudioSession } from '@pelita/contract';
import { commitment, verifySpin } from '@pelita/games';
import { testDatabase } from '@pelita/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seedBox } from './seeds/seed-box.ts';
import { koiRising, type StudioServer, studioServer } from './testing/studio-server.ts';
import { type StandInWallet, standInWallet } from './testing/stand-in-wallet.ts';

const world = await testDatabase();
const START_MINOR = 100_000;
let wallet: StandInWallet;
let server: StudioServer;
let players = 0;

beforeAll(async () => {
  wallet = await standInWallet();
  server = await studioServer(world.platform, { walletUrl: () => wallet.url });
  wallet.trust(server.studio.publicKeyPem);
});
afterEach(() => {
  if (wallet.faultsToCome() > 0) throw new Error('a fault was ordered that no call met');
});
afterAll(async () => {
  await server.close();
  await wallet.close();
});

function newPlayer(balanceMinor = START_MINOR) {
  const user = `player-${(players += 1)}`;
  return { user, ...wallet.admit(user, balanceMinor) };
}
type Player = ReturnType<typeof newPlayer>;

const minor = (text: string) => Number(text.replace('.', ''));
const spin = (player: Player, spinKey: string = randomUUID(), lineBet = '0.05') =>
  server.call('POST', 'spin', player.bearer, { lineBet, spinKey });
async function session(player: Player): Promise<StudioSession> {
  return (await server.call('GET', 'session', player.bearer)).value as StudioSession;
}
async function rounds(player: Player): Promise<StudioRound[]> {
  return ((await server.call('GET', 'rounds', player.bearer)).value as { rounds: StudioRound[] }).rounds;
}

describe('a round', () => {
  test('GAME-10 slot: a launched player spins, and money moves exactly by the outcome', async () => {
    const player = newPlayer();
    expect((await session(player)).balance).toBe('1000.00');
    let balance = START_MINOR;
    const wins: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      const { status, value } = await spin(player);
      const round = value as PlayedRound;
      expect([status, round.state, round.totalBet]).toEqual([200, 'settled', '1.00']);
      expect(minor(round.balanceAfterBet ?? '')).toBe(balance - 100);
      balance += minor(round.totalWin) - 100;
      expect(minor(round.balance ?? '')).toBe(balance);
      expect(wallet.balanceMinor(player.user)).toBe(balance);
      expect(round.spins.at(-1)?.runningTotal).toBe(round.totalWin);
      wins.push(minor(round.totalWin));
    }
    // The seeds are fixed, so both kinds are known to be there.
    expect(wins.some((win) => win > 0) && wins.includes(0)).toBe(true);
  });

  test('FAIR-01 slot: a played round verifies against the commitment shown before it', async () => {
    const player = newPlayer();
    const before = await session(player);
    const played = [(await spin(player)).value, (await spin(player)).value] as PlayedRound[];
    expect(played.map(({ nonce }) => nonce)).toEqual([0, 1]);
    expect(played.map(({ serverSeed }) => serverSeed)).toEqual([null, null]);

    const changed = await server.call('POST', 'seeds', player.bearer, { clientSeed: 'kunang-kunang 🏮' });
    const { revealed, seeds } = changed.value as {
      revealed: { serverSeed: string };
      seeds: StudioSession['seeds'];
    };
    expect(revealed.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(commitment(revealed.serverSeed)).toBe(before.seeds.commitment);
    expect(seeds).toMatchObject({ commitment: before.seeds.nextCommitment, clientSeed: 'kunang-kunang 🏮', nonce: 0 });

    for (const round of played) {
      const kept = (await rounds(player)).find(({ roundId }) => roundId === round.roundId);
      if (!kept?.serverSeed) throw new Error('the seed of a played round is not revealed');
      const claim = {
        engine: koiRising.engine,
        serverSeed: kept.serverSeed,
        clientSeed: kept.clientSeed,
        nonce: kept.nonce,
        lineBetMinor: BigInt(minor(kept.lineBet)),
        commitment: before.seeds.commitment,
        claimed: { stops: kept.stops, totalWinMinor: BigInt(minor(kept.totalWin)) },
      };
      expect(verifySpin(claim).holds).toBe(true);
      expect(verifySpin({ ...claim, nonce: kept.nonce + 7 }).holds).toBe(false);
    }
    const next = (await spin(player)).value as PlayedRound;
    expect([next.commitment, next.clientSeed, next.nonce]).toEqual([seeds.commitment, 'kunang-kunang 🏮', 0]);
  });

  test('GAME-09 every wallet call is signed over its bytes and carries its own request id', async () => {
    const player = newPlayer();
    await spin(player);
    const heard = wallet.heard.filter(({ ask }) => ask.user === player.user);
    expect(heard.map(({ status }) => status)).toEqual(heard.map(() => 'RS_OK'));
    expect(new Set(heard.map(({ ask }) => ask.request_uuid)).size).toBe(heard.length);
    expect(heard.find(({ path }) => path === '/transaction/bet')?.ask).toMatchObject({
      amount: 100_000,
      currency: 'MYR',
      game_code: 'koi-rising',
      token: player.token,
    });
  });

  test('the same spinKey, twenty times at once, is one round', async () => {
    const player = newPlayer();
    const spinKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => spin(player, spinKey)));
    expect(new Set(answers.map(({ value }) => JSON.stringify(value))).size).toBe(1);
    expect(wallet.movementsOf(player.user).filter(({ kind }) => kind === 'bet')).toHaveLength(1);
    expect(await rounds(player)).toHaveLength(1);
  });

  test('different spins at once come one after the other, with nonces without a gap', async () => {
    const player = newPlayer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => spin(player)));
    const settled = answers.filter(({ status }) => status === 200).map(({ value }) => value as PlayedRound);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.every(({ code }) => code === 'round_open')).toBe(true);
    expect(settled.map(({ nonce }) => nonce).toSorted((a, b) => a - b)).toEqual(settled.map((_, index) => index));
    const won = settled.reduce((sum, round) => sum + minor(round.totalWin) - minor(round.totalBet), 0);
    expect(wallet.balanceMinor(player.user)).toBe(START_MINOR + won);
  });

  test('spins and changes of seeds at once each get their turn or hear that a round is open', async () => {
    const player = newPlayer();
    await session(player);
    const changeSeeds = () => server.call('POST', 'seeds', player.bearer, { clientSeed: 'again' });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? spin(player) : changeSeeds())));
    expect(answers.filter(({ status, code }) => status !== 200 && code !== 'round_open')).toEqual([]);
    // How many of the changes found no round open is chance; one that comes after them all does.
    const last = await changeSeeds();
    expect(last.status).toBe(200);
    const changes = [...answers.filter((_, i) => i % 2 === 0), last].filter(({ status }) => status === 200);
    const revealed = changes.map(({ value }) => (value as { revealed: { serverSeed: string } }).revealed.serverSeed);
    expect(new Set(revealed).size).toBe(revealed.length);
  });

  test('SITE-04 outside the regions and under a foreign host no bet is taken, not even in a game that is open', async () => {
    const player = newPlayer();
    const asked: unknown[] = [];
    let isServed = true;
    const elsewhere = await studioServer(world.platform, {
      walletUrl: () => wallet.url,
      isServed: (from) => (asked.push(from), isServed),
    });
    const spinThere = () => elsewhere.call('POST', 'spin', player.bearer, { lineBet: '0.05', spinKey: randomUUID() });
    try {
      expect((await spinThere()).status).toBe(200);
      isServed = false;
      const heard = wallet.heard.length;
      expect(await spinThere()).toMatchObject({ code: 'play_refused' });
      expect(wallet.heard.length).toBe(heard);
      expect(asked).toEqual(Array(2).fill({ host: new URL(elsewhere.origin).host, country: null }));
      expect((await elsewhere.call('GET', 'rounds', player.bearer)).status).toBe(200);
    } finally {
      await elsewhere.close();
    }
  });

  test('a spinKey that comes back with another bet is refused', async () => {
    const player = newPlayer();
    const spinKey = randomUUID();
    await spin(player, spinKey, '0.01');
    expect(await spin(player, spinKey, '0.02')).toMatchObject({ status: 409, code: 'idempotency_key_reused' });
    expect(wallet.movementsOf(player.user).filter(({ kind }) => kind === 'bet')).toHaveLength(1);
  });

  test('a bet that the balance does not cover is refused and leaves no money moved', async () => {
    const player = newPlayer(99);
    const spinKey = randomUUID();
    expect(await spin(player, spinKey)).toMatchObject({ status: 409, code: 'insufficient_balance' });
    expect(await spin(player, spinKey)).toMatchObject({ status: 409, code: 'insufficient_balance' });
    expect(wallet.balanceMinor(player.user)).toBe(99);
    expect(await rounds(player)).toMatchObject([{ state: 'refused', totalWin: '0.00', stops: [] }]);
  });
});

describe('what may go wrong with the wallet', () => {
  test.each([
    ['lost', 'the answer to the bet'],
    ['broken', 'the connection of the bet'],
    ['silent', 'the answer to the bet, until the studio gives up'],
    ['http-500', 'the wallet’s server'],
    ['unknown', 'the wallet’s own word'],
  ] as const)('GAME-12 slot: %s once (%s), and the round is played exactly once', async (fault, _) => {
    const player = newPlayer();
    wallet.fail(fault);
    const { status, value } = await spin(player);
    const round = value as PlayedRound;
    expect([status, round.state]).toEqual([200, 'settled']);
    expect(wallet.balanceMinor(player.user)).toBe(START_MINOR + minor(round.totalWin) - 100);
  });

  test('GAME-12 slot: a bet that stays without an answer is undone, and the stake is back', async () => {
    const player = newPlayer();
    wallet.fail('lost', 'lost');
    const spinKey = randomUUID();
    expect(await spin(player, spinKey)).toMatchObject({ status: 409, code: 'round_cancelled' });
    expect(wallet.balanceMinor(player.user)).toBe(START_MINOR);
    expect(wallet.movementsOf(player.user)).toEqual([]);
    expect(await spin(player, spinKey)).toMatchObject({ status: 409, code: 'round_cancelled' });
  });

  test('GAME-12 slot: a refusal after a lost answer is not believed, the bet is undone', async () => {
    const player = newPlayer();
    wallet.fail('lost', 'RS_ERROR_NOT_ENOUGH_MONEY');
    expect(await spin(player)).toMatchObject({ code: 'round_cancelled' });
    expect(wallet.balanceMinor(player.user)).toBe(START_MINOR);
  });

  test('GAME-12 slot: a win that the wallet does not take is paid by the job, without the player', async () => {
    const { player, spinKey, expectedMinor } = await nextWinning();
    // The bet goes through, the win does not.
    failWins(6);
    const answer = await spin(player, spinKey);
    expect(answer).toMatchObject({ status: 503, code: 'wallet_unreachable' });
    expect((await rounds(player))[0]).toMatchObject({ state: 'open', totalWin: '0.00', stops: [] });
    stopFailing();
    wallet.expire(player.user);
    world.clock.advance({ minutes: 30 });
    await server.runJobs();
    expect(wallet.balanceMinor(player.user)).toBe(expectedMinor);
    await server.runJobs();
    expect(wallet.balanceMinor(player.user)).toBe(expectedMinor);
  });

  test('GAME-12 slot: the same spin asked again completes the round that was left open', async () => {
    const { player, spinKey, expectedMinor } = await nextWinning();
    failWins(2);
    expect((await spin(player, spinKey)).status).toBe(503);
    stopFailing();
    expect(await spin(player, spinKey)).toMatchObject({ status: 200, value: { state: 'settled' } });
    expect(wallet.balanceMinor(player.user)).toBe(expectedMinor);
  });

  test('seeds are not revealed while a round is open', async () => {
    const { player, spinKey } = await nextWinning();
    failWins(20);
    await spin(player, spinKey);
    const refused = await server.call('POST', 'seeds', player.bearer, { clientSeed: 'curious' });
    expect(refused).toMatchObject({ status: 409, code: 'round_open' });
    expect((await rounds(player)).map(({ serverSeed }) => serverSeed)).not.toContainEqual(expect.any(String));
    expect((await spin(player)).code).toBe('round_open');
    stopFailing();
    expect((await server.call('POST', 'seeds', player.bearer, { clientSeed: 'curious' })).status).toBe(200);
  });

  const failWins = (count: number) => wallet.failWins(count);
  const stopFailing = () => wallet.failWins(0);

  /** A player whose next round wins: rounds are played until one does, on a seat whose seeds are then known. */
  async function nextWinning() {
    for (;;) {
      const player = newPlayer();
      const seat = await session(player);
      const [row] = await world.asOwner<{ kept: string }>(
        'select kept_server_seed as kept from studio_seed_pair where user_id = $1',
        [player.user],
      );
      const seed = await seedBox(world.platform).open(row?.kept ?? '', player.user);
      const { outcome } = verifySpin({
        engine: koiRising.engine,
        serverSeed: seed,
        clientSeed: seat.seeds.clientSeed,
        nonce: 0,
        lineBetMinor: 5n,
        commitment: '',
        claimed: { stops: [], totalWinMinor: 0n },
      });
      const won = Number(outcome.totalWinMinor);
      if (won > 0) return { player, spinKey: randomUUID(), expectedMinor: START_MINOR - 100 + won };
    }
  }
});

describe('who may do what', () => {
  test.each([
    ['no token', null, 'not_logged_in'],
    ['another scheme', 'Basic abc', 'token_invalid'],
    ['half a token', 'Bearer player', 'token_invalid'],
    ['a forged token', 'Bearer player-1.forged-0123456789abcdef', 'token_invalid'],
    ['a very long token', `Bearer player-1.${'x'.repeat(300)}`, 'token_invalid'],
  ])('SEC-03 %s is answered 401 by every call', async (_, bearer, code) => {
    for (const [method, path, body] of everyCall()) {
      expect(await server.call(method, path, bearer, body)).toMatchObject({ status: 401, code });
    }
  });

  test('an expired token plays and reads nothing more', async () => {
    const player = newPlayer();
    await session(player);
    wallet.expire(player.user);
    for (const [method, path, body] of everyCall()) {
      expect(await server.call(method, path, player.bearer, body)).toMatchObject({
        status: 401,
        code: 'token_invalid',
      });
    }
    expect(wallet.balanceMinor(player.user)).toBe(START_MINOR);
  });

  test('one player’s token with another player’s name is forged', async () => {
    const [one, other] = [newPlayer(), newPlayer()];
    await session(one);
    const mixed = `Bearer ${one.user}.${other.token}`;
    expect(await server.call('GET', 'session', mixed)).toMatchObject({ status: 401 });
    const spun = await server.call('POST', 'spin', mixed, { lineBet: '0.05', spinKey: randomUUID() });
    expect(spun).toMatchObject({ status: 401 });
  });

  test('another player’s round does not exist', async () => {
    const [owner, stranger] = [newPlayer(), newPlayer()];
    const { roundId } = (await spin(owner)).value as PlayedRound;
    expect((await server.call('GET', `rounds/${roundId}`, owner.bearer)).status).toBe(200);
    const answer = await server.call('GET', `rounds/${roundId}`, stranger.bearer);
    expect(answer).toMatchObject({ status: 404, code: 'round_unknown' });
    expect(await rounds(stranger)).toEqual([]);
  });

  test('SEC-03 neither the database nor a log line ever holds a launch token', async () => {
    const lines: string[] = [];
    const write = (details: object, text: string) => void lines.push(JSON.stringify(details) + text);
    const log = { debug: write, info: write, warn: write, error: write, child: () => log };
    const loud = await studioServer({ ...world.platform, log }, { walletUrl: () => wallet.url });
    const player = newPlayer();
    wallet.fail('broken', 'broken', 'broken', 'broken');
    await loud.call('POST', 'spin', player.bearer, { lineBet: '0.05', spinKey: randomUUID() });
    const stored = await world.database.reading((tx) =>
      tx.run<{ text: string }>(
        {
          name: 'test-everything',
          text: `select studio_round::text from studio_round where user_id = $1
                 union all select studio_launch::text from studio_launch where user_id = $1`,
        },
        [player.user],
      ),
    );
    await loud.runJobs();
    await loud.close();
    expect(stored.length).toBeGreaterThan(1);
    expect(lines.length).toBeGreaterThan(0);
    const everything = `${lines.join()}${JSON.stringify(stored)}`;
    expect(everything).not.toContain(player.token);
    expect(everything).not.toContain(Buffer.from(player.token).toString('hex'));
  });

  test.each([
    ['a bet that is no step', { lineBet: '0.03', spinKey: randomUUID() }],
    ['a negative bet', { lineBet: '-0.05', spinKey: randomUUID() }],
    ['a finer bet than money has', { lineBet: '0.055', spinKey: randomUUID() }],
    ['a huge bet', { lineBet: '9999999999999999', spinKey: randomUUID() }],
    ['a number for a bet', { lineBet: 0.05, spinKey: randomUUID() }],
    ['no key', { lineBet: '0.05' }],
    ['a key that is none', { lineBet: '0.05', spinKey: '1' }],
    ['a field too many', { lineBet: '0.05', spinKey: randomUUID(), win: '100.00' }],
    ['a prototype', '{"lineBet":"0.05","spinKey":"1","__proto__":{"a":1}}'],
    ['no JSON', '{'],
    ['a list', []],
  ])('a spin with %s is refused with 400 and moves nothing', async (_, body) => {
    const player = newPlayer();
    const answer = await server.call('POST', 'spin', player.bearer, body);
    expect(answer.status).toBe(400);
    expect(['invalid_field', 'malformed_body']).toContain(answer.code);
    expect(wallet.balanceMinor(player.user)).toBe(START_MINOR);
    expect(await rounds(player)).toEqual([]);
  });

  test.each(['', 'x'.repeat(65), 'nul\0', '\ud800'])(
    'a client seed that cannot be kept is refused',
    async (clientSeed) => {
      const player = newPlayer();
      const answer = await server.call('POST', 'seeds', player.bearer, { clientSeed });
      expect(answer).toMatchObject({ status: 400, code: 'invalid_field' });
    },
  );

  function everyCall(): ['GET' | 'POST', string, unknown?][] {
    return [
      ['GET', 'session'],
      ['GET', 'balance'],
      ['POST', 'spin', { lineBet: '0.05', spinKey: randomUUID() }],
      ['POST', 'seeds', { clientSeed: 'mine' }],
      ['GET', 'rounds'],
      ['GET', `rounds/${randomUUID()}`],
    ];
  }
});

test('GAME-12 slot: a game opens though one question for the balance got lost, and says so when none is answered', async () => {
  const player = newPlayer();
  wallet.loseQuestions(1);
  expect((await session(player)).balance).toBe('1000.00');
  wallet.loseQuestions(2);
  expect(await server.call('GET', 'session', player.bearer)).toMatchObject({ status: 503, code: 'wallet_unreachable' });
});

test('any origin may call, none by a cookie', async () => {
  const preflight = await fetch(`${server.origin}/studio/games/koi-rising/spin`, {
    method: 'OPTIONS',
    headers: { origin: 'null', 'access-control-request-method': 'POST' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
  const refused = await server.call('GET', 'session', null);
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
});

test('history comes in pages, newest first, each round once', async () => {
  const player = newPlayer();
  const played: string[] = [];
  for (let i = 0; i < 22; i += 1) {
    world.clock.advance({ seconds: 3 });
    played.unshift(((await spin(player, randomUUID(), '0.01')).value as PlayedRound).roundId);
  }
  const first = (await server.call('GET', 'rounds', player.bearer)).value as {
    rounds: StudioRound[];
    hasMore: boolean;
  };
  const last = first.rounds.at(-1)?.roundId ?? '';
  const second = (await server.call('GET', `rounds?before=${last}`, player.bearer)).value as typeof first;
  expect([first.rounds.length, first.hasMore, second.hasMore]).toEqual([20, true, false]);
  expect([...first.rounds, ...second.rounds].map(({ roundId }) => roundId)).toEqual(played);
});

import { randomUUID } from 'node:crypto';
import { verifyVolley } from '@pelita/games/fishing';
import { testDatabase } from '@pelita/testkit';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, fishWorld, type Player, REEF, type Shot, START_MINOR } from '../testing/fish-world.ts';

const world = await testDatabase();
const {
  wallet,
  server,
  nowMs,
  swimming,
  staying,
  shotsAt,
  fire,
  answerOf,
  tank,
  volleys,
  movements,
  newPlayer,
  close,
} = await fishWorld(world);

beforeEach(() => {
  world.clock.advance({ minutes: 2 });
});
afterEach(() => {
  if (wallet.faultsToCome() > 0) throw new Error('a fault was ordered that no call met');
});
afterAll(close);

const minor = (text: string | null) => Number((text ?? '').replace('.', ''));
const cheapFish = (): number => staying()[0] ?? Number.NaN;
const dearFish = (): number => staying().at(-1) ?? Number.NaN;

describe('a volley', () => {
  test('GAME-10 fishing: moves its stake once and its win once, and every sen is accounted for', async () => {
    const player = newPlayer();
    const opened = await tank(player);
    expect([opened.balance, opened.rtpPercent, opened.shots[0], opened.nowMs]).toEqual([
      '1000.00',
      '96.20',
      '0.10',
      nowMs(),
    ]);
    let balance = START_MINOR;
    let wins = 0;
    for (let i = 0; i < 12; i += 1) {
      world.clock.advance({ seconds: 12 });
      const before = movements(player).length;
      const { volley, balance: told, nextNonce } = await answerOf(fire(player, shotsAt([cheapFish()], 10)));
      const fired = volley?.shots.length ?? 0;
      expect(fired).toBeGreaterThan(0);
      expect(volley?.totalBet).toBe((fired * 0.1).toFixed(2));
      balance += minor(volley?.totalWin ?? null) - minor(volley?.totalBet ?? null);
      expect([minor(told), wallet.balanceMinor(player.user)]).toEqual([balance, balance]);
      expect(nextNonce).toBe((volley?.nonce ?? 0) + fired);
      const hasWon = minor(volley?.totalWin ?? null) > 0;
      wins += hasWon ? 1 : 0;
      expect(movements(player).length - before).toBe(hasWon ? 2 : 1);
    }
    expect(wins).toBeGreaterThan(0);
  });

  test('GAME-12 fishing: the same key answers the same volley and moves nothing twice, and other shots under it are refused', async () => {
    const player = newPlayer();
    const shots = shotsAt([dearFish()], 5);
    const key = randomUUID();
    const [first, second] = await Promise.all([answerOf(fire(player, shots, key)), answerOf(fire(player, shots, key))]);
    world.clock.advance({ minutes: 5 });
    const late = await answerOf(fire(player, shots, key));
    expect([second.volley, late.volley]).toEqual([first.volley, first.volley]);
    expect(wallet.movementsOf(player.user).filter(({ kind }) => kind === 'bet')).toHaveLength(1);
    const other = shots.map((shot) => ({ ...shot, atMs: shot.atMs - 1 }));
    expect((await fire(player, other, key)).code).toBe('idempotency_key_reused');
    expect((await fire(player, shots, key, '0.20')).code).toBe('idempotency_key_reused');
  });

  test('a fish that was caught is hit no more: such a shot is not fired, costs nothing and takes no nonce', async () => {
    const player = newPlayer();
    const fish = cheapFish();
    let caught: Answer | null = null;
    for (let i = 0; i < 19 && !caught; i += 1) {
      const answer = await answerOf(fire(player, shotsAt([fish], 1)));
      world.clock.advance({ milliseconds: 200 });
      if (minor(answer.volley?.totalWin ?? null) > 0) caught = answer;
    }
    expect(caught).not.toBeNull();
    const before = wallet.balanceMinor(player.user);
    const again = await answerOf(fire(player, shotsAt([fish], 1)));
    expect(again).toEqual({ volley: null, balance: null, nextNonce: caught?.nextNonce });
    expect(wallet.balanceMinor(player.user)).toBe(before);
    expect((await tank(player)).caught).toContain(fish);
    // It is caught for this player alone.
    expect((await answerOf(fire(newPlayer(), shotsAt([fish], 1)))).volley?.shots).toHaveLength(1);
  });

  test('FAIR-01 fishing: is checked by its player once the seeds are changed, shot by shot', async () => {
    const player = newPlayer();
    const { seeds } = await tank(player);
    const fish = swimming().filter(({ goneMs, bornMs }) => goneMs > nowMs() + 1_000 && bornMs < nowMs() - 5_000);
    const targets = fish.slice(0, 4).map(({ id }) => id);
    await fire(player, shotsAt(targets, 6, 'lightning', 500));
    world.clock.advance({ seconds: 1 });
    await fire(player, shotsAt([dearFish()], 3));
    expect((await volleys(player)).every(({ serverSeed }) => serverSeed === null)).toBe(true);
    await server.call('POST', 'seeds', player.bearer, { clientSeed: 'mine' }, REEF);
    const list = await volleys(player);
    expect(list).toHaveLength(2);
    for (const volley of list) {
      expect(volley.commitment).toBe(seeds.commitment);
      const record = {
        ...volley,
        serverSeed: volley.serverSeed ?? '',
        shotMinor: '10',
        totalWinMinor: String(minor(volley.totalWin)),
      };
      expect(verifyVolley(record).holds).toBe(true);
      expect(verifyVolley({ ...record, serverSeed: 'another' }).holds).toBe(false);
    }
  });
});

describe('refused without a sen moving', () => {
  /** How it was refused, and that nothing is left of it. */
  const refused = async (player: Player, shots: Shot[]) => {
    const { status, code } = await fire(player, shots);
    return { status, code, moved: movements(player), volleys: await volleys(player) };
  };
  const by = (code: string, status = 409) => ({ status, code, moved: [], volleys: [] });
  const one = (change: Partial<Shot> = {}): Shot => ({
    atMs: nowMs(),
    weapon: 'single',
    targets: [dearFish()],
    ...change,
  });

  test.each([
    ['faster than the weapon', () => shotsAt([dearFish()], 2, 'single', 199)],
    ['a net as fast as the cannon', () => shotsAt([dearFish()], 3, 'net', 200)],
    ['out of order', () => shotsAt([dearFish()], 3).toReversed()],
    ['two at once', () => [one(), one()]],
    ['of the future', () => [one({ atMs: nowMs() + 301 })]],
    ['of long ago', () => [one({ atMs: nowMs() - 10_001 })]],
    [
      'of the cannon at two fish',
      () => [
        one({
          targets: swimming()
            .slice(0, 2)
            .map(({ id }) => id),
        }),
      ],
    ],
  ])('GAME-01 fishing: shots that no cannon could have fired: %s', async (_name, shots) => {
    expect(await refused(newPlayer(), shots())).toEqual(by('shot_impossible'));
  });

  test.each([
    ['that never was', () => [one({ targets: [7] })]],
    ['that is still to come', () => [one({ targets: [dearFish() + 200] })]],
    ['that has left', () => [one({ targets: [swimming(nowMs() - 60_000)[0]?.id ?? 0] })]],
    ['named twice', () => [one({ weapon: 'net', targets: [dearFish(), dearFish()] })]],
    ['of the largest number', () => [one({ targets: [Number.MAX_SAFE_INTEGER] })]],
  ])('GAME-01 fishing: a fish %s', async (_name, shots) => {
    expect(await refused(newPlayer(), shots())).toEqual(by('fish_unknown'));
  });

  test('a fish a moment after it left, though it swam a moment before', async () => {
    const player = newPlayer();
    const life = swimming().find(({ goneMs }) => goneMs < nowMs() + 9_000);
    if (!life) throw new Error('nothing leaves soon');
    world.clock.advance({ milliseconds: life.goneMs + 5 - nowMs() });
    const late = [one({ atMs: life.goneMs + 1, targets: [life.id] })];
    expect(await refused(player, late)).toEqual(by('fish_unknown'));
    expect((await answerOf(fire(player, [one({ atMs: life.goneMs, targets: [life.id] })]))).volley?.shots).toHaveLength(
      1,
    );
  });

  test.each([
    ['too many shots', () => shotsAt([1], 21)],
    ['no shot', () => []],
    ['no target', () => [one({ targets: [] })]],
    ['five targets', () => [one({ weapon: 'net', targets: [1, 2, 3, 4, 5] })]],
    ['another weapon', () => [one({ weapon: 'torpedo' })]],
    ['half a millisecond', () => [one({ atMs: nowMs() - 0.5 })]],
    ['a fish below nothing', () => [one({ targets: [-1] })]],
  ])('%s', async (_name, shots) => {
    expect(await refused(newPlayer(), shots())).toEqual(by('invalid_field', 400));
  });

  test('a price that is none of the cannon’s', async () => {
    const player = newPlayer();
    for (const shot of ['0.01', '0.15', '50.00', '-0.10', '0'])
      expect((await fire(player, [one()], randomUUID(), shot)).code).toBe('invalid_field');
    expect(movements(player)).toEqual([]);
  });

  test('a token that is no player’s, and the token of another game', async () => {
    const player = newPlayer();
    const body = { volleyKey: randomUUID(), shot: '0.10', shots: [one()] };
    const stranger = await server.call('POST', 'shots', `Bearer ${player.user}.token-of-nobody-0123456789`, body, REEF);
    expect([stranger.status, stranger.code]).toEqual([401, 'token_invalid']);
    expect((await server.call('POST', 'shots', player.bearer, body)).code).toBe('game_unknown');
    const slot = await server.call('POST', 'spin', player.bearer, { lineBet: '0.01', spinKey: randomUUID() }, REEF);
    expect(slot.code).toBe('game_unknown');
    expect(movements(player)).toEqual([]);
  });

  test('another volley under the key of a volley of a player is that player’s own', async () => {
    const [player, other] = [newPlayer(), newPlayer()];
    const key = randomUUID();
    const shots = shotsAt([dearFish()], 2);
    const first = await answerOf(fire(player, shots, key));
    const second = await answerOf(fire(other, shots, key));
    expect(second.volley?.roundId).not.toBe(first.volley?.roundId);
    expect((await volleys(other)).map(({ roundId }) => roundId)).toEqual([second.volley?.roundId]);
  });

  test('more than the player has', async () => {
    const player = newPlayer(5);
    expect((await fire(player, shotsAt([dearFish()], 1))).code).toBe('insufficient_balance');
    expect(movements(player)).toEqual([]);
  });
});

test('the cannon is as slow between two volleys as within one', async () => {
  const player = newPlayer();
  const fish = dearFish();
  expect((await fire(player, shotsAt([fish], 1))).status).toBe(200);
  world.clock.advance({ milliseconds: 199 });
  expect((await fire(player, shotsAt([fish], 1))).code).toBe('shot_impossible');
  world.clock.advance({ milliseconds: 1 });
  expect((await fire(player, shotsAt([fish], 1))).status).toBe(200);
});

test('GAME-12 fishing: a wallet that answers nothing leaves nothing moved, and one that lost its answers moved once', async () => {
  const player = newPlayer();
  const shots = shotsAt([dearFish()], 1);
  const key = randomUUID();
  wallet.fail('lost', 'lost');
  const lost = await fire(player, shots, key);
  expect(lost.code).toBe('round_cancelled');
  expect(wallet.balanceMinor(player.user)).toBe(START_MINOR);
  world.clock.advance({ seconds: 1 });
  wallet.fail('lost');
  const { volley } = await answerOf(fire(player, shotsAt([dearFish()], 1)));
  expect(wallet.balanceMinor(player.user)).toBe(START_MINOR - 10 + minor(volley?.totalWin ?? null));
});

import type { PlayerId } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { joinTree } from '../agents/index.ts';
import { countNew, figuresModule, recountFrom, verifyFigures } from './index.ts';
import { GAMES, playerHistory } from './testing/player-history.ts';

const world = await testDatabase({ now: '2026-03-02T04:01:00Z' });
const { database, clock } = world;
const history = playerHistory(world);
const noNeeds = {
  queues: [],
  books: async () => ({ comparedAt: null, differences: 0 }),
  anchoredAt: async () => null,
};
const figures = figuresModule(world.platform, noNeeds);
await history.listGames();
await figures.seed?.(database);

const count = () => countNew(database, clock);
const rows = <Row>(text: string, values: readonly unknown[] = []) =>
  database.reading((tx) => tx.run<Row>({ name: '', text }, values));
const differences = async () => (await database.snapshot(verifyFigures)).differences;
/** Past the closing of every bucket so far. */
const closeAll = async () => {
  clock.advance({ minutes: 8 });
  await count();
};
let player: PlayerId;
beforeEach(async () => {
  player = await history.newPlayer();
});
const buckets = (of: PlayerId = player) =>
  rows<{ kind: string; product: string; vendor: string; in: string; out: string }>(
    `select kind, product, vendor, in_count || ' ' || in_minor as in, out_count || ' ' || out_minor as out
     from figure_player_bucket where player_id = $1 order by bucket, kind, vendor`,
    [of],
  );

test('a movement is counted by its kind, product and vendor, with what was taken back', async () => {
  await history.deposit(player, 1_000);
  const bet = await history.bet(player, 100, 'koi-run');
  await history.win(player, bet, 250, 'koi-run');
  await history.rollback(player, await history.bet(player, 40, 'deep-net'), 'deep-net');
  await count();
  expect(await buckets()).toEqual([
    { kind: 'bet', product: 'FISH', vendor: 'LAUT', in: '0 0', out: '1 40' },
    { kind: 'bet', product: 'RNG', vendor: 'SUTERA', in: '0 0', out: '1 100' },
    { kind: 'deposit', product: '', vendor: '', in: '1 1000', out: '0 0' },
    { kind: 'rollback', product: 'FISH', vendor: 'LAUT', in: '1 40', out: '0 0' },
    { kind: 'win', product: 'RNG', vendor: 'SUTERA', in: '1 250', out: '0 0' },
  ]);
});

test('a win that is taken back after it was spent counts whole at its vendor, as money and as a debt', async () => {
  await history.deposit(player, 100);
  const bet = await history.bet(player, 100, 'tin-boat');
  const win = await history.win(player, bet, 500, 'tin-boat');
  await history.bet(player, 450, 'tin-boat');
  await history.rollback(player, win, 'tin-boat');
  await count();
  expect((await buckets()).filter(({ vendor }) => vendor === 'TEMASEK')).toEqual([
    { kind: 'bet', product: 'RNG', vendor: 'TEMASEK', in: '0 0', out: '2 550' },
    { kind: 'receivable', product: 'RNG', vendor: 'TEMASEK', in: '0 0', out: '1 450' },
    { kind: 'rollback', product: 'RNG', vendor: 'TEMASEK', in: '0 0', out: '1 50' },
    { kind: 'win', product: 'RNG', vendor: 'TEMASEK', in: '1 500', out: '0 0' },
  ]);
});

const act = fc.record({
  what: fc.constantFrom('deposit', 'bet', 'win', 'undo', 'undo win', 'hold', 'settle', 'release', 'wait', 'count'),
  player: fc.nat({ max: 2 }),
  game: fc.constantFrom(...GAMES),
  amount: fc.integer({ min: 1, max: 400 }),
  minutes: fc.constantFrom(1, 4, 33, 700),
});

test('WALLET-06 of any history the figures are what the ledger holds, player by player and account by account', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 60 }), async (acts) => {
      const players = [await history.newPlayer(), await history.newPlayer(), await history.newPlayer()];
      const made = players.map(() => ({ bets: [] as string[], wins: [] as string[], holds: [] as string[] }));
      for (const { what, player: seat, game, amount, minutes } of acts) {
        const playerId = players[seat] as PlayerId;
        const { bets, wins, holds } = made[seat] as (typeof made)[number];
        const [bet, win, hold] = [bets.at(-1), wins.at(-1), holds.at(-1)];
        if (what === 'deposit') await history.deposit(playerId, amount * 3);
        if (what === 'bet') bets.push(await history.bet(playerId, amount, game));
        if (what === 'win' && bet) wins.push(await history.win(playerId, bet, amount, game));
        if (what === 'undo' && bet) await history.rollback(playerId, bet, game);
        if (what === 'undo win' && win) await history.rollback(playerId, win, game);
        // What there is no money for leaves no transfer.
        if (what === 'hold') holds.push(await history.hold(playerId, amount).catch(() => ''));
        if (what === 'settle' && hold) await history.settle(playerId, hold, amount).catch(() => {});
        if (what === 'release' && hold) await history.release(playerId, hold).catch(() => {});
        if (what === 'wait') clock.advance({ minutes });
        if (what === 'count') await count();
      }
      await closeAll();
      expect(await differences()).toEqual([]);
      expect(await rows(worthText, [players])).toEqual([]);
      expect(await rows(accountsText)).toEqual([]);
      expect(await recountFrom(database, null)).toBe(0);
    }),
    { numRuns: 20 },
  );
});

/** Players whose figures, by buckets or by days, are not their wallet, what is held, and what is owed. */
const worthText = `
  select w.player_id from wallet w
  left join lateral (
    select sum(in_minor - out_minor) as minor from figure_player_bucket f
    where f.player_id = w.player_id and f.counter not in ('wallet', 'held', 'receivable')) b on true
  left join lateral (
    select sum(in_minor - out_minor) as minor from figure_player_day f
    where f.player_id = w.player_id and f.counter not in ('wallet', 'held', 'receivable')) d on true
  where w.player_id = any($1) and (w.available_minor + w.reserved_minor - w.receivable_minor)
    <> all (array[coalesce(b.minor, 0), coalesce(d.minor, 0)])`;
/** Accounts of house and vendors whose figures are not their balance. */
const accountsText = `
  select h.account from house_balance h
  join lateral (select sum(out_minor - in_minor) as minor from figure_bucket f where f.counter = h.account) b on true
  join lateral (select sum(out_minor - in_minor) as minor from figure_day f where f.counter = h.account) d on true
  where h.balance_minor <> all (array[b.minor, d.minor])`;

describe('late and interrupted', () => {
  const betOf = async () =>
    (
      await rows<{ n: bigint }>(
        `select out_count as n from figure_player_bucket where player_id = $1 and kind = 'bet'`,
        [player],
      )
    ).map(({ n }) => Number(n));

  test('a posting that commits a minute and a half after its instant is in its bucket, which was counted without it', async () => {
    // A minute into a bucket, wherever the tests before have left the clock.
    clock.advance({ milliseconds: 360_000 - (clock.now().epochMilliseconds % 300_000) });
    await history.deposit(player, 100);
    const at = clock.now();
    clock.advance({ minutes: 4, seconds: 30 });
    await count();
    expect(await betOf()).toEqual([]);
    await history.bet(player, 10, GAMES[0], at);
    clock.advance({ minutes: 1 });
    await count();
    expect(await betOf()).toEqual([1]);
  });

  test('what comes into a closed bucket is mended by the night’s recount, which says so', async () => {
    await history.deposit(player, 100);
    const at = clock.now();
    await closeAll();
    await history.bet(player, 10, GAMES[0], at);
    await closeAll();
    expect(await betOf()).toEqual([]);
    expect((await differences()).map(({ rule }) => rule)).toContain('a_bucket_of_a_player_is_its_transfers');
    await figures.jobs?.find(({ name }) => name === 'figures.recount')?.long?.(database, {});
    expect(await betOf()).toEqual([1]);
    expect(await differences()).toEqual([]);
    const [kept] = await rows<{ mended: bigint }>(
      'select mended from figure_recount order by recounted_at desc limit 1',
    );
    expect(Number(kept?.mended)).toBeGreaterThan(0);
  });

  test('two processes that count at once count each movement once', async () => {
    await history.deposit(player, 100);
    for (let n = 0; n < 5; n++) await history.bet(player, 10);
    await Promise.all([count(), count(), count(), count()]);
    expect(await betOf()).toEqual([5]);
    await closeAll();
    expect(await differences()).toEqual([]);
  });

  test('a count that is killed on the way is taken up where it was', async () => {
    await history.deposit(player, 100);
    await history.bet(player, 10);
    clock.advance({ hours: 3 });
    let slices = 0;
    const dying = {
      ...database,
      transaction: <Answer>(work: (tx: never) => Promise<Answer>) => {
        slices += 1;
        if (slices === 3) throw new Error('killed');
        return database.transaction(work as never) as Promise<Answer>;
      },
    };
    await expect(countNew(dying as typeof database, clock)).rejects.toThrow('killed');
    await count();
    await closeAll();
    expect(await betOf()).toEqual([1]);
    expect(await differences()).toEqual([]);
  });

  test('a figure that was written by hand is found, and the rebuild mends it', async () => {
    await history.deposit(player, 100);
    await history.bet(player, 10);
    await closeAll();
    clock.advance({ hours: 48 });
    await count();
    await history.run(`update figure_player_day set out_minor = out_minor + 1 where player_id = $1 and kind = 'bet'`, [
      player,
    ]);
    await history.run('delete from figure_active_day');
    await history.run(`update figure_bucket set in_minor = in_minor + 1 where kind = 'deposit'`);
    expect(new Set((await differences()).map(({ rule }) => rule))).toEqual(
      new Set(['a_bucket_is_its_transfers', 'a_day_of_a_player_is_its_transfers', 'who_played_on_a_day_is_counted']),
    );
    expect(await recountFrom(database, null)).toBeGreaterThan(0);
    expect(await differences()).toEqual([]);
  });
});

describe('who was active', () => {
  test('a player of two hours is one player of each, and one of the day', async () => {
    clock.set(clock.now().toZonedDateTimeISO('Asia/Kuala_Lumpur').startOfDay().add({ days: 2, hours: 9 }).toInstant());
    const other = await history.newPlayer();
    for (const who of [player, other]) await history.deposit(who, 1_000);
    await history.bet(player, 10);
    await history.bet(other, 10);
    clock.advance({ hours: 1 });
    await history.bet(player, 10);
    await count();
    const day = clock.now().toZonedDateTimeISO('Asia/Kuala_Lumpur').toPlainDate().toString();
    const hours = await rows<{ players: bigint }>(
      'select players from figure_active_hour where hour >= business_day_begins($1) order by hour',
      [day],
    );
    expect(hours.map(({ players }) => Number(players))).toEqual([2, 1]);
    const [whole] = await rows<{ players: bigint }>('select players from figure_active_day where day = $1', [day]);
    expect(Number(whole?.players)).toBe(2);
  });
});

describe('business days', () => {
  const dayOf = async (at: string) => (await rows<{ day: string }>('select business_day($1) as day', [at]))[0]?.day;
  const begins = async (day: string) =>
    (await rows<{ at: Temporal.Instant }>('select business_day_begins($1) as at', [day]))[0]?.at.toString();
  /** In a world of its own, for days of before keep their calendar for ever. */
  async function inZone<Answer>(zone: string, work: () => Promise<Answer>): Promise<void> {
    const undone = database.transaction(async (tx) => {
      await tx.run({ name: '', text: 'delete from business_calendar' }, []);
      await tx.run({ name: '', text: `insert into business_calendar values ('-infinity', $1, '00:00')` }, [zone]);
      const ask = <Row>(text: string, values: readonly unknown[]) => tx.run<Row>({ name: '', text }, values);
      asking = ask;
      await work();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
  }
  let asking: <Row>(text: string, values: readonly unknown[]) => Promise<Row[]> = rows;

  test('a day begins at the brand’s midnight', async () => {
    expect(await dayOf('2026-03-02T15:59:59Z')).toBe('2026-03-02');
    expect(await dayOf('2026-03-02T16:00:00Z')).toBe('2026-03-03');
    expect(await begins('2026-03-03')).toBe('2026-03-02T16:00:00Z');
  });

  test.each([
    ['the day that loses an hour', '2026-03-29', 23],
    ['the day that gains one', '2026-10-25', 25],
    ['any other', '2026-06-01', 24],
  ])('where clocks change, %s has its own length', async (_what, day, hours) => {
    await inZone('Europe/Rome', async () => {
      const text = `select extract(epoch from business_day_begins($1::date + 1) - business_day_begins($1::date))::float8 / 3600 as hours,
        business_day(business_day_begins($1::date + 1) - interval '5 minutes')::text as last_day`;
      expect(await asking(text, [day])).toEqual([{ hours, last_day: day }]);
    });
  });

  test('a new zone holds from now on: days of before keep their bounds, and no bucket is in two days or in none', async () => {
    await inZone('Asia/Kuala_Lumpur', async () => {
      await asking(`insert into business_calendar values ('2026-03-02T20:00:00Z', 'America/New_York', '00:00')`, []);
      const text = `
        select b.day::text, count(*)::float8 as buckets,
          bool_and(b.bucket >= business_day_begins(b.day) and b.bucket < business_day_begins(b.day + 1)) as within
        from (select g as bucket, business_day(g) as day
          from generate_series('2026-03-01T16:00:00Z'::timestamptz, '2026-03-04T04:55:00Z', '5 minutes') g) b
        group by b.day order by min(b.bucket)`;
      const days = await asking<{ day: string; buckets: number }>(text, []);
      expect(days.map(({ day }) => day)).toEqual(['2026-03-02', '2026-03-03']);
      expect(days.reduce((sum, { buckets: n }) => sum + n, 0)).toBe(61 * 12);
    });
  });

  test('the calendar is kept once for a zone, and a brand that moves adds to it', async () => {
    const kept = () => rows<{ zone: string }>('select zone from business_calendar order by valid_from');
    await figures.seed?.(database);
    expect(await kept()).toEqual([{ zone: 'Asia/Kuala_Lumpur' }]);
    const brand = { ...world.platform.brand, timeZone: 'Asia/Bangkok' };
    const moved = figuresModule({ ...world.platform, brand }, noNeeds);
    await moved.seed?.(database);
    await moved.seed?.(database);
    expect(await kept()).toEqual([{ zone: 'Asia/Kuala_Lumpur' }, { zone: 'Asia/Bangkok' }]);
    await history.deposit(player, 700);
    await closeAll();
    clock.advance({ hours: 30 });
    await count();
    expect(await differences()).toEqual([]);
  });
});

test('a figure carries the version of its player’s line at the movement, and none for a player outside the tree', async () => {
  const versionOf = async (of: PlayerId) =>
    rows<{ line_version: bigint | null }>(
      `select line_version from figure_player_bucket where player_id = $1
       union select line_version from figure_player_day where player_id = $1`,
      [of],
    );
  const joined = await history.newPlayer();
  const { settings } = world.platform;
  await database.transaction((tx) => joinTree(tx, settings, { playerId: joined, uplineId: null }));
  const since = clock.now().epochMilliseconds;
  clock.advance({ minutes: 1 });
  await history.deposit(joined, 100);
  await history.deposit(player, 100);
  await count();
  expect(await versionOf(joined)).toEqual([{ line_version: BigInt(since) * 1_000n }]);
  expect(await versionOf(player)).toEqual([{ line_version: null }]);
});

import type { PlayerId } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { afterEach, expect, test } from 'vitest';
import { checkBook, readWallet } from '../../ledger/index.ts';
import { checkLottery } from '../check-lottery.ts';
import { settleDraw } from '../settlement/settle-draw.ts';
import { lotteryWorld, one } from '../testing/lottery-world.ts';

const world = await testDatabase();
const lottery = lotteryWorld(world);

afterEach(async () => {
  const faults = await world.database.snapshot(async (tx) => [...(await checkBook(tx)), ...(await checkLottery(tx))]);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  for (const key of Object.keys(lottery.settings)) delete lottery.settings[key];
});

test('LOTT-04 WALLET-01 a cart takes its stake once and leaves an order with its items and lines', async () => {
  const draw = await lottery.newDraw('XSMB');
  const playerId = await lottery.newPlayer(100_000n);
  const placed = await lottery.bet(playerId, draw, [one('lo2', '13 47', '0.10'), one('xien2', '13,47')]);
  expect(placed).toMatchObject({ outcome: 'placed', draw_no: draw.drawNo });
  // Two numbers that each of 27 can hit, and one pair.
  expect(await available(playerId)).toBe(100_000n - 2n * 27n * 10n - 100n);
  expect(await lottery.run('select play_type, keys, kind, unit_minor from lottery_line order by keys')).toEqual([
    { play_type: 'lo2', keys: '13', kind: '2', unit_minor: 10n },
    { play_type: 'xien2', keys: '13 47', kind: 'line', unit_minor: 100n },
    { play_type: 'lo2', keys: '47', kind: '2', unit_minor: 10n },
  ]);
});

test('WALLET-03 a repeated key answers the first order and takes nothing, also thirty at once; other content is refused', async () => {
  const draw = await lottery.newDraw('SSC-1M');
  const playerId = await lottery.newPlayer(10_000n);
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => lottery.bet(playerId, draw, [one('star5', '1|2|3|4|5')], { key: 'same' })),
  );
  expect(new Set(answers.map(({ order_id }) => order_id)).size).toBe(1);
  expect(answers.filter(({ outcome }) => outcome === 'placed')).toHaveLength(1);
  expect(answers.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(29);
  expect(await available(playerId)).toBe(9_900n);
  expect(await lottery.bet(playerId, draw, [one('star5', '1|2|3|4|6')], { key: 'same' })).toMatchObject({
    outcome: 'reused',
  });
});

test.each([
  [1, 'placed'],
  [0, 'draw_closed'],
  [-1, 'draw_closed'],
  [-1_800_000, 'draw_closed'],
])('LOTT-05 a bet %d ms before closing, by the server’s clock: %s', async (closesInMs, outcome) => {
  const draw = await lottery.newDraw('SSC-3M', closesInMs);
  const playerId = await lottery.newPlayer(1_000n);
  expect(await lottery.bet(playerId, draw, [one('star5', '1|2|3|4|5')])).toMatchObject({ outcome });
  expect(await available(playerId)).toBe(outcome === 'placed' ? 900n : 1_000n);
});

test('LOTT-05 without a number the draw that closes next is bet on; a closed game takes nothing', async () => {
  await lottery.newDraw('SSC-5M', 120_000);
  const next = await lottery.newDraw('SSC-5M', 30_000);
  const playerId = await lottery.newPlayer(1_000n);
  expect(await lottery.bet(playerId, { gameCode: 'SSC-5M' }, [one('star5', '1|2|3|4|5')])).toMatchObject({
    outcome: 'placed',
    draw_no: next.drawNo,
  });
  await lottery.run(`update lottery_game set is_open = false where code = 'SSC-5M'`);
  expect(await lottery.bet(playerId, { gameCode: 'SSC-5M' }, [one('star5', '1|2|3|4|5')])).toMatchObject({
    outcome: 'draw_closed',
  });
});

test('LOTT-09 64 bettors race for a number’s room, and it is never oversold by a unit', async () => {
  lottery.settings['lottery.limits'] = { number: '50', playType: '10000', draw: '10000', member: '10000' };
  const draw = await lottery.newDraw('4D-MY');
  const players = await Promise.all(Array.from({ length: 64 }, () => lottery.newPlayer(10_000n)));
  const answers = await Promise.all(
    players.map((playerId, at) => lottery.bet(playerId, draw, [one('big', '1234', at % 2 ? '3' : '2')])),
  );
  const [sold] = await lottery.run<{ staked_minor: bigint }>(
    `select staked_minor from lottery_sold where draw_id = $1 and keys = '1234'`,
    [draw.drawId],
  );
  const placed = answers.filter(({ outcome }) => outcome === 'placed');
  expect(answers.filter(({ outcome }) => outcome === 'sold_out')).toHaveLength(64 - placed.length);
  expect(sold?.staked_minor).toBeGreaterThan(4_700n);
  expect(sold?.staked_minor).toBeLessThanOrEqual(5_000n);
  const last = await lottery.bet(await lottery.newPlayer(10_000n), draw, [one('big', '7777 1234', '9')]);
  expect(last).toMatchObject({
    outcome: 'sold_out',
    sold_play_type: 'big',
    sold_keys: '1234',
    left_minor: 5_000n - (sold?.staked_minor ?? 0n),
  });
  // What was refused took no room of the other number either.
  expect(await lottery.run(`select staked_minor from lottery_sold where keys = '7777' and staked_minor > 0`)).toEqual(
    [],
  );
});

test.each([
  ['playType', { number: '1000', playType: '20', draw: '1000', member: '1000' }, ''],
  ['draw', { number: '1000', playType: '1000', draw: '20', member: '1000' }, ''],
  ['member', { number: '1000', playType: '1000', draw: '1000', member: '20' }, null],
] as const)(
  'LOTT-09 the limit of a %s holds over many numbers, and says how much is left',
  async (scope, limits, keys) => {
    lottery.settings['lottery.limits'] = limits;
    const draw = await lottery.newDraw('4D-SG');
    const playerId = await lottery.newPlayer(10_000n);
    expect((await lottery.bet(playerId, draw, [one('big', '1111 2222', '7')])).outcome).toBe('placed');
    expect(await lottery.bet(playerId, draw, [one('big', '3333', '7')])).toMatchObject({
      outcome: 'sold_out',
      left_minor: 600n,
      sold_keys: keys,
      sold_play_type: scope === 'playType' ? 'big' : scope === 'draw' ? '' : null,
    });
    expect((await lottery.bet(playerId, draw, [one('big', '3333', '6')])).outcome).toBe('placed');
  },
);

test('LOTT-09 play money takes no room, and never meets real money', async () => {
  lottery.settings['lottery.limits'] = { number: '1', playType: '1', draw: '1', member: '1' };
  const draw = await lottery.newDraw('SSC-1M');
  const playerId = await lottery.newPlayer(10_000n, 'play');
  expect((await lottery.bet(playerId, draw, [one('star5', '1|2|3|4|5', '50')], { book: 'play' })).outcome).toBe(
    'placed',
  );
  expect(await lottery.run('select from lottery_sold where draw_id = $1', [draw.drawId])).toEqual([]);
});

test('WALLET-01 a cart that costs more than is at hand is refused whole and gives its numbers back', async () => {
  const draw = await lottery.newDraw('SSC-1M');
  const playerId = await lottery.newPlayer(150n);
  expect(await lottery.bet(playerId, draw, [one('star5', '1|2|3|4|5'), one('star5', '1|2|3|4|6')])).toMatchObject({
    outcome: 'short',
    left_minor: 150n,
  });
  expect(await lottery.run('select from lottery_sold where draw_id = $1 and staked_minor > 0', [draw.drawId])).toEqual(
    [],
  );
  expect(await available(playerId)).toBe(150n);
});

test('LOTT-05 a bet of a session that has ended, of a closed account and during maintenance is refused', async () => {
  const draw = await lottery.newDraw('SSC-1M');
  const playerId = await lottery.newPlayer(1_000n);
  const bet = (sessionId: string | null) =>
    lottery.bet(playerId, draw, [one('star5', '1|2|3|4|5')], { sessionId: sessionId as never });
  expect((await bet(world.random.uuid(world.clock.now()))).outcome).toBe('token_invalid');
  await lottery.run(
    `insert into setting (key, value, changed_at, changed_by) values ('site.status', '1', now(), 'test')`,
  );
  expect((await bet(null)).outcome).toBe('maintenance');
  await lottery.run(`delete from setting`);
  await lottery.run(`update account set status = 'closed' where player_id = $1`, [playerId]);
  expect((await bet(null)).outcome).toBe('account_closed');
});

test('SAFE-01 SAFE-02 a cart keeps within its player’s limit, and a break takes none, a chase’s neither', async () => {
  const draw = await lottery.newDraw('SSC-1M');
  const playerId = await lottery.newPlayer(10_000n);
  const bet = () => lottery.bet(playerId, draw, [one('star5', '1|2|3|4|5')]);
  await lottery.run(
    `insert into business_calendar (valid_from, zone, day_starts) values ('2020-01-01', 'Asia/Kuala_Lumpur', '00:00')`,
  );
  await lottery.run(`insert into play_limit (player_id, kind, period, amount) values ($1, 'loss', 'week', 250)`, [
    playerId,
  ]);
  await lottery.run(`select from renew_play_room($1, 'MYR', $2)`, [playerId, world.clock.now()]);
  const outcomes = (await Promise.all(Array.from({ length: 8 }, bet))).map(({ outcome }) => outcome).sort();
  expect(outcomes).toEqual([...Array<string>(6).fill('limited'), 'placed', 'placed']);
  expect(await available(playerId)).toBe(9_800n);
  await lottery.run(
    `insert into play_break (player_id, id, kind, began_at, ends_at) values ($1, $2, 'exclusion', $3, $4)`,
    [playerId, world.random.uuid(world.clock.now()), world.clock.now(), world.clock.now().add({ hours: 24 })],
  );
  expect((await lottery.bet(playerId, draw, [one('star5', '1|2|3|4|5')], { sessionId: null })).outcome).toBe(
    'on_break',
  );
});

test('LOTT-05 of bets and a result at once, each bet that was taken is settled', async () => {
  const draw = await lottery.newDraw('SSC-1M');
  const players = await Promise.all(Array.from({ length: 40 }, () => lottery.newPlayer(1_000n)));
  const bets = players.map((playerId) => lottery.bet(playerId, draw, [one('star5', '1|2|3|4|5')]));
  const drawn = lottery.setResult(draw, { digits: ['12345'] });
  const answers = await Promise.all(bets);
  await drawn;
  while (!(await settleDraw(world.database, draw.drawId)));
  const won = await Promise.all(players.map(async (playerId) => (await available(playerId)) > 1_000n));
  expect(won).toEqual(answers.map(({ outcome }) => outcome === 'placed'));
});

const available = async (playerId: PlayerId) =>
  (await world.database.reading((tx) => readWallet(tx, playerId))).availableMinor;

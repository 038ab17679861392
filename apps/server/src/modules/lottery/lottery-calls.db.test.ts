import { randomUUID } from 'node:crypto';
import {
  accountGameBetHistory,
  accountTransaction,
  cancelLotteryItems,
  type CallRequest,
  getBalance,
  getLotteryOrder,
  listLotteryChases,
  placeLotteryOrder,
  stopLotteryChase,
  todaysLotteryOrders,
} from '@pelita/contract';
import { newMember, newTrial, paidIn, type Person, testDatabase, testOffice, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { grantBonus } from '../bonuses/index.ts';
import { checkBook } from '../ledger/index.ts';
import { checkLottery } from './check-lottery.ts';
import { settleDraw } from './settlement/settle-draw.ts';
import { lotteryWorld, one, type TestDraw } from './testing/lottery-world.ts';

const world = await testDatabase();
const server = await testServer(world);
const desk = await testOffice(world);
const lottery = lotteryWorld(world);
const [member, trial] = [await newMember(server), await newTrial(server)];
await paidIn(server, member, '1000.00');
// The planner's own draws are of no use here: results are set by hand.
await lottery.run('delete from draw');

type Body = CallRequest<typeof placeLotteryOrder>['body'];
const bet = ({ token }: Person, body: Body, key = randomUUID() as string) =>
  server.send(placeLotteryOrder, { body }, { token, headers: { 'idempotency-key': key } });
const balance = async ({ token }: Person) => (await server.send(getBalance, {}, { token })).value.sumBalance;
const read = async ({ token }: Person, orderId: string) =>
  (await server.send(getLotteryOrder, { params: { orderId } }, { token })).value;
const faults = () => world.database.snapshot(async (tx) => [...(await checkBook(tx)), ...(await checkLottery(tx))]);
const north = (changes: Record<string, string[]> = {}) => ({ ...northResult, ...changes });

test('API-01 POST /lgw/orders/betting, GET /lgw/orders/today, GET /lgw/orders/{orderId}: a cart is bet, found, settled and explained', async () => {
  const draw = await lottery.newDraw('XSMB');
  const body = { gameCode: 'XSMB', drawNo: draw.drawNo, items: [one('lo2', '13 47', '0.10'), one('de', '47', '2')] };
  const before = await balance(member);
  const placed = await bet(member, body, 'cart-one');
  expect(placed.body).toMatchObject({
    drawNo: draw.drawNo,
    stake: '7.40',
    items: [
      { lines: 2, stake: '5.40', state: 'placed' },
      { lines: 1, stake: '2.00', state: 'placed' },
    ],
  });
  expect((await bet(member, body, 'cart-one')).body).toEqual(placed.body);
  expect(Number(before) - Number(await balance(member))).toBeCloseTo(7.4);

  const today = await server.send(todaysLotteryOrders, { query: {} }, { token: member.token });
  expect(today.body).toMatchObject({
    content: [{ orderId: placed.value.orderId, isCancellable: true }],
    hasMore: false,
  });

  await lottery.setResult(draw, north());
  expect(await settleDraw(world.database, draw.drawId)).toBe(true);
  const order = await read(member, placed.value.orderId);
  const won = order.items.filter(({ state }) => state === 'won');
  expect(won.length).toBeGreaterThan(0);
  for (const item of won) {
    expect(item.wonLines.length).toBeGreaterThan(0);
    const explained = item.wonLines.reduce((sum, { returned }) => sum + Number(returned), 0);
    expect(explained).toBeCloseTo(Number(item.won));
    expect(item.wonLines[0]).toMatchObject({ keys: ['47'], awards: [{ prize: 'win' }] });
    expect(item.wonLines[0]?.awards[0]?.seen.join(' ')).toMatch(/47/);
  }
  expect(await faults()).toEqual([]);
});

test('LOTT-04 a lottery’s bets and wins are in the member’s records', async () => {
  const token = { token: member.token };
  const bets = await server.send(accountGameBetHistory, { query: { type: 'LOTT' } }, token);
  expect(bets.value.content).toMatchObject([
    {
      product: 'LOTT',
      gameName: 'XSMB · Miền Bắc',
      vendor: 'TCG_SEA',
      vendorName: 'Pelita',
      stake: '7.40',
      status: 'won',
    },
  ]);
  expect(bets.value.played).toMatchObject([{ vendor: 'TCG_SEA', vendorName: 'Pelita' }]);
  expect(bets.value.content[0]?.won).toBe(bets.value.totals.won);
  const movements = await server.send(accountTransaction, { query: { vendor: 'TCG_SEA' } }, token);
  const told = movements.value.content.map(({ type, gameName, vendor }) => [type, gameName, vendor].join(' '));
  expect(told.toSorted()).toEqual(['bet XSMB · Miền Bắc TCG_SEA', 'win XSMB · Miền Bắc TCG_SEA']);
});

test('LOTT-04 MC-10 a lottery bet with bonus money is named by its lottery in every movement', async () => {
  const player = await newMember(server);
  await world.database.transaction((tx) =>
    grantBonus(world.platform.settings)(tx, {
      playerId: player.playerId,
      currency: 'MYR',
      amountMinor: 10_000n,
      reference: 'promotion:test',
      turnoverMinor: 1_000_000n,
      contributions: {},
      conversionCapMinor: null,
      expiresAt: null,
    }),
  );
  const draw = await lottery.newDraw('XSMB');
  const items = [one('lo2', '13 47', '0.10'), one('de', '47', '2')];
  const placed = await bet(player, { gameCode: 'XSMB', drawNo: draw.drawNo, items });
  const itemIds = placed.value.items.slice(1).map(({ itemId }) => itemId);
  await server.send(cancelLotteryItems, { body: { itemIds } }, { token: player.token });
  await lottery.setResult(draw, north());
  expect(await settleDraw(world.database, draw.drawId)).toBe(true);
  const { value } = await server.send(accountTransaction, { query: {} }, { token: player.token });
  const told = value.content.filter(({ type }) => type !== 'bonus');
  expect(told.map(({ type }) => type).toSorted()).toEqual(['bet', 'refund', 'win']);
  for (const movement of told) expect(movement).toMatchObject({ gameName: 'XSMB · Miền Bắc', vendor: 'TCG_SEA' });
});

test.each<[string, Partial<Body>, Record<string, unknown>]>([
  ['an unknown play type', { items: [one('lo9', '13')] }, { item: 1, fault: 'unknownChoice' }],
  ['a number of the wrong length', { items: [one('lo2', '13'), one('lo2', '7')] }, { item: 2, fault: 'wrongLength' }],
  ['a number twice', { items: [one('lo2', '13,13')] }, { item: 1, fault: 'repeated' }],
  ['Unicode digits', { items: [one('lo2', '١٣')] }, { item: 1, fault: 'notANumber' }],
  ['a unit in Unicode digits', { items: [one('lo2', '13', '１')] }, { item: 1, fault: 'wrongUnit' }],
  ['a unit of zero', { items: [one('lo2', '13', '0')] }, { item: 1, fault: 'wrongUnit' }],
  ['a fraction of a sen', { items: [one('lo2', '13', '0.001')] }, { item: 1, fault: 'wrongUnit' }],
  ['a unit below zero', { items: [one('lo2', '13', '-1')] }, { item: 1, fault: 'wrongUnit' }],
  ['a fractional multiple', { items: [{ ...one('lo2', '13'), multiple: 1.5 }] }, { item: 1, fault: 'outOfRange' }],
  ['a multiple of zero', { items: [{ ...one('lo2', '13'), multiple: 0 }] }, { item: 1, fault: 'outOfRange' }],
  [
    'a rebate above the prize mode',
    { items: [{ ...one('lo2', '13'), rebate: '0.5' }] },
    { item: 1, fault: 'outOfRange' },
  ],
  ['nothing', { items: [one('lo2', ' , ')] }, { item: 1, fault: 'empty' }],
  [
    'too many lines',
    { gameCode: 'SSC-1M', items: thousands(11) },
    { item: 11, fault: 'tooManyLines', about: { most: 10_000 } },
  ],
])('LOTT-04 API-01 a cart with %s is refused, with which item and why', async (_, changes, expected) => {
  const draw = await lottery.newDraw('XSMB');
  const before = await balance(member);
  const answer = await bet(member, { gameCode: 'XSMB', drawNo: draw.drawNo, items: [], ...changes } as Body);
  expect(answer).toMatchObject({ status: 400, body: { code: 'bet_malformed', ...expected } });
  expect(await balance(member)).toBe(before);
});

test('LOTT-04 ten thousand lines are one cart', async () => {
  await lottery.run(`insert into setting values ('lottery.limits', $1::jsonb, now(), 'test')`, [
    JSON.stringify({ number: '1000000', playType: '1000000', draw: '1000000', member: '1000000' }),
  ]);
  await world.platform.settings.refresh();
  const draw = await lottery.newDraw('SSC-1M');
  const whole = await bet(member, { gameCode: 'SSC-1M', drawNo: draw.drawNo, items: thousands(10) });
  expect(whole).toMatchObject({ status: 200, body: { stake: '100.00' } });
  expect(await faults()).toEqual([]);
});

test('LOTT-05 draw_closed and number_sold_out: which number, and how much is left', async () => {
  const closed = await lottery.newDraw('XSMB', 0);
  const items = [one('lo2', '13')];
  expect(await bet(member, { gameCode: 'XSMB', drawNo: closed.drawNo, items })).toMatchObject({
    status: 409,
    body: { code: 'draw_closed' },
  });
  await lottery.run('delete from setting');
  await world.platform.settings.refresh();
  const draw = await lottery.newDraw('4D-MY');
  const tooMuch = { gameCode: '4D-MY', drawNo: draw.drawNo, items: [one('big', '1234 5678', '6000')] };
  expect(await bet(member, tooMuch)).toMatchObject({
    status: 409,
    body: { code: 'number_sold_out', scope: 'number', playType: 'big', number: '1234', left: '5000.00' },
  });
  expect(await bet(member, { gameCode: 'NONE', items })).toMatchObject({ body: { code: 'lottery_game_unknown' } });
});

test('API-01 PUT /lgw/orders/suborders/cancel gives a stake back until closing, once, and not where bets stand', async () => {
  const draw = await lottery.newDraw('XSMB');
  const before = await balance(member);
  const items = [one('lo2', '13'), one('de', '47')];
  const { value } = await bet(member, { gameCode: 'XSMB', drawNo: draw.drawNo, items });
  const [first] = value.items.map(({ itemId }) => itemId) as [string, string];
  const cancel = (itemIds: string[], { token } = member) =>
    server.send(cancelLotteryItems, { body: { itemIds } }, { token });
  expect(await cancel([first], trial)).toMatchObject({ status: 404, body: { code: 'lottery_order_unknown' } });
  expect((await cancel([first])).status).toBe(200);
  expect((await cancel([first])).status).toBe(200);
  expect(Number(before) - Number(await balance(member))).toBeCloseTo(1);
  expect((await read(member, value.orderId)).items.map(({ state }) => state)).toEqual(['cancelled', 'placed']);
  expect(await faults()).toEqual([]);

  await lottery.run(`insert into setting values ('lottery.games', '{"XSMB":{"cancellable":false}}', now(), 'test')`);
  await world.platform.settings.refresh();
  expect(await cancel(value.items.map(({ itemId }) => itemId))).toMatchObject({ body: { code: 'bet_stands' } });
  await lottery.run('delete from setting');
  await world.platform.settings.refresh();
  await lottery.setResult(draw, north());
  expect(await cancel(value.items.map(({ itemId }) => itemId))).toMatchObject({ body: { code: 'draw_closed' } });
  await settleDraw(world.database, draw.drawId);
  expect(await faults()).toEqual([]);
});

test('LOTT-09 a trial account bets play money', async () => {
  const draw = await lottery.newDraw('SSC-1M');
  const answer = await bet(trial, { gameCode: 'SSC-1M', drawNo: draw.drawNo, items: [one('star5', '1|2|3|4|5')] });
  expect(answer.status).toBe(200);
  expect(await lottery.run('select book from lottery_order where order_id = $1', [answer.value.orderId])).toEqual([
    { book: 'play' },
  ]);
});

test('LOTT-04 API-01 GET /lgw/orders/chases, PUT /lgw/orders/chases/{chaseId}/stop: a chase bets the coming draws until it wins, over a void one', async () => {
  await lottery.run(`update draw set closes_at = opens_at + interval '1 millisecond' where state = 'scheduled'`);
  const items = [one('star5', '1|2|3|4|5')];
  const draws: TestDraw[] = [await lottery.newDraw('SSC-1M', 60_000)];
  const begun = await bet(member, {
    gameCode: 'SSC-1M',
    items,
    chase: { draws: 4, multiples: [1, 2, 3, 4], stopOnWin: true },
  });
  const chaseId = begun.value.chaseId ?? '';
  const stakes = async () =>
    (
      await lottery.run<{ stake: bigint }>(
        `select o.stake_minor::bigint as stake from lottery_order o join draw d using (draw_id)
         where o.chase_id = $1 order by d.draw_no`,
        [chaseId],
      )
    ).map(({ stake }) => stake);
  const chase = async () =>
    (await server.send(listLotteryChases, { query: {} }, { token: member.token })).value.content[0];

  const end = async (how: (draw: TestDraw) => Promise<unknown>) => {
    const draw = draws.at(-1) as TestDraw;
    await how(draw);
    draws.push(await lottery.newDraw('SSC-1M', 60_000 * (draws.length + 1)));
    await lottery.run(`update draw set closes_at = opens_at + interval '1 millisecond' where draw_id = $1`, [
      draw.drawId,
    ]);
    await desk.work('lottery.settle', { drawId: draw.drawId });
    await desk.work('lottery.settle', { drawId: draw.drawId });
  };
  await end((draw) => lottery.setResult(draw, { digits: ['99999'] }));
  expect(await stakes()).toEqual([100n, 200n]);
  await end((draw) => lottery.setVoid(draw));
  expect(await stakes()).toEqual([100n, 200n, 200n]);
  // Closed for a while, and open again.
  await lottery.run(`update lottery_game set is_open = false where code = 'SSC-1M'`);
  await end((draw) => lottery.setResult(draw, { digits: ['99999'] }));
  expect(await stakes()).toEqual([100n, 200n, 200n]);
  await lottery.run(`update lottery_game set is_open = true where code = 'SSC-1M'`);
  await desk.work('lottery.settle-waiting', {});
  expect(await stakes()).toEqual([100n, 200n, 200n, 300n]);
  await end((draw) => lottery.setResult(draw, { digits: ['12345'] }));
  expect(await chase()).toMatchObject({ chaseId, state: 'won', placed: 3, multiples: [1, 2, 3, 4] });

  const again = await bet(member, { gameCode: 'SSC-1M', items, chase: { draws: 2, stopOnWin: false } });
  const stop = () =>
    server.send(
      stopLotteryChase,
      { params: { chaseId: again.value.chaseId ?? '' }, body: {} },
      { token: member.token },
    );
  expect((await stop()).value).toMatchObject({ state: 'stopped', placed: 1 });
  expect(await faults()).toEqual([]);
});

/** Items of a thousand numbers each. */
function thousands(count: number) {
  return Array.from({ length: count }, () => one('star3Last', '0123456789|0123456789|0123456789', '0.01'));
}

/** Digits of the prizes of the north, the 47 among them. */
const northResult = {
  DB: ['12347'],
  G1: ['54321'],
  G2: ['11111', '22222'],
  G3: ['33333', '44444', '55555', '66666', '77777', '88888'],
  G4: ['1000', '2000', '3000', '4000'],
  G5: ['5001', '5002', '5003', '5004', '5005', '5006'],
  G6: ['101', '202', '303'],
  G7: ['40', '41', '42', '43'],
};

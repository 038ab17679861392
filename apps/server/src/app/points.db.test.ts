import { randomUUID } from 'node:crypto';
import {
  accountTransaction,
  convertPoint,
  getBalance,
  getInbox,
  getPointBalance,
  getPointConfig,
  getPointReward,
  getRedeemPointList,
  listGames,
  memberPointTransactions,
  redeemPointReward,
  setPaymentPassword,
} from '@pelita/contract';
import {
  addPointGood,
  changePointGood,
  getPointGoodPicture,
  confirmPointExchange,
  getPointExchange,
  listPointExchanges,
  listPointGoods,
  rejectPointExchange,
  uploadPointGoodPicture,
} from '@pelita/contract/office';
import { newMember, newTrial, paidIn, type Person, play, testDatabase, testOffice, testServer } from '@pelita/testkit';
import { afterEach, expect, test } from 'vitest';
import { countNew } from '../modules/figures/index.ts';
import { checkBook, openWallet, POINTS, postTransfer } from '../modules/ledger/index.ts';
import { jpegPicture, pngPicture } from '../platform/pictures/testing/pictures.ts';

const world = await testDatabase();
const server = await testServer(world);
const office = await testOffice(world);
const { database } = world;
const paymentPassword = '483920';
const delivery = { name: 'Siti Aminah', phone: '+60 12 345 6789', address: '8 Jalan Melur, 15000 Kota Bharu' };

afterEach(async () => {
  const faults = await database.transaction(checkBook);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

async function holder(points: number): Promise<Person> {
  const person = await newMember(server);
  const { token, playerId } = person;
  const passwords = { paymentPassword, confirmPaymentPassword: paymentPassword, password: 'seven tin boats' };
  await server.send(setPaymentPassword, { body: passwords }, { token });
  await database.transaction(async (tx) => {
    const side = { playerId, book: 'points', currency: POINTS } as const;
    await openWallet(tx, side);
    if (points > 0)
      await postTransfer(tx, {
        ...side,
        source: 'test',
        key: 'first',
        kind: 'grant',
        direction: 'credit',
        counterAccount: 'house:points',
        amountMinor: BigInt(points),
        reference: 'test',
      });
  });
  return person;
}

const pointsOf = async ({ token }: Person) => (await server.send(getPointBalance, {}, { token })).value;
const goods = async () => (await server.send(getPointReward, {})).value.rewards;
const goodNamed = async (name: string) => {
  const good = (await goods()).find((one) => one.name.includes(name));
  if (!good) throw new Error(`no good ${name}`);
  return good;
};
const redeem = async (
  { token }: Person,
  rewardId: string,
  {
    key = randomUUID() as string,
    ...rest
  }: { key?: string; quantity?: number; paymentPassword?: string; delivery?: undefined } = {},
) =>
  server.send(
    redeemPointReward,
    { body: { rewardId, quantity: 1, paymentPassword, delivery, ...rest } },
    { token, headers: { 'idempotency-key': key } },
  );
const convert = async ({ token }: Person, points: number, key = randomUUID() as string) =>
  server.send(convertPoint, { body: { points, paymentPassword } }, { token, headers: { 'idempotency-key': key } });
const earn = async () => {
  await countNew(database, world.clock);
  await office.work('points.earn');
};
const spend = async ({ playerId }: Person, points: number) =>
  database.transaction((tx) =>
    postTransfer(tx, {
      playerId,
      book: 'points',
      currency: POINTS,
      source: 'test',
      key: randomUUID(),
      kind: 'exchange',
      direction: 'debit',
      counterAccount: 'house:points',
      amountMinor: BigInt(points),
      reference: 'test',
    }),
  );
const balance = async ({ token }: Person) => (await server.send(getBalance, {}, { token })).value.sumBalance;
const setStock = (id: string, stock: number) =>
  world.asOwner('update point_good set stock = $2 where good_id = $1', [id, stock]);

test('POINT-04 NAV-06 API-01 MCS2_getPointBalance ODSFE2_MemTransDet stakes earn the rate of their category, seen at once and counted once', async () => {
  const [game] = (await server.send(listGames, { query: { gameType: 'RNG', pageSize: '1' } })).value.games;
  const member = await newMember(server);
  await paidIn(server, member, '200.00');
  const rounds = await play(server, member, game?.gameCode ?? '', (all) => all.length >= 10);
  const staked = rounds.reduce((sum, { totalBet }) => sum + Number(totalBet), 0);
  const due = Math.floor(Math.round(staked * 120) / 100);
  expect(due).toBeGreaterThan(0);
  expect((await pointsOf(member)).currentPoints).toBe(due);
  await earn();
  await Promise.all([pointsOf(member), office.work('points.earn'), office.work('points.earn')]);
  expect(await pointsOf(member)).toEqual({ currentPoints: due, pendingPoints: 0, unit: 'points' });
  const { content } = (await server.send(memberPointTransactions, { query: {} }, { token: member.token })).value;
  expect(content).toMatchObject([{ type: 'earned', category: 'RNG', points: due, remainingPoints: due }]);
});

test('POINT-04 the job earns for those who do not look', async () => {
  const [game] = (await server.send(listGames, { query: { gameType: 'RNG', pageSize: '1' } })).value.games;
  const member = await newMember(server);
  await paidIn(server, member, '200.00');
  await play(server, member, game?.gameCode ?? '', (all) => all.length >= 10);
  await earn();
  const [row] = await world.asOwner<{ available_minor: string }>(
    "select available_minor from wallet where player_id = $1 and book = 'points'",
    [member.playerId],
  );
  expect(Number(row?.available_minor)).toBeGreaterThan(0);
});

test('POINT-04 a bet that is rolled back takes its points along; those that were spent are owed', async () => {
  const [game] = (await server.send(listGames, { query: { gameType: 'RNG', pageSize: '1' } })).value.games;
  const member = await holder(0);
  await paidIn(server, member, '200.00');
  await play(server, member, game?.gameCode ?? '', (all) => all.length >= 10);
  await earn();
  const before = (await pointsOf(member)).currentPoints;
  expect(before).toBeGreaterThan(1);
  await spend(member, before - 1);
  const [bet] = await world.asOwner<{ key: string; amount: bigint }>(
    "select idempotency_key as key, amount_minor as amount from transfer where player_id = $1 and kind = 'bet' limit 1",
    [member.playerId],
  );
  const uuid = randomUUID();
  await world.asOwner(
    `insert into provider_transaction select (r).* from (
       select jsonb_populate_record(b, jsonb_build_object('transaction_uuid', $2::text)) as r
       from provider_transaction b where b.transaction_uuid = $1::uuid) x`,
    [bet?.key, uuid],
  );
  await database.transaction((tx) =>
    postTransfer(tx, {
      playerId: member.playerId,
      book: 'real',
      currency: 'MYR',
      source: 'provider:STUDIO',
      key: uuid,
      kind: 'rollback',
      direction: 'credit',
      counterAccount: 'vendor:STUDIO',
      amountMinor: 10_000n,
      reference: 'test',
    }),
  );
  expect((await pointsOf(member)).currentPoints).toBe(0);
  await earn();
  expect((await pointsOf(member)).currentPoints).toBe(0);
  const { content } = (await server.send(memberPointTransactions, { query: {} }, { token: member.token })).value;
  expect(content[0]).toMatchObject({ type: 'takenBack', points: -before, remainingPoints: 1 - before });
});

test('POINT-01 POINT-02 API-01 MCS2_getPointReward MCS2_getPointConfig tell a visitor goods, ratio and rates', async () => {
  const shown = await goods();
  expect(shown.length).toBeGreaterThanOrEqual(12);
  expect(shown[0]).toMatchObject({ kind: 'credit', requiredPoints: 1_000, exchangeAmount: '10.00', currency: 'MYR' });
  expect((await server.call(shown[0]?.pictureUrl ?? '')).status).toBe(200);
  expect((await server.send(getPointConfig, {})).value).toMatchObject({
    conversionRatio: 100,
    isConvertible: true,
    rates: { LIVE: '0.70', FISH: '1.20' },
  });
});

test('POINT-02 API-01 MCS2_convertPoint converts whole units and keeps the rest', async () => {
  const member = await holder(12_345);
  const key = randomUUID();
  const { value } = await convert(member, 12_345, key);
  expect(value).toMatchObject({ points: 12_300, exchangeAmount: '123.00', remainingPoints: 45, currency: 'MYR' });
  expect(await balance(member)).toBe('123.00');
  expect((await convert(member, 12_345, key)).value).toEqual(value);
  expect(await convert(member, 500, key)).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
  expect(await convert(member, 99)).toMatchObject({ body: { code: 'points_below_ratio', minimum: 100 } });
  expect(await convert(member, 100)).toMatchObject({ body: { code: 'points_insufficient', available: 45 } });
  expect(await balance(member)).toBe('123.00');
  const { content } = (await server.send(accountTransaction, { query: { type: 'bonus' } }, { token: member.token }))
    .value;
  expect(content).toMatchObject([{ type: 'bonus', amount: '123.00' }]);
});

test('POINT-02 WALLET-03 of one conversion sent five times at once one is done', async () => {
  const member = await holder(1_000);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => convert(member, 1_000, key)));
  expect(new Set(answers.map(({ value }) => value.referenceNumber)).size).toBe(1);
  expect(await balance(member)).toBe('10.00');
  const others = await Promise.all(Array.from({ length: 3 }, () => convert(member, 100)));
  expect(others.map(({ body }) => (body as { code: string }).code)).toEqual(Array(3).fill('points_insufficient'));
});

test('POINT-02 API-01 MCS2_redeemPointReward answers at the path of the password check too, and refuses a wrong one', async () => {
  const member = await holder(1_000);
  const credit = await goodNamed('10');
  expect(await redeem(member, credit.rewardId, { paymentPassword: '111111' })).toMatchObject({
    body: { code: 'payment_password_wrong' },
  });
  const path = '/wps/relay/passwordCheck/MCS2_redeemPointReward';
  expect((await server.call(path, { method: 'POST' })).status).not.toBe(404);
  expect((await redeem(member, credit.rewardId)).value).toMatchObject({
    type: 'credit',
    status: 'confirmed',
    points: 1_000,
    exchangeAmount: '10.00',
  });
  expect(await balance(member)).toBe('10.00');
});

test('POINT-03 stock is never oversold: of sixteen members at the last three pieces three get one', async () => {
  const fan = await goodNamed('Kipas');
  await setStock(fan.rewardId, 3);
  const members = await Promise.all(Array.from({ length: 16 }, () => holder(2_000)));
  const answers = await Promise.all(members.map((member) => redeem(member, fan.rewardId)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status !== 200);
  for (const answer of refused) expect(answer).toMatchObject({ body: { code: 'point_good_sold_out', left: 0 } });
  expect((await goodNamed('Kipas')).availableQuantity).toBe(0);
  for (const [at, member] of members.entries()) {
    const { currentPoints, pendingPoints } = await pointsOf(member);
    expect([currentPoints, pendingPoints]).toEqual(answers[at]?.status === 200 ? [1_100, 900] : [2_000, 0]);
  }
});

test('POINT-03 API-01 MCS2_getRedeemPointList what is sent needs an address, waits, and is confirmed or rejected once; a rejection gives all back', async () => {
  const [sender, reader] = [await office.operator('support'), await office.operator('auditor')];
  const basket = await goodNamed('Bakul');
  const member = await holder(10_000);
  expect(await redeem(member, basket.rewardId, { delivery: undefined })).toMatchObject({
    body: { code: 'point_delivery_required' },
  });
  const first = (await redeem(member, basket.rewardId, { quantity: 2 })).value;
  expect(first).toMatchObject({ status: 'pending', points: 6_400, quantity: 2, exchangeAmount: null });
  const second = (await redeem(member, basket.rewardId)).value;
  expect(await pointsOf(member)).toMatchObject({ currentPoints: 400, pendingPoints: 9_600 });

  const { rows } = (await sender.send(listPointExchanges, { query: { player: member.playerId } })).value;
  const idOf = (number: string) => rows.find((row) => row.number === number)?.id ?? '';
  const [one, other] = [idOf(first.referenceNumber), idOf(second.referenceNumber)];
  expect((await reader.send(getPointExchange, { params: { id: one } })).status).toBe(403);
  expect((await sender.send(getPointExchange, { params: { id: one } })).value).toMatchObject({
    delivery,
    points: 6_400,
  });
  const decisions = await Promise.all([
    sender.send(confirmPointExchange, { params: { id: one }, body: {} }),
    sender.send(rejectPointExchange, { params: { id: one }, body: { reason: 'out of stock' } }),
  ]);
  expect(decisions.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const isSent = decisions[0].status === 200;
  await sender.send(rejectPointExchange, { params: { id: other }, body: { reason: 'the address is unknown' } });
  expect(await pointsOf(member)).toMatchObject({ currentPoints: isSent ? 3_600 : 10_000, pendingPoints: 0 });
  expect((await goodNamed('Bakul')).availableQuantity).toBe(basket.availableQuantity - (isSent ? 2 : 0));

  const { content } = (await server.send(getRedeemPointList, { query: {} }, { token: member.token })).value;
  const rejected = content.find(({ referenceNumber }) => referenceNumber === second.referenceNumber);
  expect(rejected).toMatchObject({ status: 'rejected', remark: 'the address is unknown' });
  const { value } = await server.send(getInbox, { query: {} }, { token: member.token });
  expect(JSON.stringify(value)).toContain('the address is unknown');
});

test('POINT-01 a good may ask for stakes of the last thirty days', async () => {
  const member = await holder(20_000);
  const credit = await goodNamed('188');
  expect(await redeem(member, credit.rewardId)).toMatchObject({
    body: { code: 'point_stake_required', remaining: '5000.00' },
  });
  expect((await pointsOf(member)).currentPoints).toBe(20_000);
});

test('POINT-02 a trial account exchanges nothing, and bad input is refused', async () => {
  const trial = await newTrial(server);
  const credit = await goodNamed('10');
  expect(await redeem(trial, credit.rewardId)).toMatchObject({ body: { code: 'in_need_true_account' } });
  const member = await holder(5_000);
  for (const quantity of [0, -1, 1.5, 11, 10 ** 20])
    expect((await redeem(member, credit.rewardId, { quantity })).status, String(quantity)).toBe(400);
  expect(await redeem(member, randomUUID())).toMatchObject({ status: 404, body: { code: 'point_good_unknown' } });
  for (const points of [0, -100, 100.5, 10 ** 20])
    expect((await convert(member, points)).status, String(points)).toBe(400);
  expect((await pointsOf(member)).currentPoints).toBe(5_000);
});

test('OPS-05 operators add, change and withdraw a good; a stale change is refused with what is there', async () => {
  const editor = await office.operator('content');
  const words = { MY: { name: 'Cawan', detail: 'Sebiji cawan.' }, EN: { name: 'Cup', detail: 'One cup.' } };
  const body = {
    words,
    motif: 'gift',
    picture: null,
    points: 50,
    requiredAmount: null,
    credit: null,
    stock: 3,
    isOffered: true,
    position: 99,
  };
  const headers = { 'idempotency-key': randomUUID() };
  const added = (await editor.send(addPointGood, { body }, headers)).value;
  expect((await editor.send(addPointGood, { body }, headers)).value).toEqual(added);
  expect(await goodNamed('Cawan')).toMatchObject({ requiredPoints: 50, availableQuantity: 3 });
  const change = { params: { id: added.id }, body: { ...body, version: added.version, isOffered: false } };
  const changed = (await editor.send(changePointGood, change)).value;
  expect(await editor.send(changePointGood, change)).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: changed },
  });
  expect((await goods()).some(({ name }) => name === 'Cawan')).toBe(false);
  const { motifs } = (await editor.send(listPointGoods, {})).value;
  expect(motifs).toContain('gift');
  for (const [field, value] of [
    ['motif', 'nobody'],
    ['credit', '-1.00'],
    ['points', 0],
    ['words', { MY: words.MY }],
  ] as const)
    expect(
      (await editor.send(addPointGood, { body: { ...body, [field]: value } }, { 'idempotency-key': randomUUID() }))
        .status,
      field,
    ).toBe(400);
  const finance = await office.operator('finance');
  expect((await finance.send(addPointGood, { body }, { 'idempotency-key': randomUUID() })).status).toBe(403);
});

test('OPS-05 POINT-01 a good is shown by a picture of the operator’s own, which goes once no good shows it', async () => {
  const editor = await office.operator('content');
  const upload = async (bytes: Uint8Array) =>
    editor.send(uploadPointGoodPicture, { body: { picture: Buffer.from(bytes).toString('base64') } });
  const [used, unused] = [(await upload(jpegPicture())).value.name, (await upload(pngPicture())).value.name];
  const words = { MY: { name: 'Teko', detail: 'Sebiji teko.' }, EN: { name: 'Pot', detail: 'One pot.' } };
  const body = {
    words,
    motif: 'gift',
    picture: used,
    points: 90,
    requiredAmount: null,
    credit: null,
    stock: 3,
    isOffered: true,
    position: 98,
  };
  const key = () => ({ 'idempotency-key': randomUUID() });
  const added = (await editor.send(addPointGood, { body }, key())).value;
  const address = (await goodNamed('Teko')).pictureUrl;
  const shown = await server.call(address);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('content-type')).toBe('image/jpeg');
  const told = (await editor.send(getPointGoodPicture, { params: { name: used } })).value;
  expect(Buffer.from(told.picture, 'base64')).not.toEqual(jpegPicture());
  for (const bytes of [Buffer.from('<svg onload="steal()"/>'), pngPicture({ width: 900 }), Buffer.alloc(0)])
    expect((await upload(bytes)).status).toBe(400);
  const foreign = { ...body, picture: `${'a'.repeat(22)}.png` };
  expect(await editor.send(addPointGood, { body: foreign }, key())).toMatchObject({
    status: 400,
    body: { fields: { picture: { key: 'not_on_list' } } },
  });
  const prune = async () => {
    world.clock.advance({ hours: 25 });
    await office.work('goods.prune-pictures');
  };
  await prune();
  const statuses = async () =>
    await Promise.all([used, unused].map(async (name) => (await server.call(`/goods/${name}`)).status));
  expect(await statuses()).toEqual([200, 404]);
  const again = await office.operator('content');
  const change = { params: { id: added.id }, body: { ...body, picture: null, version: added.version } };
  expect((await again.send(changePointGood, change)).value.picture).toBeNull();
  expect((await goodNamed('Teko')).pictureUrl).not.toBe(address);
  await prune();
  expect(await statuses()).toEqual([404, 404]);
});

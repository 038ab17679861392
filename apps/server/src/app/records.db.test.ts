import { randomUUID } from 'node:crypto';
import {
  accountGameBetHistory,
  accountProfit,
  accountTransaction,
  depositTransaction,
  getBalance,
  getBet,
  getWallets,
  listGames,
  walletTransfer,
  withdrawTransaction,
} from '@pelita/contract';
import { engines, firstWindow, isEngineId, spinFrom } from '@pelita/games';
import { newMember, newTrial, paidIn, type Person, play, testDatabase, testServer } from '@pelita/testkit';
import { describe, expect, test } from 'vitest';
import { grantBonus } from '../modules/bonuses/index.ts';
import { countNew } from '../modules/figures/index.ts';
import { accrue, payAccrual, postTransfer } from '../modules/ledger/index.ts';
import { setSetting } from '../platform/settings/testing/set-setting.ts';

const world = await testDatabase({ now: '2026-03-02T04:01:00Z' });
const server = await testServer(world);
const { database, clock } = world;
// A member stays for days.
await setSetting(world, 'session.idleMinutes', 10_080);
await setSetting(world, 'session.longestMinutes', 10_080);
const count = () => countNew(database, clock);
const minor = (text: string) => Math.round(Number(text) * 100);
const today = () => clock.now().toZonedDateTimeISO('Asia/Kuala_Lumpur').toPlainDate().toString();

const { games } = (await server.send(listGames, { query: { gameType: 'RNG', pageSize: '40' } })).value;
const [first] = games;
const other = games.find(({ vassalage }) => vassalage !== first?.vassalage);
if (!first || !other) throw new Error('the catalogue has no two studios');

async function playedMember(rounds = 12): Promise<Person> {
  const member = await newMember(server);
  await paidIn(server, member, '200.00');
  clock.advance({ minutes: 3 });
  await play(server, member, first?.gameCode ?? '', (all) => all.length >= rounds);
  clock.advance({ minutes: 4 });
  await play(server, member, other?.gameCode ?? '', (all) => all.length >= 3);
  return member;
}

/** Money that comes in without an order. */
const credited = ({ playerId }: Person) =>
  database.transaction((tx) =>
    postTransfer(tx, {
      playerId,
      book: 'real',
      currency: 'MYR',
      source: 'test',
      key: randomUUID(),
      kind: 'deposit',
      direction: 'credit',
      counterAccount: 'house:cash:test',
      amountMinor: 100n,
      reference: 'test',
    }),
  );
const movements = async (
  { token }: Person,
  query: Parameters<typeof server.send<typeof accountTransaction>>[1]['query'] = {},
) => (await server.send(accountTransaction, { query }, { token })).value;
const bets = async (
  { token }: Person,
  query: Parameters<typeof server.send<typeof accountGameBetHistory>>[1]['query'] = {},
) => (await server.send(accountGameBetHistory, { query }, { token })).value;
const file = (path: string, { token }: Person, language = 'EN') =>
  server.call(path, { token, language, headers: { accept: 'text/csv' } });

describe('API-01 GET /wps/report/accountTransaction', () => {
  test('MC-10 every movement, the newest first, each with the balance that it left', async () => {
    const member = await playedMember();
    const { content, totals } = await movements(member, { pageSize: '100' });
    const balance = (await server.send(getBalance, {}, { token: member.token })).value.sumBalance;
    expect(content[0]?.balanceAfter).toBe(balance);
    for (const [at, row] of content.entries()) {
      const before = content[at + 1]?.balanceAfter ?? '0.00';
      expect(minor(row.balanceAfter), `row ${at}`).toBe(minor(before) + minor(row.amount));
    }
    expect(content.at(-1)).toMatchObject({ type: 'deposit', amount: '200.00', gameName: null });
    expect(totals.count).toBe(content.length);
    expect(minor(totals.in) - minor(totals.out)).toBe(minor(balance));
    expect(content.find(({ type }) => type === 'bet')?.gameName).toBe(other.gameName);
  });

  test('MC-10 is the same before a count, in the middle of one and after all is closed, a page at a time and whole', async () => {
    const member = await playedMember();
    const whole = (await movements(member, { pageSize: '100' })).content;
    const inPages = async () => {
      const rows: typeof whole = [];
      const { totalPages } = await movements(member, { pageSize: '4' });
      for (let page = 1; page <= totalPages; page++)
        rows.push(...(await movements(member, { pageSize: '4', pageNum: String(page) })).content);
      return rows;
    };
    const sorted = (rows: typeof whole) => rows.map((row) => JSON.stringify(row));
    expect(sorted(await inPages())).toEqual(sorted(whole));
    await count();
    expect(sorted(await inPages())).toEqual(sorted(whole));
    clock.advance({ minutes: 30 });
    await count();
    expect(sorted(await inPages())).toEqual(sorted(whole));
    expect((await movements(member, { pageNum: '99' })).content).toEqual([]);
  });

  test('MC-10 a type and a vendor narrow the list and its totals', async () => {
    const member = await playedMember();
    await count();
    const all = (await movements(member, { pageSize: '100' })).content;
    for (const type of ['deposit', 'bet', 'win', 'withdrawal'] as const) {
      const { content, totals } = await movements(member, { type, pageSize: '100' });
      expect(content).toEqual(all.filter((row) => row.type === type));
      expect(totals.count).toBe(content.length);
    }
    const { content } = await movements(member, { vendor: other.vassalage, pageSize: '100' });
    expect(content).toEqual(all.filter(({ vendor }) => vendor === other.vassalage));
    expect(content.length).toBeGreaterThanOrEqual(3);
  });

  test('MC-10 what has accrued and is paid is income', async () => {
    const member = await newMember(server);
    const day = { accrual: 'rebate', currency: 'MYR', source: 'test', reference: 'a day' } as const;
    await database.transaction(async (tx) => {
      const ours = { ...day, playerId: member.playerId };
      await accrue(tx, { ...ours, key: randomUUID(), amountMicros: 1_259_999n });
      await payAccrual(tx, { ...ours, key: randomUUID() });
    });
    const { content, totals } = await movements(member, { type: 'income' });
    expect(content).toMatchObject([{ type: 'income', amount: '1.25', balanceAfter: '1.25', reference: 'a day' }]);
    expect(totals).toMatchObject({ count: 1, in: '1.25', out: '0.00' });
  });

  test('MC-10 what is played with bonus money names its game and its studio', async () => {
    const member = await newMember(server);
    await database.transaction((tx) =>
      grantBonus(world.platform.settings)(tx, {
        playerId: member.playerId,
        currency: 'MYR',
        amountMinor: 10_000n,
        reference: 'promotion:test',
        turnoverMinor: 1_000_000n,
        contributions: {},
        conversionCapMinor: null,
        expiresAt: null,
      }),
    );
    clock.advance({ minutes: 3 });
    await play(server, member, first?.gameCode ?? '', (all) => all.some(({ totalWin }) => Number(totalWin) > 0));
    const { content } = await movements(member, { pageSize: '100' });
    const played = content.filter(({ type }) => type === 'bet' || type === 'win');
    expect(new Set(played.map(({ type }) => type))).toEqual(new Set(['bet', 'win']));
    for (const movement of played)
      expect(movement).toMatchObject({ gameName: first?.gameName, vendor: first?.vassalage });
  });

  test('MC-10 days are the brand’s, both ends included', async () => {
    const member = await newMember(server);
    clock.set(
      clock
        .now()
        .toZonedDateTimeISO('Asia/Kuala_Lumpur')
        .startOfDay()
        .add({ days: 1, hours: 23, minutes: 59 })
        .toInstant(),
    );
    await paidIn(server, member, '20.00');
    const day = today();
    clock.advance({ minutes: 2 });
    await paidIn(server, member, '30.00');
    expect((await movements(member, { from: day, to: day })).content.map(({ amount }) => amount)).toEqual(['20.00']);
    expect((await movements(member, { from: day, to: today() })).content).toHaveLength(2);
    expect(await movements(member, {})).toMatchObject({ to: today(), totals: { in: '50.00', out: '0.00' } });
  });

  test.each([
    [{ from: '2026-02-30' }, 'from'],
    [{ from: '2026-03-05', to: '2026-03-01' }, 'to'],
    [{ from: '2020-01-01', to: '2026-03-01' }, 'from'],
    [{ pageSize: '101' }, 'pageSize'],
    [{ pageNum: '0' }, 'pageNum'],
    [{ type: 'other' }, 'type'],
    [{ vendor: "x' or 1=1" }, 'vendor'],
  ])('API-05 %j is refused at its field', async (query, field) => {
    const { token } = await newMember(server);
    const answer = await server.send(accountTransaction, { query: query as never }, { token });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid_field', fields: { [field]: {} } }]);
  });
});

describe('API-01 GET /wps/report/accountGameBetHistory', () => {
  test('MC-09 bets by product and vendor with totals, and what there is to choose from', async () => {
    const member = await playedMember();
    await count();
    const all = await bets(member, { pageSize: '100' });
    expect(all.content).toHaveLength(15);
    expect(all.totals).toMatchObject({ count: 15, isComplete: true });
    expect(all.content.reduce((sum, { stake }) => sum + minor(stake), 0)).toBe(minor(all.totals.stake));
    expect(all.content.reduce((sum, { won }) => sum + minor(won), 0)).toBe(minor(all.totals.won));
    expect(all.played.map(({ vendor }) => vendor).toSorted()).toEqual([first.vassalage, other.vassalage].toSorted());
    const named = new Map([first, other].map(({ vassalage, vendorName }) => [vassalage, vendorName]));
    for (const { vendor, vendorName } of [...all.played, ...all.content]) expect(vendorName).toBe(named.get(vendor));
    const narrowed = await bets(member, { vendor: other.vassalage, type: 'RNG', pageSize: '100' });
    expect(narrowed.content).toEqual(all.content.filter(({ vendor }) => vendor === other.vassalage));
    expect(narrowed.totals.count).toBe(3);
    expect((await bets(member, { type: 'FISH' })).content).toEqual([]);
  });

  test('MC-09 a status is that of the bet, with totals of its own', async () => {
    const member = await playedMember(20);
    const all = (await bets(member, { pageSize: '100' })).content;
    for (const status of ['won', 'lost', 'open', 'returned'] as const) {
      const { content, totals } = await bets(member, { status, pageSize: '100' });
      expect(content).toEqual(all.filter((bet) => bet.status === status));
      expect(totals.count).toBe(content.length);
    }
    expect(all.filter(({ status }) => status === 'won' || status === 'lost')).toHaveLength(23);
  });

  test('MC-09 a bet shows its round, which its player can check, and no seed that is still in play', async () => {
    const member = await playedMember(2);
    const [bet] = (await bets(member)).content;
    if (!bet) throw new Error('nothing was played');
    const { value } = await server.send(getBet, { params: { betId: bet.betId } }, { token: member.token });
    expect(value).toMatchObject({ ...bet, replay: { serverSeed: null, totalWin: bet.won } });
    expect(value.replay?.stops.length).toBeGreaterThan(0);
    const { engine = '', stops: [shown = []] = [], pictures = {} } = value.replay ?? {};
    if (!isEngineId(engine)) throw new Error('no spin was played');
    for (const symbol of new Set(firstWindow(spinFrom(engines[engine], shown)).flat()))
      expect((await server.call(pictures[symbol] ?? '')).text, symbol).toMatch(/^<svg /);
    const stranger = await newMember(server);
    for (const [betId, token] of [
      [bet.betId, stranger.token],
      [`STUDIO~${randomUUID()}`, member.token],
      [`STUDIO~${'-'.repeat(36)}`, member.token],
    ] as const) {
      const answer = await server.send(getBet, { params: { betId } }, { token });
      expect([answer.status, answer.body]).toMatchObject([404, { code: 'bet_unknown' }]);
    }
  });

  test('a trial account sees its play money', async () => {
    const trial = await newTrial(server);
    await play(server, trial, first.gameCode, (all) => all.length >= 2);
    expect((await bets(trial)).totals.count).toBe(2);
  });
});

describe('API-01 GET /wps/report/accountProfit', () => {
  test('MC-10 SAFE-03 the net result by day, week and month is what the balance has changed by', async () => {
    const member = await playedMember(5);
    clock.advance({ hours: 24 });
    await play(server, member, first.gameCode, (all) => all.length >= 4);
    await count();
    const balance = (await server.send(getBalance, {}, { token: member.token })).value.sumBalance;
    for (const type of ['day', 'week', 'month'] as const) {
      const { content, totals } = (await server.send(accountProfit, { query: { type } }, { token: member.token }))
        .value;
      expect(minor(totals.net)).toBe(minor(balance) - 20_000);
      expect(content.reduce((sum, { net }) => sum + minor(net), 0)).toBe(minor(totals.net));
      expect(content.flatMap(({ products }) => products).reduce((sum, { bets: n }) => sum + n, 0)).toBe(12);
      expect(content.map(({ bets: n }) => n)).toEqual(type === 'day' ? [4, 8] : [12]);
      expect(totals).toMatchObject({
        bets: 12,
        deposited: '200.00',
        withdrawn: '0.00',
        products: [{ product: 'RNG' }],
      });
    }
  });
});

describe('orders', () => {
  test('API-01 GET /wps/report/depositTransaction has every order with what was received', async () => {
    const member = await newMember(server);
    const orderId = await paidIn(server, member, '70.00');
    const { value } = await server.send(depositTransaction, { query: {} }, { token: member.token });
    expect(value).toMatchObject({
      content: [{ orderId, amount: '70.00', receivedAmount: '70.00', status: 'confirmed' }],
      totals: { count: 1, received: '70.00', currency: 'MYR' },
      totalPages: 1,
    });
    const pending = await server.send(depositTransaction, { query: { status: 'pending' } }, { token: member.token });
    expect(pending.value).toMatchObject({ content: [], totals: { count: 0, received: '0.00' }, totalPages: 0 });
  });

  test('API-01 GET /wps/report/withdrawTransaction of who never asked for money is empty', async () => {
    const { token } = await newMember(server);
    expect((await server.send(withdrawTransaction, { query: {} }, { token })).value).toMatchObject({
      content: [],
      totals: { count: 0, asked: '0.00', paid: '0.00' },
    });
  });
});

describe('files', () => {
  test('MC-09 text/csv is the whole list, with heads in the reader’s language', async () => {
    const member = await playedMember(2);
    for (let n = 0; n < 105; n++) await credited(member);
    await count();
    const answer = await file('/wps/report/accountTransaction?pageSize=5&pageNum=3', member, 'MY');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('accountTransaction.csv');
    const lines = answer.text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');
    expect(lines[0]).toContain('"Masa (UTC)","Jenis","Permainan"');
    const { totals } = await movements(member);
    expect(lines).toHaveLength(totals.count + 1);
    expect(new Set(lines).size).toBe(totals.count + 1);
  });

  test('MC-10 each record has its file, and a title that begins like a formula stays text', async () => {
    const member = await playedMember(1);
    await world.asOwner(`update game set name = '=cmd|''/c calc''!A1' where code = $1`, [first.gameCode]);
    await world.asOwner('update catalogue_version set version = version + 1');
    const answer = await file('/wps/report/accountTransaction', member);
    expect(answer.text).toContain(`"'=cmd|`);
    expect(answer.text).not.toContain('"=');
    for (const name of ['depositTransaction', 'withdrawTransaction', 'accountProfit'])
      expect((await file(`/wps/report/${name}`, member)).status, name).toBe(200);
    expect((await file('/wps/report/accountTransaction', { ...member, token: 'nobody' })).status).toBe(401);
  });
});

test('API-01 GET /wps/v2/wallets MC-04 has the main wallet and what is at a vendor with a wallet of its own', async () => {
  const member = await newMember(server);
  const wallets = async () => (await server.send(getWallets, {}, { token: member.token })).value;
  await paidIn(server, member, '50.00');
  expect(await wallets()).toMatchObject({
    main: { available: '50.00', reserved: '0.00' },
    vendors: [{ vassalage: 'SANDBOX_WALLET', amount: '0.00', pending: '0.00' }],
  });
  const body = { vassalage: 'SANDBOX_WALLET', direction: 'IN' as const, amount: '20.00' };
  const headers = { 'idempotency-key': randomUUID() };
  expect((await server.send(walletTransfer, { body }, { token: member.token, headers })).value.state).toBe('confirmed');
  expect(await wallets()).toMatchObject({ main: { available: '30.00' }, vendors: [{ amount: '20.00' }] });
  expect((await movements(member, { type: 'transfer' })).content.map(({ amount }) => amount)).toEqual(['-20.00']);
});

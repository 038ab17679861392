import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import {
  answerRealityCheck,
  beginBreak,
  confirmPlayLimit,
  getBalance,
  getRealityCheck,
  getSaferPlay,
  getWithdrawalTerms,
  launchGame,
  login,
  getHumanChallenge,
  PROVIDER_SIGNATURE_HEADER,
  type ProviderCall,
  requestDeposit,
  requestWithdrawal,
  setPlayLimit,
  setRealityInterval,
  walletTransfer,
} from '@pelita/contract';
import { calls } from '@pelita/contract/calls';
import { excludePlayer, listSaferPlay } from '@pelita/contract/office';
import { createModules, solvedChallenge } from '@pelita/server/testing-app';
import {
  createSeededRandom,
  newMember,
  paidIn,
  type Person,
  testDatabase,
  testOffice,
  testServer,
} from '@pelita/testkit';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { checkBook } from '../modules/ledger/index.ts';

// Bets are a provider's, over HTTP, so what is proved here is what any game meets.
const world = await testDatabase();
const server = await testServer(world);
const office = await testOffice(world);
const keys = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const provider = {
  code: 'ACME_1',
  name: 'Acme Games',
  launchUrl:
    'https://play.acme.example/open?token={token}&user={user}&game={game_code}&lang={lang}&cur={currency}&back={lobby_url}',
  gamesJson: JSON.stringify([{ code: 'SUN-7', name: 'Suns of Seven', category: 'RNG' }]),
  publicKeyPem: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
};

beforeAll(async () => {
  const { wallet } = await createModules(world.platform, { isShortCatalogue: true });
  await world.database.transaction((tx) => wallet.registration.add(tx, provider));
  world.clock.advance({ seconds: 3 });
});

afterEach(async () => {
  const faults = await world.database.transaction(checkBook);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

type Seat = { user: string; token: string; game_code: string };

async function seatOf({ token }: Person): Promise<Seat> {
  const { value } = await server.send(launchGame, { query: { gameId: 'acme-1-sun-7', language: 'MY' } }, { token });
  const { searchParams } = new URL(value.game_url);
  const of = (name: string) => searchParams.get(name) ?? '';
  return { user: of('user'), token: of('token'), game_code: of('game') };
}

async function ask(call: ProviderCall, seat: Seat, content: object): Promise<string> {
  const body = JSON.stringify({ request_uuid: randomUUID(), ...seat, round: 'r1', currency: 'MYR', ...content });
  const signature = sign('RSA-SHA256', Buffer.from(body), keys.privateKey).toString('base64');
  const headers = { [PROVIDER_SIGNATURE_HEADER]: signature };
  const answer = await server.call(`/provider/${provider.code}/${call}`, { method: 'POST', body, headers });
  return (answer.body as unknown as { status: string }).status.replace(/^RS_(ERROR_)?/, '');
}

const units = (sen: number) => sen * 1_000;
const bet = (seat: Seat, sen: number, transaction_uuid: string = randomUUID()) =>
  ask('transaction/bet', seat, { transaction_uuid, amount: units(sen) });
const win = (seat: Seat, sen: number, reference: string) =>
  ask('transaction/win', seat, {
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: reference,
    amount: units(sen),
  });
const rollback = (seat: Seat, reference: string) =>
  ask('transaction/rollback', seat, { transaction_uuid: randomUUID(), reference_transaction_uuid: reference });

type Kind = 'deposit' | 'stake' | 'loss' | 'time';
type Period = 'day' | 'week' | 'month';
const limit = ({ token }: Person, kind: Kind, period: Period, amount: string | null) =>
  server.send(setPlayLimit, { body: { kind, period, amount } }, { token });
const confirm = ({ token }: Person, kind: Kind, period: Period) =>
  server.send(confirmPlayLimit, { body: { kind, period } }, { token });
const kept = async ({ token }: Person) => (await server.send(getSaferPlay, {}, { token })).value;
const deposit = ({ token }: Person, amount: string) =>
  server.send(
    requestDeposit,
    { params: { method: 'purnama' }, body: { amount } },
    { token, headers: { 'idempotency-key': randomUUID() } },
  );

async function loggedIn({ username }: Person): Promise<string> {
  const humanVerification = solvedChallenge((await server.send(getHumanChallenge, {})).value);
  const body = { username, password: 'seven tin boats', type: 'username', humanVerification: await humanVerification };
  return (await server.send(login, { body: body as never })).value.token;
}

async function player(amount = '500.00'): Promise<Person> {
  const person = await newMember(server);
  await paidIn(server, person, amount);
  return person;
}

test('SAFE-01 API-01 a lower limit counts at once; a higher one waits a day and one confirmation', async () => {
  const person = await player();
  expect((await limit(person, 'stake', 'day', '20.00')).value.limits).toMatchObject([
    { amount: '20.00', used: '0.00' },
  ]);
  expect((await limit(person, 'stake', 'day', '10.00')).value.limits).toMatchObject([{ amount: '10.00', asked: null }]);
  expect((await confirm(person, 'stake', 'day')).body).toMatchObject({ code: 'limit_raise_unknown' });
  const { limits } = (await limit(person, 'stake', 'day', '50.00')).value;
  expect(limits).toMatchObject([{ amount: '10.00', asked: { amount: '50.00' } }]);
  const seat = await seatOf(person);
  expect([await bet(seat, 1_001), await bet(seat, 1_000), await bet(seat, 1)]).toEqual([
    'LIMIT_REACHED',
    'OK',
    'LIMIT_REACHED',
  ]);
  world.clock.advance({ hours: 23, minutes: 59 });
  const token = await loggedIn(person);
  expect((await confirm({ ...person, token }, 'stake', 'day')).body).toMatchObject({ code: 'limit_raise_early' });
  world.clock.advance({ minutes: 1 });
  const answers = await Promise.all([1, 2].map(() => confirm({ ...person, token }, 'stake', 'day')));
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 404]);
  expect((await kept({ ...person, token })).limits).toMatchObject([{ amount: '50.00', asked: null }]);
  await limit({ ...person, token }, 'stake', 'day', null);
  world.clock.advance({ hours: 24 });
  const later = { ...person, token: await loggedIn(person) };
  expect((await confirm(later, 'stake', 'day')).value.limits).toEqual([]);
  expect((await limit(later, 'stake', 'day', '1.234')).status).toBe(400);
});

test('SAFE-01 64 bets race the last sen of a loss limit, and a win makes room for as much as it brings', async () => {
  const person = await player();
  await limit(person, 'loss', 'day', '10.00');
  const seat = await seatOf(person);
  const ids = Array.from({ length: 64 }, () => randomUUID());
  const answers = await Promise.all(ids.map((id) => bet(seat, 100, id)));
  expect(answers.filter((status) => status === 'OK')).toHaveLength(10);
  expect(answers.filter((status) => status === 'LIMIT_REACHED')).toHaveLength(54);
  const stood = ids.find((_, at) => answers[at] === 'OK') ?? '';
  expect(await win(seat, 450, stood)).toBe('OK');
  const more = await Promise.all(Array.from({ length: 16 }, () => bet(seat, 100)));
  expect(more.filter((status) => status === 'OK')).toHaveLength(4);
  expect((await kept(person)).limits).toMatchObject([{ used: '9.50', left: '0.50' }]);
  // Lowered while rounds are under way: what was staked stands, and nothing more is taken.
  await limit(person, 'loss', 'day', '5.00');
  expect(await bet(seat, 1)).toBe('LIMIT_REACHED');
  expect(await rollback(seat, stood)).not.toBe('LIMIT_REACHED');
});

test('SAFE-01 random histories agree with a naive model, and nobody is over a limit by a sen', async () => {
  const random = createSeededRandom('limits');
  const below = (count: number) => new DataView(random.bytes(4).slice().buffer).getUint32(0) % count;
  const person = await player('5000.00');
  const seat = await seatOf(person);
  const open: { id: string; sen: number; isWon: boolean }[] = [];
  let [staked, lost] = [0, 0];
  const [heard, expected]: [string[], string[]] = [[], []];
  const play = async (limits: { stake: number; loss: number }) => {
    const [act, sen] = [below(10), 1 + below(400)];
    const chosen = open[below(Math.max(open.length, 1))];
    if (act < 6 || !chosen) {
      const id = randomUUID();
      const isWithin = staked + sen <= limits.stake && lost + sen <= limits.loss;
      heard.push(await bet(seat, sen, id));
      expected.push(isWithin ? 'OK' : 'LIMIT_REACHED');
      if (!isWithin) return;
      [staked, lost] = [staked + sen, lost + sen];
      open.push({ id, sen, isWon: false });
    } else if (act < 9) {
      heard.push(await win(seat, sen, chosen.id));
      expected.push('OK');
      chosen.isWon = true;
      lost -= sen;
    } else if (!chosen.isWon) {
      heard.push(await rollback(seat, chosen.id));
      expected.push('OK');
      open.splice(open.indexOf(chosen), 1);
      [staked, lost] = [staked - chosen.sen, lost - chosen.sen];
    }
  };
  // What was played before counts too.
  for (let nth = 0; nth < 15; nth++) await play({ stake: Infinity, loss: Infinity });
  await limit(person, 'stake', 'week', '90.00');
  await limit(person, 'loss', 'week', '25.00');
  for (let nth = 0; nth < 90; nth++) await play({ stake: 9_000, loss: 2_500 });
  expect(heard).toEqual(expected);
  expect(new Set(heard), 'limits were met').toEqual(new Set(['OK', 'LIMIT_REACHED']));
  const money = (sen: number) => (sen / 100).toFixed(2);
  const { limits } = await kept(person);
  expect(limits.map(({ kind, used }) => [kind, used])).toEqual([
    ['loss', money(lost)],
    ['stake', money(staked)],
  ]);
});

test('SAFE-01 a day ends at midnight of the brand’s zone, and a new one begins with all of the limit', async () => {
  const person = await player();
  const zoned = world.clock.now().toZonedDateTimeISO(world.platform.brand.timeZone);
  const untilMidnight = zoned.until(zoned.add({ days: 1 }).startOfDay());
  world.clock.advance(untilMidnight.subtract({ seconds: 30 }));
  const evening = { ...person, token: await loggedIn(person) };
  await limit(evening, 'stake', 'day', '5.00');
  const seat = await seatOf(evening);
  expect([await bet(seat, 500), await bet(seat, 1)]).toEqual(['OK', 'LIMIT_REACHED']);
  world.clock.advance({ seconds: 31 });
  expect([await bet(seat, 500), await bet(seat, 1)]).toEqual(['OK', 'LIMIT_REACHED']);
});

test('SAFE-01 deposits that are asked for at once stay within their limit together', async () => {
  const person = await newMember(server);
  await limit(person, 'deposit', 'month', '50.00');
  const answers = await Promise.all(Array.from({ length: 5 }, () => deposit(person, '20.00')));
  expect(answers.map(({ body }) => ('code' in body ? body.code : 'opened')).sort()).toEqual([
    'deposit_limit_reached',
    'deposit_limit_reached',
    'deposit_limit_reached',
    'opened',
    'opened',
  ]);
  expect((await kept(person)).limits).toMatchObject([{ kind: 'deposit', used: '40.00', left: '10.00' }]);
});

test('SAFE-01 who has used up the time of a day is out until the next', async () => {
  const person = await player();
  await limit(person, 'time', 'day', '30');
  const midnight = (now: Temporal.ZonedDateTime) => now.add({ days: 1 }).startOfDay().toInstant();
  await office.work('saferPlay.time');
  expect((await kept(person)).break).toBeNull();
  world.clock.advance({ minutes: 31 });
  expect((await kept(person)).limits).toMatchObject([{ kind: 'time', amount: '30' }]);
  await office.work('saferPlay.time');
  expect((await server.send(getSaferPlay, {}, { token: person.token })).status).toBe(401);
  const back = { ...person, token: await loggedIn(person) };
  const until = midnight(world.clock.now().toZonedDateTimeISO(world.platform.brand.timeZone));
  expect((await kept(back)).break).toEqual({ kind: 'time', until: until.toString() });
  expect((await deposit(back, '10.00')).body).toMatchObject({ code: 'on_break' });
});

test('SAFE-01 who plays on without the portal is here too, so a game is no way around a limit of time', async () => {
  const person = await player();
  await limit(person, 'time', 'day', '30');
  const seat = await seatOf(person);
  for (const minutes of [16, 16]) {
    world.clock.advance({ minutes });
    expect(await bet(seat, 1)).toBe('OK');
  }
  await office.work('saferPlay.time');
  expect(await bet(seat, 1)).toBe('TOKEN_EXPIRED');
});

test('SAFE-01 money leaves for no wallet in which stakes are not seen, while stakes or losses are limited', async () => {
  const person = await player();
  const transfer = () =>
    server.send(
      walletTransfer,
      { body: { vassalage: 'SANDBOX_WALLET', direction: 'IN', amount: '10.00' } },
      { token: person.token, headers: { 'idempotency-key': randomUUID() } },
    );
  await limit(person, 'deposit', 'day', '900.00');
  expect((await transfer()).body).not.toMatchObject({ code: 'limits_need_one_wallet' });
  await limit(person, 'loss', 'day', '5.00');
  const balance = async () => (await server.send(getBalance, {}, { token: person.token })).value.sumBalance;
  const before = await balance();
  expect((await transfer()).body).toMatchObject({ code: 'limits_need_one_wallet' });
  expect(await balance()).toBe(before);
});

test('SAFE-02 a break ends sessions and bets, refuses play, deposits and claims, and lets the balance out', async () => {
  const person = await player();
  const seat = await seatOf(person);
  const stood = randomUUID();
  await bet(seat, 100, stood);
  const body = { length: '7d' as const, password: 'not this one' };
  expect((await server.send(beginBreak, { body }, { token: person.token })).body).toMatchObject({
    code: 'password_wrong',
  });
  body.password = 'seven tin boats';
  expect((await server.send(beginBreak, { body }, { token: person.token })).value).toEqual({ done: true });
  expect(await bet(seat, 100)).toBe('TOKEN_EXPIRED');
  expect(await win(seat, 300, stood), 'an open round completes').toBe('OK');
  const token = await loggedIn(person);
  const back = { ...person, token };
  expect((await kept(back)).break).toMatchObject({ kind: 'timeout' });
  expect((await server.send(getBalance, {}, { token })).value.sumBalance).toBe('502.00');
  expect((await server.send(launchGame, { query: { gameId: 'acme-1-sun-7' } }, { token })).body).toMatchObject({
    code: 'on_break',
  });
  expect((await deposit(back, '10.00')).body).toMatchObject({ code: 'on_break' });
  expect((await server.send(getWithdrawalTerms, {}, { token })).status).toBe(200);
  const withdrawal = await server.call(requestWithdrawal.path, { method: 'POST', body: {}, token });
  expect(withdrawal.body).not.toMatchObject({ code: 'on_break' });
  // A shorter one does not end the longer one.
  await server.send(beginBreak, { body: { ...body, length: '1d' } }, { token });
  world.clock.advance({ hours: 6 * 24 + 23 });
  const still = await loggedIn(person);
  expect((await deposit({ ...person, token: still }, '10.00')).body).toMatchObject({ code: 'on_break' });
  world.clock.advance({ hours: 1 });
  expect((await deposit({ ...person, token: await loggedIn(person) }, '10.00')).status).toBe(200);
});

test('SAFE-01 a limit lowered in mid-round lets the round come to its end, and takes no further stake of it', async () => {
  const person = await player();
  const seat = await seatOf(person);
  const [first, second] = [randomUUID(), randomUUID()];
  expect([await bet(seat, 2_000, first), await bet(seat, 1_000, second)]).toEqual(['OK', 'OK']);
  await limit(person, 'stake', 'day', '10.00');
  expect(await bet(seat, 1)).toBe('LIMIT_REACHED');
  expect([await win(seat, 5_000, first), await rollback(seat, second)]).toEqual(['OK', 'OK']);
  // What was taken back does not count; what was staked before the limit does.
  expect((await kept(person)).limits).toMatchObject([{ kind: 'stake', amount: '10.00', used: '20.00' }]);
  expect(await bet(seat, 1)).toBe('LIMIT_REACHED');
});

test('SAFE-02 a break that is begun in two tabs at once ends both, and is one', async () => {
  const person = await player();
  const other = await loggedIn(person);
  const seat = await seatOf({ ...person, token: other });
  const body = { length: '6m' as const, password: 'seven tin boats' };
  const answers = await Promise.all([person.token, other].map((token) => server.send(beginBreak, { body }, { token })));
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.every((status) => status === 200 || status === 401)).toBe(true);
  for (const token of [person.token, other])
    expect((await server.send(getBalance, {}, { token })).status, 'a tab').toBe(401);
  expect(await bet(seat, 100)).toBe('TOKEN_EXPIRED');
  const token = await loggedIn(person);
  expect((await kept({ ...person, token })).break).toMatchObject({ kind: 'exclusion' });
  expect((await deposit({ ...person, token }, '10.00')).body).toMatchObject({ code: 'on_break' });
});

test('SAFE-02 a reality check is due at the chosen interval, says time and result, and waits until it is answered', async () => {
  const person = await player();
  const { token } = person;
  const check = async () => (await server.send(getRealityCheck, {}, { token })).value;
  const opened = world.clock.now();
  const due = (minutes: number) => opened.add({ minutes }).toString();
  expect(await check()).toMatchObject({ minutes: 60, dueAt: due(60), staked: '0.00', net: '0.00' });
  const set = (minutes: 0 | 15) => server.send(setRealityInterval, { body: { minutes } }, { token });
  expect((await set(15)).value).toMatchObject({ minutes: 15, dueAt: due(15) });
  const seat = await seatOf(person);
  const stood = randomUUID();
  await bet(seat, 1_000, stood);
  await win(seat, 250, stood);
  world.clock.advance({ minutes: 16 });
  expect(await check()).toMatchObject({ dueAt: due(15), staked: '10.00', returned: '2.50', net: '-7.50' });
  expect((await server.send(answerRealityCheck, {}, { token })).value).toMatchObject({ dueAt: due(31) });
  expect((await set(0)).value).toMatchObject({ minutes: 0, dueAt: null });
});

test('SAFE-02 of all that a member may change, a break leaves what money, safety and words need', () => {
  const changing = calls.filter(({ who, method }) => who !== 'visitor' && method !== 'GET');
  expect(
    changing
      .filter(({ whileOnBreak }) => whileOnBreak)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([
    'CSP_readMessage',
    'DELETE /wps/member/sessions',
    'DELETE /wps/member/sessions/{sessionId}',
    'DELETE /wps/verification/documents/{documentId}',
    'MCSFE_processC2CTransaction',
    'POST /wps/member/authenticator',
    'POST /wps/member/authenticator/removal',
    'POST /wps/member/closure',
    'POST /wps/member/firstLogin',
    'POST /wps/member/password',
    'POST /wps/member/password/code',
    'POST /wps/member/paymentPassword',
    'POST /wps/report/accountTransaction/{movementId}/dispute',
    'POST /wps/saferPlay/break',
    'POST /wps/saferPlay/limits',
    'POST /wps/saferPlay/realityCheck',
    'POST /wps/saferPlay/realityCheck/answer',
    'POST /wps/session/logout',
    'POST /wps/v2/transaction/withdraw',
    'POST /wps/v2/transaction/withdraw/{orderId}/cancel',
    'POST /wps/v2/transaction/withdraw/{orderId}/proof',
    'POST /wps/verification/documents',
    'POST /wps/verification/send',
    'PUT /lgw/orders/chases/{chaseId}/stop',
    'PUT /lgw/orders/suborders/cancel',
    'PUT /wps/member/authenticator',
    'PUT /wps/member/bankCard',
    'PUT /wps/member/bankCard/{bankAccountId}/default',
    'PUT /wps/member/password',
    'PUT /wps/member/paymentPassword',
  ]);
  expect(calls.filter(({ opensPlay }) => opensPlay).map(({ name }) => name)).toEqual(['GET /wps/game/launchGame']);
});

test('SAFE-02 OPS-05 an operator excludes a player with a reason, nobody ends it, and a regulator’s list shows it all', async () => {
  const person = await player();
  await limit(person, 'loss', 'month', '30.00');
  world.clock.advance({ seconds: 1 });
  const [support, finance] = [await office.operator('support'), await office.operator('finance')];
  const exclude = (by: typeof support) =>
    by.send(excludePlayer, {
      params: { id: person.playerId },
      body: { length: '6m', reason: 'the family asked for it' },
    });
  expect((await exclude(finance)).status).toBe(403);
  expect((await exclude(support)).value).toEqual({ done: true });
  expect((await server.send(getSaferPlay, {}, { token: person.token })).status).toBe(401);
  const { rows } = (await support.send(listSaferPlay, { query: { player: person.playerId } })).value;
  expect(rows).toMatchObject([
    { saferPlay: 'exclusion', reason: 'the family asked for it', operator: { name: support.username } },
    { saferPlay: 'limitSet', limitKind: 'loss', limitPeriod: 'month', amount: '30.00' },
  ]);
});

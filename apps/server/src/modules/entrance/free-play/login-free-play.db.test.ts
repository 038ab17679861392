import { randomUUID } from 'node:crypto';
import type { PlayerId, SessionValue } from '@pelita/contract';
import { type Answer, credentials, newMember, peopleServer, rows, setSetting } from '@pelita/server/testing-people';
import { testDatabase } from '@pelita/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { altchaHumanCheck } from '../../../platform/providers/human-check/altcha.ts';
import { solvedChallenge } from '../../../platform/providers/human-check/testing/solved-challenge.ts';
import { readWallet } from '../../ledger/index.ts';
import { pruneTrials } from './prune-trials.ts';

const world = await testDatabase();
const server = await peopleServer(world);
afterAll(server.close);
const { call, accounts } = server;

const freePlay = (body: object = {}, address?: string): Promise<Answer<SessionValue>> =>
  call('POST', '/wps/session/login/freeplay', {
    body: { humanVerification: 'a person', ...body },
    ...(address === undefined ? {} : { address }),
  });
const walletOf = (playerId: string) => world.database.reading((tx) => readWallet(tx, playerId as PlayerId));

describe('API-01 POST /wps/session/login/freeplay', () => {
  test('LOGIN-10 SAFE-04 makes a trial account with ten thousand ringgit of play money, in a book of its own', async () => {
    const { status, value } = await freePlay({});
    expect(status).toBe(200);
    expect(value).toEqual({
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      id: expect.any(String),
      userName: expect.stringMatching(/^trial[a-z0-9]{8}$/),
      customerType: 4,
      firstTimeLogin: false,
      passwordExpired: false,
    });
    expect(await walletOf(value.id)).toMatchObject({ book: 'play', currency: 'MYR', availableMinor: 1_000_000n });
    expect(await accounts.sessions.resolve(value.token)).toMatchObject({
      accountType: 4,
      isTrialAccount: true,
      mustChangePassword: false,
    });
  });

  test('LOGIN-04 SEC-03 without a proof of work, or with one used before, nothing is made', async () => {
    const guarded = await peopleServer(world, { humanCheck: altchaHumanCheck(world.platform) });
    const before = await rows(world, 'select player_id from account');
    const ask = (body: object) => guarded.call<SessionValue>('POST', '/wps/session/login/freeplay', { body });
    expect(await ask({})).toMatchObject({ status: 400, code: 'invalid_field' });
    expect(await ask({ humanVerification: 'a person' })).toMatchObject({ status: 400, code: 'human_check_failed' });
    expect(await rows(world, 'select player_id from account')).toEqual(before);
    const { value } = await guarded.call<Parameters<typeof solvedChallenge>[0]>('GET', '/wps/verification/human');
    const humanVerification = await solvedChallenge(value);
    expect((await ask({ humanVerification })).status).toBe(200);
    expect((await ask({ humanVerification })).code).toBe('human_check_failed');
    await guarded.close();
  });

  test('LOGIN-10 a trial account that is unused for its days is deleted, with its name, device and sessions; its book stays', async () => {
    await setSetting(world, 'freePlay.keptDays', 7);
    const body = { loginDeviceId: randomUUID() };
    const often = { loginDeviceId: randomUUID() };
    const [old, used] = [await freePlay(body), await freePlay(often)];
    const member = await newMember(server, 'Keptmember');
    const prune = () => world.database.transaction(async (tx) => pruneTrials(world.platform).handle?.(tx, {}));
    world.clock.advance({ hours: 24 * 5 });
    await freePlay(often);
    world.clock.advance({ hours: 24 * 2 });
    await prune();
    const isKept = async (id: string) =>
      (await world.asOwner('select 1 from account where player_id = $1', [id])).length === 1;
    expect(await isKept(old.value.id)).toBe(true);
    world.clock.advance({ seconds: 1 });
    await prune();
    await prune();
    expect(await isKept(old.value.id)).toBe(false);
    for (const table of ['account_name', 'session', 'trial_device'])
      expect(await world.asOwner(`select 1 from ${table} where player_id = $1`, [old.value.id]), table).toEqual([]);
    expect(await walletOf(old.value.id)).toMatchObject({ availableMinor: 1_000_000n });
    expect(await Promise.all([used.value.id, member.playerId].map(isKept))).toEqual([true, true]);
    expect((await freePlay(body)).value.id).not.toBe(old.value.id);
  });

  test('without a device each visit gets an account of its own', async () => {
    const visits = [await freePlay(), await freePlay(), await freePlay()];
    expect(new Set(visits.map(({ value }) => value.id)).size).toBe(3);
  });

  test('LOGIN-10 a device comes back to its account and its balance; the grant is given once', async () => {
    const body = { loginDeviceId: randomUUID() };
    const first = await freePlay(body);
    const again = await freePlay(body);
    expect(again.value.id).toBe(first.value.id);
    expect(again.value.userName).toBe(first.value.userName);
    expect(again.value.token).not.toBe(first.value.token);
    expect(await walletOf(first.value.id)).toMatchObject({ availableMinor: 1_000_000n, version: 1n });
  });

  test('one device twenty times at once is one account with one grant', async () => {
    const body = { loginDeviceId: randomUUID() };
    const visits = await Promise.all(Array.from({ length: 20 }, () => freePlay(body)));
    expect(visits.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const ids = new Set(visits.map(({ value }) => value.id));
    expect(ids.size).toBe(1);
    for (const id of ids) expect(await walletOf(id)).toMatchObject({ availableMinor: 1_000_000n, version: 1n });
  });

  test.each(['1', 'my phone', 'device-0001', '00000000-0000-0000-0000-000000000000', 'x'.repeat(256)])(
    'a device id that could be guessed leads to nobody’s account: %s',
    async (loginDeviceId) => {
      const one = await freePlay({ loginDeviceId });
      const other = await freePlay({ loginDeviceId });
      expect([one.status, other.status]).toEqual([200, 200]);
      expect(other.value.id).not.toBe(one.value.id);
    },
  );

  test('SEC-03 the device id, which opens the account, is kept only as a hash', async () => {
    const loginDeviceId = randomUUID();
    await freePlay({ loginDeviceId });
    for (const table of ['trial_device', 'session', 'audit_entry', 'account']) {
      expect(JSON.stringify(await rows(world, `select t::text as row from ${table} t`))).not.toContain(loginDeviceId);
    }
  });

  test('a trial account has no login by a password', async () => {
    const { value } = await freePlay();
    const answer = await call('POST', '/wps/session/login', { body: credentials(value.userName, { password: '' }) });
    expect(answer.code).toBe('wrong_credentials');
  });

  test('the grant is what the setting says, none at all included', async () => {
    await setSetting(world, 'freePlay.grantMinor', 12_345);
    expect(await walletOf((await freePlay()).value.id)).toMatchObject({ availableMinor: 12_345n });
    await setSetting(world, 'freePlay.grantMinor', 0);
    expect(await walletOf((await freePlay()).value.id)).toMatchObject({ availableMinor: 0n, version: 0n });
    await setSetting(world, 'freePlay.grantMinor', 1_000_000);
  });

  test('free_play_closed while FREEPLAY3 is off, for new and known devices alike; nothing is stored', async () => {
    const body = { loginDeviceId: randomUUID() };
    await freePlay(body);
    const before = await rows(world, 'select player_id from account');
    await setSetting(world, 'features.freePlay', false);
    for (const answer of [await freePlay(body), await freePlay()]) {
      expect([answer.status, answer.code]).toEqual([403, 'free_play_closed']);
    }
    expect(await rows(world, 'select player_id from account')).toEqual(before);
    await setSetting(world, 'features.freePlay', true);
  });

  test('too_many_requests: the forty-first visit of an hour from one address has to wait', async () => {
    const answers = [];
    for (let nth = 1; nth <= 41; nth++) answers.push(await freePlay({}, '198.51.100.111'));
    expect(answers.slice(0, 40).every(({ status }) => status === 200)).toBe(true);
    expect([answers[40]?.status, answers[40]?.code]).toEqual([429, 'too_many_requests']);
    expect(Number(answers[40]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test.each([
    ['a thousand characters of device', { loginDeviceId: 'd'.repeat(1_000) }, 'loginDeviceId', 'too_long'],
    ['an amount of one’s own', { grantMinor: 99_999_999 }, 'grantMinor', 'unknown'],
    ['an account to resume', { id: randomUUID() }, 'id', 'unknown'],
  ])('API-05 %s is invalid_field', async (_what, body, field, key) => {
    const answer = await freePlay(body);
    expect([answer.status, answer.code]).toEqual([400, 'invalid_field']);
    expect(answer.fields?.[field]?.key).toBe(key);
  });
});

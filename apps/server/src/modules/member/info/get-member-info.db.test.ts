import type { CallValue, getMemberInfo } from '@pelita/contract';
import { credentials, peopleServer, rows, seed } from '@pelita/server/testing-people';
import { testDatabase } from '@pelita/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { postTransfer } from '../../ledger/index.ts';

type Info = CallValue<typeof getMemberInfo>;

const world = await testDatabase();
const server = await peopleServer(world);
afterAll(server.close);
const { call } = server;

async function loggedIn(username: string) {
  const playerId = await seed(server, username);
  const { value } = await call('POST', '/wps/session/login', { body: credentials(username) });
  return { playerId, token: value.token };
}

const info = (token: string) => call<Info>('GET', '/wps/member/info', { token });

describe('API-01 GET /wps/member/info', () => {
  test('GATE-06 shows the member every field of the account, each from its row', async () => {
    const { playerId, token } = await loggedIn('Member001');
    await world.database.transaction((tx) =>
      postTransfer(tx, {
        playerId,
        book: 'real',
        source: 'test',
        key: 'one',
        kind: 'deposit',
        direction: 'credit',
        counterAccount: 'house:cash:sandbox',
        amountMinor: 123_456n,
        currency: 'MYR',
        reference: 'one',
      }),
    );
    const [row] = await rows<{ avatar_seed: string }>(world, 'select avatar_seed from account where player_id = $1', [
      playerId,
    ]);
    const { status, value } = await info(token);
    expect(status).toBe(200);
    expect(value).toEqual({
      id: playerId,
      account: 'Member001',
      nickname: null,
      type: 0,
      toUpline: false,
      clubLabel: { labelName: '', rankLevel: 0, badgeUrl: '' },
      memberLabel: [],
      avatar: `/art/avatar/${row?.avatar_seed}.svg`,
      avatarType: 'STATIC',
      sumBalance: '1234.56',
      currency: 'MYR',
      unreadMessage: 0,
      availablePromo: { REFERRAL: { enabled: false } },
      vip: { customerServiceChannel: 'live' },
      registeredAt: world.clock.now().toString(),
    });
  });

  test.each([
    [4, 'live'],
    [5, 'vip'],
  ])('GATE-04 GATE-06 rank %i is served by the %s channel', async (rank, channel) => {
    const { playerId, token } = await loggedIn(`Ranked00${rank}`);
    await rows(
      world,
      `update account set rank_level = ${rank}, labels = '{early,loyal}', nickname = 'Ali' where player_id = $1`,
      [playerId],
    );
    expect((await info(token)).value).toMatchObject({
      clubLabel: { labelName: `rank ${rank}`, rankLevel: rank },
      memberLabel: ['early', 'loyal'],
      nickname: 'Ali',
      vip: { customerServiceChannel: channel },
    });
  });

  test('GATE-02 a trial account sees that it is one, with its play money', async () => {
    const { value } = await call('POST', '/wps/session/login/freeplay', {
      body: { humanVerification: 'a person' },
    });
    expect((await info(value.token)).value).toMatchObject({ type: 4, sumBalance: '10000.00' });
  });
});

describe.each([
  ['GET /wps/member/info', '/wps/member/info'],
  ['API-01 GET /wps/member/info/icon', '/wps/member/info/icon'],
  ['API-01 MCSFE_getPlayerAvatar', '/wps/relay/MCSFE_getPlayerAvatar'],
])('%s', (_name, path) => {
  test('GATE-05 is not_logged_in without a token and token_invalid with a forged one', async () => {
    expect(await call('GET', path)).toMatchObject({ status: 401, code: 'not_logged_in' });
    expect(await call('GET', path, { token: 'x'.repeat(43) })).toMatchObject({ status: 401, code: 'token_invalid' });
  });

  test('GATE-05 shows the token’s own account, whatever other id is named', async () => {
    const own = await loggedIn(`Own${path.length}00001`.slice(0, 13));
    const other = await loggedIn(`Other${path.length}001`.slice(0, 13));
    const plain = await call('GET', path, { token: own.token });
    const asking = await call('GET', `${path}?id=${other.playerId}&customerId=${other.playerId}&account=other`, {
      token: own.token,
    });
    expect(asking.value ?? asking.code).toEqual(asking.value ? plain.value : 'invalid_field');
    expect(JSON.stringify(asking.value ?? {})).not.toContain(other.playerId);
  });
});

describe.each([
  ['API-01 GET /wps/member/info/icon', '/wps/member/info/icon'],
  ['API-01 MCSFE_getPlayerAvatar', '/wps/relay/MCSFE_getPlayerAvatar'],
])('%s', (_name, path) => {
  test('GATE-06 answers the drawn avatar of the account, the same each time, another for each account', async () => {
    const one = await loggedIn(`Face1${path.length}aaa`);
    const other = await loggedIn(`Face2${path.length}aaa`);
    const avatar = (token: string) => call<{ avatar: string; avatarType: string }>('GET', path, { token });
    const first = await avatar(one.token);
    expect(first.value).toEqual({
      avatar: expect.stringMatching(/^\/art\/avatar\/[\w-]{8}\.svg$/),
      avatarType: 'STATIC',
    });
    expect((await avatar(one.token)).value).toEqual(first.value);
    expect((await avatar(other.token)).value.avatar).not.toBe(first.value.avatar);
  });
});

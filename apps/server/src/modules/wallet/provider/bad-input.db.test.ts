import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { testDatabase } from '@pelita/testkit';
import { beforeAll, expect, test } from 'vitest';
import { checkBook } from '../../ledger/index.ts';
import { type Launch, OTHER_GAME } from './testing/launches.ts';
import { askedOf, providerParty, units } from './testing/provider-party.ts';

// Whatever a provider sends is answered with a status of the protocol, moves nothing and leaves nothing.
const world = await testDatabase();
const party = await providerParty(world);
let player: Launch;

beforeAll(async () => {
  player = await party.player(10_000n);
});

test.for([
  ['not JSON', 'bet please'],
  ['cut JSON', '{"user":"a"'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a number', '5'],
  ['nothing', ''],
  ['NaN', '{"amount":NaN}'],
  ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['a byte order of another encoding', Buffer.from('{"a":1}', 'utf16le')],
  ['deep nesting', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
] as const)('GAME-09 a body that is %s is answered RS_ERROR_WRONG_SYNTAX', async ([, body]) => {
  const answer = await party.sendRaw('transaction/bet', body);
  expect(answer).toMatchObject({ http: 200, status: 'RS_ERROR_WRONG_SYNTAX' });
});

test.for(['user', 'token', 'game_code', 'transaction_uuid', 'round', 'currency', 'amount', 'request_uuid'])(
  'GAME-09 a bet without its %s is answered RS_ERROR_WRONG_SYNTAX',
  async (missing) => {
    const rest = { ...content(), [missing]: undefined };
    const answer = await party.sendRaw('transaction/bet', JSON.stringify(rest));
    expect(answer).toMatchObject({ http: 200, status: 'RS_ERROR_WRONG_SYNTAX' });
  },
);

test.for([
  ['finer than the currency', '100'],
  ['negative', '-100000'],
  ['negative zero', '-0'],
  ['fractional', '100000.5'],
  ['fractional in writing', '100000.0'],
  ['with an exponent', '1e5'],
  ['beyond every double', '1e400'],
  ['above 10^18', '1000000000000001000'],
  ['of a thousand digits', '9'.repeat(1_000)],
  ['a string', '"100000"'],
  ['a string with an exponent', '"1e2"'],
  ['the string NaN', '"NaN"'],
  ['null', 'null'],
  ['a truth', 'true'],
  ['a list', '[100000]'],
  ['an object', '{"units":100000}'],
] as const)('GAME-09 W18 an amount that is %s is answered RS_ERROR_WRONG_TYPES', async ([, amount]) => {
  const body = JSON.stringify(content()).replace('"amount":100000', `"amount":${amount}`);
  const answer = await party.sendRaw('transaction/bet', body);
  expect(answer).toMatchObject({ http: 200, status: 'RS_ERROR_WRONG_TYPES' });
});

test.for<[string, Record<string, unknown>]>([
  ['a user that is a number', { user: 5 }],
  ['an empty user', { user: '' }],
  ['a user with NUL', { user: 'a\u0000b' }],
  ['a token with a lone surrogate', { token: '\ud800' }],
  ['an endless token', { token: 't'.repeat(100_000) }],
  ['a transaction_uuid that is none', { transaction_uuid: 'T1' }],
  ['a round that is an object', { round: {} }],
  ['a game_code that is null', { game_code: null }],
  ['a currency in lower case', { currency: 'myr' }],
  ['a round_closed that is text', { round_closed: 'yes' }],
  ['an is_free that is a number', { is_free: 1 }],
  ['a request_uuid that is none', { request_uuid: 'x' }],
])('GAME-09 %s is answered RS_ERROR_WRONG_TYPES', async ([, change]) => {
  const answer = await party.sendRaw('transaction/bet', JSON.stringify({ ...content(), ...change }));
  expect(answer).toMatchObject({ http: 200, status: 'RS_ERROR_WRONG_TYPES' });
});

test('GAME-09 a rollback of itself is answered RS_ERROR_WRONG_SYNTAX', async () => {
  const id = randomUUID();
  expect((await party.rollback(player, id, { transaction_uuid: id })).status).toBe('RS_ERROR_WRONG_SYNTAX');
});

test('GAME-09 the game is looked at before the token, and both must be of one launch', async () => {
  expect((await party.bet(player, units(1), { game_code: 'no-such-game', token: 'forged' })).status).toBe(
    'RS_ERROR_INVALID_GAME',
  );
  const stranger = await party.player(10_000n);
  for (const change of [
    { token: 'forged' },
    { token: stranger.token },
    { user: stranger.user },
    { game_code: OTHER_GAME },
  ]) {
    const answer = await party.bet(player, units(1), change);
    expect(answer).toMatchObject({ http: 200, status: 'RS_ERROR_INVALID_TOKEN' });
    // A stranger's balance must not be told.
    expect(answer.balance).toBeNull();
  }
});

test('GAME-09 a provider that is unknown or switched off is answered RS_ERROR_INVALID_PARTNER', async () => {
  for (const provider of ['NOBODY', 'tester', '__proto__', 'constructor', '%00']) {
    const answer = await party.sendRaw('user/info', '{}', { provider });
    expect(answer).toMatchObject({ http: 200, status: 'RS_ERROR_INVALID_PARTNER' });
  }
  const off = await providerParty(world, 'SWITCHED_OFF');
  const theirs = await off.player(100n);
  expect((await off.balance(theirs)).status).toBe('RS_OK');
  await world.database.transaction((tx) =>
    tx.run({ name: 'test.off', text: `update provider set is_enabled = false where code = 'SWITCHED_OFF'` }, []),
  );
  world.clock.advance({ seconds: 3 });
  expect((await off.balance(theirs)).status).toBe('RS_ERROR_INVALID_PARTNER');
});

test('GAME-09 optional fields may be null and unknown fields are ignored, whatever their names', async () => {
  const optional = [
    'supplier_transaction_id',
    'round_closed',
    'is_free',
    'is_aggregated',
    'reward_uuid',
    'bet',
    'meta',
  ];
  const body = JSON.stringify({
    ...content(),
    ...Object.fromEntries(optional.map((name) => [name, null])),
    supplier_user: null,
    anything: { deep: [1, { balance: 1 }] },
  }).replace('{', '{"__proto__":{"amount":1},"constructor":1e400,"toString":null,');
  expect(await party.sendRaw('transaction/bet', body)).toMatchObject({ status: 'RS_OK' });
});

test('GAME-09 uuids are the same in upper and lower case', async () => {
  const id = randomUUID();
  const first = await party.bet(player, units(1), { transaction_uuid: id });
  const request_uuid = randomUUID().toUpperCase();
  const again = await party.bet(player, units(1), { transaction_uuid: id.toUpperCase(), request_uuid });
  expect(again.balance).toBe(first.balance);
  expect(again.body['request_uuid']).toBe(request_uuid);
});

test('W18 the largest amount and its balance keep every digit', async () => {
  const rich = await party.player(1n);
  const bet = randomUUID();
  await party.bet(rich, 1_000, { transaction_uuid: bet });
  const answer = await party.win(rich, 999_999_999_999_999_000n, bet);
  expect(answer).toMatchObject({ status: 'RS_OK', balance: '999999999999999000' });
  expect(await party.balance(rich)).toMatchObject({ balance: '999999999999999000' });
});

test('GAME-09 a body of 10 MB is refused with 413 and a status, whether its length is told or not', async () => {
  const large = `{"meta":"${'x'.repeat(10_000_000)}"}`;
  expect(await party.sendRaw('transaction/bet', large)).toMatchObject({ http: 413, status: 'RS_ERROR_WRONG_SYNTAX' });
  expect(await firstLineOfUnknownLength(large)).toContain('413');
});

test('GAME-09 whatever was refused above left no transaction and a book that balances', async () => {
  const refused = await party.player(10_000n);
  await party.sendRaw('transaction/bet', JSON.stringify({ ...content(refused), amount: -5 }));
  await party.sendRaw('transaction/bet', JSON.stringify(content(refused)), { signature: null });
  await party.bet(refused, units(1), { token: 'forged' });
  await party.bet(refused, units(1), { currency: 'USD' });
  await party.win(refused, units(1), randomUUID());
  const left = await world.database.transaction((tx) =>
    tx.run({ name: 'test.left', text: 'select 1 from provider_transaction where player_id = $1' }, [refused.playerId]),
  );
  expect(left).toEqual([]);
  expect(await world.database.transaction(checkBook)).toEqual([]);
});

function content(launch: Launch = player): Record<string, unknown> {
  return {
    ...askedOf(launch),
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    round: 'r',
    currency: 'MYR',
    amount: 100_000,
  };
}

/** Sends a chunked body, so that only reading it tells how long it is. */
function firstLineOfUnknownLength(body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(party.origin);
    const socket = connect(Number(port), hostname);
    socket.once('data', (bytes: Buffer) => {
      resolve(bytes.toString('latin1').split('\r\n', 1)[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
    socket.write(
      `POST /provider/${party.code}/transaction/bet HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n` +
        `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    );
  });
}

import { randomUUID } from 'node:crypto';
import { PROVIDER_BATCH_MAXIMUM } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBook, readWallet } from '../../ledger/index.ts';
import { checkTransactions } from './check-transactions.ts';
import type { Launch } from './testing/launches.ts';
import { askedOf, providerParty, units } from './testing/provider-party.ts';

// Many transactions under one signature: our extension of the protocol.
const world = await testDatabase();
const party = await providerParty(world);
let player: Launch;

beforeEach(async () => {
  player = await party.player(10_000n);
});
afterEach(async () => {
  const faults = await world.database.reading(async (tx) => [
    ...(await checkBook(tx)),
    ...(await checkTransactions(tx)),
  ]);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

type Item = Record<string, unknown>;
const item = (type: string, launch: Launch, more: Item): Item => ({
  type,
  request_uuid: randomUUID(),
  ...askedOf(launch),
  transaction_uuid: randomUUID(),
  round: 'round-1',
  ...more,
});
const bet = (launch: Launch, ringgit: number, more: Item = {}) =>
  item('bet', launch, { currency: 'MYR', amount: units(ringgit), ...more });
const win = (launch: Launch, ringgit: number, of: unknown, more: Item = {}) =>
  item('win', launch, { currency: 'MYR', amount: units(ringgit), reference_transaction_uuid: of, ...more });

async function send(...items: unknown[]) {
  const { body, http } = await party.sendRaw('transactions', JSON.stringify({ items }));
  const answers = (body['items'] ?? []) as Item[];
  return {
    http,
    body,
    answers,
    statuses: answers.map(({ status }) => status),
    balances: answers.map(({ balance }) => balance),
  };
}
const minor = async ({ playerId }: Launch) =>
  (await world.database.reading((tx) => readWallet(tx, playerId))).availableMinor;

test('GAME-09 items of one player are taken in their order, a win behind its bet', async () => {
  const first = bet(player, 60);
  const paid = win(player, 50, first['transaction_uuid']);
  const { statuses, balances } = await send(first, paid, bet(player, 90), bet(player, 1));
  expect(statuses).toEqual(['RS_OK', 'RS_OK', 'RS_OK', 'RS_ERROR_NOT_ENOUGH_MONEY']);
  expect(balances).toEqual([units(40), units(90), units(0), units(0)]);
});

test('GAME-09 a batch whose answer was lost is repeated, and each item answers as the first time', async () => {
  const others = await Promise.all([party.player(5_000n), party.player(500n)]);
  const items = [bet(player, 10), ...others.map((other) => bet(other, 20)), bet(player, 5)];
  const first = await send(...items);
  expect(first.statuses).toEqual(['RS_OK', 'RS_OK', 'RS_ERROR_NOT_ENOUGH_MONEY', 'RS_OK']);
  const again = await send(...items.map((told) => ({ ...told, request_uuid: randomUUID() })));
  expect([again.statuses, again.balances]).toEqual([first.statuses, first.balances]);
  expect(await minor(player)).toBe(8_500n);
});

test('GAME-09 the same item twice in one batch moves money once', async () => {
  const once = bet(player, 10);
  expect((await send(once, once)).statuses).toEqual(['RS_OK', 'RS_OK']);
  expect(await minor(player)).toBe(9_000n);
});

test('GAME-09 an item that cannot be taken keeps no other from its turn', async () => {
  const taken = bet(player, 10);
  const { statuses, answers } = await send(
    'not an item',
    { ...bet(player, 1), type: 'grant' },
    { ...bet(player, 1), type: undefined },
    { ...bet(player, 1), amount: -1 },
    { ...bet(player, 1), amount: units(1) + 1 },
    { ...bet(player, 1), game_code: 'no-such-game' },
    { ...bet(player, 1), token: 'another' },
    win(player, 5, randomUUID()),
    taken,
    item('rollback', player, { reference_transaction_uuid: taken['transaction_uuid'] }),
  );
  expect(statuses).toEqual([
    'RS_ERROR_WRONG_SYNTAX',
    'RS_ERROR_WRONG_TYPES',
    'RS_ERROR_WRONG_SYNTAX',
    'RS_ERROR_WRONG_TYPES',
    'RS_ERROR_WRONG_TYPES',
    'RS_ERROR_INVALID_GAME',
    'RS_ERROR_INVALID_TOKEN',
    'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    'RS_OK',
    'RS_OK',
  ]);
  expect(answers[8]?.['request_uuid']).toBe(taken['request_uuid']);
  expect(await minor(player)).toBe(10_000n);
});

test('GAME-09 a tombstone holds item by item', async () => {
  const late = bet(player, 10);
  const undo = item('rollback', player, { reference_transaction_uuid: late['transaction_uuid'] });
  expect((await send(undo, late)).statuses).toEqual(['RS_OK', 'RS_ERROR_TRANSACTION_ROLLED_BACK']);
  expect(await minor(player)).toBe(10_000n);
});

test('GAME-09 a full batch is taken, a larger one and none are refused whole', async () => {
  const many = Array.from({ length: PROVIDER_BATCH_MAXIMUM }, () => bet(player, 0.1));
  expect(new Set((await send(...many)).statuses)).toEqual(new Set(['RS_OK']));
  expect(await minor(player)).toBe(10_000n - 256n * 10n);
  for (const items of [[], [...many, bet(player, 1)]])
    expect((await send(...items)).body).toMatchObject({ status: 'RS_ERROR_WRONG_SYNTAX' });
  for (const text of ['', '[]', '{"items":{}}', '{"items":null}', 'null'])
    expect((await party.sendRaw('transactions', text)).body).toMatchObject({ status: 'RS_ERROR_WRONG_SYNTAX' });
});

test('GAME-09 a batch is signed as a whole', async () => {
  const body = JSON.stringify({ items: [bet(player, 10)] });
  for (const signature of [null, '', party.keys.signatureOf(Buffer.from(`${body} `))])
    expect((await party.sendRaw('transactions', body, { signature })).body).toMatchObject({
      status: 'RS_ERROR_INVALID_SIGNATURE',
    });
  expect((await party.sendRaw('transactions', body, { provider: 'NO_SUCH' })).body).toMatchObject({
    status: 'RS_ERROR_INVALID_PARTNER',
  });
  expect(await minor(player)).toBe(10_000n);
});

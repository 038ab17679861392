import { createFixedClock, createSeededRandom } from '@pelita/testkit';
import { expect, onTestFinished, test } from 'vitest';
import { checkBook } from '../modules/ledger/index.ts';
import { checkVendorTransfers, vendorWalletsModule } from '../modules/vendor-wallets/index.ts';
import { openConnections } from '../platform/database/connections.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { migrate } from '../platform/database/schema/migrate.ts';
import { readSchema } from '../platform/database/schema/read-schema.ts';
import { freshDatabase, rowsOf } from '../platform/database/schema/testing/fresh-database.ts';
import { createLog } from '../platform/log/create-log.ts';

/* What a deployment had under way when it was brought up to date is carried over, and comes to its end. */
const schema = await readSchema();

test('WALLET-06 REL-03 money on its way to a vendor becomes a hold, and the transfer comes to its end', async () => {
  const [address, player] = [await freshDatabase(), 1];
  await migrateBefore(address, '20261123T0514-accounts-holds-and-seals.sql');
  // The states in which a transfer of the version before could be, and the money that it had moved by then.
  const moved: [string, string, number, string[]][] = [
    ['debited', 'to_vendor', 1_000, ['out']],
    ['sent', 'to_vendor', 2_000, ['out']],
    ['unknown', 'to_vendor', 3_000, ['out']],
    ['confirmed', 'to_vendor', 4_000, ['out']],
    ['failed', 'to_vendor', 5_000, ['out', 'back']],
    ['init', 'from_vendor', 600, []],
    ['confirmed', 'from_vendor', 700, ['in']],
  ];
  await walletOfBefore(address, player, 100_000);
  for (const [at, [state, direction, minor, steps]] of moved.entries())
    await transferOfBefore(address, { player, id: at + 1, state, direction, minor, steps });
  const total = 100_000 - 1_000 - 2_000 - 3_000 - 4_000 + 700;

  await migrate(address, schema);
  const { database, clock } = opened(address);
  const faults = () => database.snapshot(async (tx) => [...(await checkBook(tx)), ...(await checkVendorTransfers(tx))]);
  expect(await faults()).toEqual([]);
  expect(await rowsOf(address, 'select available_minor::int, reserved_minor::int from wallet')).toEqual([
    { available_minor: total, reserved_minor: 6_000 },
  ]);

  clock.advance({ hours: 2 });
  await vendorWalletsModule({
    currency: 'MYR',
    vendors: {
      OLD: {
        code: 'OLD',
        name: 'Old',
        balance: async () => null,
        move: async () => 'done',
        query: async ({ amountMinor }) => (amountMinor === 3_000n ? 'refused' : 'done'),
      },
    },
    vendorUserOf: async () => 'user',
    knownVendorUserOf: async () => 'user',
    refuseWhenLimited: async () => undefined,
    refuseMoneyOut: async () => undefined,
  }).jobs?.[0]?.long?.(database, {});
  expect(await faults()).toEqual([]);
  // What the vendor refused is back, what it took is gone, and what it gave is here.
  expect(await rowsOf(address, 'select available_minor::int, reserved_minor::int from wallet')).toEqual([
    { available_minor: total + 3_000 + 600, reserved_minor: 0 },
  ]);
  expect(await rowsOf(address, 'select count(*)::int as open from vendor_transfer where ended_at is null')).toEqual([
    { open: 0 },
  ]);
});

test('GAME-12 REL-03 a round of a state that is no more goes on from where it was', async () => {
  const address = await freshDatabase();
  await migrateBefore(address, '20261123T0655-a-round-has-six-states.sql');
  const rounds: [string, number][] = [
    ['committed', 0],
    ['bet-sent', 0],
    ['bet-confirmed', 0],
    ['bet-confirmed', 70],
    ['win-sent', 70],
    ['settled', 0],
  ];
  for (const [at, [state, winMinor]] of rounds.entries()) await roundOfBefore(address, { at, state, winMinor });
  await migrate(address, schema);
  expect(
    await rowsOf(
      address,
      `select nonce, state, balance_minor::int, sealed_token is null as is_closed, resumed_at is not null as is_to_show
       from studio_round order by nonce`,
    ),
  ).toEqual([
    { nonce: 0, state: 'bet-sent', balance_minor: null, is_closed: false, is_to_show: false },
    { nonce: 1, state: 'bet-sent', balance_minor: null, is_closed: false, is_to_show: false },
    { nonce: 2, state: 'settled', balance_minor: 900, is_closed: true, is_to_show: true },
    { nonce: 3, state: 'win-sent', balance_minor: null, is_closed: false, is_to_show: false },
    { nonce: 4, state: 'win-sent', balance_minor: null, is_closed: false, is_to_show: false },
    { nonce: 5, state: 'settled', balance_minor: 900, is_closed: true, is_to_show: false },
  ]);
});

type Address = Awaited<ReturnType<typeof freshDatabase>>;

/** The tables as they were before a migration; functions come with the rest. */
async function migrateBefore(address: Address, name: string): Promise<void> {
  const at = schema.migrations.findIndex((one) => one.name === name);
  if (at < 0) throw new Error(`no migration ${name}`);
  await migrate(address, { ...schema, migrations: schema.migrations.slice(0, at), functions: [] });
}

function opened(address: Address) {
  const [clock, random] = [createFixedClock(), createSeededRandom('carried over')];
  const connections = openConnections({ address, log: createLog('silent'), size: 2 });
  const database = openDatabase({ address, connections, clock, random, enqueue: async () => {} });
  onTestFinished(() => database.close());
  return { database, clock };
}

const uuid = (number: number) => `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const LONG_AGO = '2026-01-01T00:00:00Z';

async function walletOfBefore(address: Address, player: number, minor: number): Promise<void> {
  await rowsOf(address, `insert into wallet values ('${uuid(player)}', 'MYR', 'real', 2, 0, 0, 0, 0, '${LONG_AGO}')`);
  await postBefore(address, player, {
    key: 'first',
    kind: 'deposit',
    minor,
    counter: 'house:cash:test',
    reference: 'first',
  });
}

type Before = { player: number; id: number; state: string; direction: string; minor: number; steps: string[] };

async function transferOfBefore(
  address: Address,
  { player, id, state, direction, minor, steps }: Before,
): Promise<void> {
  const ended = state === 'confirmed' || state === 'failed' ? `'${LONG_AGO}'` : 'null';
  await rowsOf(
    address,
    `insert into vendor_transfer values ('${uuid(player)}', '${uuid(id)}', 'key ${id}', 'OLD', 'user', '${direction}',
       ${minor}, 'MYR', '${state}', ${state === 'init' || state === 'debited' ? 0 : 1}, '${LONG_AGO}', '${LONG_AGO}', ${ended})`,
  );
  for (const step of steps)
    await postBefore(address, player, {
      key: `${uuid(id)} ${step}`,
      kind: step === 'out' ? 'transfer_out' : 'transfer_in',
      minor: step === 'out' ? -minor : minor,
      counter: 'vendor:OLD',
      reference: uuid(id),
      source: 'vendor-wallets',
    });
}

/** A transfer as every version has written it. */
async function postBefore(
  address: Address,
  player: number,
  {
    source = 'test',
    ...one
  }: { key: string; kind: string; minor: number; counter: string; reference: string; source?: string },
): Promise<void> {
  const amount = Math.abs(one.minor);
  const [debit, credit] = one.minor < 0 ? ['wallet', one.counter] : [one.counter, 'wallet'];
  const words = [source, one.key, 'real', debit, credit, String(amount), 'MYR', one.kind, one.reference];
  await rowsOf(
    address,
    `with moved as (
       update wallet set available_minor = available_minor + ${one.minor}, version = version + 1
       where player_id = '${uuid(player)}' returning available_minor, version
     )
     insert into transfer (player_id, key_hash, wallet_version, amount_minor, available_after_minor, at, checksum, source,
       idempotency_key, book, currency, kind, debit_account, credit_account, reference)
     select '${uuid(player)}', hashtextextended('${source} ${one.key}', 0), version, ${amount}, available_minor, '${LONG_AGO}',
       hashtext(${words.map((word) => `'${word}'`).join(' || chr(31) || ')}), '${source}', '${one.key}', 'real', 'MYR',
       '${one.kind}', '${debit}', '${credit}', '${one.reference}'
     from moved`,
  );
}

async function roundOfBefore(
  address: Address,
  { at, state, winMinor }: { at: number; state: string; winMinor: number },
) {
  const isSettled = state === 'settled';
  const isBetTaken = !['committed', 'bet-sent'].includes(state);
  await rowsOf(
    address,
    `insert into studio_round (user_id, id, game_code, spin_key, seed_pair_id, nonce, engine, currency, line_bet_minor,
       total_bet_minor, total_win_minor, stops, state, bet_transaction, win_transaction, rollback_transaction, sealed_token,
       balance_after_bet_minor, balance_minor, played_at, next_attempt_at, settled_at)
     values ('user-${at}', '${uuid(at)}', 'koi-rising', '${uuid(100 + at)}', '${uuid(1)}', ${at}, 'lines-5x3', 'MYR', 5, 100,
       ${winMinor}, '[]', '${state}', '${uuid(200 + at)}', '${uuid(300 + at)}', '${uuid(400 + at)}',
       ${isSettled ? 'null' : `'\\x00'`}, ${isBetTaken ? 900 : 'null'}, ${isSettled ? 900 : 'null'}, '${LONG_AGO}', '${LONG_AGO}',
       ${isSettled ? `'${LONG_AGO}'` : 'null'})`,
  );
}

import { randomUUID } from 'node:crypto';
import {
  type CallAnswer,
  closeAccount,
  errorCatalogue,
  type ErrorCode,
  getBalance,
  getWalletTransfer,
  listRegisteredAddresses,
  removeRegisteredAddress,
  requestDeposit,
  walletTransfer,
} from '@pelita/contract';
import { newMember, newTrial, paidIn, type Person, testDatabase, testServer } from '@pelita/testkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeSetting } from '../../platform/settings/change-setting.ts';
import { checkBook } from '../ledger/index.ts';
import { carryTransfer, holdForVendor } from './carry-transfer.ts';
import { checkVendorTransfers, countVendorTransfers } from './check-transfers.ts';
import { vendorWalletsModule } from './index.ts';
import { SANDBOX_VENDOR, sandboxVendor } from './sandbox-vendor/sandbox-vendor.ts';
import { type TransferRow } from './store.ts';
import type { MoveWord, QueryWord, TransferVendor } from './transfer-vendor.ts';

const world = await testDatabase();
const server = await testServer(world);
const vendor = sandboxVendor(world.database);
let player: Person;

beforeEach(async () => {
  player = await newMember(server);
  await paidIn(server, player, '200.00');
});
afterEach(async () => {
  const faults = await world.database.transaction(checkBook);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

const transfer = (direction: 'IN' | 'OUT', amount: string, { key = randomUUID() as string, who = player } = {}) =>
  server.send(
    walletTransfer,
    { body: { vassalage: SANDBOX_VENDOR, direction, amount } },
    { token: who.token, headers: { 'idempotency-key': key } },
  );
const query = (transferId: string, who = player) =>
  server.send(getWalletTransfer, { params: { transferId } }, { token: who.token });
const here = async () => (await server.send(getBalance, {}, { token: player.token })).value.sumBalance;
const run = <Row>(text: string, values: unknown[] = []) =>
  world.database.single<Row>({ name: text.slice(0, 60), text }, values);
/** What the vendor's own book has for the player. */
const there = async () => {
  const [row] = await run<{ sum: string }>(
    `select coalesce(sum(case direction when 'to_vendor' then amount_minor else -amount_minor end), 0)::text as sum
     from sandbox_vendor_transfer v where is_done
       and vendor_user = (select provider_user_id from provider_user where player_id = $1 and provider_code = $2)`,
    [player.playerId, SANDBOX_VENDOR],
  );
  return row?.sum;
};
const job = (of: TransferVendor = vendor) =>
  vendorWalletsModule({
    currency: 'MYR',
    vendors: { [of.code]: of },
    vendorUserOf: async () => 'nobody',
    knownVendorUserOf: async () => 'user',
    refuseMoneyOut: async () => undefined,
    refuseWhenLimited: async () => undefined,
  }).jobs?.[0]?.long?.(world.database, {});
const set = async (key: string, value: unknown) => {
  await world.database.transaction((tx) =>
    changeSetting(world.platform.settings.catalogue, async () => undefined)(tx, 'test', key, value),
  );
  await world.platform.settings.refresh();
};
const refusal = (code: ErrorCode) => ({ status: errorCatalogue[code].status, body: { code } });

describe('API-01 GCS_walletTransfer', () => {
  test('WALLET-02 money goes to the vendor and comes back, and both books say so', async () => {
    const { value } = await transfer('IN', '80.00');
    expect(value).toMatchObject({ state: 'confirmed', direction: 'IN', amount: '80.00', currency: 'MYR' });
    expect([await here(), await there()]).toEqual(['120.00', '8000']);
    expect((await transfer('OUT', '30.50')).value.state).toBe('confirmed');
    expect([await here(), await there()]).toEqual(['150.50', '4950']);
  });

  test('WALLET-03 the same key is one transfer, also twenty times at once; with other content it is refused', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => transfer('IN', '10.00', { key })));
    expect(new Set(answers.map(({ value }) => value.transferId)).size).toBe(1);
    expect([await here(), await there()]).toEqual(['190.00', '1000']);
    expect((await transfer('IN', '10.00', { key })).value.state).toBe('confirmed');
    expect(await transfer('OUT', '10.00', { key })).toMatchObject(refusal('idempotency_key_reused'));
    expect(await transfer('IN', '11.00', { key })).toMatchObject(refusal('idempotency_key_reused'));
  });

  test('LOGIN-12 second_factor_needed: nothing goes to a vendor for whom the gate refuses, and nothing is left of it', async () => {
    await set('features.loginAddressVerification', true);
    for (const { addressId } of (await server.send(listRegisteredAddresses, {}, { token: player.token })).value)
      await server.send(removeRegisteredAddress, { params: { addressId } }, { token: player.token });
    expect(await transfer('IN', '10.00')).toMatchObject(refusal('second_factor_needed'));
    expect([await here(), await there()]).toEqual(['200.00', '0']);
    await set('features.loginAddressVerification', false);
    expect((await transfer('IN', '10.00')).value.state).toBe('confirmed');
  });

  test('of many transfers at once just as many succeed as there is money for', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => transfer('IN', '50.00')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(6);
    expect([await here(), await there()]).toEqual(['0.00', '20000']);
  });

  test('API-01 POST /wps/member/closure a member with money at a vendor, or on its way there, cannot close the account', async () => {
    const close = () => server.send(closeAccount, { body: { password: 'seven tin boats' } }, { token: player.token });
    await transfer('IN', '200.00');
    expect(await here()).toBe('0.00');
    expect(await close()).toMatchObject(refusal('account_not_empty'));
    await transfer('OUT', '200.00');
    expect(await close()).toMatchObject(refusal('account_not_empty'));

    player = await newMember(server);
    await server.send(
      requestDeposit,
      { params: { method: 'purnama' }, body: { amount: '50.00' } },
      { token: player.token, headers: { 'idempotency-key': randomUUID() } },
    );
    expect(await close()).toMatchObject(refusal('account_not_empty'));
    world.clock.advance({ minutes: 90 });
    expect((await close()).value).toEqual({ done: true });
  });

  test('more than the vendor has comes back as failed, and nothing moves', async () => {
    expect((await transfer('OUT', '5.00')).value.state).toBe('failed');
    expect([await here(), await there()]).toEqual(['200.00', '0']);
  });

  test.each<[string, ErrorCode, () => Promise<unknown>]>([
    ['a trial account', 'in_need_true_account', async () => transfer('IN', '5.00', { who: await newTrial(server) })],
    ['more than there is', 'insufficient_balance', () => transfer('IN', '201.00')],
    ['nothing', 'amount_out_of_range', () => transfer('IN', '0')],
    ['less than nothing', 'amount_out_of_range', () => transfer('OUT', '-5.00')],
    ['a part of a sen', 'amount_out_of_range', () => transfer('IN', '5.005')],
    ['too much', 'amount_out_of_range', () => transfer('IN', '50000.01')],
    [
      'a vendor without a wallet',
      'transfer_vendor_unknown',
      () =>
        server.send(
          walletTransfer,
          { body: { vassalage: 'CONSTRUCTOR', direction: 'IN', amount: '5' } },
          { token: player.token, headers: { 'idempotency-key': randomUUID() } },
        ),
    ],
    [
      'no key',
      'idempotency_key_required',
      () =>
        server.send(
          walletTransfer,
          { body: { vassalage: SANDBOX_VENDOR, direction: 'IN', amount: '5' } },
          { token: player.token },
        ),
    ],
  ])('%s is refused and leaves no transfer', async (_what, code, ask) => {
    expect(await ask()).toMatchObject(refusal(code));
    expect(await run('select 1 from vendor_transfer where player_id = $1', [player.playerId])).toEqual([]);
    expect(await here()).toBe('200.00');
  });
});

describe('WALLET-02 a transfer whose outcome is unknown', () => {
  test.each([
    ['IN', '40.13', '159.87', '4013'],
    ['IN', '40.17', '159.83', '4017'],
  ] as const)(
    '%s of %s stays pending with the money out, and is resolved by asking',
    async (direction, amount, left, held) => {
      const { value } = await transfer(direction, amount);
      expect(value.state).toBe('pending');
      expect(await here()).toBe(left);
      // Nobody gives it back because of silence, and nobody asks too early.
      await job();
      expect((await query(value.transferId)).value.state).toBe('pending');
      for (let turn = 0; turn < 2; turn++) {
        world.clock.advance({ minutes: 5 });
        await job();
      }
      expect((await query(value.transferId)).value.state).toBe('confirmed');
      expect([await here(), await there()]).toEqual([left, held]);
    },
  );

  test('OUT is credited once, when the vendor says that it was done', async () => {
    await transfer('IN', '100.00');
    const { value } = await transfer('OUT', '40.13');
    expect(value.state).toBe('pending');
    expect([await here(), await there()]).toEqual(['100.00', '5987']);
    world.clock.advance({ minutes: 5 });
    await Promise.all([job(), job(), job()]);
    expect((await query(value.transferId)).value.state).toBe('confirmed');
    expect([await here(), await there()]).toEqual(['140.13', '5987']);
  });

  test('a refusal after a silent try is not believed until the vendor is asked; then the money comes back', async () => {
    const words: (MoveWord | QueryWord)[] = ['unknown', 'unseen', 'refused', 'unknown', 'refused'];
    const scripted = scriptedVendor(words);
    const row = await opened('40.00');
    const first = await carryTransfer(world.database, scripted, row);
    const second = await carryTransfer(world.database, scripted, first);
    const third = await carryTransfer(world.database, scripted, second);
    expect([first.state, second.state, third.state]).toEqual(['unknown', 'unknown', 'unknown']);
    expect(await here()).toBe('160.00');
    const last = await carryTransfer(world.database, scripted, third);
    expect(last.state).toBe('failed');
    expect(await here()).toBe('200.00');
    // An old look at it moves nothing any more.
    await carryTransfer(world.database, scriptedVendor(['done']), third);
    expect(await here()).toBe('200.00');
    expect(words).toEqual([]);
  });

  test.each(['held', 'sent'] as const)('a server that dies when it is %s leaves it to the job', async (state) => {
    const row = await opened('40.00');
    if (state === 'sent') await run(`update vendor_transfer set state = 'sent', attempts = 1 where id = $1`, [row.id]);
    world.clock.advance({ minutes: 1 });
    await job();
    expect((await query(row.id)).value.state).toBe('confirmed');
    expect([await here(), await there()]).toEqual(['160.00', '4000']);
  });

  test('each silence makes the pause until the next question longer, up to an hour', async () => {
    const silent = scriptedVendor(Array.from({ length: 14 }, () => 'unknown' as const));
    let row = await carryTransfer(world.database, silent, await opened('40.00'));
    const pauses: number[] = [];
    for (let turn = 0; turn < 12; turn++) {
      row = await carryTransfer(world.database, silent, row);
      pauses.push(Math.round(row.next_attempt_at.since(world.clock.now()).total('seconds')));
    }
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses.at(-1)).toBe(3_600);
  });
});

test('API-01 GET /wps/wallet/transfers/{transferId} shows a player’s own transfers alone', async () => {
  const { value } = await transfer('IN', '10.00');
  expect((await query(value.transferId)).value).toEqual(value satisfies CallAnswer<typeof walletTransfer>);
  const stranger = await newMember(server);
  expect(await query(value.transferId, stranger)).toMatchObject(refusal('wallet_transfer_unknown'));
  expect(await query(randomUUID())).toMatchObject(refusal('wallet_transfer_unknown'));
});

test('WALLET-06 the nightly check reads what is open or has ended since the seal, however much ended before', async () => {
  const [since, ended] = [Temporal.Instant.from('2026-02-01T00:00:00Z'), 5_000];
  const longAgo = `'2026-01-01T00:00:00Z'::timestamptz + n * interval '1 second'`;
  const player = `('019a0000-0000-7000-8000-' || lpad((n % 100)::text, 12, '0'))::uuid`;
  const id = `('019a0000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid`;
  await world.asOwner(`
    insert into vendor_transfer
    select ${player}, ${id}, n::text, 'OLD', 'user', 'to_vendor', 100, 'MYR', 'confirmed', 1, ${longAgo}, ${longAgo}, ${longAgo}
    from generate_series(1, ${ended}) as n`);
  await world.asOwner(`
    insert into hold
    select ${player}, 'vendor-wallets', (${id})::text, 'real', 'MYR', 100, 100, 0, ${longAgo} from generate_series(1, ${ended}) as n`);
  const open = await opened('40.00');
  await transfer('IN', '10.00');
  await world.asOwner('analyze vendor_transfer, hold');

  const nightly = await world.database.snapshot(async (tx) => {
    const faults = await checkVendorTransfers(tx, since);
    const { vendorTransfers } = await countVendorTransfers(tx, since);
    const [read] = await tx.run<{ rows: number }>(
      {
        name: 'test.rows-read',
        text: `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_user_tables
               where relname in ('vendor_transfer', 'hold')`,
      },
      [],
    );
    return { faults, vendorTransfers, rows: read?.rows ?? Infinity };
  });
  expect(nightly.faults).toEqual([]);
  expect(nightly.vendorTransfers).toBeGreaterThan(1);
  expect(nightly.rows).toBeLessThan(ended / 10);
  await run(`update vendor_transfer set amount_minor = 4001 where id = $1`, [open.id]);
  expect(await world.database.snapshot((tx) => checkVendorTransfers(tx, since))).toHaveLength(1);
  await run(`update vendor_transfer set amount_minor = 4000 where id = $1`, [open.id]);
});

test('WALLET-06 a transfer whose money is not what its state says is found, and no other', async () => {
  const faults = async () => (await world.database.snapshot(checkVendorTransfers)).map(({ subject }) => subject);
  const { transferId } = (await transfer('IN', '10.00')).value;
  await transfer('OUT', '500.00');
  await transfer('OUT', '2.00');
  expect(await faults()).toEqual([]);
  await run(`update vendor_transfer set state = 'failed' where id = $1`, [transferId]);
  expect(await faults()).toEqual([transferId]);
  await run(`update vendor_transfer set state = 'confirmed', amount_minor = 1001 where id = $1`, [transferId]);
  expect(await faults()).toEqual([transferId]);
  await run('delete from vendor_transfer where id = $1', [transferId]);
  expect(await faults()).toEqual([transferId]);
});

/** A transfer as it stands before its first step, the money already held. */
async function opened(amount: string): Promise<TransferRow> {
  await transfer('OUT', '1.00');
  return world.database.transaction(async (tx) => {
    const id = tx.newId<string>();
    const amountMinor = BigInt(amount.replace('.', ''));
    const [row] = await tx.run<TransferRow>(
      {
        name: 'test.open-transfer',
        text: `insert into vendor_transfer (player_id, id, idempotency_key, vendor_code, vendor_user, direction,
                 amount_minor, currency, state, attempts, next_attempt_at, requested_at)
               select $1, $2, $6, $3, provider_user_id, 'to_vendor', $4, 'MYR', 'held', 0, $5, $5
               from provider_user where player_id = $1 and provider_code = $3 returning *`,
      },
      [player.playerId, id, SANDBOX_VENDOR, amountMinor, tx.now, randomUUID()],
    );
    if (!row) throw new Error('the transfer was not opened');
    await holdForVendor(tx, row);
    return row;
  });
}

/** Says its words one after another, whatever it is asked. */
function scriptedVendor(words: (MoveWord | QueryWord)[]): TransferVendor {
  const next = () => words.shift() ?? 'unknown';
  return {
    code: SANDBOX_VENDOR,
    name: 'Scripted',
    balance: async () => null,
    move: async () => next() as MoveWord,
    query: async () => next(),
  };
}

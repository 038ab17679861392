import { randomUUID } from 'node:crypto';
import { getBalance, walletTransfer } from '@pelita/contract';
import { askVendorTransfer, listVendorTransfers } from '@pelita/contract/office';
import { newMember, paidIn, type Person, testDatabase, testOffice, testServer } from '@pelita/testkit';
import { beforeEach, expect, test } from 'vitest';
import { checkVendorTransfers } from '../check-transfers.ts';
import { SANDBOX_VENDOR } from '../sandbox-vendor/sandbox-vendor.ts';

const world = await testDatabase();
const server = await testServer(world);
const office = await testOffice(world);
let player: Person;

beforeEach(async () => {
  player = await newMember(server);
  await paidIn(server, player, '200.00');
  await server.send(
    walletTransfer,
    { body: { vassalage: SANDBOX_VENDOR, direction: 'IN', amount: '80.00' } },
    { token: player.token, headers: { 'idempotency-key': randomUUID() } },
  );
});

/** Sent before the server broke off: whether the vendor has it is not known. */
async function leftOpen(): Promise<string> {
  const id = randomUUID();
  await world.asOwner(
    `insert into vendor_transfer (player_id, id, idempotency_key, vendor_code, vendor_user, direction, amount_minor, currency,
       state, attempts, next_attempt_at, requested_at)
     select player_id, $2::uuid, $2::uuid::text, $3, provider_user_id, 'from_vendor', 3000, 'MYR', 'sent', 1, $4, $4
     from provider_user where player_id = $1 and provider_code = $3`,
    [player.playerId, id, SANDBOX_VENDOR, world.clock.now().toString()],
  );
  return id;
}

const balance = async () => (await server.send(getBalance, {}, { token: player.token })).value.sumBalance;

test('WALLET-02 OPS-03 an operator asks about a transfer without an end: it ends once, and who asked is audited', async () => {
  const finance = await office.operator('finance');
  const id = await leftOpen();
  const ask = () => finance.send(askVendorTransfer, { params: { id }, body: { player: player.playerId } });
  const open = await finance.send(listVendorTransfers, { query: { state: 'init,held,sent,unknown' } });
  expect(open.value.rows).toMatchObject([{ id, vendor: SANDBOX_VENDOR, amount: '30.00', state: 'sent' }]);

  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await ask()).value).toEqual({ state: 'confirmed' });
  expect(await balance()).toBe('150.00');
  expect(await world.database.reading((tx) => checkVendorTransfers(tx))).toEqual([]);
  const entries = await world.asOwner<{ actor: string }>('select actor from audit_entry where subject = $1', [
    `vendor-transfer:${id}`,
  ]);
  expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set([`operator:${finance.operatorId}`]));
});

test('OPS-04 whoever may only see transfers asks about none, and there is none by another player', async () => {
  const id = await leftOpen();
  const what = { params: { id }, body: { player: player.playerId } };
  expect(await (await office.operator('support')).send(askVendorTransfer, what)).toMatchObject({ status: 403 });
  const other = await newMember(server);
  const asked = { params: { id }, body: { player: other.playerId } };
  expect(await (await office.operator('risk')).send(askVendorTransfer, asked)).toMatchObject({
    status: 404,
    body: { code: 'wallet_transfer_unknown' },
  });
});

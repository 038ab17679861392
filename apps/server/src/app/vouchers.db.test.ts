import { randomUUID } from 'node:crypto';
import { getBalance, getInbox, listDeposits, redeemVoucher } from '@pelita/contract';
import {
  approveProposal,
  issueVouchers,
  listVoucherBatches,
  takeVoucherCodes,
  voidVouchers,
} from '@pelita/contract/office';
import { newMember, newTrial, type Person, type TestOperator } from '@pelita/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failedLogins } from '../platform/http/rate/rate-limits.ts';
import { refusal, withdrawalWorld } from './testing/withdrawal-world.ts';

const place = await withdrawalWorld();
const { world, server } = place;
let first: TestOperator;
let second: TestOperator;
let player: Person;

beforeEach(async () => {
  player = await newMember(server);
  [first, second] = [await place.openOperator(), await place.openOperator()];
});
afterEach(async () => {
  const faults = await place.faults();
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

type Batch = { count?: number; amount?: string; expiresOn?: string };
const propose = ({ count = 3, amount = '25.00', expiresOn = '2026-12-31' }: Batch = {}) =>
  first.send(
    issueVouchers,
    { body: { count, amount, expiresOn, reason: 'For the shop in Ipoh.' } },
    { 'idempotency-key': randomUUID() },
  );
const take = (id: string, by = first) => by.send(takeVoucherCodes, { params: { id }, body: {} });
async function codesOf(batch: Batch = {}): Promise<{ id: string; codes: string[] }> {
  const { id, inputHash } = (await propose(batch)).value;
  const approved = await second.send(approveProposal, { params: { id }, body: { inputHash } });
  if (approved.status !== 200) throw new Error(approved.text);
  return { id, codes: (await take(id)).value.codes };
}
const redeem = (code: string, { as = player, key = randomUUID() as string } = {}) =>
  server.send(redeemVoucher, { body: { code } }, { token: as.token, headers: { 'idempotency-key': key } });
const balance = async (as = player) => (await server.send(getBalance, {}, { token: as.token })).value.sumBalance;

test('API-01 POST /wps/transaction/voucher: MC-05 a code is a deposit that has arrived, with number, message and history', async () => {
  const { codes } = await codesOf();
  const { value } = await redeem(String(codes[0]).toLowerCase().replaceAll('-', ' '));
  expect(value).toMatchObject({ kind: 'voucher', status: 'confirmed', amount: '25.00', receivedAmount: '25.00' });
  expect(value.number).toMatch(/^D[0-9A-F]{8}$/);
  expect(await balance()).toBe('25.00');
  const { content } = (await server.send(listDeposits, { query: {} }, { token: player.token })).value;
  expect(content.map(({ orderId }) => orderId)).toEqual([value.orderId]);
  const inbox = (await server.send(getInbox, { query: { type: 'DEPOSIT_ARRIVAL' } }, { token: player.token })).value;
  expect(inbox.content[0]?.text).toContain('25.00');
});

test('MC-05 one operator alone issues nothing: no code is worth anything before the vote, and the proposer has none', async () => {
  const { value } = await propose({ count: 2 });
  expect(value).toMatchObject({ state: 'open', result: { state: 'issued', count: 2, amount: '25.00' } });
  expect(await take(value.id)).toMatchObject(refusal('voucher_batch_unknown'));
  const own = await first.send(approveProposal, { params: { id: value.id }, body: { inputHash: value.inputHash } });
  expect(own).toMatchObject(refusal('own_proposal'));
});

test('MC-05 codes are shown once, to the operator who proposed them, and kept as keyed hashes', async () => {
  const { id, codes } = await codesOf({ count: 50 });
  expect(new Set(codes).size).toBe(50);
  expect(await take(id, second)).toMatchObject(refusal('voucher_batch_of_another'));
  expect(await take(id)).toMatchObject(refusal('voucher_codes_taken'));
  const kept = await place.run<{ text: string }>('select v::text as text from voucher v');
  for (const code of codes)
    for (const { text } of kept) {
      expect(text).not.toContain(code);
      expect(text).not.toContain(Buffer.from(code).toString('hex'));
    }
});

test('MC-05 WALLET-03 a code is redeemed once, whoever of 64 players asks at the same instant', async () => {
  // Registering is not what they race for: so many at once are told to come back on a slow machine.
  const players: Person[] = [];
  while (players.length < 64) players.push(await newMember(server));
  const { codes } = await codesOf({ count: 1 });
  const answers = await Promise.all(players.map((as) => redeem(String(codes[0]), { as })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const losers = answers.filter(({ status }) => status !== 200);
  expect(losers).toHaveLength(63);
  for (const loser of losers) expect(loser).toMatchObject(refusal('voucher_redeemed'));
  const sums = await Promise.all(players.map(balance));
  expect(sums.filter((sum) => sum !== '0.00')).toEqual(['25.00']);
});

test('WALLET-03 the same key answers the same deposit; with another code it is refused', async () => {
  const { codes } = await codesOf();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(String(codes[0]), { key })));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await redeem(String(codes[1]), { key })).toMatchObject(refusal('idempotency_key_reused'));
  expect(await balance()).toBe('25.00');
});

test('MC-05 wrong codes are counted: after nine the right one is not judged either, and another player is free', async () => {
  const { codes } = await codesOf();
  for (let guess = 0; guess < failedLogins.uses; guess += 1)
    expect(await redeem('0000-0000-0000-0000')).toMatchObject(refusal('voucher_unknown'));
  const refused = await redeem(String(codes[0]));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await redeem(String(codes[0]), { as: await newMember(server) })).status).toBe(200);
});

test('voucher_expired, voucher_unknown: after its last day, or once its batch is stopped, a code is worth nothing', async () => {
  const today = world.clock.now().toZonedDateTimeISO('Asia/Kuala_Lumpur').toPlainDate().toString();
  const short = await codesOf({ expiresOn: today });
  const stopped = await codesOf({ amount: '30.00' });
  expect((await redeem(String(stopped.codes[0]))).status).toBe(200);
  const halt = () => first.send(voidVouchers, { params: { id: stopped.id }, body: { reason: 'The list was lost.' } });
  expect((await halt()).value).toMatchObject({ state: 'void', redeemed: 1 });
  expect(await halt()).toMatchObject(refusal('voucher_batch_void'));
  expect(await redeem(String(stopped.codes[1]))).toMatchObject(refusal('voucher_unknown'));
  const { rows } = (await first.send(listVoucherBatches, { query: {} })).value;
  expect(rows.find(({ id }) => id === stopped.id)).toMatchObject({
    state: 'void',
    count: 3,
    redeemed: 1,
    amount: '30.00',
  });
  world.clock.advance({ hours: 24 });
  player = await newMember(server);
  expect(await redeem(String(short.codes[0]))).toMatchObject(refusal('voucher_expired'));
});

test.for<[string, Batch]>([
  ['no code', { count: 0 }],
  ['too many', { count: 1_001 }],
  ['part of a code', { count: 1.5 }],
  ['below the method’s limits', { amount: '4.99' }],
  ['above them', { amount: '500.01' }],
  ['negative', { amount: '-5.00' }],
  ['a day that is over', { expiresOn: '2026-01-01' }],
  ['a day that no calendar has', { expiresOn: '2026-02-30' }],
])('a batch that makes no sense is refused: %s', async ([, batch]) => {
  expect((await propose(batch)).status).toBe(400);
});

test('MC-05 what is no code is refused before it is looked up, and a trial account redeems none', async () => {
  for (const code of ['', 'short', 'x'.repeat(41), '<script>alert(1)</script>'])
    expect((await redeem(code)).status, code).toBe(400);
  const { codes } = await codesOf();
  expect(await redeem(String(codes[0]), { as: await newTrial(server) })).toMatchObject(refusal('in_need_true_account'));
});

import { randomUUID } from 'node:crypto';
import {
  type ErrorCode,
  getDepositOrder,
  getInbox,
  listDeposits,
  requestDeposit,
  uploadDepositSlip,
} from '@pelita/contract';
import {
  approveProposal,
  confirmDeposit,
  declineDeposit,
  getDepositSlip,
  getOfficeDeposit,
  listOfficeDeposits,
} from '@pelita/contract/office';
import type { TestOperator } from '@pelita/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pngPicture } from '../platform/pictures/testing/pictures.ts';
import { type Drawer, refusal, withdrawalWorld } from './testing/withdrawal-world.ts';

const place = await withdrawalWorld();
const { world, server, balance } = place;
let player: Drawer;
let first: TestOperator;
let second: TestOperator;

beforeEach(async () => {
  player = await place.newDrawer('0');
  [first, second] = [await place.openOperator(), await place.openOperator()];
});
afterEach(async () => {
  const faults = await place.faults();
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

const order = async (method = 'transfer', who = player) =>
  (
    await server.send(
      requestDeposit,
      { params: { method }, body: { amount: '200.00' } },
      { token: who.token, headers: { 'idempotency-key': randomUUID() } },
    )
  ).value;
const upload = (orderId: string, picture = Buffer.from(pngPicture()).toString('base64'), who = player) =>
  server.send(uploadDepositSlip, { params: { orderId }, body: { picture } }, { token: who.token });
const confirm = (id: string, { amount = '200.00', reference = randomUUID() as string, by = first } = {}) =>
  by.send(confirmDeposit, { params: { id }, body: { amount, reference, reason: 'It is on the statement.' } });
const vote = (proposal: { id: string; inputHash: string }, by = second) =>
  by.send(approveProposal, { params: { id: proposal.id }, body: { inputHash: proposal.inputHash } });
const seen = async (orderId: string) =>
  (await server.send(getDepositOrder, { params: { orderId } }, { token: player.token })).value;

test('API-01 POST /wps/transaction/deposit/{orderId}/slip: MC-05 a slip waits for operators, two confirm it, and the money is there', async () => {
  const { orderId, number, kind } = await order();
  expect(kind).toBe('byHand');
  expect((await upload(orderId)).value).toMatchObject({ status: 'pending', hasSlip: true });
  const [listed] = (await first.send(listOfficeDeposits, { query: { queue: 'slip' } })).value.rows;
  expect(listed).toMatchObject({ number, queue: 'slip', amount: '200.00', received: '0.00' });
  const byNumber = (await first.send(listOfficeDeposits, { query: { number } })).value.rows;
  expect(byNumber.map(({ id }) => id)).toEqual([orderId]);
  const slip = await first.send(getDepositSlip, { params: { id: orderId } });
  expect(slip.value.mediaType).toBe('image/png');
  const { value } = await confirm(orderId);
  expect(value).toMatchObject({ state: 'open', result: { state: 'confirmed', received: '200.00' } });
  expect(await balance(player)).toBe('0.00');
  expect(await vote(value, first)).toMatchObject(refusal('own_proposal'));
  const votes = await Promise.all([vote(value), vote(value, await place.openOperator('risk'))]);
  expect(votes.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await balance(player)).toBe('200.00');
  expect(await seen(orderId)).toMatchObject({ status: 'confirmed', receivedAmount: '200.00' });
  expect((await confirm(orderId)).body).toMatchObject({ code: 'deposit_not_pending' });
});

test('MC-05 another amount is booked as it came, and operators find it in its queue', async () => {
  const { orderId } = await order();
  await vote((await confirm(orderId, { amount: '150.00' })).value);
  expect(await balance(player)).toBe('150.00');
  const deposit = (await first.send(getOfficeDeposit, { params: { id: orderId } })).value;
  expect(deposit).toMatchObject({ queue: 'short', state: 'confirmed', payments: [{ amount: '150.00' }] });
});

test('payment_booked_before: one transfer of the bank confirms one order, also when both are voted on at once', async () => {
  const [one, other] = [await order(), await order()];
  const reference = 'FPX 2026 0001';
  const proposals = [
    (await confirm(one.orderId, { reference })).value,
    (await confirm(other.orderId, { reference: ' fpx 2026 0001' })).value,
  ];
  const answers = [];
  for (const proposal of proposals) answers.push(await vote(proposal));
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  expect(answers[1]?.body).toMatchObject({ code: 'payment_booked_before' satisfies ErrorCode });
  expect(await balance(player)).toBe('200.00');
});

test('MC-12 MC-05 a declined one moves nothing, and the player reads why', async () => {
  const { orderId } = await order();
  await upload(orderId);
  const reason = 'The slip is of another account.';
  const declined = await first.send(declineDeposit, { params: { id: orderId }, body: { reason } });
  expect(declined.value).toMatchObject({ state: 'failed', queue: 'none', reason });
  expect(await seen(orderId)).toMatchObject({ status: 'failed', reason });
  const { content } = (await server.send(getInbox, { query: { type: 'DEPOSIT_FAILED' } }, { token: player.token }))
    .value;
  expect(content[0]?.text).toContain(reason);
  expect(await upload(orderId)).toMatchObject(refusal('deposit_not_pending'));
});

test('deposit_not_by_hand: what a provider confirms is confirmed by nobody else', async () => {
  const { orderId } = await order('purnama');
  expect(await upload(orderId)).toMatchObject(refusal('deposit_not_by_hand'));
  expect(await confirm(orderId)).toMatchObject(refusal('deposit_not_by_hand'));
  const body = { reason: 'It is not ours to confirm.' };
  expect(await first.send(declineDeposit, { params: { id: orderId }, body })).toMatchObject(
    refusal('deposit_not_by_hand'),
  );
  expect(await server.call(`/dev/bank/${(await order()).orderId}/confirm`, { method: 'POST' })).toMatchObject(
    refusal('deposit_order_unknown'),
  );
});

test.for([
  ['text', Buffer.from('no picture').toString('base64')],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
  ['no base64', '%%%'],
])('MC-05 a slip that is no picture is refused: %s', async ([, picture]) => {
  const { orderId } = await order();
  const refused = { status: 400, body: { fields: { picture: { key: 'not_a_picture' } } } };
  expect(await upload(orderId, picture)).toMatchObject(refused);
});

test('the order of another player does not exist, nor is anything confirmed without the permission', async () => {
  const { orderId } = await order();
  const other = await place.newDrawer('0');
  expect(await upload(orderId, undefined, other)).toMatchObject(refusal('deposit_order_unknown'));
  const support = await place.openOperator('support');
  expect((await support.send(getOfficeDeposit, { params: { id: orderId } })).status).toBe(200);
  expect(await confirm(orderId, { by: support })).toMatchObject(refusal('permission_missing'));
  for (const amount of ['0.00', '-5.00', '1.005']) expect((await confirm(orderId, { amount })).status).toBe(400);
});

test('a slip gives operators three days, and without one the order expires in its time', async () => {
  const [waiting, forgotten] = [await order(), await order()];
  await upload(waiting.orderId);
  world.clock.advance({ hours: 4 });
  for (const { orderId } of [waiting, forgotten]) await place.desk.work('cashier.expire-deposit', { orderId });
  const operator = await place.openOperator();
  const stateOf = async (id: string) => (await operator.send(getOfficeDeposit, { params: { id } })).value.state;
  expect([await stateOf(waiting.orderId), await stateOf(forgotten.orderId)]).toEqual(['pending', 'expired']);
});

test('API-01 GET /wps/transaction/deposit lists the newest first', async () => {
  const one = await order();
  world.clock.advance({ seconds: 1 });
  const two = await order('purnama');
  const list = (await server.send(listDeposits, { query: {} }, { token: player.token })).value;
  expect(list).toMatchObject({ content: [{ orderId: two.orderId }, { orderId: one.orderId }], totalPages: 1 });
});

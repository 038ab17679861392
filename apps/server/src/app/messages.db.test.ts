import { randomUUID } from 'node:crypto';
import { deleteMessage, getInbox, getMemberInfo, type MessageType, readMessage, unreadCount } from '@pelita/contract';
import { approveWithdrawal, claimWithdrawal, rejectWithdrawal } from '@pelita/contract/office';
import { beforeEach, expect, test } from 'vitest';
import { type Drawer, refusal, withdrawalWorld } from './testing/withdrawal-world.ts';

const place = await withdrawalWorld();
const { server, set, ask, carry, bank, run } = place;
await set('withdrawals.depositTurnover', 0);
let drawer: Drawer;
let operator: Awaited<ReturnType<typeof place.openOperator>>;

beforeEach(async () => {
  [drawer, operator] = [await place.newDrawer('1000.00'), await place.openOperator()];
});

const as = (language: string, who = drawer) => ({ token: who.token, headers: { language } });
const inbox = async (query: { type?: MessageType; pageNum?: string } = {}, language = 'EN') =>
  (await server.send(getInbox, { query }, as(language))).value;
const unread = async () => (await server.send(unreadCount, {}, { token: drawer.token })).value.unread;
const read = (body: { id: string } | { all: true }, who = drawer) =>
  server.send(readMessage, { body }, { token: who.token });
const inReview = async () => {
  const { orderId: id, number } = (await ask(drawer, '300.00')).value;
  await carry(drawer, id);
  const { claimNo } = (await operator.send(claimWithdrawal, { params: { id }, body: {} })).value.claim;
  return { id, number, claimNo };
};

test('API-01 CSP_unreadCount, CSP_getInbox: MC-12 a deposit that arrived is told in the reader’s language, whichever it is', async () => {
  const [english] = (await inbox()).content;
  const [malay] = (await inbox({}, 'MY')).content;
  expect(english).toMatchObject({
    type: 'DEPOSIT_ARRIVAL',
    title: 'Your deposit has arrived',
    text: expect.stringMatching(/1,000\.00 has been added to your balance\. Order D[0-9A-F]{8}\./),
    isRead: false,
  });
  expect(malay).toMatchObject({ id: english?.id, title: 'Deposit anda sudah masuk' });
  expect(await unread()).toBe(1);
  const info = (await server.send(getMemberInfo, {}, { token: drawer.token })).value;
  expect(info.unreadMessage, 'GATE-06').toBe(1);
});

test('MC-12 an approval and a payment are told, with the deed and not without it', async () => {
  const { id, number, claimNo } = await inReview();
  place.world.clock.advance({ seconds: 1 });
  await operator.send(approveWithdrawal, { params: { id }, body: { claimNo } });
  place.world.clock.advance({ seconds: 1 });
  await bank(id, 'confirm');
  const { content } = await inbox();
  expect(content.map(({ type }) => type)).toEqual(['NEW_MAIL', 'WITHDRAWAL_APPROVED', 'DEPOSIT_ARRIVAL']);
  expect(content[1]).toMatchObject({ orderId: id, text: expect.stringContaining(number) });
  const refused = await operator.send(approveWithdrawal, { params: { id }, body: { claimNo } });
  expect(refused).toMatchObject(refusal('claim_lost'));
  expect((await inbox()).content).toHaveLength(3);
});

test('MC-12 a rejection carries the operator’s reason', async () => {
  const { id, claimNo } = await inReview();
  const reason = 'The name <b>differs</b>.';
  await operator.send(rejectWithdrawal, { params: { id }, body: { claimNo, reason } });
  const { content } = await inbox({ type: 'WITHDRAWAL_REJECTED' });
  expect(content.map(({ text }) => text)).toEqual([
    expect.stringMatching(/ is back in your balance.*Reason: The name <b>differs/),
  ]);
});

test('API-01 CSP_readMessage: MC-12 one is read, or all; what is another player’s does not exist', async () => {
  const { id, claimNo } = await inReview();
  await operator.send(approveWithdrawal, { params: { id }, body: { claimNo } });
  const [newest] = (await inbox()).content;
  expect((await read({ id: newest?.id ?? '' })).value.unread).toBe(1);
  expect((await read({ id: newest?.id ?? '' })).value.unread).toBe(1);
  const other = await place.newDrawer('0');
  expect(await read({ id: newest?.id ?? '' }, other)).toMatchObject(refusal('message_unknown'));
  expect((await read({ all: true })).value.unread).toBe(0);
  expect((await inbox()).content.every(({ isRead }) => isRead)).toBe(true);
  for (const body of [{}, { id: newest?.id ?? '', all: true }, { id: 'x' }])
    expect(await read(body as { all: true })).toMatchObject(refusal('invalid_field'));
});

test('API-01 CSP_deleteMessage: MC-12 what is deleted is gone, for its owner alone', async () => {
  const [message] = (await inbox()).content;
  const remove = (who = drawer) =>
    server.send(deleteMessage, { body: { id: message?.id ?? '' } }, { token: who.token });
  const other = await place.newDrawer('0');
  expect(await remove(other)).toMatchObject(refusal('message_unknown'));
  expect((await remove()).value.unread).toBe(0);
  expect(await remove()).toMatchObject(refusal('message_unknown'));
  expect(await inbox()).toMatchObject({ content: [], totalPages: 0, unread: 0 });
});

test('MC-12 pages of twenty, the newest first, of one type', async () => {
  for (let count = 0; count < 24; count += 1)
    await run(
      `insert into message (player_id, message_id, name, order_id, content, at)
       values ($1, uuidv7(), 'depositFailed', $2, $3, now())`,
      [drawer.playerId, randomUUID(), JSON.stringify({ amount: '5.00', currency: 'MYR', number: `D${count}` })],
    );
  const first = await inbox({ type: 'DEPOSIT_FAILED' });
  const second = await inbox({ type: 'DEPOSIT_FAILED', pageNum: '2' });
  expect([first.content.length, second.content.length, second.totalPages]).toEqual([20, 4, 2]);
  expect(new Set([...first.content, ...second.content].map(({ id }) => id)).size).toBe(24);
});

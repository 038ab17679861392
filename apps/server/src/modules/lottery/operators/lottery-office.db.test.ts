import { randomUUID } from 'node:crypto';
import { getBalance, placeLotteryOrder } from '@pelita/contract';
import { approveProposal, correctDraw, getDrawLiability, listLotteryOrders, voidDraw } from '@pelita/contract/office';
import { newMember, paidIn, type Person, testDatabase, testOffice, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { checkBook } from '../../ledger/index.ts';
import { checkLottery } from '../check-lottery.ts';
import { lotteryWorld, one, type TestDraw } from '../testing/lottery-world.ts';

const world = await testDatabase();
const server = await testServer(world);
const desk = await testOffice(world);
const lottery = lotteryWorld(world);
const [first, second] = [await newMember(server), await newMember(server)];
for (const member of [first, second]) await paidIn(server, member, '100.00');
const [proposer, approver, auditor] = await Promise.all([
  desk.operator('draw'),
  desk.operator('risk'),
  desk.operator('auditor'),
]);
await lottery.run('delete from draw');

const bet = async ({ token }: Person, { gameCode, drawNo }: TestDraw, content: string) => {
  const body = { gameCode, drawNo, items: [one('star5', content, '1')] };
  const headers = { 'idempotency-key': randomUUID() };
  expect((await server.send(placeLotteryOrder, { body }, { token, headers })).status).toBe(200);
};
const balance = async ({ token }: Person) => (await server.send(getBalance, {}, { token })).value.sumBalance;
const faults = () => world.database.snapshot(async (tx) => [...(await checkBook(tx)), ...(await checkLottery(tx))]);

async function proposeAndApprove(
  call: typeof voidDraw | typeof correctDraw,
  id: string,
  body: { reason: string; result?: Record<string, string[]> },
) {
  const headers = { 'idempotency-key': randomUUID() };
  const proposed = await proposer.send(call as typeof correctDraw, { params: { id }, body: body as never }, headers);
  if (proposed.status !== 200) return proposed;
  expect(proposed.value.state).toBe('open');
  const { id: proposal, inputHash } = proposed.value;
  const vote = { params: { id: proposal }, body: { inputHash } };
  const { status } = await proposer.send(approveProposal, vote);
  expect(status).toBe(403);
  const approved = await approver.send(approveProposal, vote);
  if (approved.status !== 200) throw new Error(approved.text);
  return proposed;
}

test('LOTT-09 OPS-08 API-01 GET /office/draws/{id}/liability shows what each number would cost, while bets come', async () => {
  const draw = await lottery.newDraw('SSC-1M');
  await bet(first, draw, '1|2|3|4|5');
  await bet(second, draw, '1|2|3|4|5');
  await bet(second, draw, '9|9|9|9|9');
  const look = () => auditor.send(getDrawLiability, { params: { id: draw.drawId } });
  const seen = (await look()).value;
  expect(seen).toMatchObject({
    game: 'SSC-1M',
    orders: 3,
    players: 2,
    staked: '3.00',
    paid: '0.00',
    state: 'scheduled',
  });
  expect(seen.numbers).toMatchObject([
    { playType: 'star5', number: '12345', staked: '2.00' },
    { playType: 'star5', number: '99999', staked: '1.00' },
  ]);
  expect(Number(seen.numbers[0]?.payable)).toBe(2 * Number(seen.numbers[1]?.payable));
  expect(await auditor.send(getDrawLiability, { params: { id: randomUUID() } })).toMatchObject({
    body: { code: 'draw_unknown' },
  });
});

test('OPS-08 API-01 POST /office/draws/{id}/correction: two operators take a wrong result back and pay the right one', async () => {
  const draw = await lottery.newDraw('SSC-1M');
  const before = [await balance(first), await balance(second)].map(Number);
  await bet(first, draw, '1|2|3|4|5');
  await bet(second, draw, '5|4|3|2|1');
  await lottery.setResult(draw, { digits: ['12345'] });
  await desk.work('lottery.settle', { drawId: draw.drawId });
  const prize = Number(await balance(first)) - (before[0] ?? 0);
  expect(prize).toBeGreaterThan(1_000);

  const malformed = await proposeAndApprove(correctDraw, draw.drawId, {
    reason: 'typing',
    result: { digits: ['543'] },
  });
  expect(malformed).toMatchObject({ status: 400, body: { code: 'draw_result_malformed' } });
  await proposeAndApprove(correctDraw, draw.drawId, { reason: 'a digit was mistyped', result: { digits: ['54321'] } });
  await desk.work('lottery.settle', { drawId: draw.drawId });
  expect(Number(await balance(first)) - (before[0] ?? 0)).toBeCloseTo(-1);
  expect(Number(await balance(second)) - (before[1] ?? 0)).toBeCloseTo(prize);
  expect((await auditor.send(getDrawLiability, { params: { id: draw.drawId } })).value).toMatchObject({ revision: 2 });
  expect(await faults()).toEqual([]);
});

test('OPS-08 API-01 POST /office/draws/{id}/void: two operators give every stake back, once', async () => {
  const draw = await lottery.newDraw('SSC-1M');
  const before = await balance(first);
  await bet(first, draw, '1|2|3|4|5');
  await proposeAndApprove(voidDraw, draw.drawId, { reason: 'the draw was interrupted' });
  await desk.work('lottery.settle', { drawId: draw.drawId });
  await desk.work('lottery.settle', { drawId: draw.drawId });
  expect(await balance(first)).toBe(before);
  const again = await proposeAndApprove(voidDraw, draw.drawId, { reason: 'once more, by mistake' });
  expect(again).toMatchObject({ status: 409, body: { code: 'draw_not_settled' } });
  expect(await faults()).toEqual([]);
});

test('OPS-08 a draw of our own is never corrected: its result follows from its seed', async () => {
  const draw = await lottery.newDraw('SSC-1M');
  await lottery.setResult(draw, { digits: ['12345'] });
  await lottery.run(`update draw set origin = 'own', commitment = 'c' where draw_id = $1`, [draw.drawId]);
  const answer = await proposeAndApprove(correctDraw, draw.drawId, {
    reason: 'the seed says otherwise',
    result: { digits: ['54321'] },
  });
  expect(answer).toMatchObject({ status: 409, body: { code: 'draw_not_settled' } });
});

test('OPS-08 the lines of an old draw go: it can be void, and not corrected, and the books agree', async () => {
  const draw = await lottery.newDraw('SSC-1M');
  const before = await balance(first);
  await bet(first, draw, '1|2|3|4|5');
  await lottery.setResult(draw, { digits: ['54321'] });
  await desk.work('lottery.settle', { drawId: draw.drawId });
  const lines = async () =>
    (
      await lottery.run<{ count: bigint }>('select count(*)::bigint from lottery_line where draw_id = $1', [
        draw.drawId,
      ])
    )[0]?.count;
  await desk.work('lottery.prune-lines', {});
  expect(await lines()).toBe(1n);
  await lottery.run(`update lottery_settlement set judged_at = judged_at - interval '91 days' where draw_id = $1`, [
    draw.drawId,
  ]);
  await desk.work('lottery.prune-lines', {});
  expect(await lines()).toBe(0n);

  const correction = { reason: 'found after months', result: { digits: ['12345'] } };
  const refused = await proposeAndApprove(correctDraw, draw.drawId, correction);
  expect(refused).toMatchObject({ status: 409, body: { code: 'draw_too_old' } });
  expect(await faults()).toEqual([]);
  await proposeAndApprove(voidDraw, draw.drawId, { reason: 'the whole draw was wrong' });
  await desk.work('lottery.settle', { drawId: draw.drawId });
  expect(await balance(first)).toBe(before);
  expect(await faults()).toEqual([]);
});

test('OPS-08 API-01 GET /office/lotteryOrders: orders are found by player', async () => {
  const rows = (await auditor.send(listLotteryOrders, { query: { player: first.playerId } })).value.rows;
  expect(rows.length).toBeGreaterThan(1);
  expect(rows[0]).toMatchObject({ game: 'SSC-1M', book: 'real', stake: '1.00', player: { id: first.playerId } });
});

import type { PlayerId } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { afterAll, expect, test } from 'vitest';
import { adyenConfiguration } from '../../../platform/providers/payments/adyen/adyen-configuration.ts';
import { adyenPayouts } from '../../../platform/providers/payments/adyen/adyen-payouts.ts';
import { adyenServer, type Fault } from '../../../platform/providers/payments/adyen/testing/adyen-server.ts';
import { passingOn } from '../../../platform/tracing/tracing.ts';
import { checkBook, readWallet } from '../../ledger/index.ts';
import { checkWithdrawals } from '../check-withdrawals.ts';
import { askAboutPayoutJob } from './ask-about-payout.ts';
import { newTestPlayer, testDesk } from '../testing/test-desk.ts';

const world = await testDatabase();
const adyen = await adyenServer(afterAll);
const { payouts } = adyenConfiguration().parse(adyen.configuration);
if (!payouts) throw new Error('pays nothing out');
const settings = {
  'withdrawals.receiptMinutes': 0,
  'withdrawals.autoApproveBelow': '1000.00',
  'approvals.withdrawal.secondAbove': '5000.00',
};

/** A desk whose payer reaches Adyen with this key, and a player with an approved withdrawal of 90.00. */
async function approved({ banks = payouts?.banks ?? {} } = {}) {
  if (!payouts) throw new Error('pays nothing out');
  const payer = adyenPayouts({ ...payouts, banks }, { clock: world.clock, tracing: passingOn, timeoutMs: 200 });
  const desk = testDesk(world.database, { payer, settings });
  const playerId = world.random.uuid(world.clock.now()) as PlayerId;
  const player = await newTestPlayer(world.database, { playerId, amountMinor: 10_000n });
  const { orderId } = await desk.request(player, '90.00', 'one');
  await desk.carry(playerId, orderId);
  if ((await desk.approve(orderId)) !== 'approved') throw new Error('not approved');
  return { desk, playerId, orderId, payoutId: `${orderId}-1` };
}
const isWhole = async () => {
  expect(await world.database.transaction(checkBook)).toEqual([]);
  expect(await world.database.transaction(checkWithdrawals)).toEqual([]);
};

test.each([
  ['lost', ['lost']],
  ['lost, and so is each answer about it', ['lost', 'lost', 'silent', 'fault']],
  ['late, broken and a fault', ['silent', 'garbage', 'fault']],
  ['that another try is under way', ['in progress']],
] satisfies [string, Fault[]][])(
  'WALLET-02 a payout whose answer is %s is asked about by our id and paid once',
  async (_what, faults) => {
    const { desk, playerId, orderId, payoutId } = await approved();
    adyen.faults.push(...faults);
    let state = await desk.carry(playerId, orderId);
    for (let hour = 0; hour < 6 && state !== 'completed'; hour += 1) {
      world.clock.advance({ hours: 1 });
      const transfer = adyen.transfers.get(payoutId);
      if (hour >= 3 && transfer) transfer.status = 'booked';
      state = await desk.carry(playerId, orderId);
    }
    expect(state).toBe('completed');
    expect([...adyen.transfers.values()].filter(({ reference }) => reference.startsWith(orderId))).toHaveLength(1);
    expect(await world.database.reading((tx) => readWallet(tx, playerId))).toMatchObject({
      availableMinor: 1_000n,
      reservedMinor: 0n,
    });
    await isWhole();
  },
);

test('WALLET-06 a payout that came back is given to the operators with its money held, and nothing is returned by itself', async () => {
  const { desk, playerId, orderId, payoutId } = await approved();
  await desk.carry(playerId, orderId);
  const transfer = adyen.transfers.get(payoutId);
  if (transfer) transfer.status = 'failed';
  world.clock.advance({ hours: 1 });
  expect(await desk.carry(playerId, orderId)).toBe('review');
  expect(await world.database.reading((tx) => readWallet(tx, playerId))).toMatchObject({
    reservedMinor: 9_000n,
  });
  await isWhole();
});

test('WALLET-06 a notice after the payout had been paid gives back what the bank sent back, once', async () => {
  const { desk, playerId, orderId, payoutId } = await approved();
  await desk.carry(playerId, orderId);
  const transfer = adyen.transfers.get(payoutId);
  if (!transfer) throw new Error('no transfer');
  transfer.status = 'booked';
  world.clock.advance({ hours: 1 });
  expect(await desk.carry(playerId, orderId)).toBe('completed');
  transfer.status = 'returned';
  const hear = askAboutPayoutJob(desk.carrying, async () => undefined);
  for (let notices = 0; notices < 3; notices += 1) await hear.long?.(world.database, { playerId, id: orderId });
  expect(await desk.carry(playerId, orderId)).toBe('returned');
  expect(await world.database.reading((tx) => readWallet(tx, playerId))).toMatchObject({ availableMinor: 10_000n });
  await isWhole();
});

test('WALLET-06 a payee whose bank has no BIC is not sent, and its withdrawal waits for an operator', async () => {
  const { desk, playerId, orderId, payoutId } = await approved({ banks: {} });
  expect(await desk.carry(playerId, orderId)).toBe('review');
  expect(adyen.transfers.has(payoutId)).toBe(false);
  await isWhole();
});

import type { PlayerId } from '@pelita/contract';
import { Refusal } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tx } from '../../platform/database/tx.ts';
import { checkBook, readWallet } from '../ledger/index.ts';
import { checkWithdrawals } from './check-withdrawals.ts';
import { moveWithdrawal } from './move-withdrawal.ts';
import { playSandboxPayout } from './payout/sandbox-bank/store.ts';
import { hearReturns } from './payout/return-payout.ts';
import { payoutActs } from './payout/sandbox-bank/payout-acts.ts';
import { sandboxPayouts } from './payout/sandbox-bank/sandbox-payouts.ts';
import { byReceipt, byResolution, concludeReceipt } from './receipt/conclude-receipt.ts';
import { dueMinor, withdrawalOf, type WithdrawalRow } from './store.ts';
import { newTestPlayer, testDesk } from './testing/test-desk.ts';
import { isEnded } from './withdrawal-states.ts';

// Random histories of a few withdrawals: whatever is done in whatever order, also at once, money is in one place.
const world = await testDatabase();
const settings = {
  'withdrawals.fee': '1.00',
  'approvals.withdrawal.secondAbove': '150.00',
  'withdrawals.minimum': '1.00',
};
const MONEY_MINOR = 100_000n;
const ORDERS = 3;

const order = fc.nat({ max: ORDERS - 1 });
const op = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('request' as const), order, amount: fc.constantFrom(90, 160) }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('carry' as const, 'approve' as const), order }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('push' as const), order }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('cancel' as const, 'reject' as const), order }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('confirmLook' as const, 'declineLook' as const), order }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('bank' as const),
      order,
      act: fc.constantFrom(...payoutActs.filter((act) => act !== 'return')),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('received' as const, 'full' as const), order }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('dispute' as const, 'dispute' as const, 'uphold' as const), order }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('payAgain' as const, 'giveUp' as const), order }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('sendBack' as const), order, attempt: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), order }) },
);
type Op = typeof op extends fc.Arbitrary<infer One> ? One : never;
const history = fc.array(op, { minLength: 20, maxLength: 70, size: 'max' });

/** The histories that lead for certain to what chance may leave out: each state is reached by one of them. */
const toDispute: Op[] = [
  { kind: 'request', order: 0, amount: 90 },
  { kind: 'push', order: 0 },
  { kind: 'bank', order: 0, act: 'confirm' },
  { kind: 'carry', order: 0 },
  { kind: 'dispute', order: 0 },
];

const toReturn: Op[] = [
  ...toDispute.slice(0, 4),
  { kind: 'received', order: 0 },
  { kind: 'sendBack', order: 0, attempt: 1 },
];
/** The first half is settled and comes back while the bank has the rest, which then comes back too. */
const toReturnOfParts: Op[] = [
  ...toDispute.slice(0, 2),
  { kind: 'bank', order: 0, act: 'part' },
  { kind: 'carry', order: 0 },
  { kind: 'received', order: 0 },
  { kind: 'carry', order: 0 },
  { kind: 'sendBack', order: 0, attempt: 1 },
  { kind: 'bank', order: 0, act: 'confirm' },
  { kind: 'carry', order: 0 },
  { kind: 'received', order: 0 },
  { kind: 'sendBack', order: 0, attempt: 2 },
];
/** Paid again after a dispute; what comes back then is what was never settled. */
const toReturnOfDisputed: Op[] = [
  ...toDispute,
  { kind: 'payAgain', order: 0 },
  { kind: 'carry', order: 0 },
  { kind: 'bank', order: 0, act: 'confirm' },
  { kind: 'carry', order: 0 },
  { kind: 'received', order: 0 },
  { kind: 'sendBack', order: 0, attempt: 1 },
];
const toRejection: Op[] = [
  { kind: 'request', order: 0, amount: 90 },
  { kind: 'carry', order: 0 },
  { kind: 'reject', order: 0 },
];
const toSecondLook: Op[] = [
  { kind: 'request', order: 0, amount: 160 },
  { kind: 'carry', order: 0 },
  { kind: 'approve', order: 0 },
];
const toCancellation: Op[] = [
  { kind: 'request', order: 0, amount: 90 },
  { kind: 'cancel', order: 0 },
];
const toSilence: Op[] = [
  { kind: 'request', order: 0, amount: 90 },
  { kind: 'push', order: 0 },
  { kind: 'bank', order: 0, act: 'lose' },
  { kind: 'carry', order: 0 },
];
const toChecks: Op[] = [{ kind: 'request', order: 0, amount: 90 }];
const ways = [
  toChecks,
  toDispute,
  toReturn,
  toReturnOfParts,
  toReturnOfDisputed,
  toRejection,
  toSecondLook,
  toCancellation,
  toSilence,
];

test(
  'MC-06 WALLET-01 WALLET-02 any history of requests, decisions, payouts and answers leaves every sen in one place',
  { timeout: 180_000 },
  async () => {
    const reached = new Set<string>();
    await fc.assert(
      fc.asyncProperty(history, fc.boolean(), async (ops, isAtOnce) => {
        const table = await newTable();
        if (isAtOnce) await Promise.all([...ops, ...ops].map(table.play));
        else for (const one of ops) await table.play(one);
        for (const state of await table.expectWhole()) reached.add(state);
      }),
      {
        numRuns: 100,
        examples: ways.map((way): [Op[], boolean] => [way, false]),
      },
    );
    // The histories come everywhere.
    expect([...reached].sort()).toEqual([
      'approved',
      'awaiting',
      'cancelled',
      'checking',
      'completed',
      'disputed',
      'paying',
      'rejected',
      'returned',
      'review',
      'second_look',
      'unknown',
    ]);
  },
);

/** A player of its own for one history. */
async function newTable() {
  const playerId = world.random.uuid(world.clock.now()) as PlayerId;
  const player = await newTestPlayer(world.database, { playerId, amountMinor: MONEY_MINOR });
  const desk = testDesk(world.database, { payer: sandboxPayouts(world.database).provider, settings });
  const ids = new Map<number, string>();
  const inTx = <Answer>(work: (tx: Tx) => Promise<Answer>) => world.database.transaction(work);

  async function play(one: Op): Promise<void> {
    try {
      await carryOut(one);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  async function carryOut(one: Op): Promise<unknown> {
    if (one.kind === 'request')
      return ids.set(one.order, (await desk.request(player, `${one.amount}.00`, `order ${one.order}`)).orderId);
    const id = ids.get(one.order);
    if (id === undefined) return;
    if (one.kind === 'carry') return await desk.carry(playerId, id);
    if (one.kind === 'approve') return await desk.approve(id);
    // As it goes when all is well.
    if (one.kind === 'push')
      return [await desk.carry(playerId, id), await desk.approve(id), await desk.carry(playerId, id)];
    if (one.kind === 'sendBack') {
      await inTx((tx) => playSandboxPayout(tx, `${id}-${one.attempt}`, 'return'));
      return await hearReturns(world.database, desk.carrying, id);
    }
    if (one.kind === 'wait') return world.clock.advance({ hours: 1 });
    return await inTx(async (tx) => {
      const seen = await withdrawalOf(tx, playerId, id);
      return seen && (await act(tx, one, seen));
    });
  }

  async function act(tx: Tx, one: Op, seen: WithdrawalRow): Promise<unknown> {
    switch (one.kind) {
      case 'bank':
        return await playSandboxPayout(tx, `${seen.id}-${seen.attempts}`, one.act);
      case 'received':
      case 'full': {
        if (seen.state !== 'awaiting') return;
        const receivedMinor = one.kind === 'full' ? dueMinor(seen) : seen.reported_minor;
        return await concludeReceipt(tx, seen, byReceipt, { actor: 'player', note: null, receivedMinor });
      }
      case 'uphold': {
        if (seen.state !== 'disputed') return;
        const said = { actor: 'operator', note: null, receivedMinor: seen.reported_minor };
        return await concludeReceipt(tx, seen, byResolution, said);
      }
      case 'cancel':
      case 'reject':
      case 'confirmLook':
      case 'declineLook':
      case 'dispute':
      case 'payAgain':
      case 'giveUp':
        return await moveWithdrawal(tx, seen, one.kind, { actor: `operator:${tx.newId<string>()}` });
      default:
        return;
    }
  }

  /** Answers the states that were reached. */
  async function expectWhole(): Promise<string[]> {
    expect(await inTx(checkBook)).toEqual([]);
    expect(await inTx((tx) => checkWithdrawals(tx))).toEqual([]);
    const rows = await world.database.single<WithdrawalRow>(
      { name: 'test.all', text: 'select * from withdrawal where player_id = $1' },
      [playerId],
    );
    const { availableMinor, reservedMinor } = await inTx((tx) => readWallet(tx, playerId));
    const settled = rows.reduce((sum, row) => sum + row.settled_minor - row.returned_minor, 0n);
    expect(availableMinor + reservedMinor + settled).toBe(MONEY_MINOR);
    const held = rows.map((row) => row.amount_minor - row.settled_minor - row.released_minor);
    expect(held.reduce((sum, one) => sum + one, 0n)).toBe(reservedMinor);
    expect(rows.filter((row, index) => isEnded(row.state) !== (held[index] === 0n))).toEqual([]);
    for (const row of rows) await expectPaidOnce(row);
    expect(availableMinor + reservedMinor + (await arrivedMinor())).toBeLessThanOrEqual(MONEY_MINOR);
    return await states();
  }

  /** What counts as arrived and has not come back: nothing of it may be in the wallet too. */
  async function arrivedMinor(): Promise<bigint> {
    const text = `select coalesce(sum(paid_minor), 0)::bigint as minor from withdrawal_payout
      where player_id = $1 and settled_at is not null and state = 'done'`;
    const [arrived] = await world.database.single<{ minor: bigint }>({ name: 'test.arrived', text }, [playerId]);
    return arrived?.minor ?? 0n;
  }

  /** Unless an operator decided to pay again, or the player said that more had come, the bank has paid no more than was due. */
  async function expectPaidOnce(row: WithdrawalRow): Promise<void> {
    const text = `select coalesce(sum(paid_minor), 0)::bigint as paid,
        (select count(*) from withdrawal_step where player_id = $2 and withdrawal_id = $3 and move = 'payAgain') as again
      from sandbox_payout where payout_id like $1 and state = 'paid'`;
    const [bank] = await world.database.single<{ paid: bigint; again: bigint }>({ name: 'test.paid', text }, [
      `${row.id}-%`,
      playerId,
      row.id,
    ]);
    if (bank?.again === 0n) expect(bank.paid).toBeLessThanOrEqual(row.amount_minor - row.fee_minor);
  }

  async function states(): Promise<string[]> {
    const text = `select distinct to_state as state from withdrawal_step where player_id = $1
      union select state from withdrawal where player_id = $1`;
    return (await world.database.single<{ state: string }>({ name: 'test.states', text }, [playerId])).map(
      ({ state }) => state,
    );
  }

  return { play, expectWhole };
}

import { randomUUID } from 'node:crypto';
import { type PlayerId, Refusal, type requestDeposit as requestDepositCall, type SessionId } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import type { PlayerSession } from '../../platform/principals/sessions.ts';
import type { PaymentNotice } from '../../platform/providers/payments/payment-provider.ts';
import { checkBook, openWallet, postDebt, readWallet } from '../ledger/index.ts';
import { expireDeposit } from './expire-deposit.ts';
import { getDepositOrder } from './get-deposit-order.ts';
import { type CashierNeeds, sandboxBank } from './index.ts';
import { OPEN_DEPOSITS_MAXIMUM, requestDeposit } from './request-deposit.ts';
import { settleDeposit } from './settle-deposit.ts';

const world = await testDatabase();
const bank = sandboxBank('secret of the test');
const needs: CashierNeeds = {
  currency: 'MYR',
  timeZone: 'Asia/Kuala_Lumpur',
  methods: [
    {
      code: 'purnama',
      name: 'Bank Purnama',
      provider: 'sandbox',
      minimum: '10.00',
      maximum: '500.00',
      presets: [],
      minutesToPay: 15,
    },
    {
      code: 'wallet',
      name: 'Wallet',
      provider: 'sandbox',
      isScanned: true,
      minimum: '1.00',
      maximum: '500.00',
      presets: [],
      minutesToPay: 15,
      // The clock of the tests begins at noon in Kuala Lumpur.
      hours: { opens: '08:00', closes: '14:00' },
      fee: { percent: '1.5', fixed: '0.25' },
    },
    {
      code: 'riddle',
      name: 'A fee that cannot be read',
      provider: 'sandbox',
      minimum: '1.00',
      maximum: '500.00',
      presets: [],
      minutesToPay: 15,
      fee: { percent: 'much' },
    },
  ],
  providers: { sandbox: bank.provider },
  bank,
  mail: null,
  contactOf: async () => ({ email: null }),
  refuseUnverified: async () => {},
  refuseOverLimit: async () => {},
  openTurnover: async () => undefined,
  depositBonus: {
    join: async () => {
      throw new Refusal('promotion_unknown');
    },
    pay: async () => undefined,
  },
  originFor: (host) => `http://${host}`,
  bindControlled: () => {
    throw new Error('no HTTP here');
  },
  pictureUrl: (kind, code) => `/art/${kind}/${code}.svg`,
};
const ask = requestDeposit(needs);
const settleNotice = settleDeposit(needs);
let player: PlayerSession;

beforeEach(async () => {
  player = await newPlayer();
});

test('WALLET-03 the same key with the same content answers the same order, and one order exists', async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => request('50.00', key)));
  expect(new Set(answers.map((order) => order.orderId)).size).toBe(1);
});

test('WALLET-03 the same key with another amount is refused', async () => {
  const key = randomUUID();
  await request('50.00', key);
  await expect(request('51.00', key)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
});

test.each(['9.99', '500.01', '0.00', '-50.00', '50.001', '999999999999999.00'])(
  'an amount outside the limits is refused: %s',
  async (amount) => {
    await expect(request(amount)).rejects.toMatchObject({
      code: 'amount_out_of_range',
      details: { fields: { amount: { key: 'amount_range' } } },
    });
  },
);

test('a method that does not exist is refused', async () => {
  const unknown = world.database.transaction((tx) =>
    ask(tx, caller(randomUUID()), { params: { method: 'moonbeam' }, query: undefined, body: { amount: '50.00' } }),
  );
  await expect(unknown).rejects.toMatchObject({ code: 'deposit_method_unknown' });
});

test('an unknown promotion is refused rather than ignored', async () => {
  const promotionId = randomUUID();
  const wished = world.database.transaction((tx) =>
    ask(tx, caller(randomUUID()), {
      params: { method: 'purnama' },
      query: undefined,
      body: { amount: '50.00', promotionId },
    }),
  );
  await expect(wished).rejects.toMatchObject({ code: 'promotion_unknown' });
});

test('an expiry job that comes early is put off until the deadline, not dropped', async () => {
  const order = await request('50.00');
  const waiting = async () =>
    (
      await world.database.reading((tx) =>
        tx.run<{ count: bigint }>(
          {
            name: 'expiry-jobs',
            text: `select count(*) as count from pgboss.job where data ->> 'orderId' = $1 and start_after >= $2`,
          },
          [order.orderId, Temporal.Instant.from(order.expiresAt)],
        ),
      )
    )[0]?.count;
  expect(await waiting()).toBe(1n);
  await world.database.transaction((tx) => expireDeposit(tx, { orderId: order.orderId }));
  expect(await waiting()).toBe(2n);
});

test('the bound on open orders holds under parallel requests', async () => {
  const answers = await Promise.allSettled(Array.from({ length: OPEN_DEPOSITS_MAXIMUM + 4 }, () => request('20.00')));
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(OPEN_DEPOSITS_MAXIMUM);
  const refusals = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason as Refusal);
  expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['too_many_open_deposits']));
});

test('WALLET-01 a confirmed payment moves the ledger once, however many notices come in parallel', async () => {
  const order = await request('50.00');
  await Promise.all(Array.from({ length: 8 }, () => settle(paid(order.orderId, 5_000n))));
  expect(await balance()).toBe(5_000n);
  expect(await read(order.orderId)).toMatchObject({ status: 'confirmed', receivedAmount: '50.00' });
  await bookBalances();
});

test('a payment of another amount credits what arrived', async () => {
  const order = await request('50.00');
  await settle(paid(order.orderId, 2_500n));
  expect(await balance()).toBe(2_500n);
  expect(await read(order.orderId)).toMatchObject({ status: 'confirmed', amount: '50.00', receivedAmount: '25.00' });
  expect(await lastMessage()).toBe('depositDiffers');
});

test('two different payments for one order are both credited', async () => {
  const order = await request('50.00');
  await settle(paid(order.orderId, 5_000n, 'first'));
  await settle(paid(order.orderId, 5_000n, 'second'));
  expect(await balance()).toBe(10_000n);
});

test('without a mail provider the money arrives all the same, and no job waits for ever', async () => {
  const order = await request('50.00');
  await settle(paid(order.orderId, 5_000n));
  expect(await balance()).toBe(5_000n);
  const text = `select id from pgboss.job where name = 'cashier.mail-deposit-arrival'`;
  expect(await world.database.single({ name: 'mail-jobs', text }, [])).toEqual([]);
});

test('MC-05 WALLET-01 what a payment costs is shown before and booked to the sen, of what arrived', async () => {
  const order = await request('50.00', randomUUID(), 'wallet');
  expect(order).toMatchObject({ kind: 'qr', fee: '1.00', receivedAmount: '0.00' });
  await Promise.all(Array.from({ length: 4 }, () => settle(paid(order.orderId, 5_000n))));
  expect(await balance()).toBe(4_900n);
  await settle(paid(order.orderId, 1_033n, 'second'));
  expect(await read(order.orderId)).toMatchObject({ receivedAmount: '60.33', fee: '1.40' });
  expect(await balance()).toBe(5_893n);
  expect(await transfers(order.orderId)).toEqual([
    ['deposit', 5_000n],
    ['fee', 100n],
    ['deposit', 1_033n],
    ['fee', 40n],
  ]);
  await bookBalances();
});

test('MC-05 a payment that goes to an older debt is not refused for its fee: the fee is owed too', async () => {
  const owed = { playerId: player.playerId, book: 'real', source: 'test', key: 'debt', kind: 'surplus' } as const;
  await world.database.transaction((tx) =>
    postDebt(tx, { ...owed, counterAccount: 'house:grant', amountMinor: 9_000n, currency: 'MYR', reference: 'debt' }),
  );
  const order = await request('50.00', randomUUID(), 'wallet');
  await settle(paid(order.orderId, 5_000n));
  const wallet = await world.database.reading((tx) => readWallet(tx, player.playerId));
  expect(wallet).toMatchObject({ availableMinor: 0n, receivableMinor: 4_100n });
  await bookBalances();
});

test('MC-05 deposit_method_closed: outside its hours a method takes no order, and money for an earlier one is booked', async () => {
  const order = await request('50.00', randomUUID(), 'wallet');
  world.clock.advance({ hours: 3 });
  onTestFinished(() => world.clock.advance({ hours: 21 }));
  await expect(request('50.00', randomUUID(), 'wallet')).rejects.toMatchObject({
    code: 'deposit_method_closed',
    details: { params: { opens: '08:00', closes: '14:00' } },
  });
  await settle(paid(order.orderId, 5_000n));
  expect(await balance()).toBe(4_900n);
});

test('a method whose fee cannot be read is not offered', async () => {
  await expect(request('50.00', randomUUID(), 'riddle')).rejects.toMatchObject({ code: 'deposit_method_unknown' });
});

test('a refused payment moves nothing, and money that comes after all is booked', async () => {
  const order = await request('50.00');
  await settle({ ...paid(order.orderId, 0n, 'refused'), outcome: 'failed' });
  expect(await read(order.orderId)).toMatchObject({ status: 'failed' });
  expect(await balance()).toBe(0n);
  await settle(paid(order.orderId, 5_000n));
  expect(await balance()).toBe(5_000n);
});

test('an order past its deadline is expired, and a late payment is booked all the same', async () => {
  const order = await request('50.00');
  world.clock.advance({ minutes: 16 });
  expect(await read(order.orderId)).toMatchObject({ status: 'expired' });
  await world.database.transaction((tx) => expireDeposit(tx, { orderId: order.orderId }));
  expect(await read(order.orderId)).toMatchObject({ status: 'expired' });
  await settle(paid(order.orderId, 5_000n));
  expect(await read(order.orderId)).toMatchObject({ status: 'confirmed', isLate: true });
  expect(await balance()).toBe(5_000n);
  expect(await lastMessage()).toBe('depositLate');
});

test('the expiry job leaves an order alone whose deadline has not come or whose money has', async () => {
  const order = await request('50.00');
  await world.database.transaction((tx) => expireDeposit(tx, { orderId: order.orderId }));
  expect(await read(order.orderId)).toMatchObject({ status: 'pending' });
  await settle(paid(order.orderId, 5_000n));
  world.clock.advance({ minutes: 16 });
  await world.database.transaction((tx) => expireDeposit(tx, { orderId: order.orderId }));
  expect(await read(order.orderId)).toMatchObject({ status: 'confirmed' });
});

test('a notice from another provider or in another currency moves nothing', async () => {
  const order = await request('50.00');
  const foreign = world.database.transaction((tx) => settleNotice(tx, 'elsewhere', paid(order.orderId, 5_000n)));
  await expect(foreign).rejects.toMatchObject({ code: 'deposit_order_unknown' });
  await expect(settle({ ...paid(order.orderId, 5_000n), currency: 'USD' })).rejects.toMatchObject({
    code: 'deposit_order_unknown',
  });
  await expect(settle(paid(randomUUID(), 5_000n))).rejects.toMatchObject({ code: 'deposit_order_unknown' });
  expect(await balance()).toBe(0n);
});

test('GATE-05 another player’s order answers like one that does not exist', async () => {
  const order = await request('50.00');
  player = await newPlayer();
  await expect(read(order.orderId)).rejects.toMatchObject({ code: 'deposit_order_unknown' });
  await expect(read(randomUUID())).rejects.toMatchObject({ code: 'deposit_order_unknown' });
});

async function request(amount: string, key: string = randomUUID(), method = 'purnama') {
  return await world.database.transaction((tx) =>
    ask(tx, caller(key), { params: { method }, query: undefined, body: { amount } }),
  );
}

async function read(orderId: string) {
  return await world.database.reading((tx) =>
    getDepositOrder(tx, caller(''), { params: { orderId }, query: undefined, body: undefined }),
  );
}

async function settle(notice: PaymentNotice): Promise<void> {
  await world.database.transaction((tx) => settleNotice(tx, 'sandbox', notice));
}

function paid(orderId: string, amountMinor: bigint, reference = 'bank-1'): PaymentNotice {
  return { orderId, reference, outcome: 'paid', amountMinor, currency: 'MYR' };
}

async function lastMessage(): Promise<string | undefined> {
  const text = 'select name from message where player_id = $1 order by message_id desc limit 1';
  const [row] = await world.database.single<{ name: string }>({ name: 'last-message', text }, [player.playerId]);
  return row?.name;
}

async function balance(): Promise<bigint> {
  const wallet = await world.database.reading((tx) => readWallet(tx, player.playerId));
  return wallet.availableMinor;
}

async function transfers(reference: string): Promise<[kind: string, amountMinor: bigint][]> {
  const text = `select kind, amount_minor from transfer where player_id = $1 and reference = $2 order by wallet_version`;
  const rows = await world.database.single<{ kind: string; amount_minor: bigint }>({ name: 'transfers', text }, [
    player.playerId,
    reference,
  ]);
  return rows.map(({ kind, amount_minor }) => [kind, amount_minor < 0n ? -amount_minor : amount_minor]);
}

async function bookBalances(): Promise<void> {
  expect(await world.database.reading((tx) => checkBook(tx))).toEqual([]);
}

async function newPlayer(): Promise<PlayerSession> {
  return await world.database.transaction(async (tx: Tx) => {
    const playerId = tx.newId<PlayerId>();
    await openWallet(tx, { playerId, currency: 'MYR', book: 'real' });
    return {
      playerId,
      sessionId: tx.newId<SessionId>(),
      username: 'player',
      accountType: 0,
      isTrialAccount: false,
      mustChangePassword: false,
      isOnBreak: false,
    };
  });
}

function caller(idempotencyKey: string): CallerOf<typeof requestDepositCall> {
  return {
    player,
    idempotencyKey,
    language: 'EN',
    address: '127.0.0.1',
    country: null,
    host: 'localhost',
    userAgent: 'test',
    requestId: 'test',
    clientKey: null,
  };
}

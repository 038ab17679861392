import { randomUUID } from 'node:crypto';
import { closeAccount, getBalance, getWithdrawalTerms, listGames, listWithdrawals } from '@pelita/contract';
import { newTrial, paidIn, play } from '@pelita/testkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { grantBonus } from '../modules/bonuses/index.ts';
import { type Drawer, refusal, withdrawalWorld } from './testing/withdrawal-world.ts';

const place = await withdrawalWorld();
const { server, set, ask, look, cancel, balance, carry, run } = place;
await set('withdrawals.depositTurnover', 0);
let drawer: Drawer;

beforeEach(async () => {
  drawer = await place.newDrawer();
});
afterEach(async () => {
  const faults = await place.faults();
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

const terms = async (who = drawer) => (await server.send(getWithdrawalTerms, {}, { token: who.token })).value;
const traces = async () =>
  await run(
    `select (select count(*) from withdrawal where player_id = $1) as withdrawals,
       (select count(*) from transfer where player_id = $1) as transfers,
       (select count(*) from pgboss.job where data ->> 'playerId' = $1::text) as jobs`,
    [drawer.playerId],
  );

describe('API-01 GET /wps/v2/transaction/withdraw/terms', () => {
  test('MC-06 says what may leave, what it costs and what is left of today', async () => {
    expect(await terms()).toEqual({
      minimum: '50.00',
      maximum: '50000.00',
      leftToday: '100000.00',
      available: '1000.00',
      bonusAtRisk: null,
      fee: '0.00',
      remainingTurnover: '0.00',
      unmetTurnoverFeePercent: 0,
      currency: 'MYR',
    });
    await ask(drawer, '300.00');
    expect((await terms()).leftToday).toBe('99700.00');
  });
});

describe('API-01 POST /wps/v2/transaction/withdraw', () => {
  test('MC-06 WALLET-01 holds the amount at once, and is pending', async () => {
    const { value } = await ask(drawer, '300.00');
    expect(value).toMatchObject({ status: 'pending', amount: '300.00', fee: '0.00', paidAmount: '0.00', reason: null });
    expect(value.number).toMatch(/^W[0-9A-F]{8}$/);
    expect(await balance(drawer)).toBe('700.00');
    expect((await look(drawer, value.orderId)).value).toEqual(value);
  });

  test('WALLET-03 the same key is one withdrawal, also five times at once; with other content it is refused', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(drawer, '300.00', { key })));
    expect(new Set(answers.map(({ value }) => value.orderId)).size).toBe(1);
    expect(await balance(drawer)).toBe('700.00');
    expect(await ask(drawer, '301.00', { key })).toMatchObject(refusal('idempotency_key_reused'));
    const other = await place.newBankAccount(drawer);
    expect(await ask(drawer, '300.00', { key, bankAccountId: other })).toMatchObject(refusal('idempotency_key_reused'));
  });

  test.for([
    ['-50.00', 'invalid_field'],
    ['50.001', 'invalid_field'],
    ['9999999999999999.00', 'invalid_field'],
    ['0.00', 'withdrawal_below_minimum'],
    ['49.99', 'withdrawal_below_minimum'],
    ['50000.01', 'withdrawal_above_maximum'],
    ['1000.01', 'insufficient_balance'],
  ] as const)('MC-06 %s is refused with %s and leaves no trace', async ([amount, code]) => {
    const before = await traces();
    expect(await ask(drawer, amount)).toMatchObject(refusal(code));
    expect(await traces()).toEqual(before);
    expect(await balance(drawer)).toBe('1000.00');
  });

  test('MC-06 payment_password_wrong, bank_account_unknown of another member: nothing is held', async () => {
    const before = await traces();
    expect(await ask(drawer, '300.00', { paymentPassword: '720561' })).toMatchObject(refusal('payment_password_wrong'));
    const { bankAccountId } = await place.newDrawer('0');
    expect(await ask(drawer, '300.00', { bankAccountId })).toMatchObject(refusal('bank_account_unknown'));
    expect(await ask(drawer, '300.00', { bankAccountId: randomUUID() })).toMatchObject(refusal('bank_account_unknown'));
    expect(await traces()).toEqual(before);
  });

  test('MC-06 too_many_open_withdrawals: the bound holds under parallel requests, and no more leaves than there is', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(drawer, '200.00')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject(refusal('too_many_open_withdrawals'));
    expect(await balance(drawer)).toBe('400.00');
  });

  test('MC-06 withdrawal_above_maximum: a day’s sum is bounded, and what comes back does not count', async () => {
    await set('withdrawals.dailyMaximum', '500.00');
    const first = await ask(drawer, '300.00');
    expect(await ask(drawer, '200.01')).toMatchObject({
      ...refusal('withdrawal_above_maximum'),
      body: { maximum: '200.00' },
    });
    await cancel(drawer, first.value.orderId);
    expect((await ask(drawer, '500.00')).status).toBe(200);
    await set('withdrawals.dailyMaximum', '100000.00');
  });

  test('in_need_true_account: a trial account takes nothing out', async () => {
    const { token } = await newTrial(server);
    expect(await ask({ ...drawer, token }, '300.00')).toMatchObject(refusal('in_need_true_account'));
  });
});

describe('WALLET-05 turnover', () => {
  const staked = async (amountMinor: number, isSettled = true) => await stake(drawer.playerId, amountMinor, isSettled);
  /** A deposit that has to be staked once. */
  const owing = async (amount: string) => {
    await set('withdrawals.depositTurnover', 1);
    place.world.clock.advance({ seconds: 1 });
    await paidIn(server, drawer, amount);
    await set('withdrawals.depositTurnover', 0);
    place.world.clock.advance({ seconds: 1 });
  };

  test('MC-06 a deposit has to be staked before money leaves: one sen short is refused, and playing in advance saves nothing', async () => {
    await staked(50_000);
    await owing('100.00');
    expect((await terms()).remainingTurnover).toBe('100.00');
    await staked(9_999);
    expect((await terms()).remainingTurnover).toBe('0.01');
    expect(await ask(drawer, '300.00')).toMatchObject({
      ...refusal('turnover_remaining'),
      body: { remaining: '0.01' },
    });
    await staked(1, false);
    expect(await ask(drawer, '300.00')).toMatchObject(refusal('turnover_remaining'));
    await staked(1);
    expect((await ask(drawer, '300.00')).status).toBe(200);
  });

  test('MC-06 where the brand takes a fee for what is not staked, money leaves for it, and only with the player’s word', async () => {
    await owing('100.00');
    await set('withdrawals.unmetTurnoverFeePercent', 10);
    const agreed = await ask(drawer, '300.01');
    expect(agreed).toMatchObject(refusal('turnover_remaining'));
    expect((await terms()).unmetTurnoverFeePercent).toBe(10);
    const { value } = await ask(drawer, '300.01', { acceptsTurnoverFee: true });
    expect(value).toMatchObject({ status: 'pending', amount: '300.01', fee: '30.01' });
    await carry(drawer, value.orderId);
    const checks = await run<{ verdict: string }>(
      `select verdict from withdrawal_check where withdrawal_id = $1 and name = 'turnover'`,
      [value.orderId],
    );
    expect(checks).toEqual([{ verdict: 'flag' }]);
    await set('withdrawals.unmetTurnoverFeePercent', 0);
    expect(await ask(drawer, '300.00', { acceptsTurnoverFee: true })).toMatchObject(refusal('turnover_remaining'));
  });

  test('WALLET-05 a withdrawal gives up the bonus that is played, and only with the player’s word', async () => {
    const { database, platform } = place.world;
    const offer = {
      amountMinor: 5_000n,
      turnoverMinor: 100_000n,
      contributions: {},
      conversionCapMinor: null,
    } as const;
    const { playerId } = drawer;
    await database.transaction((tx) =>
      grantBonus(platform.settings)(tx, {
        playerId,
        currency: 'MYR',
        reference: 'promotion:1',
        expiresAt: null,
        ...offer,
      }),
    );
    expect((await terms()).bonusAtRisk).toEqual({ amount: '50.00', remainingTurnover: '1000.00' });
    const refused = await ask(drawer, '300.00');
    expect(refused).toMatchObject(refusal('bonus_at_risk'));
    expect(await balance(drawer)).toBe('1050.00');
    await set('withdrawals.withBonus', 'waits');
    expect(await ask(drawer, '300.00', { givesUpBonus: true })).toMatchObject(refusal('turnover_remaining'));
    expect((await terms()).remainingTurnover).toBe('1000.00');
    await set('withdrawals.withBonus', 'forfeits');
    expect((await ask(drawer, '300.00', { givesUpBonus: true })).value.status).toBe('pending');
    expect(await balance(drawer)).toBe('700.00');
  });

  test('WALLET-05 who has played nearly all away begins anew with the next deposit, unless a bet is open', async () => {
    await set('withdrawals.turnoverReleaseBelow', '1.00');
    await owing('100.00');
    await staked(109_901);
    expect((await terms()).remainingTurnover).toBe('0.00');
    await owing('5000.00');
    await stake(drawer.playerId, 500_000, false);
    await owing('20.00');
    expect((await terms()).remainingTurnover).toBe('5020.00');
    await stake(drawer.playerId, 2_000, true);
    await run('update provider_transaction set round_closed = true where player_id = $1', [drawer.playerId]);
    await owing('30.00');
    expect((await terms()).remainingTurnover).toBe('30.00');
    await set('withdrawals.turnoverReleaseBelow', '0');
  });

  test('real rounds of the studio count as they are played', async () => {
    await owing('100.00');
    const [game] = (await server.send(listGames, { query: { gameType: 'RNG' } })).value.games;
    const rounds = await play(server, drawer, game?.gameCode ?? '', (played) => played.length === 5);
    const stakes = await run<{ sum: bigint }>(
      `select sum(amount_minor)::bigint as sum from transfer where player_id = $1 and kind = 'bet'`,
      [drawer.playerId],
    );
    expect(rounds).toHaveLength(5);
    const left = 10_000n - (stakes[0]?.sum ?? 0n);
    expect((await terms()).remainingTurnover).toBe(`${left / 100n}.${String(left % 100n).padStart(2, '0')}`);
  });
});

describe('API-01 POST /wps/v2/transaction/withdraw/{orderId}/cancel', () => {
  test('MC-06 while it is pending, the money is free again, once', async () => {
    const { orderId } = (await ask(drawer, '300.00')).value;
    expect((await cancel(drawer, orderId)).value.status).toBe('cancelled');
    expect(await balance(drawer)).toBe('1000.00');
    expect(await cancel(drawer, orderId)).toMatchObject(refusal('withdrawal_not_pending'));
    const other = await place.newDrawer('0');
    expect(await cancel(other, orderId)).toMatchObject(refusal('withdrawal_unknown'));
    expect(await look(other, orderId)).toMatchObject(refusal('withdrawal_unknown'));
  });

  test('ten cancels at once give the money back once', async () => {
    const { orderId } = (await ask(drawer, '300.00')).value;
    await carry(drawer, orderId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(drawer, orderId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balance(drawer)).toBe('1000.00');
  });
});

test('API-01 GET /wps/v2/transaction/withdraw lists the newest first', async () => {
  const first = (await ask(drawer, '100.00')).value;
  place.world.clock.advance({ seconds: 1 });
  const second = (await ask(drawer, '200.00')).value;
  const list = (await server.send(listWithdrawals, { query: {} }, { token: drawer.token })).value;
  expect(list).toEqual({ content: [second, first], pageNum: 1, totalPages: 1 });
});

test('API-01 POST /wps/member/closure an account with an open withdrawal is not empty', async () => {
  await ask(drawer, '1000.00');
  const { token } = drawer;
  expect((await server.send(getBalance, {}, { token })).value.sumBalance).toBe('0.00');
  expect(await server.send(closeAccount, { body: { password: 'seven tin boats' } }, { token })).toMatchObject(
    refusal('account_not_empty'),
  );
});

/** A bet as a provider would have made it. */
async function stake(playerId: string, amountMinor: number, isSettled: boolean): Promise<void> {
  const id = randomUUID();
  place.world.clock.advance({ seconds: 1 });
  await place.world.database.transaction(async (tx) => {
    await tx.run(
      {
        name: '',
        text: `select provider_transfer('STUDIO', $1, $2, 'bet', 'real', 'MYR', $3, 'round', $4),
          remember_provider_transaction('STUDIO', $1, $2, 'bet', 'real', 'game', 'round', $5, null, 'MYR', $6, 'RS_OK', 0,
            null, $4)`,
      },
      [id, playerId, -amountMinor, tx.now, isSettled, amountMinor],
    );
  });
}

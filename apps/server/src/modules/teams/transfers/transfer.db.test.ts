import { getBalance, getTransferTerms } from '@pelita/contract';
import type { Person } from '@pelita/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { teamServer } from '../testing/team-server.ts';

const { world, server, newAgent, personBelow, paymentPassword, transfer, rows, paidIn } = await teamServer();

let agent: Person;
let member: Person;
beforeEach(async () => {
  agent = await newAgent();
  member = await personBelow(agent, { type: 1 });
  await paymentPassword(member);
  await paymentPassword(agent, 'seven tin boats');
  await paidIn(member, '100.00');
});
const balanceOf = async ({ token }: Person) => (await server.send(getBalance, {}, { token })).value.sumBalance;
const remaining = async ({ playerId }: Person) =>
  (
    await rows<{ left: bigint }>(`select turnover_remaining($1, 'MYR', $2, $2) as left`, [playerId, world.clock.now()])
  )[0]?.left;

describe('MC-08 a transfer', () => {
  test('moves both wallets or neither, and each of the two sees it', async () => {
    const { value } = await transfer(member, 'upline', '40.00');
    expect(value).toMatchObject({ account: agent.username, side: 'upline', amount: '-40.00' });
    expect(await Promise.all([member, agent].map(balanceOf))).toEqual(['60.00', '40.00']);
    const seen = (await server.send(getTransferTerms, {}, { token: agent.token })).value;
    expect(seen.transfers).toMatchObject([{ account: member.username, side: 'downline', amount: '40.00' }]);
    await transfer(agent, { account: member.username }, '15.00');
    expect(await Promise.all([member, agent].map(balanceOf))).toEqual(['75.00', '25.00']);
  });

  test('is made once for a key; the key with other content is refused, before any password is asked for', async () => {
    const first = await transfer(member, 'upline', '40.00', { key: 'once' });
    const again = await transfer(member, 'upline', '40.00', { key: 'once', password: '000000' });
    expect(again.value).toEqual(first.value);
    expect((await transfer(member, 'upline', '41.00', { key: 'once' })).body).toMatchObject({
      code: 'idempotency_key_reused',
    });
    const raced = await Promise.all(
      Array.from({ length: 8 }, () => transfer(member, 'upline', '5.00', { key: 'raced' })),
    );
    expect(new Set(raced.map(({ value }) => value.transferId)).size).toBe(1);
    expect(await balanceOf(member)).toBe('55.00');
  });

  test('goes along an edge alone: not past one, not to another team, not to oneself', async () => {
    const below = await personBelow(member);
    const stranger = await personBelow(await newAgent());
    await paidIn(agent, '50.00');
    for (const account of [below.username, stranger.username, agent.username, 'nobody99'])
      expect((await transfer(agent, { account }, '5.00')).body).toMatchObject({ code: 'agent_unknown' });
    expect((await transfer(agent, 'upline', '5.00')).body).toMatchObject({ code: 'agent_unknown' });
    expect((await transfer(below, { account: stranger.username }, '5.00')).body).toMatchObject({
      code: 'in_need_agent_account',
    });
  });

  test('needs the payment password, a balance, and an amount within the limits', async () => {
    expect((await transfer(member, 'upline', '5.00', { password: '000000' })).body).toMatchObject({
      code: 'payment_password_wrong',
    });
    expect((await transfer(member, 'upline', '100.01')).body).toMatchObject({ code: 'insufficient_balance' });
    expect((await transfer(member, 'upline', '0.99')).body).toMatchObject({ code: 'transfer_out_of_bounds' });
    expect((await transfer(member, 'upline', '20000.01')).body).toMatchObject({ code: 'transfer_out_of_bounds' });
    for (const amount of ['0.00', '-5.00', '5.001', 'five'])
      expect((await transfer(member, 'upline', amount)).body).toMatchObject({ code: 'invalid_field' });
    expect(await balanceOf(member)).toBe('100.00');
  });

  test('takes the same part of what is still to be staked along, so that none of it goes', async () => {
    expect(await remaining(member)).toBe(10_000n);
    await transfer(member, 'upline', '40.00');
    expect(await Promise.all([member, agent].map(remaining))).toEqual([6_000n, 4_000n]);
    await transfer(agent, { account: member.username }, '40.00');
    expect(await Promise.all([member, agent].map(remaining))).toEqual([10_000n, 0n]);
  });

  test('32, eight at once in both directions, end without a deadlock and without a lost sen', async () => {
    await paidIn(agent, '100.00');
    // Of each player no more at once than passwords may be guessed: who is sent away by the throttle proves nothing here.
    for (let wave = 0; wave < 4; wave++) {
      const moves = Array.from({ length: 8 }, (_, at) => {
        const key = `move-${wave}-${at}`;
        return at % 2 === 0
          ? transfer(member, 'upline', '3.00', { key })
          : transfer(agent, { account: member.username }, '2.00', { key });
      });
      for (const { value } of await Promise.all(moves)) expect(value.transferId).toBeTruthy();
    }
    expect(await Promise.all([member, agent].map(balanceOf))).toEqual(['84.00', '116.00']);
    expect(
      await rows(`select sum(amount_minor)::bigint as sum from player_transfer where player_id = any ($1::uuid[])`, [
        [member.playerId, agent.playerId],
      ]),
    ).toEqual([{ sum: 0n }]);
  }, 60_000);
});

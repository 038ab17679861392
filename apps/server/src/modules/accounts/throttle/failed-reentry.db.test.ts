import { newMember, PASSWORD, peopleServer, rows } from '@pelita/server/testing-people';
import { testDatabase } from '@pelita/testkit';
import { afterAll, expect, test } from 'vitest';

const world = await testDatabase();
const server = await peopleServer(world);
const { call } = server;
afterAll(server.close);

test('SEC-01 a password that is typed again and is wrong is a row of the audit log, with what it was for', async () => {
  const { token, playerId } = await newMember(server, 'Reentering');
  const chosen = { paymentPassword: '826041', confirmPaymentPassword: '826041' };
  const wrong = { ...chosen, password: 'not this one' };
  expect((await call('PUT', '/wps/member/paymentPassword', { token, body: wrong })).code).toBe('password_wrong');
  const right = { ...chosen, password: PASSWORD };
  expect((await call('PUT', '/wps/member/paymentPassword', { token, body: right })).status).toBe(200);
  const typed = { ...chosen, oldPaymentPassword: '000000' };
  expect((await call('POST', '/wps/member/paymentPassword', { token, body: typed })).code).toBe('password_wrong');
  const kept = await rows<{ after: string }>(
    world,
    `select after from audit_entry where action = 'fail-reentry' and subject = $1 order by position`,
    [`player:${playerId}`],
  );
  expect(kept.map(({ after }) => JSON.parse(after) as unknown)).toEqual([
    expect.objectContaining({ asked: 'login password', address: expect.any(String) }),
    expect.objectContaining({ asked: 'payment password' }),
  ]);
});

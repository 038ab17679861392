import {
  beginEnrolment,
  drawOperatorLink,
  finishEnrolment,
  listOperators,
  operatorLogin,
} from '@pelita/contract/office';
import { testDatabase, testOffice } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { ENROLMENT_LINK_HOURS } from '../limits.ts';

const world = await testDatabase();
const office = await testOffice(world);
const firstLink = await office.appointFirstAdministrator();
const { ours } = office;
const invalid = { status: 400, body: { code: 'enrolment_link_invalid' } };
const password = 'nine quiet herons';

const tokenOf = (link: string) => new URL(link).hash.slice(1);
const begin = (token: string, chosen = password) =>
  office.send(beginEnrolment, { body: { token, password: chosen } }, { headers: ours });
const finish = (token: string, code: string) =>
  office.send(finishEnrolment, { body: { token, code } }, { headers: ours });
const logIn = (body: { username: string; password: string; code?: string }) =>
  office.send(operatorLogin, { body }, { headers: ours });

test('EASY-01 the first administrator is appointed once, with a link behind the #, which reaches no server', async () => {
  expect(new URL(firstLink ?? '').pathname).toBe('/enrol');
  expect(await office.appointFirstAdministrator()).toBeNull();
});

test('an operator enrols by password and authenticator, gets ten recovery codes, and logs in', async () => {
  const token = tokenOf(firstLink ?? '');
  expect(await logIn({ username: 'admin', password, code: '123456' })).toMatchObject({ status: 400 });
  const { value } = await begin(token);
  expect(value).toMatchObject({ username: 'admin', roles: ['admin'] });
  expect(value.otpauthUrl).toContain(value.secret);
  expect(await finish(token, '000000')).toMatchObject({ status: 400, body: { code: 'second_step_wrong' } });
  const { recoveryCodes } = (await finish(token, await office.codeOf(value.secret))).value;
  expect(new Set(recoveryCodes).size).toBe(10);

  expect(await begin(token)).toMatchObject(invalid);
  expect(await finish(token, await office.codeOf(value.secret))).toMatchObject(invalid);
  const [recovery = ''] = recoveryCodes;
  expect((await logIn({ username: 'admin', password, code: recovery.toUpperCase() })).status).toBe(200);
  expect(await logIn({ username: 'admin', password, code: recovery })).toMatchObject({ status: 400 });
  world.clock.advance({ seconds: 30 });
  expect((await logIn({ username: 'admin', password, code: await office.codeOf(value.secret) })).status).toBe(200);
});

test('a link is good for a day, is void once another is drawn, and an unknown one is none', async () => {
  const [admin, token] = [await office.operator('admin'), await invited('late')];
  world.clock.advance({ hours: ENROLMENT_LINK_HOURS });
  expect(await begin(token)).toMatchObject(invalid);
  expect(await begin('A'.repeat(43))).toMatchObject(invalid);
  const fresh = await office.operator('admin');
  const drawn = async () => {
    const input = { params: { operatorId: await idOf('late') }, body: {} };
    return tokenOf((await fresh.send(drawOperatorLink, input)).value.link);
  };
  const [older, newer] = [await drawn(), await drawn()];
  expect(await begin(older)).toMatchObject(invalid);
  expect((await begin(newer)).status).toBe(200);
  const enrolled = { params: { operatorId: admin.operatorId }, body: {} };
  expect(await fresh.send(drawOperatorLink, enrolled)).toMatchObject({
    status: 409,
    body: { code: 'operator_enrolled' },
  });
});

test('the second step counts for the secret that was shown last, and nothing counts before it', async () => {
  const token = await invited('twice');
  const first = (await begin(token)).value;
  const second = (await begin(token, 'another long secret')).value;
  expect(await finish(token, await office.codeOf(first.secret))).toMatchObject({ status: 400 });
  expect(await logIn({ username: 'twice', password, code: '123456' })).toMatchObject({ status: 400 });
  expect((await finish(token, await office.codeOf(second.secret))).status).toBe(200);
});

test.each([
  ['short', 'any'],
  ['passwordpassword', 'password_common'],
  ['abcdefghijklm', 'password_common'],
])('a password that is guessed first is refused: %s', async (chosen, key) => {
  const token = await invited(`weak-${chosen.slice(0, 5)}-${chosen.length}`);
  expect(await begin(token, chosen)).toMatchObject({ status: 400, body: { fields: { password: { key } } } });
});

test('SEC-03 neither password, secret, link nor recovery code lies readable in the database', async () => {
  const token = await invited('hidden');
  const { secret } = (await begin(token)).value;
  const { recoveryCodes } = (await finish(token, await office.codeOf(secret))).value;
  const rows = await world.asOwner<{ text: string }>(
    `select o::text as text from operator o union all select e::text from operator_enrolment e
     union all select r::text from operator_recovery_code r union all select a::text from audit_entry a`,
  );
  expect(rows.length).toBeGreaterThan(10);
  for (const hidden of [token, secret, password, ...recoveryCodes])
    expect(rows.filter(({ text }) => text.includes(hidden))).toEqual([]);
});

/** Appointed and not enrolled, as an approved appointment leaves an operator. */
async function invited(username: string): Promise<string> {
  const text = `insert into operator (operator_id, username, approves_from, created_at)
    values (gen_random_uuid(), $1, now(), now())`;
  await world.asOwner(text, [username]);
  const admin = await office.operator('admin');
  const input = { params: { operatorId: await idOf(username) }, body: {} };
  return tokenOf((await admin.send(drawOperatorLink, input)).value.link);
}

async function idOf(username: string): Promise<string> {
  const admin = await office.operator('admin');
  const list = (await admin.send(listOperators, { query: { sort: '-createdAt' } })).value.rows;
  return list.find(({ operator }) => operator.name === username)?.id ?? '';
}

import { randomUUID } from 'node:crypto';
import { getBalance, type PlayerId } from '@pelita/contract';
import {
  adjustBalance,
  approveProposal,
  endPlayerSessions,
  getPlayer,
  listPlayers,
  listTransfers,
  lockPlayer,
  revealPlayer,
  unlockPlayer,
} from '@pelita/contract/office';
import { newMember, paidIn, testDatabase, testOffice, testServer } from '@pelita/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { claimContact } from '../accounts/index.ts';

const world = await testDatabase();
const portal = await testServer(world);
const office = await testOffice(world);
const operator = await office.operator('support');
const email = 'person@example.com';
const mobile = '+60123456789';
let member = await newMember(portal);

beforeAll(async () => {
  await world.database.transaction(async (tx) => {
    await claimContact(tx, member.playerId, { channel: 'text', value: mobile });
    await claimContact(tx, member.playerId, { channel: 'mail', value: email });
  });
});

const found = async (search: string) =>
  (await operator.send(listPlayers, { query: { search } })).value.rows.map(({ id }) => id as PlayerId);
const open = async (id: string = member.playerId) => operator.send(getPlayer, { params: { id } });
const refused = (status: number, code: string) => ({ status, body: { code } });
const reason = 'the player has asked';

describe('OPS-03 a player is found', () => {
  test('by the exact name, the id and the whole phone number, however they are written', async () => {
    const { playerId, username } = member;
    for (const search of [
      username,
      username.toUpperCase(),
      ` ${username} `,
      playerId,
      mobile,
      '012-345 6789',
      '+60 12-345 6789',
    ])
      expect(await found(search), search).toEqual([playerId]);
  });

  test('by no part of them, and by nothing hostile', async () => {
    const { playerId, username } = member;
    for (const search of [
      username.slice(0, -1),
      playerId.slice(0, 20),
      '345 6789',
      '%',
      "' or 1=1 --",
      '*',
      '\u202e',
      email,
    ])
      expect(await found(search), search).toEqual([]);
    expect(await operator.send(listPlayers, { query: { search: '' } })).toMatchObject(refused(400, 'invalid_field'));
    expect(await operator.send(listPlayers, { query: { search: 'x'.repeat(65) } })).toMatchObject({ status: 400 });
  });

  test('with the level of the rank, which reads the same in every language', async () => {
    await world.asOwner(
      `insert into vip_rank values (0, 'bronze', 0, 0, 0, null, null, false, 100, '{}', 0, 0, 0) on conflict do nothing`,
    );
    const { rows } = (await operator.send(listPlayers, { query: { search: member.username } })).value;
    expect(rows).toMatchObject([{ id: member.playerId, rank: 'VIP 0' }]);
  });
});

test('OPS-03 a player is shown with money and sessions, all movements page by page, and that it was opened is audited', async () => {
  const [finance, other] = [await office.operator('finance'), await office.operator('finance')];
  const body = { playerId: member.playerId, amount: '12.50', reason };
  const { value } = await finance.send(adjustBalance, { body }, { 'idempotency-key': randomUUID() });
  await other.send(approveProposal, { params: { id: value.id }, body: { inputHash: value.inputHash } });
  const shown = (await open()).value;
  expect(shown).toMatchObject({
    username: member.username,
    status: 'open',
    balance: { available: '12.50', reserved: '0.00', currency: 'MYR' },
  });
  expect(shown.sessions).toHaveLength(1);
  world.clock.advance({ seconds: 1 });
  await paidIn(portal, member, '30.00');
  const walked: string[] = [];
  for (let after: string | undefined; ;) {
    const query = { player: member.playerId, size: '1', ...(after === undefined ? {} : { after }) };
    const page = (await operator.send(listTransfers, { query })).value;
    walked.push(...page.rows.map(({ kind, amount }) => `${kind} ${amount}`));
    if (page.next === null) break;
    after = page.next;
  }
  expect(walked).toEqual(['deposit 30.00', 'correction 12.50']);
  const opened = await world.asOwner(
    `select 1 from audit_entry where action = 'open-player' and subject = $1 and actor = $2`,
    [`player:${member.playerId}`, `operator:${operator.operatorId}`],
  );
  expect(opened).toHaveLength(1);
  expect(await open(randomUUID())).toMatchObject(refused(404, 'player_unknown'));
});

describe('SEC-03 personal data', () => {
  test('leaves the server masked', async () => {
    const { text, value } = await open();
    expect(value.personal).toEqual({
      mobile: '+60•••789',
      email: 'p•••@example.com',
      payeeName: null,
      birthday: null,
      bankAccounts: null,
    });
    expect(text).not.toContain(mobile);
    expect(text).not.toContain(email);
  });

  test('is opened field by field with a reason, by roles that may; the log keeps the field and never the data', async () => {
    const reveal = (by = operator, why = reason) =>
      by.send(revealPlayer, { params: { id: member.playerId }, body: { field: 'mobile', reason: why } });
    expect(await reveal(await office.operator('admin'))).toMatchObject(refused(403, 'permission_missing'));
    expect(await reveal(operator, '')).toMatchObject(refused(400, 'invalid_field'));
    expect((await reveal()).value).toEqual({ field: 'mobile', values: [mobile] });
    const entries = await world.asOwner<{
      after: string;
      reason: string;
      address: string;
      session: boolean;
      text: string;
    }>(
      `select after, reason, address, session_id is not null and request_id is not null as session, e::text as text
      from audit_entry e where action = 'reveal-personal-data'`,
    );
    expect(entries).toEqual([
      expect.objectContaining({ after: '{"field":"mobile"}', reason, address: '127.0.0.1', session: true }),
    ]);
    expect(entries.filter(({ text }) => text.includes(mobile))).toEqual([]);
  });

  test('alarms after twenty of one operator within an hour', async () => {
    const curious = await office.operator('support');
    const params = { id: member.playerId };
    for (let turn = 0; turn < 20; turn += 1)
      await curious.send(revealPlayer, { params, body: { field: 'email', reason } });
    const alarms = () =>
      world.asOwner<{ data: { operator: string; count: number } }>(
        `select data from outbox where topic = 'office:alarms'`,
      );
    expect(await alarms()).toEqual([]);
    await curious.send(revealPlayer, { params, body: { field: 'email', reason } });
    expect((await alarms()).map(({ data }) => data)).toEqual([
      expect.objectContaining({ operator: curious.username, count: 21 }),
    ]);
  });

  test('is not opened when the log cannot say so', async () => {
    const fresh = await office.operator('support');
    await world.asOwner('alter table audit_entry add constraint shut check (false) not valid');
    const answer = await fresh.send(revealPlayer, {
      params: { id: member.playerId },
      body: { field: 'email', reason },
    });
    await world.asOwner('alter table audit_entry drop constraint shut');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain(email);
  });
});

test('OPS-03 a locked account has no session and cannot act until it is unlocked', async () => {
  member = await newMember(portal);
  const input = { params: { id: member.playerId }, body: { reason } };
  const status = async () => (await portal.send(getBalance, {}, { token: member.token })).status;
  expect(await status()).toBe(200);
  expect(await operator.send(unlockPlayer, input)).toMatchObject(refused(409, 'player_status_other'));
  expect((await operator.send(lockPlayer, input)).value).toEqual({ done: true });
  expect(await status()).toBe(401);
  expect(await operator.send(lockPlayer, input)).toMatchObject(refused(409, 'player_status_other'));
  expect((await open()).value).toMatchObject({ status: 'locked', sessions: [] });
  expect((await operator.send(unlockPlayer, input)).value).toEqual({ done: true });
  expect(await status()).toBe(401);
});

test('the sessions of a player are ended at once', async () => {
  member = await newMember(portal);
  const input = { params: { id: member.playerId }, body: { reason } };
  expect((await operator.send(endPlayerSessions, input)).value).toEqual({ ended: 1 });
  expect((await portal.send(getBalance, {}, { token: member.token })).status).toBe(401);
  expect((await operator.send(endPlayerSessions, input)).value).toEqual({ ended: 0 });
});

import { beginAuthenticator, bindAuthenticator, getBalance, type PlayerId } from '@pelita/contract';
import {
  addPlayerNote,
  approveProposal,
  listPlayerNotes,
  lockPlayer,
  resetPlayerFactor,
  unlockPlayer,
} from '@pelita/contract/office';
import { newMember, type Person, testDatabase, testOffice, testServer } from '@pelita/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { authenticatorOf, claimContact, recoveryCodesLeft, riskFactsOf } from '../accounts/index.ts';

const world = await testDatabase();
const portal = await testServer(world);
const office = await testOffice(world);
const [support, risk] = [await office.operator('support'), await office.operator('risk')];
const reason = 'phone lost, identity checked by call';
let member: Person;

beforeEach(async () => {
  member = await newMember(portal);
  const { token } = member;
  const password = 'seven tin boats';
  const { secret } = (await portal.send(beginAuthenticator, { body: { password } }, { token })).value;
  await portal.send(bindAuthenticator, { body: { code: await office.codeOf(secret) } }, { token });
});

const propose = (by = support, id: string = member.playerId) =>
  by.send(resetPlayerFactor, { params: { id }, body: { reason } });
const approve = (by: typeof risk, { id, inputHash }: { id: string; inputHash: string }) =>
  by.send(approveProposal, { params: { id }, body: { inputHash } });
const isBound = (playerId: PlayerId = member.playerId) =>
  world.database.transaction(async (tx) => (await authenticatorOf(tx, playerId))?.isBound === true);
const toldOwner = () =>
  world.database.single<{ data: { news: string } }>(
    {
      name: 'test.told-owner',
      text: `select data from pgboss.job where name = 'accounts.tell-owner' and data ->> 'playerId' = $1 order by created_on`,
    },
    [member.playerId],
  );

describe('OPS-03 a lost factor', () => {
  test('is taken away by support and risk together; sessions end, the player is told, and may bind another', async () => {
    const proposed = (await propose()).value;
    expect(proposed).toMatchObject({ state: 'open', result: { username: member.username, ended: 1 } });
    expect(await isBound()).toBe(true);
    expect(await approve(support, proposed)).toMatchObject({ status: 403 });
    expect((await approve(risk, proposed)).value).toMatchObject({ state: 'executed' });

    expect(await isBound()).toBe(false);
    expect(await world.database.transaction((tx) => recoveryCodesLeft(tx, member.playerId))).toBe(0);
    expect((await portal.send(getBalance, {}, { token: member.token })).status).toBe(401);
    expect((await toldOwner()).map(({ data }) => data.news)).toEqual(['authenticatorBound', 'authenticatorReset']);
    const entries = await world.asOwner<{ actor: string; after: string; reason: string }>(
      `select actor, after, reason from audit_entry where action = 'reset-authenticator' and subject = $1`,
      [`player:${member.playerId}`],
    );
    expect(entries).toMatchObject([{ actor: `operator:${support.operatorId}`, reason }]);
    expect(JSON.parse(entries[0]?.after ?? '')).toEqual({ approvedBy: risk.operatorId, ended: 1 });
  });

  test('counts as a changed credential for money out from that instant', async () => {
    await approve(risk, (await propose()).value);
    const now = world.clock.now();
    const facts = await world.database.transaction((tx) =>
      riskFactsOf(tx, member.playerId, now.subtract({ hours: 24 })),
    );
    expect(facts.credentialsChangedAt?.toString()).toBe(now.toString());
  });

  test('is not taken away twice, nor where there is none, nor by a role that may not', async () => {
    const bare = await newMember(portal);
    expect(await propose(support, bare.playerId)).toMatchObject({
      status: 409,
      body: { code: 'authenticator_unbound' },
    });
    expect(await propose(risk)).toMatchObject({ status: 403, body: { code: 'permission_missing' } });
    const proposed = (await propose()).value;
    expect(await propose()).toMatchObject({ status: 409, body: { code: 'proposal_open' } });
    expect((await approve(risk, proposed)).status).toBe(200);
    expect(await approve(risk, proposed)).toMatchObject({ status: 409, body: { code: 'approval_ended' } });
  });
});

test('OPS-03 an account that is locked or unlocked by an operator is told so by mail', async () => {
  await world.database.transaction((tx) =>
    claimContact(tx, member.playerId, { channel: 'mail', value: 'person@example.com' }),
  );
  const input = { params: { id: member.playerId }, body: { reason } };
  await support.send(lockPlayer, input);
  await support.send(unlockPlayer, input);
  expect((await toldOwner()).map(({ data }) => data.news).slice(1)).toEqual(['accountLocked', 'accountUnlocked']);
});

describe('OPS-03 notes about a player', () => {
  const add = (text: string, by = support) =>
    by.send(addPlayerNote, { params: { id: member.playerId }, body: { text } });
  const notes = async () => (await support.send(listPlayerNotes, { params: { id: member.playerId } })).value.notes;

  test('are read by whoever sees players, the newest first, with who wrote them', async () => {
    await add('called about a deposit');
    world.clock.advance({ seconds: 1 });
    await add('sent a slip', risk);
    expect((await notes()).map(({ text, writtenBy }) => [text, writtenBy])).toEqual([
      ['sent a slip', risk.username],
      ['called about a deposit', support.username],
    ]);
  });

  test('are never changed or deleted by the application', async () => {
    await add('as it was');
    const change = (text: string) => world.database.single({ name: text, text }, []);
    await expect(change(`update player_note set text = 'else'`)).rejects.toThrow(/permission denied/);
    await expect(change('delete from player_note')).rejects.toThrow(/permission denied/);
  });

  test('are words of any kind up to two thousand, and not nothing', async () => {
    const hostile = '<script>steal()</script> \u202e=cmd|calc';
    expect((await add(hostile)).value.text).toBe(hostile);
    for (const text of ['', ' \u200b\n', 'x'.repeat(2_001), 'a\0b'])
      expect(await add(text)).toMatchObject({ status: 400, body: { code: 'invalid_field' } });
    expect(await add('x', await office.operator('content'))).toMatchObject({ status: 403 });
  });
});

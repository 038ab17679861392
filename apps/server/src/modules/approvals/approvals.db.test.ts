import { randomUUID } from 'node:crypto';
import { getBalance } from '@pelita/contract';
import {
  adjustBalance,
  appointOperator,
  approveProposal,
  changeOperatorRoles,
  declineProposal,
  drawOperatorLink,
  listApprovals,
  listOperators,
  listSettings,
  lockOperatorSession,
  putSetting,
  resetOperator,
  withdrawProposal,
} from '@pelita/contract/office';
import {
  newMember,
  newTrial,
  testDatabase,
  testOffice,
  testServer,
  type Person,
  type TestOperator,
} from '@pelita/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { USUAL_HOURS } from './controlled.ts';

const world = await testDatabase();
const portal = await testServer(world);
const office = await testOffice(world);

let [proposer, approver] = [await office.operator('finance'), await office.operator('finance')];
let member = await newMember(portal);

/** Sessions and recent codes grow old as the tests move the clock. */
beforeEach(async () => {
  [proposer, approver] = [await office.operator('finance'), await office.operator('finance')];
  member = await newMember(portal);
});

type Adjustment = { amount?: string; playerId?: string; reason?: string; key?: string; by?: TestOperator };
const adjust = ({
  amount = '25.00',
  playerId = member.playerId,
  reason = 'goodwill',
  key = randomUUID(),
  by = proposer,
}: Adjustment = {}) => by.send(adjustBalance, { body: { playerId, amount, reason } }, { 'idempotency-key': key });
const balance = async (player: Person = member) =>
  (await portal.send(getBalance, {}, { token: player.token })).value.sumBalance;
const vote = (which: typeof approveProposal | typeof declineProposal, { id, inputHash }: Seen, by = approver) =>
  by.send(which as typeof approveProposal, { params: { id }, body: { inputHash } });
const approve = (seen: Seen, by = approver) => vote(approveProposal, seen, by);
const refused = (status: number, code: string) => ({ status, body: { code } });
type Seen = { id: string; inputHash: string };
const stateOf = async ({ id }: Seen) =>
  (
    await world.asOwner<{ state: string; refusal: string | null }>(
      'select state, refusal from approval where approval_id = $1',
      [id],
    )
  )[0];

describe('a proposal', () => {
  test('OPS-04 shows what would be, moves nothing, and is done once by another operator', async () => {
    const { value } = await adjust();
    expect(value).toMatchObject({ state: 'open', result: { availableBefore: '0.00', availableAfter: '25.00' } });
    expect(await balance()).toBe('0.00');
    const [shown] = (await approver.send(listApprovals, { query: {} })).value.approvals;
    expect(shown).toMatchObject({
      id: value.id,
      kind: 'POST /office/adjustments',
      input: { body: { playerId: member.playerId, amount: '25.00', reason: 'goodwill' } },
      proposedBy: proposer.username,
      whyNoVote: null,
    });
    expect((await approve(value)).value).toMatchObject({ state: 'executed', result: { availableAfter: '25.00' } });
    expect(await balance()).toBe('25.00');
    expect(await approve(value)).toMatchObject(refused(409, 'approval_ended'));
    expect(await balance()).toBe('25.00');
  });

  test('OPS-04 of one’s own is refused, with the reason in the list and not only at the vote', async () => {
    const { value } = await adjust();
    expect(await approve(value, proposer)).toMatchObject(refused(403, 'own_proposal'));
    expect(await vote(declineProposal, value, proposer)).toMatchObject(refused(403, 'own_proposal'));
    const mine = (await proposer.send(listApprovals, { query: {} })).value.approvals;
    expect(mine.find(({ id }) => id === value.id)?.whyNoVote).toBe('own_proposal');
  });

  test('OPS-04 approved twice at once is done once', async () => {
    const others = [approver, await office.operator('finance'), await office.operator('risk'), approver];
    const { value } = await adjust();
    const answers = await Promise.all(others.map((by) => approve(value, by)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    expect(await balance()).toBe('25.00');
  });

  test.each([
    ['the row', `update approval set input = replace(input, '25.00', '9025.00') where approval_id = $1`],
    [
      'the row and its hash',
      `update approval set input = replace(input, '25.00', '9025.00'), input_hash = encode(sha256('x'), 'hex') where approval_id = $1`,
    ],
  ])('OPS-04 with other content than was seen and audited is refused: %s was changed', async (_what, text) => {
    const { value } = await adjust();
    await world.asOwner(text, [value.id]);
    const list = (await approver.send(listApprovals, { query: {} })).value.approvals;
    const seen = list.find(({ id }) => id === value.id) ?? value;
    expect(await approve(seen)).toMatchObject(refused(409, 'proposal_changed'));
    expect(await approve(value)).toMatchObject(refused(409, 'proposal_changed'));
    expect(await balance()).toBe('0.00');
  });

  test('OPS-04 a vote for another hash is refused', async () => {
    const { value } = await adjust();
    for (const inputHash of ['', 'x', '0'.repeat(64)])
      expect(await approve({ id: value.id, inputHash })).toMatchObject(refused(409, 'proposal_changed'));
  });

  test('expires after a day, and cannot be approved a moment later', async () => {
    const { value } = await adjust();
    world.clock.advance({ hours: USUAL_HOURS });
    const later = await office.operator('finance');
    expect(await approve(value, later)).toMatchObject(refused(409, 'approval_ended'));
    await office.work('approvals.expire');
    expect(await stateOf(value)).toMatchObject({ state: 'expired' });
  });

  test('that cannot be done any more is void with the code, and leaves no trace of the attempt', async () => {
    await approve((await adjust({ amount: '10.00' })).value);
    const { value } = await adjust({ amount: '-10.00' });
    await world.asOwner('update wallet set available_minor = 0 where player_id = $1', [member.playerId]);
    expect(await approve(value)).toMatchObject(refused(409, 'insufficient_balance'));
    expect(await stateOf(value)).toEqual({ state: 'void', refusal: 'insufficient_balance' });
    const votes = await world.asOwner('select 1 from approval_vote where approval_id = $1', [value.id]);
    expect(votes).toEqual([]);
  });

  test('OPS-04 is void when the operator who proposed it may do so no more', async () => {
    const { value } = await adjust();
    await world.asOwner('delete from operator_role where operator_id = $1', [proposer.operatorId]);
    expect(await approve(value)).toMatchObject(refused(403, 'permission_missing'));
    expect(await stateOf(value)).toEqual({ state: 'void', refusal: 'permission_missing' });
  });

  test('OPS-04 is decided by who may approve this kind, and not within a day of an appointment', async () => {
    const { value } = await adjust();
    expect(await approve(value, await office.operator('admin'))).toMatchObject(refused(403, 'permission_missing'));
    expect(await approve(value, await office.operator('support'))).toMatchObject(refused(403, 'permission_missing'));
    const fresh = await office.operator('finance');
    const text = `update operator set approves_from = $2::timestamptz where operator_id = $1`;
    await world.asOwner(text, [fresh.operatorId, world.clock.now().add({ seconds: 1 }).toString()]);
    expect(await approve(value, fresh)).toMatchObject(refused(403, 'approval_too_early'));
    world.clock.advance({ seconds: 1 });
    expect((await approve(value, fresh)).status).toBe(200);
  });

  test('is declined by another, or taken back by the one who made it, and then a new one may be made', async () => {
    const first = (await adjust()).value;
    expect(await adjust()).toMatchObject(refused(409, 'proposal_open'));
    expect((await vote(declineProposal, first)).value.state).toBe('rejected');
    const second = (await adjust()).value;
    const back = (by: TestOperator) => by.send(withdrawProposal, { params: { id: second.id }, body: {} });
    expect(await back(approver)).toMatchObject(refused(403, 'not_own_proposal'));
    expect((await back(proposer)).value.state).toBe('withdrawn');
    expect((await adjust()).value.state).toBe('open');
    expect(await balance()).toBe('0.00');
  });

  test('a repeat with its key is the same proposal, with other content it is refused', async () => {
    const key = randomUUID();
    const first = (await adjust({ key })).value;
    expect((await adjust({ key })).value).toEqual(first);
    expect(await adjust({ key, amount: '26.00' })).toMatchObject(refused(409, 'idempotency_key_reused'));
    const both = await Promise.all(
      [randomUUID()].flatMap((one) => [adjust({ key: one, playerId: member.playerId }), adjust({ key: one })]),
    );
    expect(both.map(({ status }) => status)).toEqual([409, 409]);
  });

  test('each step is audited, and an audit that fails lets nothing happen', async () => {
    const { value } = await adjust();
    await approve(value);
    const actions = await world.asOwner<{ action: string; actor: string }>(
      `select action, actor from audit_entry where subject = $1 order by position`,
      [`approval:${value.id}`],
    );
    expect(actions).toEqual([
      { action: 'propose', actor: `operator:${proposer.operatorId}` },
      { action: 'decide', actor: `operator:${approver.operatorId}` },
    ]);
  });
});

describe('an adjustment', () => {
  test.each([
    '0',
    '0.00',
    '0.001',
    '-0',
    '99999999999999999',
    '9999999999999999',
    '-9999999999999999',
    'abc',
    '1e3',
    '',
  ])('of %j is refused and leaves nothing', async (amount) => {
    expect(await adjust({ amount })).toMatchObject(refused(400, 'invalid_field'));
  });

  test('of a player who does not exist, or plays with play money, or takes more than there is, is refused', async () => {
    const trial = await newTrial(portal);
    expect(await adjust({ playerId: randomUUID() })).toMatchObject(refused(404, 'player_unknown'));
    expect(await adjust({ playerId: trial.playerId })).toMatchObject(refused(403, 'in_need_true_account'));
    expect(await adjust({ amount: '-0.01' })).toMatchObject(refused(409, 'insufficient_balance'));
  });

  test('OPS-04 below the sum of a day is made by one operator; splitting it gains nothing', async () => {
    await setSecondAbove('100');
    const key = randomUUID();
    expect((await adjust({ amount: '60.00', key })).value).toMatchObject({
      state: 'executed',
      result: { availableAfter: '60.00' },
    });
    expect((await adjust({ amount: '60.00', key })).value.result).toMatchObject({ availableAfter: '60.00' });
    expect(await balance()).toBe('60.00');
    const another = await newMember(portal);
    expect((await adjust({ amount: '60.00', playerId: another.playerId })).value.state).toBe('open');
    expect((await adjust({ amount: '60.00', by: approver })).value.state).toBe('open');
    expect((await adjust({ amount: '-40.00' })).value.state).toBe('executed');
    expect(await balance()).toBe('20.00');
    await setSecondAbove('0');
  });
});

describe('a setting', () => {
  test('OPS-07 of the site is changed by an administrator at once, and listed with who did it', async () => {
    const admin = await office.operator('admin');
    const put = await admin.send(putSetting, { params: { key: 'site.status' }, body: { value: 1 } });
    expect(put.value).toMatchObject({ state: 'executed', result: { key: 'site.status', before: 0, after: 1 } });
    const listed = (await admin.send(listSettings, {})).value.settings;
    expect(listed.find(({ key }) => key === 'site.status')).toMatchObject({
      value: 1,
      default: 0,
      changedBy: `operator:${admin.operatorId}`,
    });
    await admin.send(putSetting, { params: { key: 'site.status' }, body: { value: 0 } });
    const wrong = (key: string, value: unknown) => admin.send(putSetting, { params: { key }, body: { value } });
    expect(await wrong('site.status', 7)).toMatchObject(refused(400, 'invalid_field'));
    expect(await wrong('site.nothing', 7)).toMatchObject(refused(404, 'setting_unknown'));
    expect(await wrong('__proto__', 7)).toMatchObject(refused(404, 'setting_unknown'));
  });

  test('OPS-07 that another operator has changed meanwhile is shown, and not written over unseen', async () => {
    const admin = await office.operator('admin');
    const put = (seen: unknown, value: unknown, key = 'site.regions') =>
      admin.send(putSetting, { params: { key }, body: { seen: { value: seen }, value } });
    expect((await put([], ['MY'])).value.state).toBe('executed');
    expect(await put([], ['SG'])).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: { value: ['MY'] } },
    });
    expect((await put(['MY'], [])).value.state).toBe('executed');
    const secret = await put('a guess', '', 'account.flaggedDefaultPassword');
    expect(secret.value).toMatchObject({ state: 'executed', result: { before: null, after: null } });
  });

  test('SEC-03 that is secret is never shown', async () => {
    const admin = await office.operator('admin');
    const listed = (await admin.send(listSettings, {})).value.settings;
    const secrets = listed.filter(({ isSecret }) => isSecret);
    expect(secrets.length).toBeGreaterThan(0);
    for (const { value, default: initial } of secrets) expect([value, initial]).toEqual([null, null]);
  });

  test('OPS-04 that guards money is loosened by two and tightened by one, and is void when it moved meanwhile', async () => {
    const admin = await office.operator('admin');
    const put = (value: string) =>
      admin.send(putSetting, { params: { key: 'approvals.adjustment.secondAbove' }, body: { value } });
    await setSecondAbove('0');
    const { value } = await put('500');
    expect(value).toMatchObject({ state: 'open', result: { before: '0', after: '500' } });
    expect(await approve(value, await office.operator('admin'))).toMatchObject(refused(403, 'permission_missing'));
    await setSecondAbove('5');
    expect(await approve(value)).toMatchObject(refused(409, 'proposal_outdated'));
    expect((await put('1')).value.state).toBe('executed');
    const again = (await put('500')).value;
    expect((await approve(again)).status).toBe(200);
    expect((await put('0')).value).toMatchObject({ state: 'executed', result: { before: '500', after: '0' } });
  });
});

describe('an appointment', () => {
  const reason = 'joins the team';
  const listed = async (admin: TestOperator) =>
    (await admin.send(listOperators, { query: { sort: '-createdAt', size: '200' } })).value.rows;

  test('OPS-04 is decided by two administrators, and lets the operator enrol', async () => {
    const [admin, second] = [await office.operator('admin'), await office.operator('admin')];
    const body = { username: 'new.hand', roles: ['support' as const], reason };
    const { value } = await admin.send(appointOperator, { body });
    expect(value).toMatchObject({ state: 'open', result: { username: 'new.hand' } });
    expect((await listed(admin)).map(({ operator }) => operator.name)).not.toContain('new.hand');
    expect((await approve(value, second)).value.state).toBe('executed');
    const made = (await listed(admin)).find(({ operator }) => operator.name === 'new.hand');
    expect(made).toMatchObject({ state: 'invited', roles: ['support'] });
    const link = await admin.send(drawOperatorLink, { params: { operatorId: made?.id ?? '' }, body: {} });
    expect(link.value.link).toContain('/enrol#');
    expect(await admin.send(appointOperator, { body })).toMatchObject(refused(409, 'operator_name_taken'));
  });

  test('OPS-04 roles are given by two and taken by one; nobody votes on their own, and some exclude each other', async () => {
    const [admin, second] = [await office.operator('admin'), await office.operator('admin')];
    const change = async (operatorId: string, roles: ('admin' | 'finance' | 'support')[]) => {
      const seen = (await listed(admin)).find(({ id }) => id === operatorId)?.roles ?? [];
      return admin.send(changeOperatorRoles, { params: { operatorId }, body: { seen, roles, reason } });
    };
    const given = (await change(second.operatorId, ['admin', 'support'])).value;
    expect(await approve(given, second)).toMatchObject(refused(403, 'own_proposal'));
    expect((await approve(given, await office.operator('admin'))).status).toBe(200);
    expect(await change(second.operatorId, ['admin', 'finance'])).toMatchObject(
      refused(400, 'roles_exclude_each_other'),
    );
    expect((await change(proposer.operatorId, [])).value.state).toBe('executed');
    expect(await adjust()).toMatchObject(refused(403, 'permission_missing'));
  });

  test('OPS-04 roles that another administrator has changed meanwhile are shown, and not written over unseen', async () => {
    const [admin, second] = [await office.operator('admin'), await office.operator('content')];
    const change = (seen: 'content'[], roles: 'content'[]) =>
      admin.send(changeOperatorRoles, { params: { operatorId: second.operatorId }, body: { seen, roles, reason } });
    expect(await change([], [])).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: ['content'] },
    });
    expect((await change(['content'], [])).value.state).toBe('executed');
    expect(await change(['content'], [])).toMatchObject({ status: 409, body: { current: [] } });
  });

  test('OPS-04 a reset by two ends the sessions and lets nothing be approved for a day', async () => {
    const [admin, second] = [await office.operator('admin'), await office.operator('admin')];
    const { value } = await admin.send(resetOperator, {
      params: { operatorId: proposer.operatorId },
      body: { reason: 'lost the phone' },
    });
    expect((await approve(value, second)).status).toBe(200);
    expect(await proposer.send(lockOperatorSession, { body: {} })).toMatchObject(refused(401, 'token_invalid'));
    const [row] = await world.asOwner<{ waits: boolean }>(
      'select approves_from > $2::timestamptz as waits from operator where operator_id = $1',
      [proposer.operatorId, world.clock.now().add({ hours: 23 }).toString()],
    );
    expect(row).toEqual({ waits: true });
  });
});

test('OPS-04 until a second administrator has logged in, the first appoints alone', async () => {
  const alone = await testDatabase();
  const small = await testOffice(alone);
  const first = await small.operator('admin');
  const appointed = (username: string) =>
    first.send(appointOperator, { body: { username, roles: ['admin'], reason: 'the second' } });
  expect((await appointed('second')).value.state).toBe('executed');
  expect((await appointed('third')).value.state).toBe('executed');
  await small.operator('admin');
  expect((await appointed('fourth')).value.state).toBe('open');
});

async function setSecondAbove(amount: string): Promise<void> {
  await world.asOwner(
    `insert into setting (key, value, changed_at, changed_by) values ('approvals.adjustment.secondAbove', $1, now(), 'test')
     on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(amount)],
  );
  await world.platform.settings.refresh();
}

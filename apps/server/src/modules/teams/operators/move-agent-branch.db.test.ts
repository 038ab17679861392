import type { PlayerId } from '@pelita/contract';
import { approveProposal, listAgents, moveAgentBranch } from '@pelita/contract/office';
import { testOffice } from '@pelita/testkit';
import { beforeAll, expect, test } from 'vitest';
import { ancestorsAt } from '../../agents/index.ts';
import { teamServer } from '../testing/team-server.ts';

const { world, newAgent, openBelow, rows } = await teamServer();
const office = await testOffice(world);
const [agents, risk] = [await office.operator('agents'), await office.operator('risk')];
const reason = 'the team goes to its new lead';

const [left, right] = [await newAgent(), await newAgent()];
let head: string;
let member: PlayerId;
beforeAll(async () => {
  head = (await openBelow(left, { type: 2, rebate: '0.2' })).value.playerId;
  const below = (await openBelow(left)).value;
  member = below.playerId as PlayerId;
});

const propose = (id: string, upline: string | null, day = '2026-03-03', by = agents) =>
  by.send(moveAgentBranch, { params: { id }, body: { upline, day, reason } });
const approve = ({ id, inputHash }: { id: string; inputHash: string }) =>
  risk.send(approveProposal, { params: { id }, body: { inputHash } });
const uplineAt = async (playerId: string, at: string) =>
  (await world.database.reading((tx) => ancestorsAt(tx, playerId as PlayerId, Temporal.Instant.from(at))))[0]?.playerId;
const waiting = () =>
  rows<{ data: Record<string, unknown>; start_after: Temporal.Instant }>(
    `select data, start_after from pgboss.job where name = 'teams.move-branch' order by created_on`,
  );

test('OPS-09 a branch moves when two operators have decided and the day begins, and not before', async () => {
  const proposed = (await propose(head, right.username)).value;
  expect(proposed).toMatchObject({ state: 'open', result: { upline: right.username, accounts: 1 } });
  expect(await waiting()).toEqual([]);
  expect((await approve(proposed)).value).toMatchObject({ state: 'executed' });
  const [job] = await waiting();
  expect(job?.start_after.toString()).toBe('2026-03-02T16:00:00Z');
  expect(await uplineAt(head, '2026-03-02T15:59:00Z')).toBe(left.playerId);

  world.clock.set('2026-03-02T16:00:05Z');
  await office.work('teams.move-branch', job?.data);
  await office.work('teams.move-branch', job?.data);
  expect(await uplineAt(head, '2026-03-02T15:59:59Z')).toBe(left.playerId);
  expect(await uplineAt(head, '2026-03-02T16:00:00Z')).toBe(right.playerId);
});

test('OPS-09 a cycle, a day that has begun, an unknown upline and another role are refused', async () => {
  const again = await office.operator('agents');
  const from = (day: string, upline: string | null, id = left.playerId as string) => propose(id, upline, day, again);
  const { username } = (
    await rows<{ username: string }>('select username from account where player_id = $1', [member])
  )[0] ?? { username: '' };
  expect((await from('2026-03-09', username)).body).toMatchObject({ code: 'tree_cycle' });
  expect((await from('2026-03-02', right.username)).body).toMatchObject({ code: 'invalid_field', fields: { day: {} } });
  expect((await from('2026-03-09', 'nobody99')).body).toMatchObject({ code: 'agent_unknown' });
  expect((await from('2026-03-09', null)).body).toMatchObject({ code: 'already_below_upline' });
  expect(
    (await propose(left.playerId, right.username, '2026-03-09', await office.operator('risk'))).body,
  ).toMatchObject({
    code: 'permission_missing',
  });
});

test('OPS-09 the tree is found by the exact name and goes down by the upline', async () => {
  const looking = await office.operator('agents');
  const found = (await looking.send(listAgents, { query: { search: left.username } })).value;
  expect(found.rows).toMatchObject([{ player: { name: left.username }, upline: null, level: 0 }]);
  const below = (await looking.send(listAgents, { query: { upline: left.playerId } })).value;
  expect(below.rows).toMatchObject([{ player: { id: member }, level: 1, rebate: '0.1000' }]);
});

import { accountTypes, type PlayerId } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { insertAccount } from '../accounts/index.ts';
import { ancestorsAt, depthBelow, highestRatesBelow, joinTree, moveBranch, ratesOf, uplineOf } from './index.ts';

const world = await testDatabase({ now: '2026-03-02T04:00:00Z' });
const { database, clock } = world;
const { settings } = world.platform;
let accounts = 0;

/** A new agent below another, or at the top. */
async function join(uplineId: PlayerId | null, rates?: { rebateMillionths: number; prizeMode: number }) {
  clock.advance({ seconds: 1 });
  return await database.transaction(async (tx) => {
    const playerId = tx.newId<PlayerId>();
    const username = `agent${++accounts}`;
    const account = { playerId, username, role: 'player', accountType: accountTypes.agent } as const;
    await insertAccount(tx, { ...account, currency: 'MYR', avatarSeed: username, registeredAddress: null });
    await joinTree(tx, settings, { playerId, uplineId, ...(rates ? { rates } : {}) });
    return playerId;
  });
}
const move = (playerId: PlayerId, uplineId: PlayerId | null, from = clock.now()) =>
  database.transaction((tx) => moveBranch(tx, settings, { playerId, uplineId, from }));
const lineOf = async (playerId: PlayerId, at = clock.now()) =>
  (await database.reading((tx) => ancestorsAt(tx, playerId, at))).map((ancestor) => ancestor.playerId);
const teamOf = async (playerId: PlayerId) =>
  Number(
    (await sql<{ members: bigint }>('select members from agent_team where player_id = $1', [playerId]))[0]?.members,
  );
const sql = <Row>(text: string, values: readonly unknown[] = []) =>
  database.reading((tx) => tx.run<Row>({ name: '', text }, values));

test('an account has those above it as ancestors, the nearest first, and counts in each of their teams', async () => {
  const top = await join(null);
  const agent = await join(top);
  const member = await join(agent);
  expect(await lineOf(member)).toEqual([agent, top]);
  expect(await Promise.all([top, agent, member].map(teamOf))).toEqual([2, 1, 0]);
  expect(await database.reading((tx) => uplineOf(tx, member))).toBe(agent);
  expect(await database.reading((tx) => depthBelow(tx, top, member))).toBe(2);
});

test('one of another tree is below an agent as little as one that never was', async () => {
  const [own, other] = [await join(null), await join(await join(null))];
  const below = (playerId: PlayerId) => database.reading((tx) => depthBelow(tx, own, playerId));
  expect(await below(other)).toBeNull();
  expect(await below('00000000-0000-7000-8000-000000000000' as PlayerId)).toBeNull();
  expect(await below(own)).toBeNull();
});

test('a tree grows to the level that the setting allows, and no further', async () => {
  let last = await join(null);
  for (let level = 1; level <= 10; level++) last = await join(last);
  await expect(join(last)).rejects.toMatchObject({ code: 'tree_too_deep' });
  await expect(join('00000000-0000-7000-8000-000000000000' as PlayerId)).rejects.toMatchObject({
    code: 'rates_out_of_bounds',
  });
});

test('rates are at most the upline’s', async () => {
  const top = await join(null);
  const rates = { rebateMillionths: 3_000, prizeMode: 1_950 };
  const agent = await join(top, rates);
  await expect(join(agent, { ...rates, rebateMillionths: 3_001 })).rejects.toMatchObject({
    code: 'rates_out_of_bounds',
  });
  await expect(join(agent, { ...rates, prizeMode: 1_951 })).rejects.toMatchObject({ code: 'rates_out_of_bounds' });
  await join(agent, { rebateMillionths: 2_000, prizeMode: 1_900 });
  expect(await database.reading((tx) => ratesOf(tx, agent))).toEqual(rates);
  expect(await database.reading((tx) => highestRatesBelow(tx, agent))).toEqual({
    rebateMillionths: 2_000,
    prizeMode: 1_900,
  });
});

describe('OPS-09 moving a branch', () => {
  test('changes the line of all in it from the instant on, and leaves what was before', async () => {
    const [left, right] = [await join(null), await join(null)];
    const agent = await join(left);
    const member = await join(agent);
    const before = clock.now();
    clock.advance({ hours: 1 });
    await move(agent, right);
    expect(await lineOf(member)).toEqual([agent, right]);
    expect(await lineOf(member, before)).toEqual([agent, left]);
    expect(await Promise.all([left, right, agent].map(teamOf))).toEqual([0, 2, 1]);
    await move(agent, null, clock.now().add({ seconds: 1 }));
    clock.advance({ seconds: 2 });
    expect(await lineOf(member)).toEqual([agent]);
  });

  test('is refused into the branch itself, to where it is, too deep, and below lower rates', async () => {
    const top = await join(null);
    const agent = await join(top, { rebateMillionths: 4_000, prizeMode: 1_900 });
    const below = await join(agent);
    await expect(move(top, below)).rejects.toMatchObject({ code: 'tree_cycle' });
    await expect(move(top, top)).rejects.toMatchObject({ code: 'tree_cycle' });
    await expect(move(agent, top)).rejects.toMatchObject({ code: 'already_below_upline' });
    await expect(move(agent, await join(await join(null)))).rejects.toMatchObject({ code: 'rates_out_of_bounds' });
    let deep = await join(null);
    for (let level = 1; level <= 9; level++) deep = await join(deep);
    await expect(move(below, deep)).resolves.toBeUndefined();
    expect(await lineOf(below)).toHaveLength(10);
  });

  test('two that would make a cycle together: one is refused', async () => {
    const [one, other] = [await join(null), await join(null)];
    await database.transaction(async (tx) => {
      for (const playerId of [one, other])
        await tx.run({ name: '', text: 'update agent_rate set rebate_millionths = 0 where player_id = $1' }, [
          playerId,
        ]);
    });
    const answers = await Promise.allSettled([move(one, other), move(other, one)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

const act = fc.record({ what: fc.constantFrom('join', 'join', 'move'), who: fc.nat(), to: fc.nat() });

test('OPS-09 of any history of joins and moves, each account has at every instant the line that its edges say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 30 }), async (acts) => {
      const tree = [await join(null), await join(null)];
      const instants = [clock.now()];
      for (const { what, who, to } of acts) {
        clock.advance({ minutes: 1 });
        const [one, other] = [tree[who % tree.length] as PlayerId, tree[to % tree.length] as PlayerId];
        if (what === 'join') {
          const joined = await join(one).catch(() => null);
          if (joined) tree.push(joined);
        } else await move(one, to % 5 === 0 ? null : other).catch(() => null);
        instants.push(clock.now());
      }
      for (const at of instants)
        for (const playerId of tree) expect(await lineOf(playerId, at)).toEqual(await walkedUp(playerId, at));
      for (const playerId of tree) {
        const lines = await Promise.all(tree.map((other) => lineOf(other)));
        expect(await teamOf(playerId)).toBe(lines.filter((line) => line.includes(playerId)).length);
      }
    }),
    { numRuns: 8 },
  );
}, 60_000);

/** The same, edge by edge. */
async function walkedUp(playerId: PlayerId, at: Temporal.Instant): Promise<PlayerId[]> {
  const [edge] = await sql<{ upline_id: PlayerId | null }>(
    'select upline_id from agent_edge where player_id = $1 and valid_from <= $2 and valid_to > $2',
    [playerId, at],
  );
  return edge?.upline_id ? [edge.upline_id, ...(await walkedUp(edge.upline_id, at))] : [];
}

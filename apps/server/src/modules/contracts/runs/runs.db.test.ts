import { carryPolicies, dueOf, settle as settleByRule, type Terms } from '@pelita/agents';
import type { PlayerId } from '@pelita/contract';
import { previewAgentRun } from '@pelita/contract/office';
import { testDatabase } from '@pelita/testkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/tx.ts';
import { setSetting } from '../../../platform/settings/testing/set-setting.ts';
import { moveBranch } from '../../agents/index.ts';
import { checkBook } from '../../ledger/index.ts';
import { countNew } from '../../figures/index.ts';
import { agentWorld, tier } from '../testing/agent-world.ts';
import { previewRun } from './preview-run.ts';
import { settleClosed } from './settle-job.ts';

// Ten in the morning of a Monday in Kuala Lumpur.
const world = await testDatabase({ now: '2026-03-02T02:00:00Z' });
const { clock, database } = world;
const agents = await agentWorld(world);
const { agent, offer, accept, bet, close, settle, paid, owed, rows, parts } = agents;
const day = { hours: 24 };

beforeEach(async () => {
  await setSetting(world, 'contracts.activeStake', '100');
  await setSetting(world, 'contracts.highestRates', { dividend: '40', daily: '10', hourly: '10', realtime: '10' });
  await setSetting(world, 'contracts.edges', {});
  await setSetting(world, 'approvals.agentRun.secondAbove', '1000000000');
  await setSetting(world, 'contracts.carryPolicy', 'permanent');
});
afterEach(async () => {
  const faults = [...(await database.snapshot((tx) => checkBook(tx))), ...(await wrongRuns())];
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  // A test leaves no contract that would settle along with the next one's.
  await world.asOwner(
    `update agent_contract set effective_to = effective_from, state = 'terminated' where effective_from is not null`,
  );
});

const agreed = async (...contract: Parameters<typeof offer>) =>
  accept(contract[2].family, contract[1], await offer(...contract));

/** Runs whose money does not come to the dues of the contracts with the operator. */
const wrongRuns = () =>
  rows(`select r.id from agent_run r join agent_run_line l on l.run_id = r.id where r.state = 'settled' group by r.id
    having sum(l.accrued_micros + l.recovered_micros - greatest(-l.net_micros, 0) - l.correction_micros)
      <> sum(l.due_micros) filter (where l.upline_id is null)
      or bool_or(l.booked_at is null) or count(*) <> max(r.lines)`);

/** Nothing was played between: its empty hours need not be counted. */
async function goTo(instant: string): Promise<void> {
  clock.set(instant);
  const before = clock.now().subtract({ minutes: 30 }).toString();
  await world.asOwner(`update figure_progress set closed_before = date_bin('5 minutes', $1, 'epoch')`, [before]);
}

const lines = () =>
  rows<{ player_id: PlayerId; due_micros: bigint; net_micros: bigint; window_begins: Temporal.Instant }>(
    `select player_id, due_micros, net_micros, window_begins from agent_run_line order by window_begins, player_id`,
  );

describe('AC-08 a daily wage', () => {
  test('is paid once for a day: to each agent what is left after its downline', async () => {
    const a = await agent();
    const b = await agent(a);
    await agreed(null, a, { family: 'daily', tiers: [tier('100', 1, '0.4'), tier('500', 2, '0.6')] });
    await agreed(a, b, { family: 'daily', tiers: [tier('100', 1, '0.3')] });
    await bet(b, 99_900);
    clock.advance(day);
    await bet(a, 32_000);
    await bet(b, 30_000, 50_000);
    clock.advance(day);
    await close();
    await settle();
    await settle();
    // 620.00 at 0.6 % is 3.72, and 300.00 at 0.3 % is 0.90. What was played before the contracts held does not count.
    expect([await paid(a), await paid(b)]).toEqual([282n, 90n]);
  });

  test('that misses its terms is owed to the downline, which is paid, and the next income repays it first', async () => {
    const a = await agent();
    const b = await agent(a);
    await agreed(null, a, { family: 'daily', tiers: [tier('300', 1, '0.4')] });
    await agreed(a, b, { family: 'daily', tiers: [tier('300', 1, '0.4')] });
    await agents.inTx((tx) =>
      tx.run(
        {
          name: '',
          text: `update agent_contract set terms = jsonb_set(terms, '{tiers,0,minActive}', '2') where player_id = $1`,
        },
        [a.playerId],
      ),
    );
    clock.advance(day);
    await bet(b, 50_000);
    clock.advance(day);
    await close();
    await settle();
    expect([await paid(a), await paid(b), await owed(a)]).toEqual([0n, 200n, 2_000_000n]);
    await bet(a, 60_000);
    await bet(b, 20_000);
    clock.advance(day);
    await close();
    await settle();
    // 800.00 at 0.4 % is 3.20, of which 2.00 was owed.
    expect([await paid(a), await paid(b), await owed(a)]).toEqual([120n, 200n, 0n]);
  });

  test('of a branch that moves goes by the tree of each day', async () => {
    const [a, other] = [await agent(), await agent()];
    const b = await agent(a);
    for (const top of [a, other]) await agreed(null, top, { family: 'daily', tiers: [tier('0', 0, '1')] });
    await agreed(a, b, { family: 'daily', tiers: [tier('0', 0, '0.5')] });
    clock.advance(day);
    await bet(b, 10_000);
    clock.advance(day);
    const from = (
      await rows<{ begins: Temporal.Instant }>(`select (agent_window('daily', 'once', $1)).begins`, [clock.now()])
    )[0]?.begins;
    if (!from) throw new Error('there is no calendar');
    await database.transaction((tx) =>
      moveBranch(tx, world.platform.settings, { playerId: b.playerId, uplineId: other.playerId, from }),
    );
    await bet(b, 20_000);
    clock.advance(day);
    await close();
    await settle();
    expect(await Promise.all([a, other, b].map(paid))).toEqual([50n, 200n, 50n]);
  });
});

describe('AC-08 by the window of their families', () => {
  test('an hourly salary has the hours of the brand’s clock, and a late bet falls into its own', async () => {
    await goTo('2026-03-10T02:10:00Z');
    const a = await agent();
    await agreed(null, a, { family: 'hourly', tiers: [tier('50', 0, '0.1'), tier('200', 0, '0.15')] });
    clock.set('2026-03-10T03:00:00Z');
    await bet(a, 12_340);
    clock.set('2026-03-10T03:59:59.999Z');
    await bet(a, 7_660);
    clock.set('2026-03-10T04:00:00Z');
    await bet(a, 4_999);
    clock.set('2026-03-10T05:00:00Z');
    await close();
    await settle();
    expect(await paid(a)).toBe(30n);
  });

  test('a real-time salary pays each bet as it ended, after five minutes, and takes off what is rolled back later', async () => {
    await goTo('2026-03-12T02:50:00Z');
    const a = await agent();
    const b = await agent(a);
    const rates = { lossRate: '0.5', profitRate: '0.3', singleBet: '0.1' };
    await agreed(null, a, { family: 'realtime', ...rates });
    await agreed(a, b, { family: 'realtime', lossRate: '0.5', profitRate: '0', singleBet: '0' });
    clock.set('2026-03-12T03:00:00Z');
    const lost = await bet(b, 10_000);
    await bet(b, 5_000, 9_800);
    await bet(b, 7_000, 7_000);
    await bet(a, 20_000);
    clock.set('2026-03-12T03:05:00Z');
    await close();
    await settle();
    expect([await paid(a), await paid(b)]).toEqual([150n, 50n]);
    await world.asOwner(
      `with gone as (update provider_transaction set rolled_back_by = '00000000-0000-7000-8000-000000000001'
         where transaction_uuid = $1 returning *)
       insert into provider_transaction (provider_code, transaction_uuid, player_id, kind, book, game_code, round, round_closed,
         currency, amount_minor, status, balance_minor, won_minor, at, reference_uuid)
       select provider_code, '00000000-0000-7000-8000-000000000001', player_id, 'rollback', book, game_code, round, true,
         currency, amount_minor, 'RS_OK', 0, 0, $2, transaction_uuid from gone`,
      [lost, clock.now().toString()],
    );
    await bet(b, 30_000);
    clock.advance({ minutes: 5 });
    await close();
    await settle();
    // 300.00 lost less the 100.00 that came back: 1.00 more for B, 0.20 for A.
    expect([await paid(a), await paid(b)]).toEqual([170n, 150n]);
  });

  test('a salary paid by the week waits for its Monday', async () => {
    await goTo('2026-03-22T02:00:00Z');
    const a = await agent();
    await agreed(null, a, { family: 'daily', period: 'weekly', tiers: [tier('0', 0, '1')] });
    clock.set('2026-03-24T02:00:00Z');
    await bet(a, 10_000);
    clock.set('2026-03-25T02:00:00Z');
    await bet(a, 10_000);
    clock.set('2026-03-29T15:59:00Z');
    await countNew(database, clock);
    await settle();
    expect(await paid(a)).toBe(0n);
    clock.set('2026-03-29T16:10:00Z');
    await close();
    await settle();
    expect(await paid(a)).toBe(200n);
  });

  test.each(carryPolicies.map((policy) => ({ policy })))(
    'dividends of half months over the ends of months carry by the policy $policy',
    async ({ policy }) => {
      await setSetting(world, 'contracts.carryPolicy', policy);
      const expected = {
        none: [0, 1_000, 8_000, 0, 2_000, 5_000],
        permanent: [0, 0, 5_000, 0, 0, 1_000],
        previous: [0, 0, 8_000, 0, 0, 5_000],
        month: [0, 0, 8_000, 0, 2_000, 5_000],
      }[policy];
      const year = 2027 + carryPolicies.indexOf(policy);
      await goTo(`${year}-01-20T04:00:00Z`);
      const a = await agent();
      await agreed(null, a, { family: 'dividend', period: 'semimonthly', tiers: [tier('0', 0, '20')] });
      const dividends: number[] = [];
      const halves = ['02-03', '02-16', '03-15', '03-31', '04-01', '04-30'];
      for (const [place, win] of [-200, 50, 400, -300, 100, 250].entries()) {
        await goTo(`${year}-${halves[place]}T15:30:00Z`);
        const stake = 100_000;
        await bet(a, stake, stake - win * 100);
        await close();
      }
      await goTo(`${year}-05-01T02:00:00Z`);
      await close();
      await settle();
      const found = (await lines()).filter(({ player_id }) => player_id === a.playerId);
      dividends.push(...found.map(({ due_micros }) => Number(due_micros / 10_000n)));
      expect(dividends).toEqual(expected);
    },
  );
});

test('AC-08 days of a zone with daylight saving are 23 and 25 hours, and each hour is settled once', async () => {
  const ends = (family: string, at: string) =>
    rows<{ begins: Temporal.Instant; ends: Temporal.Instant }>(
      `select w.* from agent_window($1, 'once', $2::timestamptz) w`,
      [family, at],
    ).then(([window]) => [window?.begins.toString(), window?.ends.toString()]);
  await world.asOwner(`insert into business_calendar values ('2031-01-01T00:00Z', 'Europe/Berlin', '00:00')`);
  expect(await ends('daily', '2031-03-30T12:00:00Z')).toEqual(['2031-03-29T23:00:00Z', '2031-03-30T22:00:00Z']);
  expect(await ends('daily', '2031-10-26T12:00:00Z')).toEqual(['2031-10-25T22:00:00Z', '2031-10-26T23:00:00Z']);
  expect(await ends('hourly', '2031-10-26T00:30:00Z')).toEqual(['2031-10-26T00:00:00Z', '2031-10-26T01:00:00Z']);
  expect(await ends('hourly', '2031-10-26T01:30:00Z')).toEqual(['2031-10-26T01:00:00Z', '2031-10-26T02:00:00Z']);
  await world.asOwner(`delete from business_calendar where zone = 'Europe/Berlin'`);
});

describe('AC-08 REL-01 a settlement', () => {
  test('run in two processes at once pays once, and a clock that steps back settles nothing again', async () => {
    const a = await agent();
    await agreed(null, a, { family: 'daily', tiers: [tier('0', 0, '1')] });
    clock.advance(day);
    await bet(a, 10_000);
    clock.advance(day);
    await close();
    const before = clock.now();
    await Promise.all(Array.from({ length: 8 }, () => settle()));
    expect(await paid(a)).toBe(100n);
    clock.set(before.subtract({ hours: 30 }));
    await settle();
    clock.set(before);
    await settle();
    expect(await paid(a)).toBe(100n);
  });

  test('killed before and after each of its transactions, 40 times and more, comes to what it would have', async () => {
    const top = await agent();
    const team = [top];
    await agreed(null, top, { family: 'daily', tiers: [tier('0', 0, '2')] });
    for (let place = 0; place < 24; place++) {
      const upline = team[Math.floor(place / 3)] ?? top;
      const next = await agent(upline);
      const rate = (2 - (team.length + 1) * 0.05).toFixed(4);
      await agreed(upline, next, { family: 'daily', tiers: [tier('0', 0, rate)] });
      team.push(next);
    }
    clock.advance(day);
    for (const [place, one] of team.entries()) await bet(one, 10_000 + place * 137);
    clock.advance(day);
    await close();

    let kills = 0;
    for (let isDone = false; !isDone;) {
      const dying = killedAfter(database, kills % 2 === 0 ? 'before' : 'after', 1 + (kills % 3));
      await settleClosed(dying, parts, 1).then(
        () => (isDone = true),
        () => (kills += 1),
      );
      if (kills > 40) await settle(1).then(() => (isDone = true));
    }
    expect(kills).toBeGreaterThanOrEqual(40);
    const wage = await expectedWages(team.map(({ playerId }) => playerId));
    for (const one of team) expect(await paid(one), one.username).toBe(wage.get(one.playerId));
  });

  test('above the limit pays nothing until it is released', async () => {
    await setSetting(world, 'approvals.agentRun.secondAbove', '0.99');
    const a = await agent();
    await agreed(null, a, { family: 'daily', tiers: [tier('0', 0, '1')] });
    clock.advance(day);
    await bet(a, 10_000);
    clock.advance(day);
    await close();
    await settle();
    expect(await paid(a)).toBe(0n);
    expect(await rows(`select state from agent_run where state <> 'settled'`)).toEqual([{ state: 'waiting' }]);
    await world.asOwner(`update agent_run set state = 'booking' where state = 'waiting'`);
    await settle();
    expect(await paid(a)).toBe(100n);
  });

  test('takes a correction along once, in the next window, and leaves the one before as it was', async () => {
    const a = await agent();
    await agreed(null, a, { family: 'daily', tiers: [tier('0', 0, '1')] });
    clock.advance(day);
    await bet(a, 10_000);
    clock.advance(day);
    await close();
    await settle();
    const before = await lines();
    await world.asOwner(
      `insert into agent_correction values ($1, $1, 'daily', -400000, 'a bet was void', $1, null, now(), null)`,
      [a.playerId],
    );
    await bet(a, 10_000);
    clock.advance(day);
    await close();
    await settle();
    clock.advance(day);
    await close();
    await settle();
    expect(await paid(a)).toBe(160n);
    expect((await lines()).slice(0, before.length)).toEqual(before);
  });
});

test('OPS-09 a preview keeps and pays nothing, and is what the run comes to', async () => {
  const a = await agent();
  const b = await agent(a);
  await agreed(null, a, { family: 'daily', tiers: [tier('0', 0, '1')] });
  await agreed(a, b, { family: 'daily', tiers: [tier('0', 0, '0.7777')] });
  clock.advance(day);
  await bet(a, 3_333);
  await bet(b, 7_777);
  clock.advance(day);
  await close();
  const preview = () =>
    database.reading((tx) =>
      previewRun(parts)(tx, {} as never, { query: { family: 'daily', period: 'semimonthly' } } as never),
    );
  const shown = previewAgentRun.value.parse(await preview());
  expect(await preview()).toEqual(shown);
  expect([await paid(a), await paid(b)]).toEqual([0n, 0n]);
  await settle();
  const [run] = await rows<{ due_micros: bigint; paid_micros: bigint; owed_micros: bigint }>(
    `select due_micros, paid_micros, owed_micros from agent_run where window_begins = $1 and family = 'daily'`,
    [shown.window?.begins],
  );
  const micros = (text: string) => BigInt(text.replace('.', ''));
  expect(shown.totals).toMatchObject({ lines: 2 });
  expect(run).toEqual({
    due_micros: micros(shown.totals.due),
    paid_micros: micros(shown.totals.paid),
    owed_micros: micros(shown.totals.owed),
  });
});

test('AC-08 a random tree settles as the pure rules do', async () => {
  const people = [await agent()];
  const rates = [900];
  const uplines: (number | null)[] = [null];
  await agreed(null, people[0] ?? (await agent()), { family: 'daily', tiers: [tier('0', 0, '0.09')] });
  for (let place = 1; place < 60; place++) {
    const upline = Math.floor(Number(world.random.bytes(1)[0]) % place);
    const above = people[upline];
    if (!above) continue;
    const one = await agent(above);
    const rate = Math.floor(((rates[upline] ?? 0) * (Number(world.random.bytes(1)[0]) % 100)) / 100);
    await agreed(above, one, { family: 'daily', tiers: [tier('0', 0, (rate / 10_000).toFixed(4))] });
    people.push(one);
    rates.push(rate);
    uplines.push(upline);
  }
  clock.advance(day);
  const stakes = people.map((_, place) => BigInt(place * 977 + 50));
  for (const [place, one] of people.entries()) await bet(one, Number(stakes[place]));
  clock.advance(day);
  await close();
  await settle();

  const teams = [...stakes];
  for (let place = people.length - 1; place > 0; place--) {
    const upline = uplines[place] ?? 0;
    teams[upline] = (teams[upline] ?? 0n) + (teams[place] ?? 0n);
  }
  const nothing = { active: 0, lossMinor: 0n, lostStakeMinor: 0n, wonStakeMinor: 0n };
  const expected = settleByRule(
    people.map(({ playerId }, place) => {
      const flat = { minAmountMinor: 0n, minActive: 0, minLossMinor: 0n, rate: rates[place] ?? 0 };
      const terms: Terms = { family: 'daily', tiers: [flat] };
      const above = uplines[place];
      return {
        agentId: playerId,
        uplineId: above === null || above === undefined ? null : (people[above]?.playerId ?? null),
        dueMicros: dueOf(terms, { ...nothing, stakeMinor: teams[place] ?? 0n }, 2),
      };
    }),
  );
  const found = new Map((await lines()).map((line) => [line.player_id, line.net_micros]));
  for (const { agentId, netMicros } of expected) expect(found.get(agentId as PlayerId)).toBe(netMicros);
});

/** What the wages of agents come to by the pure rules, from the lines' own dues, in whole sen. */
async function expectedWages(of: PlayerId[]): Promise<Map<PlayerId, bigint>> {
  const found = await rows<{ player_id: PlayerId; upline_id: PlayerId | null; due_micros: bigint }>(
    'select player_id, upline_id, due_micros from agent_run_line where player_id = any ($1)',
    [of],
  );
  const dues = found.map((line) => ({ agentId: line.player_id, uplineId: line.upline_id, dueMicros: line.due_micros }));
  return new Map(settleByRule(dues).map((line) => [line.agentId as PlayerId, line.paidMicros / 10_000n]));
}

/** A database whose process dies at its so-manieth transaction, before its commit or after it. */
function killedAfter(kept: Database, when: 'before' | 'after', lives: number): Database {
  let left = lives;
  return {
    ...kept,
    transaction: async (work, origin) => {
      const isLast = --left === 0;
      const answer = await kept.transaction(async (tx) => {
        const done = await work(tx);
        if (isLast && when === 'before') throw new Error('killed');
        return done;
      }, origin);
      if (isLast) throw new Error('killed');
      return answer;
    },
  };
}

import {
  createInvitationLink,
  endInvitationLink,
  getHumanChallenge,
  getMemberInfo,
  getTeamOverview,
  listGames,
  listInvitationLinks,
  listTeam,
  listTeamBets,
  listTeamMovements,
  listTeamProfit,
  percentFromMillionths,
  register,
  renewTeamPassword,
  setTeamRates,
} from '@pelita/contract';
import { newMember, newTrial, type Person, play } from '@pelita/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { solvedChallenge } from '../../platform/providers/human-check/testing/solved-challenge.ts';
import { recountTeams } from './index.ts';
import { FIRST_PASSWORD, teamServer } from './testing/team-server.ts';

const teams = await teamServer();
const { world, server, newAgent, openBelow, personBelow, logIn, rows, countAll, paidIn } = teams;

let top: Person;
let agent: Person;
let member: Person;
let other: Person;
beforeAll(async () => {
  top = await newAgent();
  agent = await personBelow(top, { type: 2, rebate: '0.3' });
  member = await personBelow(agent);
  other = await newAgent();
  await personBelow(other);
});
const as = ({ token }: Person) => ({ token });

describe('AC-03 opening an account', () => {
  test('its holder logs in by the first password and can do nothing before choosing another', async () => {
    const { username } = (await openBelow(agent)).value;
    const { token, firstTimeLogin } = (await logIn(username, FIRST_PASSWORD)).value;
    expect(firstTimeLogin).toBe(true);
    expect((await server.send(getMemberInfo, {}, { token })).body).toMatchObject({ code: 'password_change_required' });
  });

  test('is refused for a type, rates and a name that the agent may not give, and leaves no account', async () => {
    const before = await rows('select count(*) as n from account');
    const refusal = async (wanted: object) => (await openBelow(agent, wanted as never)).body;
    expect(await refusal({ type: 41 })).toMatchObject({ code: 'account_type_not_opened' });
    expect(await refusal({ rebate: '0.3001' })).toMatchObject({ code: 'rates_out_of_bounds' });
    expect(await refusal({ prizeMode: 1_801 })).toMatchObject({ code: 'rates_out_of_bounds' });
    for (const rebate of ['0.1234567', '-1', '100.01', 'one'])
      expect(await refusal({ rebate })).toMatchObject({
        code: 'invalid_field',
        fields: { rebate: { key: 'percent' } },
      });
    expect(await refusal({ username: member.username })).toMatchObject({ code: 'username_taken' });
    expect(await refusal({ username: '1x' })).toMatchObject({ fields: { username: {} } });
    expect(await rows('select count(*) as n from account')).toEqual(before);
  });

  test('ERR-02 an agent renews the first password of an account until its holder has come: no_access_for_used_account', async () => {
    const renew = (playerId: string, by = agent) =>
      server.send(renewTeamPassword, { body: { playerId, password: 'ten tin boats' } }, as(by));
    const { playerId, username } = (await openBelow(agent)).value;
    expect((await renew(playerId)).value).toEqual({ done: true });
    expect((await logIn(username, FIRST_PASSWORD)).body).toMatchObject({ code: 'wrong_credentials' });
    expect((await logIn(username, 'ten tin boats')).value.firstTimeLogin).toBe(true);
    expect((await renew(playerId)).body).toMatchObject({ code: 'no_access_for_used_account' });
    expect((await renew(playerId, other)).body).toMatchObject({ code: 'agent_unknown' });
  });
});

describe('AC-03 invitation links', () => {
  const make = async (changes: object = {}) =>
    server.send(
      createInvitationLink,
      { body: { type: 1, rebate: '0.2', prizeMode: 1_750, days: 7, useMaximum: 3, ...changes } },
      as(agent),
    );
  let registered = 0;
  const registerBy = async (affiliateCode: string) => {
    const humanVerification = await solvedChallenge((await server.send(getHumanChallenge, {})).value);
    const username = `Linked${(++registered).toString().padStart(4, '0')}`;
    const body = {
      username,
      password: FIRST_PASSWORD,
      confirmPassword: FIRST_PASSWORD,
      humanVerification,
      affiliateCode,
    };
    return server.send(register, { body });
  };

  test('who registers by one is below its agent, of its type and at its rates', async () => {
    const { code } = (await make()).value;
    const { token, userName } = (await registerBy(code.toLowerCase())).value;
    expect((await server.send(getMemberInfo, {}, { token })).value).toMatchObject({ type: 1, toUpline: true });
    const [newest] = (await server.send(listTeam, { query: { account: userName } }, as(agent))).value.content;
    expect(newest).toMatchObject({ type: 1, rebate: '0.20', prizeMode: 1_750, level: 1 });
    expect((await server.send(listInvitationLinks, {}, as(agent))).value.links[0]).toMatchObject({
      uses: 1,
      state: 'open',
    });
  });

  test('used by 50 at once it brings as many as it says, and the others hear contact_agent', async () => {
    const { code } = (await make({ useMaximum: 5 })).value;
    const answers = await Promise.all(Array.from({ length: 50 }, () => registerBy(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.flatMap(({ body }) => (body?.success === false ? [body.code] : []));
    expect(new Set(refused)).toEqual(new Set(['contact_agent']));
    expect(await rows('select uses from invitation_link where code = $1', [code])).toEqual([{ uses: 5 }]);
  }, 60_000);

  test('ERR-02 contact_agent: one that has expired or was ended brings nobody', async () => {
    const [short, ended] = [(await make({ days: 1 })).value, (await make()).value];
    await server.send(endInvitationLink, { body: { code: ended.code } }, as(agent));
    const past = 'update invitation_link set expires_at = $2 where code = $1';
    await world.database.single({ name: '', text: past }, [short.code, world.clock.now()]);
    for (const { code } of [short, ended])
      expect((await registerBy(code)).body).toMatchObject({ code: 'contact_agent' });
    const { links } = (await server.send(listInvitationLinks, {}, as(agent))).value;
    expect(
      links
        .filter(({ code }) => [short.code, ended.code].includes(code))
        .map(({ state }) => state)
        .toSorted(),
    ).toEqual(['ended', 'expired']);
  });

  test('another agent’s link is unknown, and no link gives more than the agent has', async () => {
    const { code } = (await make()).value;
    expect((await server.send(endInvitationLink, { body: { code } }, as(other))).body).toMatchObject({
      code: 'invitation_link_unknown',
    });
    expect((await make({ rebate: '0.4' })).body).toMatchObject({ code: 'rates_out_of_bounds' });
    expect((await make({ type: 4 })).body).toMatchObject({ code: 'invalid_field' });
    expect((await make({ type: 42 })).body).toMatchObject({ code: 'account_type_not_opened' });
    for (const useMaximum of [0, 10_001, 1.5]) expect((await make({ useMaximum })).status).toBe(400);
  });
});

describe('AC-04 the tree', () => {
  test('shows a level, leads further down, and finds a name at any depth', async () => {
    const level = (await server.send(listTeam, { query: {} }, as(top))).value;
    expect(level.content.map(({ username }) => username)).toEqual([agent.username]);
    const below = (await server.send(listTeam, { query: { parentId: agent.playerId, pageSize: '100' } }, as(top)))
      .value;
    expect(below.path.map(({ username }) => username)).toEqual([top.username, agent.username]);
    expect(below.content.map(({ username }) => username)).toContain(member.username);
    const found = (await server.send(listTeam, { query: { account: member.username.toLowerCase() } }, as(top))).value;
    expect(found.content).toMatchObject([{ username: member.username, level: 2, rebate: '0.10' }]);
  });

  test('AC-05 another agent’s accounts are as nothing, by id and by name, on every call', async () => {
    const unknown = '00000000-0000-7000-8000-000000000000';
    for (const parentId of [agent.playerId, member.playerId, unknown])
      expect((await server.send(listTeam, { query: { parentId } }, as(other))).body).toMatchObject({
        code: 'agent_unknown',
      });
    for (const playerId of [agent.playerId, member.playerId, other.playerId, unknown])
      expect(
        (await server.send(setTeamRates, { body: { playerId, rebate: '0.1', prizeMode: 1_700 } }, as(other))).body,
      ).toMatchObject({ code: 'agent_unknown' });
    const query = { account: member.username };
    expect((await server.send(listTeam, { query }, as(other))).value.content).toEqual([]);
    expect((await server.send(listTeamBets, { query }, as(other))).value.content).toEqual([]);
    expect((await server.send(listTeamProfit, { query }, as(other))).value.content).toEqual([]);
    expect((await server.send(listTeamMovements, { query }, as(other))).value.content).toEqual([]);
    for (const account of ['%', '_', "' or 1=1 --", '\\'])
      expect((await server.send(listTeam, { query: { account } }, as(top))).value.content).toEqual([]);
  });

  test('rates of one directly below change within the agent’s own and what is given on', async () => {
    const set = (by: Person, playerId: string, rebate: string) =>
      server.send(setTeamRates, { body: { playerId, rebate, prizeMode: 1_800 } }, as(by));
    expect((await set(agent, member.playerId, '0.25')).value).toEqual({ rebate: '0.25', prizeMode: 1_800 });
    expect((await set(agent, member.playerId, '0.31')).body).toMatchObject({ code: 'rates_out_of_bounds' });
    expect((await set(top, agent.playerId, '0.2')).body).toMatchObject({ code: 'rates_out_of_bounds' });
    expect((await set(top, member.playerId, '0.1')).body).toMatchObject({ code: 'agent_unknown' });
  });
});

describe('AC-02 AC-05 figures', () => {
  beforeAll(async () => {
    await paidIn(member, '100.00');
    await paidIn(agent, '50.00');
    const [game] = (await server.send(listGames, { query: { gameType: 'RNG', pageSize: '1' } })).value.games;
    await play(server, member, game?.gameCode ?? '', (rounds) => rounds.length >= 5);
    await countAll();
  });

  test('an overview counts the whole team, the agent’s own play among it, and nothing of another’s', async () => {
    const overview = (await server.send(getTeamOverview, { query: {} }, as(top))).value;
    expect(overview.totals).toMatchObject({ deposits: '150.00', depositCount: 2 });
    const [size] = await rows<{ n: bigint }>(
      `select count(*) as n from agent_closure where ancestor_id = $1 and depth > 0 and valid_to = 'infinity'`,
      [top.playerId],
    );
    expect(overview.members).toBe(Number(size?.n));
    expect((await server.send(getTeamOverview, { query: {} }, as(agent))).value.totals).toMatchObject({
      deposits: '150.00',
    });
    expect((await server.send(getTeamOverview, { query: {} }, as(other))).value.totals).toMatchObject({
      deposits: '0.00',
      joined: 1,
    });
  });

  test('an overview of days that nobody has, or of too many, is refused with the field', async () => {
    const of = async (query: { from?: string; to?: string }) =>
      (await server.send(getTeamOverview, { query }, as(top))).body;
    for (const query of [
      { from: '0001-01-01', to: '9999-12-31' },
      { from: '1900-01-01', to: '2999-12-31' },
      { from: '2999-12-31', to: '1900-01-01' },
      { from: '2020-01-01', to: '2026-01-01' },
      { from: '0001-01-01' },
      { from: '2999-12-31' },
      { to: '0001-01-01' },
      { to: '9999-12-31' },
    ])
      expect(await of(query), JSON.stringify(query)).toMatchObject({ code: 'invalid_field' });
    for (const query of [{ to: '1900-01-01' }, { from: '2999-12-25', to: '2999-12-31' }])
      expect(await of(query), JSON.stringify(query)).toMatchObject({ success: true });
  });

  test('lists, totals and the overview say the same of money and play', async () => {
    const { totals } = (await server.send(getTeamOverview, { query: {} }, as(top))).value;
    const { content: played, totals: bets } = (await server.send(listTeamBets, { query: {} }, as(top))).value;
    expect(played).toMatchObject([{ username: member.username, bets: 5, vendorName: expect.stringMatching(/[a-z]/) }]);
    const profit = (await server.send(listTeamProfit, { query: {} }, as(top))).value.totals;
    const paid = (await server.send(listTeamMovements, { query: { type: 'deposit' } }, as(top))).value;
    expect([bets.stake, bets.won, bets.result]).toEqual([totals.stake, totals.won, totals.result]);
    expect([profit.stake, profit.deposits]).toEqual([totals.stake, totals.deposits]);
    expect(paid.content.map(({ username }) => username).toSorted()).toEqual(
      [agent.username, member.username].toSorted(),
    );
    expect(paid.totals.in).toBe('150.00');
  });

  test('a team that is counted again each night comes to the same', async () => {
    const days = () => rows('select * from team_day order by player_id, day');
    const before = await days();
    await recountTeams(world.database, world.platform);
    expect(await days()).toEqual(before);
    expect(before.length).toBeGreaterThan(3);
  });

  test('a file holds the list with its columns', async () => {
    const answer = await server.call('/wps/agent/team/profit', {
      token: top.token,
      language: 'EN',
      headers: { accept: 'text/csv' },
    });
    expect(answer.text.split('\r\n')[0]).toContain('"Account","Level","Deposits","Withdrawals","Bets"');
    expect(answer.text).toContain(member.username);
  });
});

test('GATE-03 ERR-01 the centre’s calls refuse members and trials', async () => {
  const [plain, trial] = [await newMember(server), await newTrial(server)];
  const overview = (person: Person) => server.send(getTeamOverview, { query: {} }, as(person));
  expect((await overview(plain)).body).toMatchObject({ code: 'in_need_agent_account' });
  expect((await overview(trial)).body).toMatchObject({ code: 'in_need_true_account' });
});

test('a percentage is written with two to four decimals', () => {
  expect([0, 3_000, 2_500, 1_234, 1_000_000].map(percentFromMillionths)).toEqual([
    '0.00',
    '0.30',
    '0.25',
    '0.1234',
    '100.00',
  ]);
});

test('AC-04 an account that has had two lines in a day counts once for itself', async () => {
  const moved = await personBelow(agent);
  await world.asOwner(
    `with before as (update agent_edge set valid_to = $2 where player_id = $1 returning player_id)
     insert into agent_edge (player_id, valid_from, upline_id) select player_id, $2, $3 from before`,
    [moved.playerId, world.clock.now().add({ minutes: 1 }), other.playerId],
  );
  await paidIn(moved, '25.00');
  await countAll();
  expect(await rows(`select deposit_minor from team_day where player_id = '${moved.playerId}'`)).toMatchObject([
    { deposit_minor: 2_500n },
  ]);
});

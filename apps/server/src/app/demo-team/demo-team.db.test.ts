import { getContracts, getTeamOverview, listTeam } from '@pelita/contract';
import { newMember, testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { createModules } from '../compose/index.ts';
import { seedDemoTeam } from './seed-demo-team.ts';
import { DAYS, team } from './team.ts';

const world = await testDatabase({ now: '2026-03-02T04:01:00Z' });
const server = await testServer(world);
const { database, platform } = world;

test('AC-02 EASY-06 the demo agent of a new sandbox has a team of four levels below, with two weeks of play on which all books agree', async () => {
  const { token, playerId } = await newMember(server);
  await world.asOwner('update account set account_type = 1 where player_id = $1', [playerId]);
  for (const table of ['agent_edge', 'agent_closure', 'agent_rate'])
    await world.asOwner(`update ${table} set valid_from = valid_from - interval '${DAYS + 1} days'`);
  const { history, reconciliation } = await createModules(platform, { isShortCatalogue: true });
  await database.transaction((tx) => seedDemoTeam(platform, history)(tx, playerId));
  const { counts, differences } = await reconciliation.reconcile();
  expect(differences).toEqual([]);
  expect(counts.studioTransactions).toBeGreaterThan(50);
  const [played] = await database.single<{ bets: number; days: number; players: number }>(
    {
      name: '',
      text: `select count(*)::float8 as bets, count(distinct business_day(t.at))::float8 as days,
               count(distinct t.player_id)::float8 as players
             from transfer t join provider_transaction p on p.transaction_uuid::text = t.idempotency_key
             where t.kind = 'bet' and p.status = 'RS_OK'`,
    },
    [],
  );
  expect(played).toMatchObject({ players: team.length });
  expect(played?.bets).toBeGreaterThan(400);
  expect(played?.days).toBeGreaterThanOrEqual(DAYS);

  expect((await server.send(getTeamOverview, { query: {} }, { token })).value.members).toBe(team.length);
  const deepest = (await server.send(listTeam, { query: { account: 'embun15' } }, { token })).value.content[0];
  expect(deepest).toMatchObject({ level: 4 });
  const { own, given } = (await server.send(getContracts, { query: { family: 'daily' } }, { token })).value;
  expect(own.map(({ state }) => state)).toEqual(['accepted']);
  expect(given).toHaveLength(3);
});

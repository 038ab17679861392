import { testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import type { Attack } from './testing/abuse/attack.ts';
import { attacksByOthers, type Carriers, type Holder } from './testing/abuse/attacks-by-others.ts';
import { visitor } from './testing/abuse/every-holder.ts';
import { faultOf } from './testing/abuse/judge.ts';
import { attacker } from './testing/abuse/send-attack.ts';
import { look, officeStream, officeTable, smallOffice } from './testing/small-office.ts';
import { leave, smallApplication, smallTable } from './testing/small-table.ts';
import { LONGEST_HOURS, OFFICE_COOKIE, OFFICE_ORIGIN } from './testing/stand-in-operators.ts';

/** The portal and the back office are built alike, of other tables and other principals. */
const world = await testDatabase();
const { application, open, reached } = smallOffice(world);
const office = await testServer(world, application, { calls: officeTable, stream: officeStream });
const portal = await testServer(world, smallApplication(world).application, { calls: smallTable });

const ours = { 'sec-fetch-site': 'same-origin', origin: OFFICE_ORIGIN };
const as = (secret: string) => ({ headers: { ...ours, cookie: `${OFFICE_COOKIE}=${secret}` } });

test('neither answers the other’s calls, for any caller', async () => {
  expect((await portal.call(look.path, as(open('finance')))).status).toBe(404);
  expect((await portal.call('/office/events', as(open('finance')))).status).toBe(404);
  expect((await office.call(leave.path, { method: 'POST', token: 'member', headers: ours })).status).toBe(404);
  expect((await office.call('/wps/events', { token: 'member', headers: ours })).status).toBe(404);
});

test('API-06 each describes its own calls, who may make them and how they prove it', async () => {
  const document = JSON.parse((await office.call('/openapi.json')).text) as OpenApi;
  expect(Object.keys(document.paths)).toEqual([...officeTable.map(({ path }) => path), officeStream.path]);
  expect(document.paths[look.path]?.['get']).toMatchObject({
    'x-who': { operator: 'withdrawals.see' },
    security: [{ operator: [] }],
  });
  expect(document.components.securitySchemes).toMatchObject({ operator: { in: 'cookie', name: OFFICE_COOKIE } });
});

test('SEC-03 each call of both refuses everybody whom it is not for, before anything of it is read', async () => {
  const player = (name: string): Holder => ({ name, role: 'member', kind: 'player', secret: name, isLive: true });
  const operator = (name: 'support' | 'finance' | 'auditor', permissions: Holder['permissions'] & object): Holder => ({
    name,
    role: 'operator',
    kind: 'operator',
    secret: open(name),
    isLive: true,
    permissions,
  });
  const expired = open('finance');
  world.clock.advance({ hours: LONGEST_HOURS });
  const holders: Holder[] = [
    visitor,
    { ...player('trial'), role: 'trial' },
    player('member'),
    { ...player('agent'), role: 'agent' },
    { ...player('ended'), isLive: false },
    operator('support', ['withdrawals.see', 'figures.see']),
    operator('finance', ['withdrawals.see', 'withdrawals.approve', 'figures.see']),
    operator('auditor', ['figures.see']),
    { ...operator('finance', []), secret: expired, isLive: false },
  ];
  const carriers: Carriers = {
    player: (secret) => (secret === null ? {} : { authorization: secret }),
    operator: (secret) => ({ ...ours, ...(secret === null ? {} : { cookie: `${OFFICE_COOKIE}=${secret}` }) }),
  };
  const said = [
    ...(await saidTo(portal.origin, smallTable, holders, carriers)),
    ...(await saidTo(office.origin, officeTable, holders, carriers)),
  ];
  expect(said.filter(({ fault }) => fault !== null)).toEqual([]);
  expect(new Set(said.map(({ code }) => code))).toEqual(
    new Set(['not_logged_in', 'token_invalid', 'in_need_true_account', 'in_need_agent_account', 'permission_missing']),
  );
  expect(reached).toEqual([]);
});

type OpenApi = {
  paths: Record<string, Record<string, unknown>>;
  components: { securitySchemes: Record<string, unknown> };
};

async function saidTo(
  origin: string,
  calls: typeof officeTable | typeof smallTable,
  holders: readonly Holder[],
  carriers: Carriers,
) {
  const client = attacker(origin);
  const attacks: Attack[] = calls.flatMap((call) => [...attacksByOthers(call, holders, carriers)]);
  const said: { path: string; code: string | undefined; fault: string | null }[] = [];
  await client.sendAll(attacks, (attack, heard) =>
    said.push({ path: attack.path, code: attack.code, fault: faultOf(attack, heard) }),
  );
  client.close();
  return said;
}

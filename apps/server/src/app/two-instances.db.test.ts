import { type Call, liveStream, type Permission } from '@pelita/contract';
import { calls } from '@pelita/contract/calls';
import { officeCalls, officeStream, type OperatorRole, operatorRoles, permissionsOf } from '@pelita/contract/office';
import { newMember, newTrial, testDatabase, testOffice, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import type { Attack } from './testing/abuse/attack.ts';
import { attacksByOthers, type Carriers, type Holder } from './testing/abuse/attacks-by-others.ts';
import { visitor } from './testing/abuse/every-holder.ts';
import { faultOf } from './testing/abuse/judge.ts';
import { attacker } from './testing/abuse/send-attack.ts';

/** The portal and the back office are built alike, of other tables and other principals. */
const world = await testDatabase();
const portal = await testServer(world);
const office = await testOffice(world);
const member = await newMember(portal);
const trial = await newTrial(portal);

const carriers: Carriers = {
  player: (secret) => (secret === null ? {} : { authorization: secret }),
  operator: (secret) => ({ ...office.ours, ...(secret === null ? {} : { cookie: `__Host-office=${secret}` }) }),
};

test('SEC-03 the portal’s address answers no call of the office, and the office’s none of the portal, for any caller', async () => {
  const admin = await office.operator('admin');
  const ask = async (origin: string, headers: Record<string, string>, { method, path }: Asked) =>
    (await fetch(origin + path.replaceAll(/\{\w+\}/g, 'x'), { method, headers })).status;
  const ofOffice: Asked[] = [...officeCalls, { method: 'GET', path: officeStream.path }];
  const ofPortal: Asked[] = [...calls, { method: 'GET', path: liveStream.path }];
  expect(ofOffice.length).toBeGreaterThan(10);
  const answered: string[] = [];
  for (const asked of ofOffice)
    if ((await ask(portal.origin, admin.headers, asked)) !== 404) answered.push(`portal: ${asked.path}`);
  for (const asked of ofPortal)
    if ((await ask(office.origin, { ...office.ours, authorization: member.token }, asked)) !== 404)
      answered.push(`office: ${asked.path}`);
  expect(answered).toEqual([]);
  expect(await ask(office.origin, office.ours, { method: 'GET', path: '/' })).toBe(404);
});

test('API-06 each describes its own calls, who may make them and how they prove it', async () => {
  const [ofOffice, ofPortal] = await Promise.all([office, portal].map(documentOf));
  expect(Object.keys(ofOffice?.paths ?? {})).toEqual([
    ...new Set([...officeCalls.map(({ path }) => path), officeStream.path]),
  ]);
  expect(Object.keys(ofPortal?.paths ?? {}).filter((path) => path.startsWith('/office'))).toEqual([]);
  expect(ofOffice?.paths['/office/operators']?.['get']).toMatchObject({
    'x-who': { operator: 'operators.see' },
    security: [{ operator: [] }],
  });
  expect(ofOffice?.components.securitySchemes).toMatchObject({ operator: { in: 'cookie', name: '__Host-office' } });
  expect(ofPortal?.components.securitySchemes).not.toHaveProperty('operator');
});

test('SEC-03 each call of the office refuses every role and every other caller whom it is not for, before anything is read', async () => {
  const player = (name: string, secret: string): Holder => ({
    name,
    role: 'member',
    kind: 'player',
    secret,
    isLive: true,
  });
  const holders: Holder[] = [
    visitor,
    player('member', member.token),
    { ...player('trial', trial.token), role: 'trial' },
  ];
  for (const role of operatorRoles) holders.push(await holderOf(role));
  holders.push({ ...(await holderOf('admin')), name: 'ended', isLive: false });
  await world.asOwner('update operator_session set ended_at = now() where token_hash = sha256($1)', [
    Buffer.from(holders.at(-1)?.secret ?? ''),
  ]);
  const said = await saidTo(office.origin, officeCalls, holders);
  expect(said.filter(({ fault }) => fault !== null)).toEqual([]);
  expect(new Set(said.map(({ code }) => code))).toEqual(
    new Set(['not_logged_in', 'token_invalid', 'permission_missing']),
  );
});

test('SEC-03 an operator’s cookie opens nothing at the portal', async () => {
  const operator = await holderOf('admin');
  const said = await saidTo(portal.origin, calls, [operator]);
  expect(said.length).toBeGreaterThan(30);
  expect(said.filter(({ fault }) => fault !== null)).toEqual([]);
});

type Asked = { method: string; path: string };
type OpenApi = {
  paths: Record<string, Record<string, unknown>>;
  components: { securitySchemes: Record<string, unknown> };
};

async function documentOf({ call }: Pick<typeof portal, 'call'>): Promise<OpenApi> {
  return JSON.parse((await call('/openapi.json')).text) as OpenApi;
}

async function holderOf(role: OperatorRole): Promise<Holder> {
  const { headers } = await office.operator(role);
  const permissions: Permission[] = [...permissionsOf([role])];
  const secret = headers['cookie']?.split('=')[1] ?? '';
  return { name: role, role: 'operator', kind: 'operator', secret, isLive: true, permissions };
}

async function saidTo(origin: string, table: readonly Call[], holders: readonly Holder[]) {
  const client = attacker(origin);
  const attacks: Attack[] = table.flatMap((call) => [...attacksByOthers(call, holders, carriers)]);
  const said: { path: string; code: string | undefined; fault: string | null }[] = [];
  await client.sendAll(attacks, (attack, heard) =>
    said.push({ path: attack.path, code: attack.code, fault: faultOf(attack, heard) }),
  );
  client.close();
  return said;
}

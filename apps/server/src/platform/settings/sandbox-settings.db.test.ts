import { getWhitelabel } from '@pelita/contract';
import { testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';

const world = await testDatabase();
const server = await testServer(world);
const set = (key: string, body: unknown) => server.call(`/dev/settings/${key}`, { method: 'PUT', body });

test('a change in the sandbox is in effect by the time it is answered, and is in the audit log', async () => {
  for (const enabled of ['1', '0'] as const) {
    expect((await set('features.mobileRegistration', enabled === '1')).status).toBe(204);
    const { value } = await server.send(getWhitelabel, {});
    expect(value).toContainEqual(expect.objectContaining({ modId: 'MOBILENUMREG3', enabled }));
  }
  const text = `select actor from audit_entry where subject = 'setting:features.mobileRegistration'`;
  expect(await world.asOwner(text)).toEqual([{ actor: 'sandbox' }, { actor: 'sandbox' }]);
});

test('a change that no operator could make is refused, and leaves the setting as it was', async () => {
  for (const [key, value] of [
    ['features.mobileRegistration', 1],
    ['features.nothing', true],
    ['__proto__', {}],
  ] as const)
    expect(await set(key, value), key).toMatchObject({ status: 400, body: { code: 'invalid_field' } });
  expect((await set('features.mobileRegistration', undefined)).status).toBe(400);
  const asText = { method: 'PUT', body: 'true', headers: { 'content-type': 'text/plain' } };
  expect((await server.call('/dev/settings/features.mobileRegistration', asText)).status).toBe(400);
  const { value } = await server.send(getWhitelabel, {});
  expect(value).toContainEqual(expect.objectContaining({ modId: 'MOBILENUMREG3', enabled: '0' }));
});

test('SEC-03 where the deployment is no sandbox a setting is changed by no request', async () => {
  const production = await testDatabase({ variables: { NODE_ENV: 'production' } });
  const live = await testServer(production);
  const answer = await live.call('/dev/settings/features.mobileRegistration', { method: 'PUT', body: true });
  expect(answer.status).toBe(404);
});

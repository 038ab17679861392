import { createHash } from 'node:crypto';
import { beginSocialLogin, finishSocialLogin } from '@pelita/contract';
import { testDatabase, testServer } from '@pelita/testkit';
import { describe, expect, test } from 'vitest';
import { changeSetting } from '../platform/settings/change-setting.ts';
import { recordSettingChange } from '../modules/audit/index.ts';

const world = await testDatabase();
const server = await testServer(world);
for (const feature of ['features.googleLogin', 'features.facebookLogin'])
  await world.database.transaction((tx) =>
    changeSetting(world.platform.settings.catalogue, recordSettingChange)(tx, 'test', feature, true),
  );
await world.platform.settings.refresh();

const get = (path: string, cookie = '') => fetch(server.origin + path, { redirect: 'manual', headers: { cookie } });
const typed = (path: string, fields: Record<string, string>) =>
  fetch(server.origin + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;
const begin = async (provider: 'google' | 'facebook') => {
  const body = { provider, returnTo: '/hot' };
  const answer = await server.call(beginSocialLogin.path, { method: 'POST', body });
  const { authorizationUrl } = (answer.body as { value: { authorizationUrl: string } }).value;
  return { page: pathOf(authorizationUrl), cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
};

describe('LOGIN-11 the sandbox’s issuer', () => {
  test.each(['google', 'facebook'] as const)('plays %s from its page to the ticket', async (provider) => {
    const { page, cookie } = await begin(provider);
    const form = await get(page);
    expect(form.status).toBe(200);
    expect(await form.text()).toContain('<form method="post"');
    const agreed = await typed(page, { name: 'Aminah', mail: 'aminah@example.com', checked: 'on' });
    expect(agreed.status).toBe(303);
    const back = await get(pathOf(agreed.headers.get('location') ?? ''), cookie);
    const ticket = /^\/hot\?modal=login#social=([\w-]{43})$/.exec(back.headers.get('location') ?? '')?.[1] ?? '';
    const headers = { cookie };
    const answer = await server.send(finishSocialLogin, { body: { ticket } }, { headers });
    expect(answer.body).toMatchObject({ code: 'social_account_unlinked', provider, name: 'Aminah' });
  });

  test('publishes what a client needs to know, and no secret', async () => {
    const base = '/dev/identity/google';
    const document = (await (await get(`${base}/.well-known/openid-configuration`)).json()) as Record<string, string>;
    expect(pathOf(document['token_endpoint'] ?? '')).toBe(`${base}/token`);
    const { keys } = (await (await get(`${base}/jwks`)).json()) as { keys: object[] };
    expect(Object.keys(keys[0] ?? {}).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  });

  test('its page declines, and answers no request that is not ours', async () => {
    const { page } = await begin('google');
    const refused = await typed(page, { cancel: '1' });
    expect(new URL(refused.headers.get('location') ?? '').searchParams.get('error')).toBe('access_denied');
    for (const wrong of [
      page.replace('client_id=pelita-google', 'client_id=other'),
      page.replace(/redirect_uri=[^&]+/, `redirect_uri=${encodeURIComponent('https://evil.example/callback')}`),
      page.replace(/code_challenge=[^&]+/, ''),
      '/dev/identity/google/authorize',
    ]) {
      expect((await get(wrong)).status, wrong).toBe(400);
      expect((await typed(wrong, {})).status, wrong).toBe(400);
    }
  });

  test('a code is good once, with its verifier and the client’s secret', async () => {
    const { page } = await begin('google');
    const asked = new URL(page, server.origin).searchParams;
    const token = (fields: Record<string, string>) => typed('/dev/identity/google/token', fields);
    const clientSecret = await world.platform.secrets.get('sandbox-issuer-client', () => '');
    const verifier = 'v'.repeat(43);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const own = page.replace(/code_challenge=[^&]+/, `code_challenge=${challenge}`);
    const right = async () => {
      const location = (await typed(own, { mail: 'a@b.example' })).headers.get('location') ?? '';
      return {
        grant_type: 'authorization_code',
        client_id: 'pelita-google',
        client_secret: clientSecret,
        redirect_uri: asked.get('redirect_uri') ?? '',
        code: new URL(location).searchParams.get('code') ?? '',
        code_verifier: verifier,
      };
    };
    const good = await right();
    expect((await token(good)).status).toBe(200);
    expect((await token(good)).status).toBe(400);
    expect((await token({ ...(await right()), code_verifier: 'another' })).status).toBe(400);
    expect((await token({ ...(await right()), client_secret: 'guessed' })).status).toBe(401);
    expect((await token({})).status).toBe(401);
  });

  test('SEC-03 where the deployment is no sandbox there is no such issuer, and no way begins', async () => {
    const production = await testDatabase({ variables: { NODE_ENV: 'production' } });
    const live = await testServer(production);
    await production.database.transaction((tx) =>
      changeSetting(world.platform.settings.catalogue, recordSettingChange)(tx, 'test', 'features.googleLogin', true),
    );
    await production.platform.settings.refresh();
    for (const path of ['.well-known/openid-configuration', 'jwks', 'authorize'])
      expect((await live.call(`/dev/identity/google/${path}`)).status).toBe(404);
    const body = { provider: 'google' };
    expect((await live.call(beginSocialLogin.path, { method: 'POST', body })).body).toMatchObject({
      code: 'social_login_closed',
    });
  });
});

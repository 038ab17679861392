import type { PlayerId, SessionValue } from '@pelita/contract';
import {
  newMember,
  openIdIssuer,
  PASSWORD,
  peopleServer,
  provedContact,
  registration,
  rows,
  type Said,
  setSetting,
} from '@pelita/server/testing-people';
import { testDatabase } from '@pelita/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openIdConnect } from '../../../platform/providers/identity/open-id-connect.ts';

const world = await testDatabase();
const issuer = await openIdIssuer(world.clock.now);
const identity = openIdConnect(issuer.client, world.platform);
const server = await peopleServer(world, { identityProvider: (code) => (code === 'google' ? identity : null) });
const { call } = server;
afterAll(async () => {
  await server.close();
  await issuer.close();
});
beforeAll(() => setSetting(world, 'features.googleLogin', true));
beforeEach(() => {
  issuer.knobs.over = {};
  issuer.knobs.lifetimeSeconds = 300;
  issuer.knobs.forgery = null;
});

let people = 0;
function somebody(said: Said = {}): Said {
  people += 1;
  return {
    sub: `subject-${people}`,
    name: 'Aminah',
    email: `aminah${people}@example.com`,
    email_verified: true,
    ...said,
  };
}
const freshName = () => `social${(people += 1).toString().padStart(3, '0')}`;

/** A browser that keeps the one cookie. */
function browser(address?: string) {
  let cookie = '';
  const at = address === undefined ? {} : { address };
  const begin = async (body: object = {}) => {
    const answer = await call<{ authorizationUrl: string }>('POST', '/wps/session/login/social', {
      body: { provider: 'google', ...body },
      ...(cookie === '' ? {} : { cookie }),
      ...at,
    });
    const set = answer.headers.get('set-cookie');
    if (set !== null) cookie = set.split(';')[0] ?? '';
    return answer;
  };
  const comeBack = async (query: URLSearchParams, provider = 'google') => {
    const path = `/wps/session/login/social/${provider}/callback?${query}`;
    const answer = await fetch(server.origin + path, { redirect: 'manual', headers: { cookie } });
    return { status: answer.status, headers: answer.headers, address: answer.headers.get('location') ?? '' };
  };
  return {
    begin,
    comeBack,
    /** From the button to the ticket. */
    arrive: async (said: Said, body: object = {}): Promise<string> => {
      const { value } = await begin(body);
      return (await comeBack(issuer.agree(value.authorizationUrl, said))).address;
    },
    send: async <Value = SessionValue>(method: string, path: string, body: object, token?: string) => {
      const sent = { body, ...(cookie === '' ? {} : { cookie }), ...(token === undefined ? {} : { token }) };
      const answer = await call<Value>(method, path, { ...sent, ...at });
      const set = answer.headers.get('set-cookie');
      if (set !== null) cookie = set.split(';')[0] ?? '';
      return answer;
    },
    useCookieOf: (other: string) => {
      cookie = other;
    },
    cookie: () => cookie,
  };
}
type Browser = ReturnType<typeof browser>;

const ticketIn = (address: string) => /#social=([\w-]{43})$/.exec(address)?.[1] ?? `no ticket in ${address}`;
const finish = (visitor: Browser, address: string, changes: object = {}) =>
  visitor.send('POST', '/wps/session/login/social/ticket', { ticket: ticketIn(address), ...changes });
const link = (visitor: Browser, body: object) =>
  visitor.send('POST', '/wps/session/login/social/link', { humanVerification: 'a person', ...body });
const linksOf = (token: string) =>
  call<{ provider: string; name: string | null }[]>('GET', '/wps/member/socialAccounts', { token });

/** Somebody whom no member is linked to, up to the choice. */
async function unlinked(said = somebody(), visitor = browser()) {
  const answer = await finish(visitor, await visitor.arrive(said));
  return { visitor, said, answer, socialToken: String(answer.envelope['socialToken']) };
}

/** A member who registered by the provider's account. */
async function registered(said = somebody(), visitor = browser()) {
  const { socialToken } = await unlinked(said, visitor);
  const username = freshName();
  const answer = await visitor.send('PUT', '/wps/member/register', registration(username, { socialToken }));
  return { said, username, value: answer.value, answer };
}

describe('LOGIN-11 from the button to the session', () => {
  test('API-01 POST /wps/session/login/social: the provider’s page, with PKCE, state and nonce of this way alone', async () => {
    const visitor = browser();
    const first = await visitor.begin();
    const cookie = first.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^socialLogin=[\w-]{43}; Path=\/; Max-Age=1500; HttpOnly; SameSite=Lax$/);
    const query = new URL(first.value.authorizationUrl).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      client_id: 'pelita',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: `${server.origin}/wps/session/login/social/google/callback`,
    });
    const second = new URL((await visitor.begin()).value.authorizationUrl).searchParams;
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(query.get(name), name).toMatch(/^[\w-]{43}$/);
      expect(second.get(name), name).not.toBe(query.get(name));
    }
  });

  test('REG-11 an account that is not linked yet registers a member, and from then on opens it', async () => {
    const said = somebody();
    const { value, answer } = await registered(said);
    expect(answer.status).toBe(200);
    expect((await linksOf(value.token)).value).toMatchObject([{ provider: 'google', name: 'Aminah' }]);
    const again = browser();
    const back = await finish(again, await again.arrive(said));
    expect([back.status, back.value.id, back.value.firstTimeLogin]).toEqual([200, value.id, false]);
    const audited = await rows(world, "select 1 from audit_entry where action = 'link-social-account' and actor = $1", [
      `player:${value.id}`,
    ]);
    expect(audited).toHaveLength(1);
  });

  test('API-01 POST /wps/session/login/social/ticket: a stranger is told who they are and how to go on, and has no session', async () => {
    const { answer, said } = await unlinked();
    expect([answer.status, answer.code]).toEqual([403, 'social_account_unlinked']);
    expect(answer.envelope).toMatchObject({ provider: 'google', name: said.name, isMailKnown: false });
    expect(answer.envelope['socialToken']).toMatch(/^[\w-]{43}$/);
    expect(answer.value).toBeUndefined();
  });

  test('REG-11 registration keeps all its rules: without them there is neither a member nor a link', async () => {
    const { visitor, socialToken } = await unlinked();
    const body = registration('x', { socialToken });
    expect((await visitor.send('PUT', '/wps/member/register', body)).code).toBe('invalid_field');
    const { username } = await newMember(server, freshName());
    expect((await visitor.send('PUT', '/wps/member/register', { ...body, username })).code).toBe('username_taken');
    const right = { ...body, username: freshName() };
    expect((await visitor.send('PUT', '/wps/member/register', right)).status).toBe(200);
    const twice = await visitor.send('PUT', '/wps/member/register', { ...right, username: freshName() });
    expect(twice.code).toBe('social_login_expired');
    expect(await rows(world, 'select 1 from account where username = $1', [right.username])).toHaveLength(1);
  });

  test('REG-11 registration by mobile number takes the link too', async () => {
    await setSetting(world, 'features.mobileRegistration', true);
    const { visitor, socialToken } = await unlinked();
    const mobileNum = '123451177';
    await call('POST', '/wps/verification/sms/register', { body: { mobileNum, humanVerification: 'a person' } });
    const verificationCode = server.post.codeTo(`+60${mobileNum}`);
    const body = { mobileNum, verificationCode, humanVerification: 'a person', socialToken };
    const { value } = await visitor.send('PUT', '/wps/member/register/mobile', body);
    expect((await linksOf(value.token)).value).toHaveLength(1);
    // Nothing but the link and the number opens this account.
    const removed = await call('DELETE', '/wps/member/socialAccounts/google', { token: value.token });
    expect([removed.status, removed.code]).toEqual([409, 'social_account_needed']);
    expect((await linksOf(value.token)).value).toHaveLength(1);
    await setSetting(world, 'features.mobileRegistration', false);
  });

  test('API-01 POST /wps/session/login/social/link: a member links by the password, once, and is in', async () => {
    const { playerId, username } = await newMember(server, freshName());
    const { visitor, socialToken, said } = await unlinked();
    const wrong = await link(visitor, { socialToken, username, password: 'not the password' });
    expect([wrong.status, wrong.code]).toEqual([400, 'wrong_credentials']);
    const linked = await link(visitor, { socialToken, username, password: PASSWORD });
    expect([linked.status, linked.value.id]).toEqual([200, playerId]);
    const again = browser();
    expect((await finish(again, await again.arrive(said))).value.id).toBe(playerId);
  });

  test('linking asks for the proof of being a person and, after failures, for a captcha, as any login by password', async () => {
    const { username } = await newMember(server, freshName());
    const { visitor, socialToken } = await unlinked();
    const tried = { socialToken, username, password: 'not the password' };
    expect((await link(visitor, { ...tried, humanVerification: 'a robot' })).code).toBe('human_check_failed');
    for (let turn = 0; turn < 3; turn += 1) await link(visitor, tried);
    expect((await link(visitor, { ...tried, password: PASSWORD })).code).toBe('captcha_required');
    const wrong = await link(visitor, { ...tried, captcha: '0000' });
    expect(wrong.code).toBe('captcha_wrong');
    await setSetting(world, 'login.captchaAfterFailures', 0);
    for (let turn = 0; turn < 10; turn += 1) await link(visitor, tried);
    expect((await link(visitor, tried)).status).toBe(429);
    await setSetting(world, 'login.captchaAfterFailures', 3);
  });

  test('a member has one account of each provider, and an account one member', async () => {
    const { said, username, value } = await registered();
    const other = await unlinked();
    const second = await link(other.visitor, { socialToken: other.socialToken, username, password: PASSWORD });
    expect([second.status, second.code]).toEqual([409, 'social_account_linked']);
    // Two ways of the same person at once: the first to arrive has it.
    const [one, two] = [browser(), browser()];
    const fresh = somebody();
    const [first, late] = [await unlinked(fresh, one), await unlinked(fresh, two)];
    await one.send('PUT', '/wps/member/register', registration(freshName(), { socialToken: first.socialToken }));
    const lost = registration(freshName(), { socialToken: late.socialToken });
    const taken = await two.send('PUT', '/wps/member/register', lost);
    expect([taken.status, taken.code]).toEqual([409, 'social_account_taken']);
    expect(await rows(world, 'select 1 from account where username = $1', [lost.username])).toEqual([]);
    const member = await newMember(server, freshName());
    const third = await unlinked(somebody());
    await rows(world, 'update social_login set subject = $1 where subject = $2 and stage = $3 returning 1', [
      said.sub,
      third.said.sub,
      'known',
    ]);
    const elsewhere = { socialToken: third.socialToken, username: member.username, password: PASSWORD };
    expect((await link(third.visitor, elsewhere)).code).toBe('social_account_taken');
    expect((await linksOf(value.token)).value).toHaveLength(1);
  });

  test('API-01 GET /wps/member/socialAccounts, API-01 DELETE /wps/member/socialAccounts/{provider}: seen, removed, and it opens nothing any more', async () => {
    const { said, value } = await registered();
    const { token } = value;
    const removed = await call('DELETE', '/wps/member/socialAccounts/google', { token });
    expect(removed.status).toBe(200);
    expect((await linksOf(token)).value).toEqual([]);
    const gone = await call('DELETE', '/wps/member/socialAccounts/google', { token });
    expect([gone.status, gone.code]).toEqual([404, 'social_account_unknown']);
    const again = browser();
    expect((await finish(again, await again.arrive(said))).code).toBe('social_account_unlinked');
    expect((await call('DELETE', '/wps/member/socialAccounts/myspace', { token })).code).toBe('invalid_field');
  });

  test('a member neither sees nor removes the links of another', async () => {
    const { value } = await registered();
    const other = await newMember(server, freshName());
    expect((await linksOf(other.token)).value).toEqual([]);
    expect((await call('DELETE', '/wps/member/socialAccounts/google', other)).code).toBe('social_account_unknown');
    expect((await linksOf(value.token)).value).toHaveLength(1);
  });

  test('the owner hears of a link by mail', async () => {
    const email = `owner${freshName()}@example.com`;
    await setSetting(world, 'registration.fields', { email: { enabled: true } });
    const { playerId, username } = await newMember(server, freshName(), { email });
    await setSetting(world, 'registration.fields', {});
    const { visitor, socialToken } = await unlinked();
    expect((await link(visitor, { socialToken, username, password: PASSWORD })).value.id).toBe(playerId);
    await server.work('accounts.tell-owner');
    expect(server.post.sent.find(({ to }) => to === email)?.text).toContain(username);
  });

  test('switched off or not set up, a way does not begin, and one under way does not end', async () => {
    const visitor = browser();
    const facebook = await visitor.begin({ provider: 'facebook' });
    expect([facebook.status, facebook.code]).toEqual([403, 'social_login_closed']);
    await setSetting(world, 'features.facebookLogin', true);
    expect((await visitor.begin({ provider: 'facebook' })).code).toBe('social_login_closed');
    const { value } = await visitor.begin();
    await setSetting(world, 'features.googleLogin', false);
    expect((await visitor.begin()).code).toBe('social_login_closed');
    const { address } = await visitor.comeBack(issuer.agree(value.authorizationUrl, somebody()));
    expect(address).toBe('/?modal=login#social-problem=google-failed');
    await setSetting(world, 'features.googleLogin', true);
  });

  test('a provider that does not answer is said to be away', async () => {
    const away = await openIdIssuer(world.clock.now);
    await away.close();
    const provider = openIdConnect(away.client, world.platform);
    const alone = await peopleServer(world, { identityProvider: () => provider });
    const answer = await alone.call('POST', '/wps/session/login/social', { body: { provider: 'google' } });
    expect([answer.status, answer.code]).toEqual([503, 'social_provider_unreachable']);
    await alone.close();
  });

  test('a visitor who declines at the provider comes back to where they were', async () => {
    const visitor = browser();
    const { value } = await visitor.begin({ returnTo: '/hot?page=2' });
    const state = new URL(value.authorizationUrl).searchParams.get('state') ?? '';
    const { address, status, headers } = await visitor.comeBack(new URLSearchParams({ error: 'access_denied', state }));
    expect([status, address]).toEqual([303, '/hot?page=2&modal=login#social-problem=google-cancelled']);
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
  });
});

describe('LOGIN-11 a member who is in links an account', () => {
  const begin = (visitor: Browser, token: string, changes: object = {}) =>
    visitor.send<{ authorizationUrl: string }>(
      'POST',
      '/wps/member/socialAccounts',
      { provider: 'google', password: PASSWORD, ...changes },
      token,
    );
  const end = (visitor: Browser, token: string, address: string) =>
    visitor.send<{ provider: string }>('PUT', '/wps/member/socialAccounts', { ticket: ticketIn(address) }, token);
  const begun = async (token: string, said = somebody(), changes: object = {}) => {
    const visitor = browser();
    const { value } = await begin(visitor, token, changes);
    return { visitor, said, address: (await visitor.comeBack(issuer.agree(value.authorizationUrl, said))).address };
  };

  test('API-01 POST /wps/member/socialAccounts, API-01 PUT /wps/member/socialAccounts: by the password, back to the room, and it opens the account', async () => {
    const { token, playerId } = await newMember(server, freshName());
    const { visitor, said, address } = await begun(token, undefined, { returnTo: '/rng?q=naga' });
    expect(address).toMatch(/^\/rng\?q=naga&modal=member-centre&room=socialAccounts#social=[\w-]{43}$/);
    expect((await end(visitor, token, address)).value).toEqual({ provider: 'google' });
    expect((await linksOf(token)).value).toMatchObject([{ provider: 'google', name: 'Aminah' }]);
    const again = browser();
    expect((await finish(again, await again.arrive(said))).value.id).toBe(playerId);
    const once = await end(visitor, token, address);
    expect([once.status, once.code]).toEqual([400, 'social_login_expired']);
  });

  test('password_wrong: a session alone links nothing; social_account_linked, social_login_closed: nor twice, nor where it is closed', async () => {
    const { token } = await newMember(server, freshName());
    const wrong = await begin(browser(), token, { password: 'not the password' });
    expect([wrong.code, wrong.fields]).toMatchObject(['password_wrong', { password: { key: 'wrong_password' } }]);
    expect((await begin(browser(), token, { provider: 'facebook' })).code).toBe('social_login_closed');
    expect((await begin(browser(), token, { returnTo: '//elsewhere.example' })).code).toBe('invalid_field');
    const { visitor, address } = await begun(token);
    await end(visitor, token, address);
    expect((await begin(browser(), token)).code).toBe('social_account_linked');
  });

  test('a member who stayed at the provider for too long comes back to the room, which says so', async () => {
    const { token } = await newMember(server, freshName());
    const visitor = browser();
    const { value } = await begin(visitor, token, { returnTo: '/rng' });
    const query = issuer.agree(value.authorizationUrl, somebody());
    const before = world.clock.now();
    world.clock.advance({ minutes: 10, seconds: 1 });
    issuer.asked.length = 0;
    const room = '/rng?modal=member-centre&room=socialAccounts#social-problem=google-expired';
    expect((await visitor.comeBack(query)).address).toBe(room);
    expect((await visitor.comeBack(query)).address).toBe('/?modal=login#social-problem=google-expired');
    expect(issuer.asked).toEqual([]);
    world.clock.set(before);
  });

  test('social_account_taken: an account that opens another member’s', async () => {
    const { said } = await registered();
    const { token } = await newMember(server, freshName());
    const { visitor, address } = await begun(token, said);
    const taken = await end(visitor, token, address);
    expect([taken.status, taken.code]).toEqual([409, 'social_account_taken']);
    expect((await linksOf(token)).value).toEqual([]);
  });

  test('SEC-03 such a ticket serves the member who began, in the browser that began, and opens no session; a ticket of a login links nothing', async () => {
    const [one, other] = [await newMember(server, freshName()), await newMember(server, freshName())];
    const { visitor, address } = await begun(one.token);
    const codes = [
      (await end(visitor, other.token, address)).code,
      (await end(browser(), one.token, address)).code,
      (await finish(visitor, address)).code,
    ];
    expect(codes).toEqual(Array(3).fill('social_login_expired'));
    const stranger = browser();
    expect((await end(stranger, one.token, await stranger.arrive(somebody()))).code).toBe('social_login_expired');
    expect((await linksOf(other.token)).value).toEqual([]);
    expect((await end(visitor, one.token, address)).status).toBe(200);
  });

  test('a member who declines at the provider comes back to the room', async () => {
    const { token } = await newMember(server, freshName());
    const visitor = browser();
    const { value } = await begin(visitor, token);
    const state = new URL(value.authorizationUrl).searchParams.get('state') ?? '';
    const { address } = await visitor.comeBack(new URLSearchParams({ state, error: 'access_denied' }));
    expect(address).toBe('/?modal=member-centre&room=socialAccounts#social-problem=google-cancelled');
  });
});

describe('LOGIN-12 the second step applies here as well', () => {
  const HOME = '198.51.100.1';
  const AWAY = '198.51.100.2';

  test('a login by a linked account from a new address is asked for it; a link waits for it too', async () => {
    const number = '+60123459911';
    const { playerId, username } = await newMember(server, freshName());
    await provedContact(server, playerId, { channel: 'text', value: number });
    await setSetting(world, 'features.loginAddressVerification', true);
    const { visitor, said, socialToken } = await unlinked(somebody(), browser(AWAY));
    const held = await link(visitor, { socialToken, username, password: PASSWORD });
    expect(held.code).toBe('login_verification_required');
    expect(await rows(world, 'select 1 from social_account where player_id = $1', [playerId])).toEqual([]);
    const verificationToken = String(held.envelope['verificationToken']);
    await call('POST', '/wps/session/login/verification/code', {
      body: { verificationToken, method: 'sms' },
      address: AWAY,
    });
    const body = { verificationToken, method: 'sms', code: server.post.codeTo(number) };
    expect((await call('POST', '/wps/session/login/verification', { body, address: AWAY })).value.id).toBe(playerId);
    expect(await rows(world, 'select 1 from social_account where player_id = $1', [playerId])).toHaveLength(1);

    const again = browser(AWAY);
    expect((await finish(again, await again.arrive(said))).value.id).toBe(playerId);
    const elsewhere = browser(HOME);
    expect((await finish(elsewhere, await elsewhere.arrive(said))).code).toBe('login_verification_required');
    await setSetting(world, 'features.loginAddressVerification', false);
  });

  test('LOGIN-13 the account types are kept apart: a member does not log in as an agent, a closed account not at all', async () => {
    const { said, value } = await registered();
    const visitor = browser();
    const asAgent = await finish(visitor, await visitor.arrive(said), { loginSide: 'agent' });
    expect(asAgent.code).toBe('non_agent');
    const other = await unlinked();
    const member = await newMember(server, freshName());
    const linkedAsAgent = { socialToken: other.socialToken, username: member.username, password: PASSWORD };
    expect((await link(other.visitor, { ...linkedAsAgent, loginSide: 'agent' })).code).toBe('non_agent');
    await rows(world, "update account set status = 'closed' where player_id = $1 returning 1", [value.id]);
    expect((await finish(visitor, await visitor.arrive(said))).code).toBe('non_member');
    await rows(world, "update account set status = 'closed' where player_id = $1 returning 1", [member.playerId]);
    const late = await unlinked();
    const closed = { socialToken: late.socialToken, username: member.username, password: PASSWORD };
    expect((await link(late.visitor, closed)).code).toBe('non_member');
  });
});

describe('SEC-03 LOGIN-11 attacks', () => {
  const expired = '/?modal=login#social-problem=google-expired';
  const failed = '/?modal=login#social-problem=google-failed';
  const begun = async (visitor = browser()) => {
    const { value } = await visitor.begin();
    return { visitor, query: issuer.agree(value.authorizationUrl, somebody()) };
  };

  test('a wrong state ends nowhere, and the provider is not even asked', async () => {
    const { visitor, query } = await begun();
    query.set('state', 'x'.repeat(43));
    issuer.asked.length = 0;
    expect((await visitor.comeBack(query)).address).toBe(expired);
    query.delete('state');
    expect((await visitor.comeBack(query)).address).toBe(expired);
    expect(issuer.asked).toEqual([]);
  });

  test('a state serves once, also for two at the same moment', async () => {
    const { visitor, query } = await begun();
    const answers = await Promise.all([visitor.comeBack(query), visitor.comeBack(query), visitor.comeBack(query)]);
    expect(answers.filter(({ address }) => address.includes('#social='))).toHaveLength(1);
    expect(answers.filter(({ address }) => address === expired)).toHaveLength(2);
    expect((await visitor.comeBack(query)).address).toBe(expired);
  });

  test('a state of ten minutes ago, and one that began for another provider, are over', async () => {
    const { visitor, query } = await begun();
    expect((await visitor.comeBack(query, 'facebook')).address).toContain('facebook-expired');
    const before = world.clock.now();
    world.clock.advance({ minutes: 10, seconds: 1 });
    expect((await visitor.comeBack(query)).address).toBe(expired);
    world.clock.set(before);
  });

  test('another browser cannot end what this one began: neither the way, nor the ticket, nor the choice', async () => {
    const { visitor, query } = await begun();
    const thief = browser();
    expect((await thief.comeBack(query)).address).toBe(expired);
    await thief.begin();
    expect((await thief.comeBack(query)).address).toBe(expired);
    const { address } = await visitor.comeBack(query);
    expect((await finish(thief, address)).code).toBe('social_login_expired');
    const chosen = await finish(visitor, address);
    const socialToken = String(chosen.envelope['socialToken']);
    const body = registration(freshName(), { socialToken });
    expect((await thief.send('PUT', '/wps/member/register', body)).code).toBe('social_login_expired');
    const { username } = await newMember(server, freshName());
    const stolen = await link(thief, { socialToken, username, password: PASSWORD });
    expect(stolen.code).toBe('social_login_expired');
    const bare = await call('POST', '/wps/session/login/social/ticket', { body: { ticket: ticketIn(address) } });
    expect(bare.code).toBe('social_login_expired');
  });

  test('a ticket serves once and for a minute', async () => {
    const { said } = await registered();
    const visitor = browser();
    const address = await visitor.arrive(said);
    expect((await finish(visitor, address)).status).toBe(200);
    expect((await finish(visitor, address)).code).toBe('social_login_expired');
    const late = await visitor.arrive(said);
    const before = world.clock.now();
    world.clock.advance({ seconds: 61 });
    expect((await finish(visitor, late)).code).toBe('social_login_expired');
    world.clock.set(before);
  });

  test('a ticket opens one session for many at the same moment', async () => {
    const { said } = await registered();
    const visitor = browser();
    const address = await visitor.arrive(said);
    const answers = await Promise.all(Array.from({ length: 8 }, () => finish(visitor, address)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'social_login_expired')).toHaveLength(7);
  });

  test('a ticket is no choice and a choice no ticket', async () => {
    const visitor = browser();
    const ticket = ticketIn(await visitor.arrive(somebody()));
    const body = registration(freshName(), { socialToken: ticket });
    expect((await visitor.send('PUT', '/wps/member/register', body)).code).toBe('social_login_expired');
    const { socialToken, visitor: other } = await unlinked();
    const again = await other.send('POST', '/wps/session/login/social/ticket', { ticket: socialToken });
    expect(again.code).toBe('social_login_expired');
  });

  test('an answer that names another issuer as its own is refused before any code is sent there', async () => {
    const { visitor, query } = await begun();
    query.set('iss', 'https://evil.example');
    issuer.asked.length = 0;
    expect((await visitor.comeBack(query)).address).toBe(failed);
    expect(issuer.asked.filter((path) => path === '/token')).toEqual([]);
  });

  test('a code that was exchanged serves no second way', async () => {
    const visitor = browser();
    const one = issuer.agree((await visitor.begin()).value.authorizationUrl, somebody());
    await visitor.comeBack(one);
    const two = issuer.agree((await visitor.begin()).value.authorizationUrl, somebody());
    two.set('code', one.get('code') ?? '');
    expect((await visitor.comeBack(two)).address).toBe(failed);
  });

  test('a code of another way is refused: its verifier is another one', async () => {
    const [visitor, attacker] = [browser(), browser()];
    const own = issuer.agree((await visitor.begin()).value.authorizationUrl, somebody());
    const injected = issuer.agree((await attacker.begin()).value.authorizationUrl, somebody());
    own.set('code', injected.get('code') ?? '');
    expect((await visitor.comeBack(own)).address).toBe(failed);
  });

  const lies: [string, () => void][] = [
    ['of another nonce', () => (issuer.knobs.over = { nonce: 'another' })],
    ['of another issuer', () => (issuer.knobs.over = { iss: 'https://evil.example' })],
    ['for another audience', () => (issuer.knobs.over = { aud: 'somebody-else' })],
    ['for us among others, at another party’s asking', () => (issuer.knobs.over = { aud: ['pelita', 'x'], azp: 'x' })],
    ['that has expired', () => (issuer.knobs.lifetimeSeconds = -60)],
    ['of a key that is not the issuer’s', () => (issuer.knobs.forgery = 'another key')],
    ['of a key that it brings along itself', () => (issuer.knobs.forgery = 'a key of its own')],
    ['signed with the secret that the client shares', () => (issuer.knobs.forgery = 'the client’s secret')],
    ['signed with the public key as if it were a secret', () => (issuer.knobs.forgery = 'the public key as a secret')],
    ['that nobody has signed', () => (issuer.knobs.forgery = 'nothing')],
    ['about nobody', () => (issuer.knobs.over = { sub: '' })],
  ];
  test.each(lies)('an ID token %s is refused', async (_, lie) => {
    const { visitor, query } = await begun();
    lie();
    expect((await visitor.comeBack(query)).address).toBe(failed);
  });

  test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/x/..//evil.example'])(
    'the way back leads nowhere else: %s',
    async (returnTo) => {
      const answer = await browser().begin({ returnTo });
      expect([answer.status, answer.code, answer.fields?.['returnTo']?.key]).toEqual([400, 'invalid_field', 'pattern']);
    },
  );

  test.each([false, true])(
    'a mail address takes over no account, checked by the provider or not (%s)',
    async (isChecked) => {
      const email = `victim${isChecked}@example.com`;
      const victim = await newMember(server, freshName());
      await provedContact(server, victim.playerId as PlayerId, { channel: 'mail', value: email });
      const { visitor, answer, socialToken } = await unlinked(somebody({ email, email_verified: isChecked }));
      expect(answer.code).toBe('social_account_unlinked');
      // Only whoever has proved the address may know that a member has it.
      expect(answer.envelope['isMailKnown']).toBe(isChecked);
      const guessed = await link(visitor, { socialToken, username: victim.username, password: 'guessed it' });
      expect(guessed.code).toBe('wrong_credentials');
      expect((await linksOf(victim.token)).value).toEqual([]);
      await setSetting(world, 'registration.fields', { email: { enabled: true } });
      const body = registration(freshName(), { socialToken, email });
      const { value } = await visitor.send('PUT', '/wps/member/register', body);
      await setSetting(world, 'registration.fields', {});
      expect(value.id).not.toBe(victim.playerId);
      const owner = 'select player_id from contact_claim where value = $1';
      expect(await rows(world, owner, [email])).toEqual([{ player_id: victim.playerId }]);
    },
  );

  test('nothing of a way lies readable in the database', async () => {
    const visitor = browser();
    const { value } = await visitor.begin();
    const query = new URL(value.authorizationUrl).searchParams;
    const address = (await visitor.comeBack(issuer.agree(value.authorizationUrl, somebody()))).address;
    const kept = JSON.stringify(await rows(world, 'select to_jsonb(social_login) as row from social_login'));
    const secrets = [query.get('state'), query.get('nonce'), ticketIn(address), visitor.cookie().split('=')[1]];
    for (const secret of secrets) {
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(kept).not.toContain(secret);
    }
  });

  test('what a provider lets people call themselves is bounded', async () => {
    const { answer } = await unlinked(somebody({ name: `${'x'.repeat(300)}` }));
    expect(answer.envelope['name']).toBe('');
    const named = await unlinked(somebody({ name: ' A\u0000minah\n' }));
    expect(named.answer.envelope['name']).toBe('A minah');
  });

  test('what is over is forgotten', async () => {
    await begun();
    const before = world.clock.now();
    world.clock.advance({ hours: 1 });
    const prune = server.jobs.find(({ name }) => name === 'entrance.prune');
    await world.database.transaction(async (tx) => prune?.handle?.(tx, {}));
    expect(await rows(world, 'select 1 from social_login')).toEqual([]);
    world.clock.set(before);
  });
});

import { newMember, peopleServer, registration, rows, setSetting } from '@pelita/server/testing-people';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { testDatabase } from '@pelita/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenJudge } from '../../../platform/providers/sms/phone-identity.ts';

const ISSUER = 'https://phones.example';
const AUDIENCE = 'pelita';
const world = await testDatabase();
const pair = await generateKeyPair('ES256', { extractable: true });
const stranger = await generateKeyPair('ES256');
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'ES256' }] });
const identity = {
  apiUrl: 'https://phones.example/v1',
  apiKey: 'key',
  judge: tokenJudge({ issuer: ISSUER, audience: AUDIENCE }, keys, world.clock),
};
let isOnProvider = true;
const server = await peopleServer(world, { phoneIdentity: () => (isOnProvider ? identity : null) });
const { call } = server;
afterAll(server.close);
beforeAll(async () => {
  await setSetting(world, 'features.mobileRegistration', true);
  await setSetting(world, 'features.mobileVerificationAtRegistration', true);
});

let numbers = 0;
const freshNumber = () => `12345${(2_000 + (numbers += 1)).toString()}`;
type Claims = { [Name in keyof JWTPayload]: JWTPayload[Name] | undefined };
const token = (number: string, over: Claims = {}, key = pair.privateKey) => {
  const now = Math.floor(world.clock.now().epochMilliseconds / 1_000);
  const claims = { iss: ISSUER, aud: AUDIENCE, sub: 'one', phone_number: `+60${number}`, iat: now, exp: now + 3_600 };
  return new SignJWT({ ...claims, ...over } as JWTPayload).setProtectedHeader({ alg: 'ES256', kid: 'one' }).sign(key);
};
const register = (mobileNum: string, firebaseIdToken?: string) =>
  call('PUT', '/wps/member/register/mobile', {
    body: {
      mobileNum,
      verificationCode: '123456',
      firebaseChannel: 'sms',
      humanVerification: 'a person',
      ...(firebaseIdToken === undefined ? {} : { firebaseIdToken }),
    },
  });
const isKept = async (number: string) =>
  (await rows(world, 'select 1 from contact_claim where value = $1', [`+60${number}`])).length === 1;

describe('REG-09 a number that an identity provider has proved', () => {
  test('registers a member whose number counts as proved', async () => {
    const number = freshNumber();
    expect((await register(number, await token(number))).status).toBe(200);
    expect(await isKept(number)).toBe(true);
  });

  test('the form by username takes it too', async () => {
    await setSetting(world, 'registration.fields', { mobileNum: { enabled: true, required: true } });
    const mobileNum = freshNumber();
    const body = { ...registration('phone0001', { mobileNum, verificationCode: '123456' }) };
    const refused = await call('PUT', '/wps/member/register', { body });
    expect([refused.status, refused.code]).toEqual([400, 'phone_token_invalid']);
    const firebaseIdToken = await token(mobileNum);
    expect((await call('PUT', '/wps/member/register', { body: { ...body, firebaseIdToken } })).status).toBe(200);
    expect(await isKept(mobileNum)).toBe(true);
    await setSetting(world, 'registration.fields', {});
  });

  const another = freshNumber();
  test.each([
    ['of another issuer', { iss: 'https://evil.example' }, 'phone_token_invalid'],
    ['for another audience', { aud: 'another' }, 'phone_token_invalid'],
    ['of another number', { phone_number: `+60${another}` }, 'phone_token_invalid'],
    ['without a number', { phone_number: undefined }, 'phone_token_invalid'],
    ['without an end', { exp: undefined }, 'phone_token_invalid'],
    ['that has expired', { exp: 1 }, 'code_expired'],
    ['of eleven minutes ago', { iat: Date.UTC(2026, 2, 2, 3, 49) / 1_000 }, 'code_expired'],
  ])('SEC-03 a token %s registers nobody', async (_, over, code) => {
    const number = freshNumber();
    const answer = await register(number, await token(number, over));
    expect([answer.status, answer.code]).toEqual([400, code]);
    expect(await isKept(number)).toBe(false);
  });

  test('SEC-03 neither does one of a key that is not the provider’s, nor one that is none', async () => {
    const number = freshNumber();
    const forged = await token(number, {}, stranger.privateKey);
    const [head, body] = (await token(number)).split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    for (const sent of [forged, unsigned, `${head}.${body}.`, 'nonsense', undefined])
      expect((await register(number, sent)).code).toBe('phone_token_invalid');
    expect((await register(number, 'x'.repeat(4_097))).code).toBe('invalid_field');
    expect(await isKept(number)).toBe(false);
  });

  test('SEC-03 a token registers once, and is not used up by what fails', async () => {
    const number = freshNumber();
    const once = await token(number);
    await setSetting(world, 'registration.fields', { mobileNum: { enabled: true } });
    const body = registration('phone0002', { mobileNum: number, verificationCode: '123456', firebaseIdToken: once });
    const { username } = await newMember(server, 'phone0003');
    expect((await call('PUT', '/wps/member/register', { body: { ...body, username } })).code).toBe('username_taken');
    expect((await call('PUT', '/wps/member/register', { body })).status).toBe(200);
    const again = await call('PUT', '/wps/member/register', { body: { ...body, username: 'phone0004' } });
    expect(again.code).toBe('code_expired');
    expect(await rows(world, "select 1 from account where username = 'phone0004'")).toEqual([]);
    await setSetting(world, 'registration.fields', {});
  });

  test('keys that cannot be fetched are no fault of the visitor', async () => {
    const away = tokenJudge(
      { issuer: ISSUER, audience: AUDIENCE },
      () => Promise.reject(new TypeError('fetch')),
      world.clock,
    );
    const alone = await peopleServer(world, { phoneIdentity: () => ({ ...identity, judge: away }) });
    const number = freshNumber();
    const body = { mobileNum: number, verificationCode: '123456', humanVerification: 'a person' };
    const sent = { body: { ...body, firebaseIdToken: await token(number) } };
    const answer = await alone.call('PUT', '/wps/member/register/mobile', sent);
    expect([answer.status, answer.code]).toEqual([503, 'phone_provider_unreachable']);
    await alone.close();
  });

  test('API-01 GET /wps/system/setting/sms: names the provider; the server sends no codes meanwhile', async () => {
    const asked = await call<{ path: string }>('GET', '/wps/system/setting/sms');
    expect(asked.value).toEqual({ path: 'identityProvider', apiUrl: identity.apiUrl, apiKey: 'key' });
    const body = { mobileNum: freshNumber(), humanVerification: 'a person' };
    expect((await call('POST', '/wps/verification/sms/register', { body })).code).toBe('code_not_allowed');
    isOnProvider = false;
    expect((await call<{ path: string }>('GET', '/wps/system/setting/sms')).value).toEqual({
      path: 'carrier',
      apiUrl: null,
      apiKey: null,
    });
    expect((await call('POST', '/wps/verification/sms/register', { body })).status).toBe(200);
    // A token proves nothing where the house sends the codes itself.
    const number = freshNumber();
    expect((await register(number, await token(number))).code).toBe('code_expired');
    isOnProvider = true;
  });

  test('what a token was used for is forgotten when it would have expired', async () => {
    const before = world.clock.now();
    world.clock.advance({ hours: 2 });
    const prune = server.jobs.find(({ name }) => name === 'entrance.prune');
    await world.database.transaction(async (tx) => prune?.handle?.(tx, {}));
    expect(await rows(world, 'select 1 from phone_token_used')).toEqual([]);
    world.clock.set(before);
  });
});

import { getCustomerService, type PlayerId } from '@pelita/contract';
import { newMember, testDatabase, testServer } from '@pelita/testkit';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { setSetting } from '../../platform/settings/testing/set-setting.ts';

const world = await testDatabase();
const server = await testServer(world);
const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
const keyText = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');
const clientKey = keyText(await exportJWK(publicKey));

const chat = { type: '1', path: 'https://chat.example/live' };
const desk = { type: '3', path: 'https://desk.example/vip?key=secret' };
const channels = async (headers: Record<string, string> = {}, token?: string) =>
  (await server.send(getCustomerService, {}, { headers, token })).value.version.pathList;
const opened = async (path: string) => new TextDecoder().decode((await compactDecrypt(path, privateKey)).plaintext);

/** A member of a rank that no promotion has given yet. */
async function memberOfRank(rank: number): Promise<string> {
  const { token, playerId } = await newMember(server);
  await world.database.single(
    { name: 'rank-for-test', text: 'update account set rank_level = $2 where player_id = $1 returning rank_level' },
    [playerId as PlayerId, rank],
  );
  return token;
}

describe('API-01 GET /wps/system/customerService', () => {
  beforeEach(() => setSetting(world, 'site.customerService', [chat, desk]));

  test('CS-01 answers the open channels to anybody, without a token', async () => {
    expect(await channels()).toEqual([chat]);
    expect(await channels({ 'x-client-key': clientKey })).toEqual([chat]);
  });

  test('CS-01 CS-02 GATE-04 GATE-05 a rank above 4 gets the desk too, its path sealed to the key that asked', async () => {
    const list = await channels({ 'x-client-key': clientKey }, await memberOfRank(5));
    expect(list.map(({ type }) => type)).toEqual(['1', '3']);
    const sealed = list[1]?.path ?? '';
    expect(sealed).not.toContain('desk.example');
    expect(await opened(sealed)).toBe(desk.path);
    expect(await channels({ 'x-client-key': clientKey }, await memberOfRank(4))).toEqual([chat]);
    expect(await channels({}, await memberOfRank(9)), 'nobody to seal it to').toEqual([chat]);
  });

  test('CS-01 where the desk is all there is, everybody gets it, sealed', async () => {
    await setSetting(world, 'site.customerService', [desk]);
    expect(await channels()).toEqual([]);
    const [only] = await channels({ 'x-client-key': clientKey });
    expect(await opened(only?.path ?? '')).toBe(desk.path);
  });

  test.each([
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('{').toString('base64url')],
    ['another curve', keyText({ kty: 'EC', crv: 'P-384', x: 'AA', y: 'AA' })],
    ['a point that lies on no curve', keyText({ kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' })],
    ['a symmetric key', keyText({ kty: 'oct', k: 'AAAA' })],
    ['a list', keyText([])],
    ['null', keyText(null)],
    ['far too much', 'A'.repeat(5_000)],
  ])('API-05 a key that is %s is refused', async (_what, key) => {
    const answer = await server.send(getCustomerService, {}, { headers: { 'x-client-key': key } });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'client_key_invalid' }]);
  });
});

describe('the chat of a sandbox', () => {
  const form = (path: string, text: string) =>
    server.call(path, {
      method: 'POST',
      body: new URLSearchParams({ text }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  test('CS-01 is the channel of a sandbox that names none, and a member who writes there is answered from the desk', async () => {
    await setSetting(world, 'site.customerService', []);
    const [channel] = await channels();
    expect(channel?.type).toBe('1');
    const room = (await server.call(new URL(channel?.path ?? '').pathname)).headers.get('location') ?? '';
    expect((await server.call(room)).status).toBe(200);
    await form(room, 'Where is <b>my</b> money?');
    const desk_ = await server.call('/dev/desk');
    expect(desk_.text).toContain('Where is &lt;b>my&lt;/b> money?');
    await form(room.replace('/dev/chat/', '/dev/desk/'), 'On its way.');
    expect((await server.call(room)).text).toContain('On its way.');
  });

  test('keeps any text up to its limit as text, and nothing of an empty or broken one', async () => {
    const room = (await server.call('/dev/chat')).headers.get('location') ?? '';
    for (const text of ['', '   ', '\0', '\ud800x', 'y'.repeat(5_000)])
      expect((await form(room, text)).status).toBe(303);
    for (const name of ['not-a-room', '%F0%9F%92%A9', '%0d%0aX-A:1']) {
      const { status, headers } = await form(`/dev/chat/${name}`, 'lost');
      expect([status, headers.get('location')], name).toEqual([303, '/dev/chat']);
    }
    const page = (await server.call(room)).text;
    expect(page.match(/<li>/g)).toHaveLength(2);
    expect(page).toContain('y'.repeat(1_000));
    expect(page).not.toContain('y'.repeat(1_001));
    expect((await server.call('/dev/desk')).text).not.toContain('lost');
  });
});

import { newMember, peopleServer } from '@pelita/server/testing-people';
import { testDatabase } from '@pelita/testkit';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

const world = await testDatabase();
const server = await peopleServer(world);
const { call } = server;
afterAll(server.close);
let token = '';
let members = 0;
// Uploads of one player are few.
beforeEach(async () => {
  members += 1;
  token = (await newMember(server, `Painted${members.toString().padStart(2, '0')}`)).token;
});

type Avatar = { avatar: string; avatarType: string };
const set = (body: object) => call<Avatar>('PUT', '/wps/member/avatar', { token, body });
const shown = async () => (await call<Avatar>('GET', '/wps/member/info/icon', { token })).value;
const canvas = sharp({ create: { width: 600, height: 300, channels: 3, background: '#c02040' } });

describe('API-01 GET /wps/member/avatars, PUT /wps/member/avatar', () => {
  test('MC-03 GATE-06 a picture of the operator’s set', async () => {
    const { value } = await call<{ name: string; avatar: string }[]>('GET', '/wps/member/avatars', { token });
    expect(value).toHaveLength(12);
    const [, second] = value;
    expect((await set({ name: second?.name })).value).toEqual({ avatar: second?.avatar, avatarType: 'STATIC' });
    expect(await shown()).toEqual({ avatar: second?.avatar, avatarType: 'STATIC' });
    expect((await set({ name: 'nobody' })).fields).toMatchObject({ name: { key: 'pattern' } });
  });

  test('MC-03 a picture is painted anew, square and small, without where it was taken', async () => {
    const taken = await canvas
      .clone()
      .withExif({ IFD0: { Copyright: 'taken at home' } })
      .jpeg()
      .toBuffer();
    const { value } = await set({ picture: taken.toString('base64') });
    expect(value).toEqual({ avatar: expect.stringMatching(/^\/avatars\/[\w-]{22}\.webp$/), avatarType: 'CUSTOM' });
    expect(await shown()).toEqual(value);
    const served = await fetch(server.origin + value.avatar);
    expect(served.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(bytes.toString('latin1')).not.toContain('taken at home');

    const next = await set({ picture: (await canvas.clone().png().toBuffer()).toString('base64') });
    expect((await fetch(server.origin + value.avatar)).status).toBe(404);
    expect((await fetch(server.origin + next.value.avatar)).status).toBe(200);
  });

  test('the file of a picture goes when another takes its place, and when a drawn one does, also at once', async () => {
    const files = async () => {
      await world.platform.storage.sweepFiles.long?.(world.database, {});
      return (await world.database.single({ name: 'test.files', text: 'select 1 from stored_file' }, [])).length;
    };
    const before = await files();
    const picture = (await canvas.clone().png().toBuffer()).toString('base64');
    await Promise.all([set({ picture }), set({ picture }), set({ picture })]);
    expect(await files()).toBe(before + 1);
    const drawn = await call<{ name: string }[]>('GET', '/wps/member/avatars', { token });
    await set({ name: drawn.value[0]?.name });
    expect(await files()).toBe(before);
  });

  test('a page that hides behind a picture does not come through', async () => {
    const polyglot = Buffer.concat([await canvas.clone().png().toBuffer(), Buffer.from('<script>alert(7)</script>')]);
    const { status, value } = await set({ picture: polyglot.toString('base64') });
    if (status !== 200) return;
    const bytes = Buffer.from(await (await fetch(server.origin + value.avatar)).arrayBuffer());
    expect(bytes.toString('latin1')).not.toContain('script');
  });

  test.each<[string, string]>([
    ['nothing', ''],
    ['words', Buffer.from('just words').toString('base64')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="steal()"/>').toString('base64')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1').toString('base64')],
    ['the signature of a PNG alone', 'iVBORw0KGgo='],
    ['an address', 'data:image/png;base64,iVBORw0KGgo='],
  ])('not_a_picture: %s', async (_what, picture) => {
    expect((await set({ picture })).fields).toMatchObject({ picture: { key: 'not_a_picture' } });
  });

  test('picture_too_large: more than 5 MB, and a PNG that claims to be enormous', async () => {
    expect((await set({ picture: 'A'.repeat(6_990_508) })).fields).toMatchObject({
      picture: { key: 'picture_too_large' },
    });
    const png = await canvas.clone().png().toBuffer();
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    expect((await set({ picture: png.toString('base64') })).fields).toMatchObject({
      picture: { key: 'not_a_picture' },
    });
  });

  test('invalid_field: neither of the two, or both', async () => {
    for (const body of [{}, { name: 'tiger', picture: 'AAAA' }])
      expect((await set(body)).fields?.['picture']).toBeDefined();
  });

  test('a name that was never drawn is no picture', async () => {
    for (const file of ['x.webp', `${'A'.repeat(22)}.webp`, '..%2fsecret', `${'A'.repeat(22)}.svg`])
      expect((await fetch(`${server.origin}/avatars/${file}`)).status).toBe(404);
  });
});

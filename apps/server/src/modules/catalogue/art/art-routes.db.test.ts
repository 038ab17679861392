import { testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { pictureUrl } from './picture-url.ts';

const world = await testDatabase();
const server = await testServer(world);

test('a drawn picture is the same for ever under its address, and can neither run nor load', async () => {
  const answer = await server.call(pictureUrl('game', 'koi-rising'));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(await server.call(pictureUrl('game', 'koi-rising'))).toMatchObject({ text: answer.text });
});

test('another version’s address shows today’s picture, but not for ever', async () => {
  const answer = await server.call('/art/0000000000/game/koi-rising.svg');
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test.each([
  'game/no-such-game',
  'game/%00',
  'game/%ED%A0%80',
  'game/..%2f..%2fetc%2fpasswd',
  'game/__proto__',
  `game/${'x'.repeat(300)}`,
  'vendor/%00',
  'vendor/nobody',
  'category/CHESS',
  'scene/%F0%9F%8E%B0',
  'payment/%3Cscript%3E',
  'avatar/%00',
  'nothing/koi-rising',
  'constructor/koi-rising',
])('API-05 there is no picture %s: 404', async (path) => {
  expect((await server.call(`/art/1/${path}.svg`)).status).toBe(404);
});

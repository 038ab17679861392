import { testDatabase, testServer } from '@pelita/testkit';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listedGames } from '../store.ts';
import { pictureUrl } from './picture-url.ts';

const world = await testDatabase();
const server = await testServer(world);
const drawingOf = (code: string) => pictureUrl('game', code).replace('.webp', '.svg');

test('a drawn picture is the same for ever under its address, and can neither run nor load', async () => {
  const answer = await server.call(drawingOf('koi-rising'));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(await server.call(drawingOf('koi-rising'))).toMatchObject({ text: answer.text });
});

test('GAME-03 a title’s picture is painted, opaque and of the size of its card, the same for ever under its address', async () => {
  const response = await fetch(server.origin + pictureUrl('game', 'koi-rising'));
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const picture = Buffer.from(await response.arrayBuffer());
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 320, height: 427, hasAlpha: false });
  const again = await fetch(server.origin + pictureUrl('game', 'koi-rising'));
  expect(Buffer.from(await again.arrayBuffer()).equals(picture)).toBe(true);
});

test.each([
  { address: pictureUrl('scene', 'night-market'), width: 1200, height: 417 },
  { address: pictureUrl('category', 'RNG').replace('/category/', '/hub/'), width: 1440, height: 260 },
])('a wide scene is painted as wide as it is shown: $width', async ({ address, width, height }) => {
  const response = await fetch(server.origin + address);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width, height });
});

test.each([
  { name: 'a category', address: pictureUrl('category', 'RNG') },
  { name: 'a studio', address: pictureUrl('vendor', 'STUDIO_PELITA') },
])(
  'the mark of $name is painted, its round corners clear and its colours those of the drawing',
  async ({ address }) => {
    const response = await fetch(server.origin + address);
    expect(response.headers.get('content-type')).toBe('image/webp');
    const mark = sharp(Buffer.from(await response.arrayBuffer()));
    expect(await mark.metadata()).toMatchObject({ width: 168, height: 168, hasAlpha: true });
    const drawing = sharp(Buffer.from((await server.call(address.replace('.webp', '.svg'))).text)).resize(168);
    const [painted, drawn] = await Promise.all([mark.raw().toBuffer(), drawing.raw().toBuffer()]);
    expect(painted[3]).toBe(0);
    const [paintedEdge, drawnEdge] = [edgeOf(painted), edgeOf(drawn)];
    expect(paintedEdge / drawnEdge).toBeGreaterThan(0.85);
    expect(paintedEdge / drawnEdge).toBeLessThan(1.15);
  },
);

/** How bright, of 255, the pixels are that are half clear. */
function edgeOf(pixels: Buffer): number {
  const starts = Array.from({ length: pixels.length / 4 }, (_, at) => at * 4);
  const edge = starts.filter((at) => (pixels[at + 3] ?? 0) > 60 && (pixels[at + 3] ?? 0) < 200);
  const sum = edge.reduce(
    (before, at) => before + (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0),
    0,
  );
  return sum / edge.length / 3;
}

test('what is not painted has a drawing alone', async () => {
  expect((await server.call('/art/1/avatar/QWERTY12.svg')).status).toBe(200);
  expect((await server.call('/art/1/avatar/QWERTY12.webp')).status).toBe(404);
});

test('REL-03 more pictures at once than can be painted come as drawings, and none is lost', async () => {
  const games = await world.database.reading((tx) => listedGames(tx));
  const asked = games.slice(0, 90).map(async ({ gameCode }) => {
    const response = await fetch(server.origin + pictureUrl('game', gameCode));
    await response.arrayBuffer();
    return `${response.status} ${response.headers.get('content-type')} ${response.headers.get('cache-control')}`;
  });
  const answers = new Set(await Promise.all(asked));
  expect([...answers].toSorted()).toEqual([
    '200 image/svg+xml; charset=utf-8 no-cache',
    '200 image/webp public, max-age=31536000, immutable',
  ]);
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
  'game/koi-rising%2Fagain',
  'game%2Fkoi-rising/again',
  'hub/RNG%2Fagain',
  'scene/night-market%2Fagain',
  'category/RNG%2Fagain',
  'vendor/%00',
  'vendor/nobody',
  'category/CHESS',
  'hub/CHESS',
  'scene/%F0%9F%8E%B0',
  'payment/%3Cscript%3E',
  'avatar/%00',
  'nothing/koi-rising',
  'constructor/koi-rising',
])('API-05 there is no picture %s: 404', async (path) => {
  for (const type of ['svg', 'webp']) expect((await server.call(`/art/1/${path}.${type}`)).status).toBe(404);
});

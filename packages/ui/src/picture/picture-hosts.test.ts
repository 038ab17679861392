import { expect, test } from 'vitest';
import { addressesOf } from './picture-hosts.ts';

const hosts = 'https://one.example https://two.example/';

test('GAME-03 without hosts a picture is asked for here, as often as there are attempts', () => {
  expect(addressesOf('/art/1/game/A.webp', '', 3)).toEqual(Array.from({ length: 3 }, () => '/art/1/game/A.webp'));
});

test('SITE-05 each host is asked in turn and then the portal itself, one round an attempt', () => {
  const [first, second, own, ...again] = addressesOf('/art/1/game/A.webp', hosts, 2);
  expect(new Set([first, second])).toEqual(
    new Set(['https://one.example/art/1/game/A.webp', 'https://two.example/art/1/game/A.webp']),
  );
  expect(own).toBe('/art/1/game/A.webp');
  expect(again).toEqual([first, second, own]);
});

test('SITE-05 pictures are shared out among the hosts, each always to the same one', () => {
  const firsts = ['A', 'B', 'C', 'D'].map((code) => addressesOf(`/art/1/game/${code}.webp`, hosts, 1)[0]);
  expect(new Set(firsts.map((address) => new URL(address ?? '').host))).toEqual(
    new Set(['one.example', 'two.example']),
  );
  expect(addressesOf('/art/1/game/A.webp', hosts, 1)[0]).toBe(firsts[0]);
});

test('SITE-05 a picture of another host is asked for there, and a host that is none for nothing', () => {
  for (const path of ['https://else.example/a.png', '//else.example/a.png', 'data:image/png;base64,AA'])
    expect(addressesOf(path, hosts, 1)).toEqual([path]);
  expect(addressesOf('/a.png', 'none', 1)).toEqual(['/a.png']);
});

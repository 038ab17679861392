import { expect, test } from 'vitest';
import { gameAddress } from './game-address.ts';

const origin = 'https://pelita.example';

test('a game of ours gets the theme, and its token stays in the fragment', () => {
  expect(gameAddress(`${origin}/studio/play/koi-rising?lang=MY#user.token`, 'light', origin)).toBe(
    `${origin}/studio/play/koi-rising?lang=MY&theme=light#user.token`,
  );
});

test('the address of another provider is left as it came', () => {
  expect(gameAddress('https://games.example/play?a=1', 'dark', origin)).toBe('https://games.example/play?a=1');
});

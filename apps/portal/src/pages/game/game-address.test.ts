import { expect, test } from 'vitest';
import { gameAddress } from './game-address.ts';

const origin = 'https://pelita.example';

test('SHELL-01 a game of ours gets the theme and the chosen zone, and its token stays in the fragment', () => {
  expect(
    gameAddress(
      `${origin}/studio/play/koi-rising?lang=MY#user.token`,
      { theme: 'light', zone: 'Asia/Kuala_Lumpur' },
      origin,
    ),
  ).toBe(`${origin}/studio/play/koi-rising?lang=MY&theme=light&zone=Asia%2FKuala_Lumpur#user.token`);
});

test('the address of another provider is left as it came', () => {
  expect(gameAddress('https://games.example/play?a=1', { theme: 'dark', zone: 'UTC' }, origin)).toBe(
    'https://games.example/play?a=1',
  );
});

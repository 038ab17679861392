import { games, inventedNameOf } from '@pelita/lottery';
import { expect, test } from 'vitest';
import { lotteryName } from './lottery-name.ts';

test('LOTT-04 MC-09 a lottery is called by its own name, else by its family and how often it draws', () => {
  for (const { code } of games.filter((game) => inventedNameOf(game.code) !== undefined))
    expect(lotteryName('MY', code)).toBe(inventedNameOf(code));
  const unnamed = games.filter((game) => inventedNameOf(game.code) === undefined);
  const names = (language: string) => unnamed.map(({ code }) => lotteryName(language, code));
  expect(names('MY')).toContain('Lima Angka 1M');
  expect(names('EN')).toContain('Five Digits 1M');
  expect(new Set(names('EN')).size).toBe(unnamed.length);
  expect(lotteryName('EN', 'no-such-lottery')).toBeNull();
});

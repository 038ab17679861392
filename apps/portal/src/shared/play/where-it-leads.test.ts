import { expect, test } from 'vitest';
import { whereItLeads, type Pressed } from './where-it-leads.ts';

const category = (gameType: (Pressed & { kind: 'category' })['gameType'], lotteryClick: 'page' | 'launch' = 'page') =>
  whereItLeads({ kind: 'category', gameType, lotteryClick });
const vendor = (gameType: (Pressed & { kind: 'vendor' })['gameType'], accountTypeName = 'MAIN') =>
  whereItLeads({ kind: 'vendor', gameType, vassalage: 'KIRANA', accountTypeName });
const title = (of: Partial<Pressed & { kind: 'title' }> = {}) =>
  whereItLeads({
    kind: 'title',
    gameType: 'RNG',
    vassalage: 'KIRANA',
    accountTypeName: 'MAIN',
    gameCode: 'koi',
    defaultPlayType: null,
    isGame: 'GAME',
    ...of,
  });

test.each(['LIVE', 'FISH', 'RNG', 'PVP', 'SPORTS', 'ESPORTS', 'BINGO'] as const)(
  'NAV-07 the item %s leads to its page, whatever the lottery’s does',
  (gameType) => {
    for (const click of ['page', 'launch'] as const)
      expect(category(gameType, click)).toEqual({ to: 'category', gameType });
  },
);

test.each(['LOTT', 'ELOTT'] as const)('NAV-07 the item %s opens /elott or launches the lottery, as it is set', (of) => {
  expect(category(of, 'page')).toEqual({ to: 'elott' });
  expect(category(of, 'launch')).toEqual({ to: 'vendor', vassalage: 'TCG_SEA', launchMode: 'LOTT' });
});

test('NAV-07 the BGS entry makes BGS the current vendor', () => {
  expect(category('BGS')).toEqual({ to: 'category', gameType: 'BGS', vassalage: 'BGS' });
});

test.each(['LIVE', 'FISH', 'RNG', 'PVP'] as const)('NAV-08 a vendor of %s leads to its list there', (gameType) => {
  expect(vendor(gameType)).toEqual({ to: 'category', gameType, vassalage: 'KIRANA' });
});

test.each(['SPORTS', 'ESPORTS', 'BINGO', 'BGS'] as const)('NAV-08 a vendor of %s launches', (gameType) => {
  expect(vendor(gameType)).toEqual({ to: 'vendor', vassalage: 'KIRANA', launchMode: 'GLS' });
});

test('NAV-07 a title launches', () => {
  for (const gameType of ['LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'RNG', 'PVP', 'BINGO', 'BGS'] as const)
    expect(title({ gameType })).toEqual({ to: 'game' });
});

test('NAV-09 a vendor’s sign opens the list of its games, lotteries too', () => {
  for (const gameType of ['RNG', 'LIVE', 'LOTT'] as const)
    expect(title({ gameType, isGame: 'VASSALAGE' })).toEqual({ to: 'vendor-games', vassalage: 'KIRANA' });
});

test.each([
  ['VN', '/vnlottery'],
  ['SEA', '/seaLottery'],
  ['MAIN', '/lottery'],
])('NAV-10 lotteries of the account type %s lead to %s', (accountTypeName, path) => {
  for (const gameType of ['LOTT', 'ELOTT'] as const) {
    expect(vendor(gameType, accountTypeName)).toEqual({ to: 'lottery', path });
    expect(title({ gameType, accountTypeName })).toEqual({ to: 'lottery', path, gameCode: 'koi' });
    expect(title({ gameType, accountTypeName, defaultPlayType: '4D' })).toMatchObject({ playType: '4D' });
  }
});

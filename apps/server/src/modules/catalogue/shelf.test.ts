import type { GameCode, NodeId, ProviderCode, VendorCode } from '@pelita/contract';
import { expect, test } from 'vitest';
import { hotCodes, matchingText, NEW_TITLES_MAXIMUM, newCodes, onShelf } from './shelf.ts';
import { snapshotFrom } from './snapshot.ts';
import type { ListedGame } from './store.ts';

const now = Temporal.Instant.from('2026-03-01T12:00:00Z');

test('FAIR-03 hot is counted: without rounds nothing is hot, with them the most played stand first', () => {
  const games = listed(title('koi'), title('naga'), title('wau'));
  expect(hotCodes(games, new Map())).toEqual(new Set());
  expect([
    ...hotCodes(
      games,
      new Map([
        ['wau', 3],
        ['koi', 9],
      ]),
    ),
  ]).toEqual(['koi', 'wau']);
});

test('FAIR-03 new titles are the last ones listed, and none after thirty days', () => {
  const games = listed(...Array.from({ length: 30 }, (_, index) => title(`title-${index}`, index)));
  const fresh = newCodes(games, now);
  expect(fresh.size).toBe(NEW_TITLES_MAXIMUM);
  expect(fresh.has('title-29')).toBe(true);
  expect(fresh.has('title-0')).toBe(false);
  expect(newCodes(games, now.add({ hours: 24 * 31 }))).toEqual(new Set());
});

test('a player’s own shelves keep the player’s order and forget titles that are no longer listed', () => {
  const games = listed(title('koi'), title('naga'));
  const facts = { now, rounds: new Map(), favourites: ['naga', 'gone', 'koi'], recent: ['koi'] };
  expect(onShelf(games, 'FAV', facts).map((game) => game.gameCode)).toEqual(['naga', 'koi']);
  expect(onShelf(games, 'RECENT', facts).map((game) => game.gameCode)).toEqual(['koi']);
});

test('a search finds names and vendors whatever their case and accents', () => {
  expect(matches(title('koi', 0, 'Café Koi'), 'cafe')).toBe(true);
  expect(matches(title('koi', 0, 'Koi'), 'KIRANA')).toBe(true);
  expect(matches(title('koi', 0, 'Koi'), '%')).toBe(false);
  expect(matches(title('koi', 0, 'กี'), 'กิ'), 'a Thai vowel is a letter').toBe(false);
});

const listed = (...games: ListedGame[]) => snapshotFrom('1', games, []);
const matches = (game: ListedGame, text: string) => matchingText(text)(listed(game).games[0] ?? fail());

function fail(): never {
  throw new Error('nothing is listed');
}

function title(code: string, position = 0, name = code): ListedGame {
  return {
    gameCode: code as GameCode,
    providerGameCode: code,
    nodeId: '1' as NodeId,
    vendorCode: 'KIRANA' as VendorCode,
    vendorName: 'Kirana',
    providerCode: 'STUDIO' as ProviderCode,
    category: 'RNG',
    engine: 'lines-5x3',
    name,
    position,
    listedAt: now,
    isAvailable: true,
    maintenance: [],
    pickedPlace: null,
  };
}

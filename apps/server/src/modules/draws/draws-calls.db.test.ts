import {
  hotAndGaps,
  lastDraws,
  listDraws,
  lotteryGameMenus,
  lotteryGameSetting,
  lotteryPlayMenu,
  nearDraws,
  openedVietnamDraws,
  popularLotteryGames,
  recentVietnamGames,
  vietnamGameMenu,
} from '@pelita/contract';
import { games } from '@pelita/lottery';
import { newMember, testDatabase, testServer } from '@pelita/testkit';
import { describe, expect, test } from 'vitest';
import { drawWorld } from './testing/draw-world.ts';

const world = await testDatabase();
const server = await testServer(world);
const member = await newMember(server);
await drawWorld(world).plan();

describe('API-01 GET /lgw/games/game_menus', () => {
  test('LOTT-01 LOTT-02 names every game under its page, bare, with the draw that takes bets and its commitment', async () => {
    const { value, text } = await server.send(lotteryGameMenus, {});
    expect(text.startsWith('{"success"')).toBe(false);
    expect(Object.keys(value).toSorted()).toEqual(['ELOTT', 'LOTT', 'SEA', 'VN']);
    expect(Object.values(value).flat()).toHaveLength(games.length);
    const fast = value['ELOTT']?.find(({ gameId }) => gameId === 'SSC-1M');
    expect(fast).toMatchObject({ rules: 'SSC', prizeMode: 'Elott', drawnBy: 'own', everySeconds: 60, name: null });
    expect(fast?.currentNumero?.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(fast?.currentNumero?.closesAt).toBe('2026-03-02T04:00:55Z');
  });

  test('LOTT-03 what is drawn here instead of outside has an invented name, and the north is a replay', async () => {
    const { value } = await server.send(lotteryGameMenus, {});
    const vietnamese = value['VN'] ?? [];
    expect(vietnamese.find(({ gameId }) => gameId === 'XSMN-TPHCM')).toMatchObject({ name: 'Melati', drawnBy: 'own' });
    expect(vietnamese.find(({ gameId }) => gameId === 'XSMB')).toMatchObject({ name: null, drawnBy: 'replay' });
    const stations = new Set(games.flatMap(({ station = [] }) => station));
    for (const { name } of Object.values(value).flat()) expect(stations).not.toContain(name);
  });
});

test('API-01 GET /lgw/vn/games/game_menu LOTT-02 groups Vietnam by zone, what draws next first', async () => {
  const { value } = await server.send(vietnamGameMenu, {});
  expect(Object.keys(value).toSorted()).toEqual(['central', 'north', 'south']);
  const times = value['south']?.map(({ currentNumero }) => currentNumero?.drawsAt ?? '');
  expect(times).toEqual(times?.toSorted());
});

test('API-01 GET /lgw/vn/games/game_menu/recent is a player’s own, and empty before the first bet', async () => {
  expect((await server.send(recentVietnamGames, {}, { token: member.token })).value).toEqual([]);
});

test('API-01 GET /lgw/games/popular FAIR-03 shows nothing while nothing was bet', async () => {
  expect((await server.send(popularLotteryGames, { query: {} })).value).toEqual([]);
});

describe('API-01 GET /lgw/games/{id}/play_menu', () => {
  test('LOTT-03 names the play types with cost and odds', async () => {
    const { value } = await server.send(lotteryPlayMenu, { params: { id: 'XSMB' } });
    const lo2 = value.find(({ playType }) => playType === 'lo2');
    expect(lo2?.kinds[0]).toMatchObject({ units: 27, prizes: [{ odds: '99.0000' }] });
  });

  test('an unknown game is lottery_game_unknown', async () => {
    const answer = await server.send(lotteryPlayMenu, { params: { id: 'XSMB-NOWHERE' } });
    expect(answer).toMatchObject({ status: 404, body: { success: false, code: 'lottery_game_unknown' } });
  });
});

describe('API-01 GET /lgw/games/{id}/setting', () => {
  test('LOTT-01 names the prize mode with its bounds and the shape of a result', async () => {
    const { value } = await server.send(lotteryGameSetting, { params: { id: 'K3-3M' } });
    expect(value).toMatchObject({
      everySeconds: 180,
      closesSecondsBefore: 15,
      prizeMode: { name: 'Elott', lowest: 1800, highest: 1960 },
      exampleResult: { dice: '113' },
    });
  });

  test('an unknown game is lottery_game_unknown', async () => {
    expect((await server.send(lotteryGameSetting, { params: { id: 'X' } })).status).toBe(404);
  });
});

describe('API-01 GET /lgw/numeros/near', () => {
  test('LOTT-05 tells the server’s clock and the draws to come, the one that takes bets first', async () => {
    const { value } = await server.send(nearDraws, { query: { gameId: 'SSC-5M', count: '120' } });
    expect(value.serverTime).toBe('2026-03-02T04:00:00Z');
    expect(value.upcoming).toHaveLength(120);
    expect(value.currentNumero).toEqual(value.upcoming[0]);
    expect(value.lastNumero).toBeNull();
  });

  test('an unknown game is lottery_game_unknown', async () => {
    expect((await server.send(nearDraws, { query: { gameId: 'X' } })).status).toBe(404);
  });
});

test.each([
  ['API-01 GET /lgw/vn/numeros/opened/game', openedVietnamDraws, []],
  ['API-01 GET /lotto/lgw/games/opened/numero', lastDraws, {}],
] as const)('%s is empty before the first result', async (_name, call, empty) => {
  expect((await server.send(call, { query: {} } as never, { token: member.token })).value).toEqual(empty);
});

test('API-01 GET /lgw/draw/{id} holds no draw whose bets have not closed', async () => {
  const { value } = await server.send(listDraws, { params: { id: 'SSC-1M' }, query: {} });
  expect(value).toEqual({ content: [], page: 1, hasMore: false });
  expect((await server.send(listDraws, { params: { id: 'X' }, query: {} })).status).toBe(404);
});

test('API-01 GET /lgw/draw/{id}/hot_gap_info counts nothing without results', async () => {
  const { value } = await server.send(hotAndGaps, { params: { id: 'SSC-1M' }, query: {} });
  expect(value).toMatchObject({ counted: 0 });
  expect(value.places[0]?.numbers[0]).toEqual({ number: '0', hits: 0, gap: null });
  expect((await server.send(hotAndGaps, { params: { id: 'X' }, query: {} })).status).toBe(404);
});

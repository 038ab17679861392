import {
  GAME_LIST_PAGE_MAXIMUM,
  type Game,
  listGames,
  listHotGames,
  listVendorCards,
  listVendorsByCategory,
  type CallRequest,
} from '@pelita/contract';
import { closeGames, newMember, newTrial, paidIn, play, testDatabase, testServer } from '@pelita/testkit';
import { describe, expect, test } from 'vitest';
import { transactionsDuring } from '../../platform/database/testing/transactions.ts';
import { HOT_WINDOW_DAYS } from './shelf.ts';
import { createSnapshots } from './snapshot.ts';
import { tables } from './store.ts';

const world = await testDatabase();
const server = await testServer(world);

const games = async (query: CallRequest<typeof listGames>['query'] = {}, token?: string) =>
  (await server.send(listGames, { query }, { token })).value;
const codes = (list: readonly Game[]) => list.map(({ gameCode }) => gameCode);
const hot = async (query: Record<string, string> = {}) => (await server.send(listHotGames, { query })).value.list;
/** A page holds a hundred at most. */
async function allGames(query: CallRequest<typeof listGames>['query'] = {}): Promise<Game[]> {
  const page = (pageNo: number) => games({ ...query, pageNo: String(pageNo), pageSize: '100' });
  const first = await page(1);
  const rest = await Promise.all(Array.from({ length: first.totalPages - 1 }, (_, at) => page(at + 2)));
  return [first, ...rest].flatMap((one) => one.games);
}
const every = await allGames();
const [first, second, third] = every;
if (!first || !second || !third) throw new Error('the catalogue is empty');

describe('API-01 GCSGAME_gameList', () => {
  test('GATE-01 a visitor sees every listed title, each with a picture, its vendor and a stated return', async () => {
    expect(every.length).toBeGreaterThanOrEqual(60);
    expect(new Set(every.map(({ nodeId }) => nodeId)).size).toBe(every.length);
    for (const game of every) {
      expect(game).toMatchObject({ isGame: 'GAME', roomId: null, gameName: game.nodeName });
      // Of a table each spot returns another share, and of cards between people none is the house's: none is stated.
      expect(game.rtpPercent).toBe(game.gameType === 'RNG' ? '95.87' : null);
      expect(game).toMatchObject({ code: game.gameCode, accountTypeName: 'MAIN', defaultPlayType: null });
      expect(game.nodeId).toMatch(/^\d{1,9}$/);
      expect(game.defaultIcon).toMatch(new RegExp(`/game/${game.gameCode}\\.webp$`));
    }
    for (const { defaultIcon } of [first, second, third])
      expect((await server.call(defaultIcon)).headers.get('content-type')).toContain('image/webp');
  });

  test('pages hold every title once, and one past the end is empty', async () => {
    const pages = await Promise.all(['1', '2', '3', '4'].map((pageNo) => games({ pageNo, pageSize: '20' })));
    expect(pages.flatMap((page) => codes(page.games))).toEqual(codes(every).slice(0, 80));
    expect(pages[0]).toMatchObject({ totalCount: every.length, totalPages: Math.ceil(every.length / 20) });
    expect((await games({ pageNo: '99999' })).games).toEqual([]);
  });

  test('LIMIT-01 a page holds a hundred titles and no more', async () => {
    expect((await games({ pageSize: String(GAME_LIST_PAGE_MAXIMUM) })).games).toHaveLength(
      Math.min(every.length, GAME_LIST_PAGE_MAXIMUM),
    );
    const answer = await server.send(listGames, { query: { pageSize: String(GAME_LIST_PAGE_MAXIMUM + 1) } });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { pageSize: { key: 'too_large', params: { maximum: 100 } } } },
    });
  });

  test('category, vendor, class and name each narrow the list', async () => {
    for (const gameType of ['RNG', 'BINGO', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP'] as const)
      expect((await games({ gameType })).totalCount).toBe(every.filter((game) => game.gameType === gameType).length);
    expect((await games({ gameType: 'BGS' })).totalCount).toBe(0);
    const ofVendor = await games({ vassalage: first.vassalage, pageSize: '100' });
    expect(codes(ofVendor.games)).toEqual(codes(every.filter(({ vassalage }) => vassalage === first.vassalage)));
    expect(ofVendor.totalCount).toBeLessThan(every.length);
    expect((await games({ vassalage: 'NOBODY' })).totalCount).toBe(0);
    expect(codes((await games({ gameName: first.gameName.toUpperCase() })).games)).toContain(first.gameCode);
  });

  test.each(['%', '_', '.*', '[a-z]+', '\\', '(', '*', '^', "' or 1=1 --"])(
    'a search for %s means these very characters',
    async (gameName) => {
      expect((await games({ gameName })).totalCount).toBe(0);
    },
  );

  test.each([
    ['ศาลาริมน้ำ', 'น้ำ'],
    ['ليالي القصر', 'القصر'],
    ['Lucky 🎰 Row', '🎰'],
    ['Café Nusantara', 'CAFE\u0301'],
    ['花好月圓', '月圓'],
  ])('a title named %s is found by %s and comes back as it was written', async (name, gameName) => {
    await list(`test-${Buffer.from(name).toString('hex').slice(0, 40)}`, { name });
    expect((await games({ gameName })).games.map((game) => game.gameName)).toEqual([name]);
  });

  test('a title that is switched off, or whose vendor is, is not listed', async () => {
    await list('off-title', { isEnabled: false });
    await list('off-vendor-title', { vendor: 'OFFVENDOR', isVendorEnabled: false });
    const { games: now } = await games({ gameName: 'off-' });
    expect(now).toEqual([]);
  });

  test('NEW shows the latest listings first, and nothing that was listed long ago', async () => {
    const fresh = await games({ selection: 'NEW' });
    expect(fresh.totalCount).toBeGreaterThan(0);
    expect(fresh.games.every(({ isNew }) => isNew)).toBe(true);
    expect(codes((await games({ isNew: '1' })).games)).toEqual(codes(fresh.games));
    world.clock.advance({ hours: 24 * 31 });
    expect((await games({ selection: 'NEW' })).totalCount).toBe(0);
    await list('brand-new');
    expect(codes((await games({ selection: 'NEW' })).games)).toEqual(['brand-new']);
    await unlist('brand-new');
  });

  test('GATE-01 forty who ask at once share one reading of the database', async () => {
    const { latest } = createSnapshots(world.database);
    await latest();
    expect(await transactionsDuring(world, () => Promise.all(Array.from({ length: 40 }, latest)))).toHaveLength(1);
  });

  test('GAME-07 a page that is kept shows the next change of it: maintenance, a new title, one that is new no more', async () => {
    const shown = async () => {
      const [title] = (await games({ gameName: 'kept-page' })).games;
      return title && { isNew: title.isNew, maintenance: title.maintenance ?? false };
    };
    expect(await shown()).toBeUndefined();
    await list('kept-page');
    expect([await shown(), await shown()]).toEqual(Array(2).fill({ isNew: true, maintenance: false }));
    await closeGames(world, { games: ['kept-page'] });
    expect(await shown()).toEqual({ isNew: true, maintenance: true });
    await closeGames(world, {});
    world.clock.advance({ hours: 24 * 31 });
    expect(await shown()).toEqual({ isNew: false, maintenance: false });
    await unlist('kept-page');
    expect(await shown()).toBeUndefined();
  });

  test.each(['FAV', 'RECENT'] as const)('GATE-01 GATE-05 %s is somebody’s: without a token 401', async (selection) => {
    const answer = await server.send(listGames, { query: { selection } });
    expect(answer).toMatchObject({ status: 401, body: { code: 'not_logged_in' } });
    expect(await server.send(listGames, { query: {} }, { token: 'forged' })).toMatchObject({ status: 401 });
  });
});

test('NAV-02 API-01 GCSGAME_getVassGameType names the vendors of each category, and no category without one', async () => {
  const content = async () => (await server.send(listVendorsByCategory, { query: {} })).value.content;
  const before = await content();
  expect(Object.keys(before)).toEqual(['LOTT', 'ELOTT', 'BINGO', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'RNG', 'PVP']);
  expect(before['RNG']).toMatchObject({ gameCategory: 'RNG' });
  expect(new Set(before['RNG']?.vendors.map(({ vassalage }) => vassalage))).toEqual(
    new Set((await games({ gameType: 'RNG', pageSize: '100' })).games.map(({ vassalage }) => vassalage)),
  );
  await list('deep-sea', { category: 'BGS', vendor: 'DEEPSEA' });
  expect((await content())['BGS']).toEqual({ gameCategory: 'BGS', vendors: [{ vassalage: 'DEEPSEA' }] });
  await unlist('deep-sea');
  expect(Object.keys(await content())).toEqual([
    'LOTT',
    'ELOTT',
    'BINGO',
    'LIVE',
    'SPORTS',
    'ESPORTS',
    'FISH',
    'RNG',
    'PVP',
  ]);
});

test('NAV-02 API-01 GCSGAME_newGameVendor shows vendor cards with counted titles', async () => {
  const { lanes } = (await server.send(listVendorCards, { query: {} })).value.data;
  expect(lanes.map(({ gameType }) => gameType)).toEqual([
    'LOTT',
    'ELOTT',
    'BINGO',
    'LIVE',
    'SPORTS',
    'ESPORTS',
    'FISH',
    'RNG',
    'PVP',
  ]);
  const { cards = [], gameClassify = [], icon = '' } = lanes.find(({ gameType }) => gameType === 'RNG') ?? {};
  for (const card of cards) {
    expect(card.gameCount).toBe((await games({ vassalage: card.vassalage })).totalCount);
    expect(card).toMatchObject({ isHot: 0, accountTypeId: '1', accountTypeName: 'MAIN', gameType: 'RNG' });
    expect((await server.call(card.smallIcon)).status).toBe(200);
  }
  expect(gameClassify.reduce((sum, { gameCount }) => sum + gameCount, 0)).toBe(
    (await games({ gameType: 'RNG' })).totalCount,
  );
  expect(gameClassify.map(({ displayName }) => displayName)).toEqual(['5 gelendong, 3 baris, 20 garisan']);
  expect((await server.call(icon)).status).toBe(200);
  const none = await server.send(listVendorCards, { query: { gameType: 'BGS' } });
  expect(none.value.data.lanes).toEqual([]);
});

describe('API-01 GCSGAME_hotGamesV2', () => {
  test('FAIR-03 on a fresh database nothing is hot, whatever the selection', async () => {
    expect(await hot()).toEqual([]);
    expect((await games({ selection: 'HOT' })).totalCount).toBe(0);
    expect(every.some(({ isHot }) => isHot)).toBe(false);
  });

  test('FAIR-03 SAFE-04 what was really played is hot, the most played first; trial rounds count nowhere', async () => {
    const member = await newMember(server);
    await paidIn(server, member, '50.00');
    const trial = await newTrial(server);
    await play(server, trial, third.gameCode, (rounds) => rounds.length === 4);
    expect(await hot()).toEqual([]);
    await play(server, member, first.gameCode, (rounds) => rounds.length === 1);
    await play(server, member, second.gameCode, (rounds) => rounds.length === 2);
    world.clock.advance({ minutes: 1 });
    expect(codes(await hot())).toEqual([second.gameCode, first.gameCode]);
    expect((await hot()).every(({ isHot }) => isHot)).toBe(true);
    expect(codes((await games({ selection: 'HOT' })).games)).toEqual([second.gameCode, first.gameCode]);
    expect(codes((await games({ selection: 'ALL' })).games).slice(0, 2)).toEqual([second.gameCode, first.gameCode]);
    expect(codes(await hot({ vassalage: first.vassalage }))).toContain(first.gameCode);
    expect(await hot({ vassalage: 'NOBODY' })).toEqual([]);

    const { lanes } = (await server.send(listVendorCards, { query: {} })).value.data;
    const hotVendors = lanes.flatMap(({ cards }) => cards).filter(({ isHot }) => isHot === 1);
    expect(new Set(hotVendors.map(({ vassalage }) => vassalage))).toEqual(new Set([first.vassalage, second.vassalage]));
  });

  test('GAME-04 the family’s question is answered: of the platforms named, flash alone has nothing', async () => {
    const every = codes(await hot());
    expect(every).toHaveLength(2);
    expect(codes(await hot({ isPlatform: '2', platform: 'flash,html5-desktop' }))).toEqual(every);
    expect(codes(await hot({ isPlatform: '2' }))).toEqual(every);
    expect(codes(await hot({ platform: 'flash' }))).toEqual(every);
    expect(await hot({ isPlatform: '2', platform: 'flash' })).toEqual([]);
  });

  test('a title unplayed for a week is not hot any more', async () => {
    world.clock.advance({ hours: 24 * HOT_WINDOW_DAYS });
    world.clock.advance({ minutes: -1 });
    expect((await hot()).length).toBe(2);
    world.clock.advance({ minutes: 1, seconds: 1 });
    expect(await hot()).toEqual([]);
  });
});

type Listing = {
  name?: string;
  category?: string;
  vendor?: string;
  isEnabled?: boolean;
  isVendorEnabled?: boolean;
};
let listed = 900_000;

async function list(code: string, listing: Listing = {}): Promise<void> {
  const { name = code, category = 'RNG', vendor = 'TESTER', isEnabled = true, isVendorEnabled = true } = listing;
  listed += 1;
  await world.database.transaction(async (tx) => {
    await tables(tx)
      .insertInto('vendor')
      .values({
        code: vendor,
        display_name: vendor,
        provider_code: 'STUDIO',
        position: listed,
        is_enabled: isVendorEnabled,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tables(tx)
      .insertInto('game')
      .values({
        code,
        node_id: listed,
        vendor_code: vendor,
        category,
        engine: 'lines-5x3',
        name,
        position: listed,
        listed_at: tx.now,
        is_enabled: isEnabled,
      })
      .execute();
  });
}

async function unlist(code: string): Promise<void> {
  await world.database.transaction((tx) => tables(tx).deleteFrom('game').where('code', '=', code).execute());
}

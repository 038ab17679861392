import type { ServerResponse } from 'node:http';
import { type BookBet, type BookMatch, InstantText } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { outsideServer } from '../../../../platform/outside/testing/outside-server.ts';
import { bookWorld, FOOTBALL, minor } from '../../testing/book-world.ts';
import { httpSource } from './feed-source.ts';

/* A feed that lies, stalls and repeats. What it says next, to whatever it is asked: */
type Said = { matches: unknown[] } | 'silence' | 'stall' | { status: number; body: string };
let says: Said = { matches: [] };
const stalled: ServerResponse[] = [];
const { url, asked } = await outsideServer((_asked, answer) => {
  if (says === 'silence') return answer.destroy();
  if (says === 'stall') return stalled.push(answer);
  if ('status' in says) return answer.writeHead(says.status).end(says.body);
  return answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(says));
}, afterAll);

const world = await testDatabase();
const source = httpSource({ book: FOOTBALL, url, key: 'a key' }, world.platform);
const book = await bookWorld(world, { bookFeed: { gameCode: FOOTBALL, source } });
afterAll(() => book.close());

let matches = 0;
let startsAt = '';
type Told = Record<string, unknown> & { key: string; sequence: number };
const told = (change: Record<string, unknown> = {}): Told => ({
  key: `outside-${matches}`,
  league: { id: 'outside-league', name: 'A league outside' },
  sport: 'football',
  home: `Home ${matches}`,
  away: 'Away FC',
  startsAt,
  sequence: 1,
  status: 'open',
  markets: [
    { market: 'result', selections: { home: '2.10', draw: '3.20', away: '3.40' } },
    { market: 'handicap:-0.25', selections: { home: '1.90', away: '1.95' } },
  ],
  ...change,
});

/** Tells it and lets the server ask; a while later each time. */
async function hear(...some: unknown[]): Promise<void> {
  says = { matches: some };
  world.clock.advance({ seconds: 4 });
  await book.server.runJobs();
}
const outside = async (player: Parameters<typeof book.enter>[0]): Promise<BookMatch> => {
  const found = (await book.matches(player)).find(({ home }) => home === `Home ${matches}`);
  if (!found) throw new Error('no match outside is shown');
  return found;
};
const betOn = async (player: Parameters<typeof book.enter>[0], market = 'result', selection = 'home') => {
  const { value, code } = await book.bet(player, [{ match: await outside(player), market, selection }]);
  if (code) throw new Error(code);
  return (value as { bet: BookBet }).bet;
};
const returned = async (player: Parameters<typeof book.enter>[0]) =>
  (await book.bets(player, 'over'))[0]?.returned ?? null;

beforeEach(() => {
  matches += 1;
  world.clock.advance({ seconds: 1 });
  startsAt = world.clock.now().add({ hours: 1 }).toString();
});

describe('a feed of matches outside', () => {
  const live = (sequence: number, change: Record<string, unknown> = {}) =>
    told({ sequence, status: 'live', minute: 30, score: { home: 0, away: 0 }, ...change });
  const offered = async (player: Parameters<typeof book.enter>[0]) => (await book.bets(player, 'open'))[0]?.cashOut;

  test('GAME-09 API-01 cashOutBookBet sports: a bet outside is closed for what the prices of now say, less five per cent, once', async () => {
    const player = book.newPlayer();
    await hear(told());
    const bet = await betOn(player);
    const rising = { market: 'result', selections: { home: '1.40', draw: '4.50', away: '8.00' } };
    await hear(live(2, { score: { home: 1, away: 0 }, markets: [rising] }));
    // 1 ÷ 1.40 of 1 ÷ 1.40 + 1 ÷ 4.50 + 1 ÷ 8.00 is 67.29 %; times 21.00, less five per cent.
    expect(await offered(player)).toBe('13.42');
    expect((await book.cashOut(player, bet.betId, '13.43')).code).toBe('odds_changed');
    const closed = await book.cashOut(player, bet.betId, '13.42');
    expect((closed.value as { bet: BookBet }).bet).toMatchObject({
      state: 'settled',
      isCashedOut: true,
      returned: '13.42',
    });
    for (const sequence of [3, 3, 3])
      await hear(told({ sequence, status: 'ended', score: { home: 0, away: 4 }, markets: [] }));
    expect(book.wallet.balanceMinor(player.user)).toBe(player.startMinor - 1_000 + 1_342);
  });

  test('GAME-09 sports: no bet is closed on prices that are suspended, old, gone, not whole or of another score', async () => {
    const player = book.newPlayer();
    const half = { market: 'handicap:-0.5', selections: { home: '1.90', away: '1.95' } };
    const quarter = { market: 'handicap:-0.25', selections: { home: '1.90', away: '1.95' } };
    const result = { market: 'result', selections: { home: '2.10', draw: '3.20', away: '3.40' } };
    await hear(told());
    await hear(live(2, { markets: [half, quarter, result] }));
    expect((await betOn(player, 'handicap:-0.25')).cashOut).toBeNull();
    expect((await betOn(player, 'handicap:-0.5')).cashOut).not.toBeNull();
    await hear(live(3, { score: { home: 1, away: 0 }, markets: [half] }));
    expect((await book.bets(player, 'open')).map(({ cashOut }) => cashOut)).toEqual([null, null]);

    const single = book.newPlayer();
    await hear(live(4, { score: { home: 1, away: 0 }, markets: [result] }));
    const bet = await betOn(single);
    expect(bet.cashOut).not.toBeNull();
    const refused = async () => (await book.cashOut(single, bet.betId, '0.01')).code;
    await hear(live(5, { score: { home: 1, away: 0 }, markets: [{ ...result, suspended: true }] }));
    expect([await offered(single), await refused()]).toEqual([null, 'market_suspended']);
    const twoOfThree = { market: 'result', selections: { home: '2.10', away: '3.40' } };
    await hear(live(6, { score: { home: 1, away: 0 }, markets: [twoOfThree] }));
    expect([await offered(single), await refused()]).toEqual([null, 'cash_out_unavailable']);
    await hear(live(7, { score: { home: 1, away: 0 }, markets: [] }));
    expect(await refused()).toBe('cash_out_unavailable');
    await hear(live(8, { score: { home: 1, away: 0 }, markets: [result] }));
    says = 'silence';
    world.clock.advance({ seconds: 60 });
    expect([await offered(single), await refused()]).toEqual([null, 'market_suspended']);
  });

  test('GAME-09 sports: is listed, bet on, followed while it is played, and settled by a result that is told twice', async () => {
    const player = book.newPlayer();
    await hear(told());
    expect(asked.at(-1)?.headers.authorization).toBe('Bearer a key');
    expect(await outside(player)).toMatchObject({
      isVirtual: false,
      commitment: null,
      phase: 'open',
      home: `Home ${matches}`,
    });
    expect((await book.enter(player)).leagues).toContainEqual(expect.objectContaining({ name: 'A league outside' }));
    const bet = await betOn(player);
    // 10.00 at 2.10, of which the prices say 43.98 %, less five per cent.
    expect(bet.cashOut).toBe('8.77');
    await hear(told({ sequence: 2, status: 'live', minute: 12, score: { home: 1, away: 0 } }));
    expect(await outside(player)).toMatchObject({ phase: 'live', minute: 12, score: { home: 1, away: 0 } });
    const ended = told({ sequence: 3, status: 'ended', score: { home: 2, away: 1 }, markets: [] });
    await hear(ended);
    expect(await book.bets(player, 'open')).toHaveLength(1);
    await hear(ended);
    expect(await returned(player)).toBe('21.00');
    for (let i = 0; i < 3; i += 1) await hear(ended);
    expect(book.wallet.balanceMinor(player.user)).toBe(player.startMinor - 1_000 + 2_100);
    expect((await book.results(player)).find(({ record }) => record === null)).toMatchObject({ isCorrected: false });
  });

  test('GAME-09 sports: corrects its result after it was paid, once it says so twice, and not a week later', async () => {
    const player = book.newPlayer();
    await hear(told());
    const bet = await betOn(player);
    const ended = (sequence: number, home: number, away: number) =>
      told({ sequence, status: 'ended', score: { home, away }, markets: [] });
    for (const one of [ended(2, 1, 0), ended(2, 1, 0), ended(3, 1, 1)]) await hear(one);
    expect(await returned(player)).toBe('21.00');
    await hear(ended(3, 1, 1));
    expect(await returned(player)).toBe('0.00');
    expect(book.wallet.balanceMinor(player.user)).toBe(player.startMinor - 1_000);
    for (const one of [ended(4, 3, 1), ended(4, 3, 1), ended(4, 3, 1)]) await hear(one);
    expect(book.wallet.balanceMinor(player.user)).toBe(player.startMinor - 1_000 + 2_100);
    const [corrected] = await book.bets(player, 'over');
    expect(corrected).toMatchObject({ betId: bet.betId, returned: '21.00', correction: '0.00' });
    world.clock.advance({ hours: 24 * 8 });
    for (const one of [ended(5, 0, 1), ended(5, 0, 1), ended(5, 0, 1)]) await hear(one);
    expect(book.wallet.balanceMinor(player.user)).toBe(player.startMinor - 1_000 + 2_100);
  });

  test('GAME-09 sports: calls a match off, or never tells its end: every stake comes back', async () => {
    const player = book.newPlayer();
    await hear(told());
    await betOn(player, 'handicap:-0.25', 'away');
    const off = told({ sequence: 2, status: 'void', markets: [] });
    await hear(off);
    await hear(off);
    expect(book.wallet.balanceMinor(player.user)).toBe(player.startMinor);
    matches += 1;
    await hear(told());
    await betOn(player);
    says = 'silence';
    world.clock.advance({ hours: 48 });
    await book.server.runJobs();
    expect(await book.bets(player, 'open')).toHaveLength(1);
    world.clock.advance({ hours: 2 });
    await book.server.runJobs();
    await book.server.runJobs();
    expect(book.wallet.balanceMinor(player.user)).toBe(player.startMinor);
  });

  test('GAME-09 sports: that falls silent, stalls or answers nonsense has its prices taken by nobody', async () => {
    const player = book.newPlayer();
    for (const fault of [
      'silence',
      { status: 500, body: '' },
      { status: 200, body: '{"matches":7}' },
      { status: 302, body: '' },
    ] as const) {
      matches += 1;
      await hear(told());
      const match = await outside(player);
      says = fault;
      world.clock.advance({ seconds: 31 });
      await book.server.runJobs();
      const { code } = await book.bet(player, [{ match, market: 'result', selection: 'home' }], { accept: 'any' });
      expect(code).toBe('market_suspended');
    }
    expect(book.wallet.movementsOf(player.user)).toEqual([]);
  });

  test('repeated or told late, an older word changes nothing', async () => {
    const player = book.newPlayer();
    await hear(told());
    await hear(
      told({ sequence: 5, markets: [{ market: 'result', selections: { home: '1.50', draw: '4.00', away: '6.00' } }] }),
    );
    const { version } = await outside(player);
    const late = told({ sequence: 3 });
    for (let i = 0; i < 3; i += 1) await hear(late);
    const now = await outside(player);
    expect([now.version, now.markets[0]?.selections[0]?.odds]).toEqual([version, '1.50']);
  });

  test.each<[string, Record<string, unknown>]>([
    ['another home side', { home: 'Somebody Else', sequence: 9 }],
    ['another sport', { sport: 'duel', sequence: 9 }],
    [
      'other odds under the same number',
      { markets: [{ market: 'result', selections: { home: '9.00', draw: '9.00', away: '9.00' } }] },
    ],
  ])('GAME-09 sports: %s is not taken, and the match is suspended once it is stale', async (_what, change) => {
    const player = book.newPlayer();
    const first = told();
    await hear(first);
    for (let i = 0; i < 9; i += 1) await hear({ ...first, ...change });
    const match = await outside(player);
    expect(match).toMatchObject({ home: `Home ${matches}`, sport: 'football' });
    expect(match.markets[0]?.selections[0]?.odds).toBe('2.10');
    expect(match.markets.every(({ isSuspended }) => isSuspended)).toBe(true);
    const answer = await book.bet(player, [{ match, market: 'result', selection: 'home' }], { accept: 'any' });
    expect(answer.code).toBe('market_suspended');
  });

  test('what cannot be read is left out, and keeps no other match and no other market from its turn', async () => {
    const player = book.newPlayer();
    const bad = [
      null,
      7,
      { ...told(), key: 'a b' },
      { ...told(), key: 'x1', sequence: -1 },
      { ...told(), key: 'x2', startsAt: 'tomorrow' },
      { ...told(), key: 'x3', home: 'two\nlines' },
      { ...told(), key: 'x4', score: { home: -1, away: 0 } },
      { ...told(), key: 'x5', status: 'maybe' },
    ];
    const markets = [
      { market: 'result', selections: { home: '2.10', draw: '3.20', away: '3.40' } },
      { market: 'result', selections: { home: '1e3', away: '2.00' } },
      { market: 'total:2.5', selections: { over: '2.20', under: '2.20' } },
      { market: 'total:3.5', selections: { over: '1.90' } },
      { market: 'handicap:0.3', selections: { home: '1.90', away: '1.90' } },
      { market: 'corners', selections: { over: '1.90', under: '1.90' } },
      { market: 'handicap:0', selections: { home: '1.90', away: '1.90', nobody: '5.00' } },
      { market: 'total:4.5', selections: { over: '0.00', under: '1.90' } },
    ];
    await hear(...bad, told({ markets }));
    const match = await outside(player);
    expect(match.markets.map(({ id }) => id)).toEqual(['result']);
    expect(InstantText.safeParse(match.startsAt).success).toBe(true);
  });

  test('a match whose start has passed without a word takes no bets at the prices of before', async () => {
    const player = book.newPlayer();
    const soon = world.clock.now().add({ seconds: 10 }).toString();
    await hear(told({ startsAt: soon }));
    const match = await outside(player);
    await hear(told({ startsAt: soon }));
    await hear(told({ startsAt: soon }));
    const { code } = await book.bet(player, [{ match, market: 'result', selection: 'home' }], { accept: 'any' });
    expect(code).toBe('market_suspended');
  });

  test('a goal since the bet was seen refuses it, whatever is accepted', async () => {
    const player = book.newPlayer();
    await hear(told());
    const match = await outside(player);
    await hear(told({ sequence: 2, status: 'live', minute: 3, score: { home: 1, away: 0 } }));
    const { code } = await book.bet(player, [{ match, market: 'handicap:-0.25', selection: 'home' }], {
      accept: 'any',
    });
    expect(code).toBe('odds_changed');
    // At the new score it counts from there.
    const bet = await betOn(player, 'handicap:-0.25', 'home');
    expect(bet.legs[0]?.scoreAtBet).toEqual({ home: 1, away: 0 });
    const ended = told({ sequence: 3, status: 'ended', score: { home: 1, away: 0 }, markets: [] });
    await hear(ended);
    await hear(ended);
    expect(minor(await returned(player))).toBe(500);
  });

  test('a feed that stalls is given up, and the virtual matches go on', async () => {
    const player = book.newPlayer();
    await book.server.runJobs();
    says = 'stall';
    const stalling = book.server.runJobs();
    const match = await book.coming(player);
    expect((await book.bet(player, [{ match, market: 'result', selection: 'home' }])).status).toBe(200);
    for (const answer of stalled) answer.destroy();
    await stalling;
    says = { matches: [] };
  });
});

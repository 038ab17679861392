import type { BookBet } from '@pelita/contract';
import { cashOutMinor, hundredthsOf, matchEngineOf, readMarket, weigh, worth } from '@pelita/games/book';
import { testDatabase } from '@pelita/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { bookWorld, minor, type Player } from '../testing/book-world.ts';
import { judgeMatch, decideBetsOf, voidMatch } from './judge-match.ts';
import { matchStates } from './match-states.ts';
import { lockMatch, matchesById, writeResult } from './match-store.ts';
import { seedBox } from '../seeds/seed-box.ts';

const world = await testDatabase();
const book = await bookWorld(world);
const seeds = seedBox(world.platform);
afterAll(() => book.close());

async function single(player: Player, stake = '10.00', selection = 'home'): Promise<BookBet> {
  const match = await book.coming(player);
  const { value } = await book.bet(player, [{ match, market: 'result', selection }], { stake });
  return (value as { bet: BookBet }).bet;
}
const idOf = (bet: BookBet): string => bet.legs[0]?.matchId ?? '';
const paidOut = (answer: { value?: unknown }) => (answer.value as { bet: BookBet }).bet;
const startOf = (bet: BookBet): string => bet.legs[0]?.startsAt ?? '';

describe('a cash-out', () => {
  test('GAME-09 API-01 cashOutBookBet sports: is stake × taken / fair price of now × (1 − margin), cut off, and closes the bet', async () => {
    const player = book.newPlayer();
    const bet = await single(player, '33.33');
    const engine = matchEngineOf('virtual-football');
    const [row] = await world.database.reading((tx) => matchesById(tx, [idOf(bet)]));
    const rates = { home: row?.home_rate ?? 0, away: row?.away_rate ?? 0 };
    const market = readMarket('result');
    if (!market) throw new Error('no market');
    const weights = weigh(engine.chances(engine.beginning, rates), market, 'home', { home: 0, away: 0 });
    const ratio = worth(weights, hundredthsOf(bet.legs[0]?.odds ?? '') ?? 0);
    expect(minor(bet.cashOut)).toBe(Number(cashOutMinor(3_333n, [ratio], { marginBasisPoints: 200 })));

    const closed = await book.cashOut(player, bet.betId, bet.cashOut ?? '');
    expect(paidOut(closed)).toMatchObject({
      state: 'settled',
      isCashedOut: true,
      returned: bet.cashOut,
      cashOut: null,
    });
    const after = player.startMinor - 3_333 + minor(bet.cashOut);
    expect(book.wallet.balanceMinor(player.user)).toBe(after);
    // Asked again, it is told and not paid again; the result changes nothing of it.
    const again = await book.cashOut(player, bet.betId, bet.cashOut ?? '');
    expect(paidOut(again).returned).toBe(bet.cashOut);
    book.until(startOf(bet), 205);
    await book.server.runJobs();
    expect(book.wallet.balanceMinor(player.user)).toBe(after);
    expect((await book.bets(player, 'over'))[0]).toMatchObject({ returned: bet.cashOut, isCashedOut: true });
  });

  test('more than the offer is not paid, and another player’s bet, none and a settled one are refused', async () => {
    const [player, other] = [book.newPlayer(), book.newPlayer()];
    const bet = await single(player);
    const more = String((minor(bet.cashOut) + 1) / 100);
    expect((await book.cashOut(player, bet.betId, more)).code).toBe('odds_changed');
    expect((await book.cashOut(other, bet.betId, '0.01')).code).toBe('bet_unknown');
    expect((await book.cashOut(player, idOf(bet), '0.01')).code).toBe('bet_unknown');
    expect((await book.cashOut(player, bet.betId, '0.00')).code).toBe('invalid_field');
    book.until(startOf(bet), 205);
    expect((await book.cashOut(player, bet.betId, '0.01')).code).toBe('cash_out_unavailable');
    await book.server.runJobs();
    expect((await book.cashOut(player, bet.betId, '0.01')).code).toBe('cash_out_unavailable');
  });

  test('GAME-09 sports: twelve at once, and one against the settlement, pay once', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const player = book.newPlayer();
      const bet = await single(player);
      book.until(startOf(bet), 150);
      const [open] = await book.bets(player, 'open');
      const amount = open?.cashOut ?? bet.cashOut ?? '0.01';
      const ask = () => book.cashOut(player, bet.betId, amount);
      const racing = Array.from({ length: 12 }, ask);
      book.until(startOf(bet), 205);
      await Promise.all([...racing, book.server.runJobs(), ask(), book.server.runJobs()]);
      book.after(60);
      await book.server.runJobs();
      const [over] = await book.bets(player, 'over');
      expect(over?.state).toBe('settled');
      expect(book.wallet.balanceMinor(player.user)).toBe(player.startMinor - 1_000 + minor(over?.returned ?? null));
      expect(book.wallet.movementsOf(player.user).filter(({ kind }) => kind === 'win')).toHaveLength(1);
    }
  });

  test('GAME-09 sports: is owed where the wallet fails, and paid by the job once', async () => {
    const player = book.newPlayer();
    const bet = await single(player);
    book.wallet.fail('lost');
    const answer = await book.cashOut(player, bet.betId, bet.cashOut ?? '');
    expect(answer.code).toBe('wallet_unreachable');
    book.after(10);
    await book.server.runJobs();
    expect(book.wallet.balanceMinor(player.user)).toBe(player.startMinor - 1_000 + minor(bet.cashOut));
    expect((await book.bets(player, 'over'))[0]).toMatchObject({ state: 'settled', returned: bet.cashOut });
  });

  test('GAME-09 sports: of a bet that is placed and closed at once, over and over, the player loses', async () => {
    const player = book.newPlayer();
    for (let i = 0; i < 10; i += 1) {
      const bet = await single(player);
      await book.cashOut(player, bet.betId, bet.cashOut ?? '');
      expect(minor(bet.cashOut)).toBeLessThan(1_000);
    }
    expect(book.wallet.balanceMinor(player.user)).toBeLessThan(player.startMinor);
  });
});

/** A result as if it came from outside, the first or another one. */
async function tell(matchId: string, home: number, away: number): Promise<void> {
  await world.database.transaction(async (tx) => {
    const row = await lockMatch(tx, matchId);
    if (!row) throw new Error('no such match');
    const serverSeed = row.state === 'open' ? await seeds.open(row.kept_server_seed ?? '', row.game_code) : null;
    await writeResult(tx, matchId, { isVoid: false, home, away, serverSeed });
  });
  await decideBetsOf(world.platform, matchId);
  await book.server.runJobs();
}
/** Bets whose results come from outside keep their launch for corrections. */
const correctable = (bet: BookBet) =>
  world.database.single(
    { name: 'test.correctable', text: 'update studio_book_bet set is_correctable = true where id = $1' },
    [bet.betId],
  );

describe('a result', () => {
  test('GAME-09 sports: corrected after it was paid, the difference is posted, up and down, once', async () => {
    const player = book.newPlayer();
    const [won, lost] = [await single(player), await single(player, '20.00', 'away')];
    await correctable(won);
    await correctable(lost);
    const back = (bet: BookBet) => minor(bet.possibleReturn);
    await tell(idOf(won), 2, 0);
    expect(book.wallet.balanceMinor(player.user)).toBe(player.startMinor - 3_000 + back(won));
    await tell(idOf(won), 0, 2);
    expect(book.wallet.balanceMinor(player.user)).toBe(player.startMinor - 3_000 + back(lost));
    await tell(idOf(won), 0, 2);
    expect(book.wallet.balanceMinor(player.user)).toBe(player.startMinor - 3_000 + back(lost));
    await tell(idOf(won), 1, 0);
    expect(book.wallet.balanceMinor(player.user)).toBe(player.startMinor - 3_000 + back(won));
    const bets = await book.bets(player, 'over');
    const told = Object.fromEntries(bets.map(({ betId, returned, correction }) => [betId, [returned, correction]]));
    expect(told).toEqual({ [won.betId]: [won.possibleReturn, '0.00'], [lost.betId]: ['0.00', '0.00'] });
    expect((await book.results(player)).find(({ matchId }) => matchId === idOf(won))?.isCorrected).toBe(true);
  });

  test('GAME-09 sports: what cannot be posted any more is kept for operators and moves nothing', async () => {
    const player = book.newPlayer();
    const bet = await single(player);
    await tell(idOf(bet), 0, 1);
    // A virtual match is never corrected, so its bet has let go of its launch.
    await tell(idOf(bet), 1, 0);
    expect(book.wallet.balanceMinor(player.user)).toBe(player.startMinor - 1_000);
    const [row] = await world.database.single<{ unposted_minor: bigint }>(
      { name: 'test.unposted', text: 'select unposted_minor from studio_book_bet where id = $1' },
      [bet.betId],
    );
    expect(row?.unposted_minor).toBe(BigInt(minor(bet.possibleReturn)));
    await tell(idOf(bet), 0, 1);
    const [after] = await world.database.single<{ unposted_minor: bigint | null }>(
      { name: 'test.unposted', text: 'select unposted_minor from studio_book_bet where id = $1' },
      [bet.betId],
    );
    expect(after?.unposted_minor).toBe(null);
  });

  test('GAME-09 sports: a match that is void gives its singles back by rollback, and counts as one in a parlay', async () => {
    const player = book.newPlayer();
    const [first, second] = (await book.matches(player)).filter(({ phase }) => phase === 'open');
    if (!first || !second) throw new Error('too few matches are open');
    const leg = (match: typeof first) => ({ match, market: 'result', selection: 'home' });
    await book.bet(player, [leg(first)]);
    await book.bet(player, [leg(first), leg(second)]);
    await world.database.transaction((tx) => voidMatch(tx, seeds, first.matchId));
    await book.server.runJobs();
    const voided = (await book.bets(player, 'over')).find(({ legs }) => legs.length === 1);
    expect(voided).toMatchObject({ state: 'settled', returned: '10.00', legs: [{ result: 'void' }] });
    const told = book.wallet.heard.filter(({ path, ask }) => path !== '/user/balance' && ask.user === player.user);
    expect(told.at(-1)).toMatchObject({ path: '/transaction/rollback', status: 'RS_OK' });
    await tell(second.matchId, 1, 0);
    const parlay = (await book.bets(player, 'over')).find(({ legs }) => legs.length === 2);
    const odds = hundredthsOf(parlay?.legs[1]?.odds ?? '') ?? 0;
    expect(minor(parlay?.returned ?? null)).toBe(odds * 10);
    expect(book.wallet.balanceMinor(player.user)).toBe(player.startMinor - 1_000 + odds * 10);
    expect(await world.database.transaction((tx) => voidMatch(tx, seeds, first.matchId))).toBe(false);
  });

  test('a match is not judged before its end, by whoever asks, and once by many', async () => {
    const player = book.newPlayer();
    const bet = await single(player);
    const needs = { ...world.platform, seeds, statesOf: matchStates(seeds) };
    const row = async () => (await world.database.reading((tx) => matchesById(tx, [idOf(bet)])))[0];
    const early = await row();
    if (!early) throw new Error('no such match');
    expect(await judgeMatch(needs, early)).toBe(false);
    book.until(startOf(bet), 190);
    expect(await judgeMatch(needs, early)).toBe(false);
    book.until(startOf(bet), 205);
    await Promise.all(Array.from({ length: 5 }, () => judgeMatch(needs, early)));
    expect((await row())?.result_no).toBe(1);
  });
});

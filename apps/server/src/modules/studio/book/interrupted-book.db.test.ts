import type { BookBet } from '@pelita/contract';
import { betReturnMinor, hundredthsOf, readMarket, settleLeg } from '@pelita/games/book';
import { testDatabase } from '@pelita/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { bookWorld, minor } from '../testing/book-world.ts';
import { mortalDatabase } from '../testing/mortal-database.ts';

/*
 * The process dies before or after any transaction of betting, of cashing out and of settling, with a wallet call between
 * two of them. Afterwards another process ends the matches, and every bet is settled or given back, once.
 */
const world = await testDatabase();
const book = await bookWorld(world);
afterAll(() => book.close());

type Death = { phase: 'betting' | 'cashing out' | 'settling'; step: number; when: 'before' | 'after' };
const deaths: Death[] = [
  ...Array.from({ length: 8 }, (_, step) => ({ phase: 'betting' as const, step })),
  ...Array.from({ length: 4 }, (_, step) => ({ phase: 'cashing out' as const, step })),
  ...Array.from({ length: 10 }, (_, step) => ({ phase: 'settling' as const, step })),
].flatMap((death) => [
  { ...death, when: 'before' as const },
  { ...death, when: 'after' as const },
]);

test('the deaths are forty-four', () => {
  expect(deaths).toHaveLength(44);
});

describe.each(deaths)('a book whose process dies while $phase, $when transaction $step', (death) => {
  test('GAME-12 sports: is ended by another, every bet once and none twice', async () => {
    const players = [book.newPlayer(), book.newPlayer(), book.newPlayer()];
    const [reader] = players;
    if (!reader) throw new Error('nobody is there');
    const open = (await book.matches(reader)).filter(({ phase }) => phase === 'open').slice(0, 2);
    const [first, second] = open;
    if (!first || !second) throw new Error('too few matches are open');
    const mortal = mortalDatabase(world.database, death);
    const dying = await book.opened(mortal.database);
    if (death.phase === 'betting') mortal.arm();
    const all = [
      [{ match: first, market: 'result', selection: 'home' }],
      [{ match: first, market: 'result', selection: 'away' }],
      open.map((match) => ({ match, market: 'result', selection: 'home' })),
    ];
    const placed = await Promise.all(
      players.flatMap((player) =>
        all.map(async (legs) => ({ player, answer: await book.bet(player, legs, { on: dying }) })),
      ),
    );
    if (death.phase === 'cashing out') mortal.arm();
    const offered = placed.flatMap(({ player, answer }) => {
      const bet = (answer.value as { bet: BookBet } | undefined)?.bet;
      return bet?.cashOut ? [{ player, bet }] : [];
    });
    for (const { player, bet } of offered.slice(0, 2)) await book.cashOut(player, bet.betId, bet.cashOut ?? '', dying);
    book.until(second.endsAt, 1);
    if (death.phase === 'settling') mortal.arm();
    await dying.runJobs().catch(() => undefined);
    await dying.close();

    for (let i = 0; i < 3; i += 1) {
      book.after(90);
      await book.server.runJobs();
    }
    for (const player of players) {
      expect(await book.bets(player, 'open')).toEqual([]);
      const bets = await book.bets(player, 'over');
      const settled = bets.filter(({ state }) => state === 'settled');
      expect(settled.filter(({ isCashedOut }) => !isCashedOut).map(({ returned }) => minor(returned))).toEqual(
        settled.filter(({ isCashedOut }) => !isCashedOut).map(owed),
      );
      const net = settled.reduce((sum, bet) => sum - minor(bet.stake) + minor(bet.returned), 0);
      expect(book.wallet.balanceMinor(player.user)).toBe(player.startMinor + net);
      const kinds = book.wallet.movementsOf(player.user).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'bet')).toHaveLength(settled.length);
      expect(kinds.filter((kind) => kind === 'win')).toHaveLength(settled.length);
    }
  });
});

function owed(bet: BookBet): number {
  const legs = bet.legs.map(({ market, selection, odds, finalScore }) => {
    const read = readMarket(market);
    const result = read && finalScore ? settleLeg(read, selection, finalScore) : null;
    return { hundredths: hundredthsOf(odds) ?? 0, result: result ?? ('void' as const) };
  });
  return Number(betReturnMinor(BigInt(minor(bet.stake)), legs));
}

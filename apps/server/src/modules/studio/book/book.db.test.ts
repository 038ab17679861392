import { randomUUID } from 'node:crypto';
import type { BookBet, BookMatch } from '@pelita/contract';
import { betReturnMinor, hundredthsOf, type LegResult, readMarket, settleLeg, verifyMatch } from '@pelita/games/book';
import { testDatabase } from '@pelita/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { books, bookWorld, FOOTBALL, minor, oddsOf, type Player } from '../testing/book-world.ts';

const world = await testDatabase();
const book = await bookWorld(world);
afterAll(() => book.close());

const placed = async (answer: ReturnType<typeof book.bet>): Promise<BookBet> => {
  const { status, code, value } = await answer;
  if (status !== 200) throw new Error(`the bet was refused: ${code ?? status}`);
  return (value as { bet: BookBet }).bet;
};
const end = async (match: BookMatch) => {
  book.until(match.endsAt, 1);
  await book.server.runJobs();
};
const handicap = (match: BookMatch) =>
  match.markets.find(({ kind, isMain }) => kind === 'handicap' && isMain)?.id ?? '';

const MINUTE_MS = Math.floor(200_000 / 90);

/** To the minute of a goal, whichever match brings one before its last quarter. */
async function toGoal(player: Player): Promise<{ before: BookMatch; now: BookMatch }> {
  for (;;) {
    const match = await book.coming(player);
    book.until(match.startsAt);
    for (let minute = 1; minute < 68; minute += 1) {
      const before = await book.look(player, match.matchId);
      world.clock.advance({ milliseconds: MINUTE_MS });
      const now = await book.look(player, match.matchId);
      if (now.suspendedUntil !== null && before.suspendedUntil === null) return { before, now };
    }
  }
}

/** A bet by its legs' own words: worked out here from the final scores and nowhere else. */
function owed(bet: BookBet): number {
  const legs = bet.legs.map(({ market, selection, odds, sport, scoreAtBet, finalScore }) => {
    const from = sport === 'esports' ? undefined : (scoreAtBet ?? undefined);
    const read = readMarket(market);
    const result = read && finalScore ? settleLeg(read, selection, finalScore, from) : null;
    return { hundredths: hundredthsOf(odds) ?? 0, result: result ?? ('void' as LegResult) };
  });
  return Number(betReturnMinor(BigInt(minor(bet.stake)), legs, bet.together));
}

describe('a match', () => {
  test.each([...books.keys()])(
    'GAME-01 GAME-09 FAIR-01 API-01 getStudioBook API-01 placeBookBet API-01 listBookBets API-01 listBookResults sports: every market of %s is bet on, settled to the sen, and the match can be checked',
    async (gameCode) => {
      const player = book.newPlayer(10_000_000);
      const match = await book.coming(player, gameCode);
      expect(match).toMatchObject({ isVirtual: true, serverSeed: null, version: 0, events: [] });
      const selections = match.markets.flatMap(({ id, selections: all }) =>
        all.map((one) => ({ market: id, selection: one.id })),
      );
      for (const { market, selection } of selections)
        await placed(book.bet(player, [{ match, market, selection }], { stake: '1.00', gameCode }));
      const staked = selections.length * 100;
      expect(book.wallet.balanceMinor(player.user)).toBe(player.startMinor - staked);
      await end(match);
      const bets = [];
      for (let before = ''; ;) {
        const path = `book/bets?state=over${before}`;
        const { value } = await book.server.call('GET', path, player.bearer, undefined, gameCode);
        const page = value as { bets: BookBet[]; hasMore: boolean };
        bets.push(...page.bets);
        before = `&before=${page.bets.at(-1)?.betId ?? ''}`;
        if (!page.hasMore) break;
      }
      expect(bets).toHaveLength(selections.length);
      let back = 0;
      for (const bet of bets) {
        expect([bet.state, minor(bet.returned)]).toEqual(['settled', owed(bet)]);
        back += owed(bet);
      }
      expect(book.wallet.balanceMinor(player.user)).toBe(player.startMinor - staked + back);
      expect(await book.bets(player, 'open', gameCode)).toEqual([]);

      const result = (await book.results(player, gameCode)).find(({ matchId }) => matchId === match.matchId);
      if (!result?.record) throw new Error('the match was not revealed');
      expect(result.record.commitment).toBe(match.commitment);
      expect({ home: result.record.homeRate, away: result.record.awayRate }).toEqual(match.rates);
      const { homeRate, awayRate, ...record } = result.record;
      const checked = verifyMatch({ ...record, rates: { home: homeRate, away: awayRate }, events: result.events });
      expect(checked).toMatchObject({ holds: true, score: result.score });
    },
  );

  test('GAME-01 sports: a match is shown minute by minute, never ahead, and ends as its seed says', async () => {
    const player = book.newPlayer();
    const { matchId, startsAt, endsAt } = await book.coming(player);
    book.until(startsAt, -1);
    expect((await book.look(player, matchId)).phase).toBe('open');
    const told: BookMatch['events'][] = [];
    book.until(startsAt);
    for (let minute = 0; minute < 90; minute += 15) {
      const match = await book.look(player, matchId);
      told.push(match.events);
      expect(match).toMatchObject({ phase: 'live', minute, version: minute + 1, serverSeed: null });
      expect(match.events.every((event) => event.minute <= minute)).toBe(true);
      world.clock.advance({ milliseconds: MINUTE_MS * 15 });
    }
    book.until(endsAt);
    expect(await book.look(player, matchId)).toMatchObject({ phase: 'ended', serverSeed: null, markets: [] });
    await book.server.runJobs();
    const match = await book.look(player, matchId);
    expect(match).toMatchObject({ phase: 'settled', markets: [] });
    expect(match.serverSeed).not.toBe(null);
    for (const events of told) expect(match.events.slice(0, events.length)).toEqual(events);
  });

  test('matches are made ahead with their commitments, the same for everybody, and never twice', async () => {
    const [one, two] = [book.newPlayer(), book.newPlayer()];
    await Promise.all([book.server.runJobs(), book.enter(one), book.enter(two)]);
    const before = await book.matches(one);
    await book.server.runJobs();
    const listed = await book.matches(two);
    expect(listed.map(({ matchId }) => matchId)).toEqual(before.map(({ matchId }) => matchId));
    expect(new Set(listed.map(({ commitment }) => commitment)).size).toBe(listed.length);
    expect(new Set(listed.map(({ leagueId, startsAt }) => `${leagueId} ${startsAt}`)).size).toBe(listed.length);
    expect(listed.filter(({ phase }) => phase === 'open').length).toBeGreaterThan(8);
  });
});

describe('a bet', () => {
  test('GAME-09 sports: a parlay over three matches multiplies, and one lost leg ends it at once', async () => {
    const player = book.newPlayer();
    const open = (await book.matches(player)).filter(({ phase }) => phase === 'open').slice(0, 3);
    const legs = open.map((match) => ({ match, market: 'result', selection: 'home' }));
    const bet = await placed(book.bet(player, legs));
    expect(minor(bet.possibleReturn)).toBe(
      owed({ ...bet, legs: bet.legs.map((leg) => ({ ...leg, finalScore: { home: 1, away: 0 } })) }),
    );
    const shown = [];
    for (const match of open) {
      await end(match);
      shown.push(...(await book.bets(player, 'over')), ...(await book.bets(player, 'open')));
    }
    const lost = shown.filter((one) => one.legs.some(({ result }) => result === 'lost'));
    expect(lost.every(({ state, returned }) => state === 'settled' && returned === '0.00')).toBe(true);
    const [settled] = await book.bets(player, 'over');
    if (!settled) throw new Error('the parlay was not settled');
    expect(minor(settled.returned)).toBe(owed(settled));
    expect(book.wallet.balanceMinor(player.user)).toBe(player.startMinor - 1_000 + owed(settled));
    expect(settled.legs.every(({ result }) => result !== null)).toBe(true);
  });

  test('GAME-09 GAME-10 sports: a system is one ticket, open while enough of its legs stand, and returns what its parlays return', async () => {
    const player = book.newPlayer();
    const open = (await book.matches(player)).filter(({ phase }) => phase === 'open').slice(0, 3);
    const legs = open.map((match) => ({ match, market: 'result', selection: 'home' }));
    const betKey = randomUUID();
    const bet = await placed(book.bet(player, legs, { together: 2, betKey }));
    expect(bet).toMatchObject({ stake: '30.00', together: 2, state: 'open' });
    expect(await placed(book.bet(player, legs, { together: 2, betKey }))).toMatchObject({ betId: bet.betId });
    expect((await book.bet(player, legs, { betKey })).code).toBe('idempotency_key_reused');
    expect(book.wallet.balanceMinor(player.user)).toBe(player.startMinor - 3_000);
    expect(minor(bet.possibleReturn)).toBe(
      owed({ ...bet, legs: bet.legs.map((leg) => ({ ...leg, finalScore: { home: 1, away: 0 } })) }),
    );
    for (const match of open) {
      await end(match);
      const [now] = [...(await book.bets(player, 'open')), ...(await book.bets(player, 'over'))];
      const results = now?.legs.map(({ result }) => result) ?? [];
      const isOver = !results.includes(null) || results.filter((result) => result === 'lost').length > 1;
      expect(now?.state, String(results)).toBe(isOver ? 'settled' : 'open');
    }
    const [settled] = await book.bets(player, 'over');
    if (!settled) throw new Error('the system was not settled');
    expect(minor(settled.returned)).toBe(owed(settled));
    expect(book.wallet.balanceMinor(player.user)).toBe(player.startMinor - 3_000 + owed(settled));
  });

  test('GAME-09 sports: a system of no such size, of too many parlays or of more than the most is refused, and nothing moves', async () => {
    const player = book.newPlayer(100_000_000);
    const open = (await book.matches(player)).filter(({ phase }) => phase === 'open').slice(0, 7);
    const legs = open.map((match) => ({ match, market: 'result', selection: 'home' }));
    const ask = async (count: number, together: number, stake = '10.00') => {
      const { status, code } = await book.bet(player, legs.slice(0, count), { together, stake });
      return status === 200 ? 'taken' : code;
    };
    for (const [count, together] of [
      [3, 1],
      [3, 4],
      [3, 0],
      [3, -2],
      [3, 1.5],
      [3, 1e9],
      [1, 2],
      [7, 3],
    ] as const)
      expect(await ask(count, together), `${together} of ${count}`).toBe('invalid_field');
    expect(await ask(3, 2, '333.34')).toBe('stake_out_of_limits');
    expect(await ask(3, 2, '0.99')).toBe('stake_out_of_limits');
    expect(book.wallet.movementsOf(player.user)).toEqual([]);
    expect(await ask(3, 2, '333.33')).toBe('taken');
  });

  test('a match twice, another book’s match, an unknown market and a bad stake are refused, and nothing moves', async () => {
    const player = book.newPlayer();
    const match = await book.coming(player);
    const other = await book.coming(player, 'book-virtual-duel');
    const result = { match, market: 'result', selection: 'home' };
    const answers = [
      await book.bet(player, [result, { ...result, selection: 'away' }]),
      await book.bet(player, [{ match: other, market: 'result', selection: 'home' }]),
      await book.bet(player, [{ match: { ...match, matchId: randomUUID() }, market: 'result', selection: 'home' }]),
      await book.bet(player, [{ match, market: 'handicap:9.75', selection: 'home' }]),
      await book.bet(player, [{ match, market: 'result', selection: 'nobody' }]),
      await book.bet(player, [{ match, market: "x'; drop", selection: 'home' }]),
      await book.bet(player, [result], { stake: '-5.00' }),
      await book.bet(player, [result], { stake: '1e2' }),
      await book.bet(player, []),
    ];
    expect(answers.map(({ code }) => code)).toEqual([
      'legs_of_one_match',
      'match_unknown',
      'match_unknown',
      'market_suspended',
      'market_suspended',
      'invalid_field',
      'invalid_field',
      'invalid_field',
      'invalid_field',
    ]);
    expect(book.wallet.movementsOf(player.user)).toEqual([]);
  });

  test('GAME-09 sports: below the least, above the most, over a match’s share and over the most that is returned', async () => {
    const player = book.newPlayer(100_000_000);
    const match = await book.coming(player);
    const ask = (stake: string, market = 'result', selection = 'home') =>
      book.bet(player, [{ match, market, selection }], { stake });
    expect((await ask('0.99')).code).toBe('stake_out_of_limits');
    expect((await ask('1000.01')).code).toBe('stake_out_of_limits');
    const most = match.markets.find(({ kind }) => kind === 'score')?.selections.find(({ odds }) => minor(odds) > 5_100);
    expect((await ask('1000.00', 'score', most?.id)).code).toBe('stake_out_of_limits');
    for (let i = 0; i < 5; i += 1) expect((await ask('1000.00')).status).toBe(200);
    expect((await ask('1.00')).code).toBe('stake_out_of_limits');
    // Side by side too.
    const another = book.newPlayer(100_000_000);
    const together = await Promise.all(
      Array.from({ length: 8 }, () =>
        book.bet(another, [{ match, market: 'result', selection: 'home' }], { stake: '1000.00' }),
      ),
    );
    expect(together.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  test('GAME-09 sports: a bet after the end, one on a suspended market and one at a stale price are refused', async () => {
    const player = book.newPlayer();
    const { before, now: match } = await toGoal(player);
    const old = { match: before, market: handicap(before), selection: 'home' };
    expect(match.markets.every(({ isSuspended }) => isSuspended)).toBe(true);
    expect(match.suspendedUntil).toBe(match.nextAt);
    expect((await book.bet(player, [old], { accept: 'any' })).code).toBe('market_suspended');
    world.clock.advance({ milliseconds: MINUTE_MS });
    const { suspendedUntil } = await book.look(player, match.matchId);
    expect((await book.bet(player, [old], { accept: 'any' })).code).toBe(
      suspendedUntil === null && match.markets.some(({ id }) => id === old.market)
        ? 'odds_changed'
        : 'market_suspended',
    );
    book.until(match.endsAt, 1);
    const late = { match, market: 'result', selection: 'home' };
    expect((await book.bet(player, [late], { accept: 'any' })).code).toBe('bets_closed');
    await book.server.runJobs();
    expect((await book.bet(player, [late], { accept: 'any' })).code).toBe('bets_closed');
    expect(book.wallet.movementsOf(player.user)).toEqual([]);
  });

  test('GAME-09 sports: odds that were never told, or are still to come, are refused whatever is accepted', async () => {
    const player = book.newPlayer();
    const match = await book.coming(player);
    const ask = (odds: string, version: number, accept: 'none' | 'any') =>
      book.bet(player, [{ match, market: 'result', selection: 'home', odds, version }], { accept });
    expect((await ask('99.00', match.version, 'any')).code).toBe('odds_changed');
    expect((await ask(oddsOf(match, 'result', 'home'), match.version + 9, 'any')).code).toBe('odds_changed');
    const bet = await placed(ask(oddsOf(match, 'result', 'home'), match.version, 'none'));
    expect(bet.legs[0]?.odds).toBe(oddsOf(match, 'result', 'home'));
  });

  test('the same key answers the same bet and stakes once, and another bet under it is refused', async () => {
    const player = book.newPlayer();
    const match = await book.coming(player);
    const betKey = randomUUID();
    const legs = [{ match, market: 'result', selection: 'away' }];
    const answers = await Promise.all(Array.from({ length: 6 }, () => book.bet(player, legs, { betKey })));
    expect(new Set(answers.map(({ value }) => (value as { bet: BookBet }).bet.betId)).size).toBe(1);
    expect(book.wallet.balanceMinor(player.user)).toBe(player.startMinor - 1_000);
    expect((await book.bet(player, legs, { betKey, stake: '11.00' })).code).toBe('idempotency_key_reused');
    expect((await book.bet(player, [{ match, market: 'result', selection: 'home' }], { betKey })).code).toBe(
      'idempotency_key_reused',
    );
  });

  test('without the money, with a launch that is over or an unknown one, no bet is placed', async () => {
    const poor = book.newPlayer(500);
    const match = await book.coming(poor);
    const legs = [{ match, market: 'result', selection: 'home' }];
    expect((await book.bet(poor, legs)).code).toBe('insufficient_balance');
    const gone = book.newPlayer();
    await book.enter(gone);
    book.wallet.expire(gone.user);
    expect((await book.bet(gone, legs)).code).toBe('token_invalid');
    const nobody: Player = { ...gone, bearer: 'Bearer nobody.token-of-nobody-0123456789' };
    expect((await book.bet(nobody, legs)).code).toBe('token_invalid');
  });

  test.each(['lost', 'broken', 'silent', 'http-500', 'unknown'] as const)(
    'GAME-09 sports: a stake whose answer is %s is taken once, or given back',
    async (fault) => {
      const player = book.newPlayer();
      const match = await book.coming(player);
      book.wallet.fail(fault);
      const first = await book.bet(player, [{ match, market: 'result', selection: 'home' }]);
      book.wallet.fail(fault, fault);
      const second = await book.bet(player, [{ match, market: 'result', selection: 'home' }]);
      expect([first.status, second.code]).toEqual([200, 'round_cancelled']);
      book.after(40);
      await book.server.runJobs();
      expect(book.wallet.balanceMinor(player.user)).toBe(player.startMinor - 1_000);
      expect((await book.bets(player, 'over')).map(({ state }) => state)).toEqual(['cancelled']);
    },
  );
});

describe('a day at the book', () => {
  test('GAME-09 sports: money is conserved over many players, singles, parlays, systems, live bets, cash-outs and a wallet that fails', async () => {
    const all = Array.from({ length: 6 }, () => book.newPlayer());
    let turn = 0;
    for (let step = 0; step < 12; step += 1) {
      for (const player of all) {
        turn += 1;
        if (turn % 7 === 0) book.wallet.fail('lost');
        if (turn % 11 === 0) book.wallet.failWins(2);
        const open = (await book.matches(player)).filter(({ markets }) => markets.length > 0);
        const legs = open.slice(turn % 3, (turn % 3) + 1 + (turn % 4)).flatMap((match) => {
          const market = match.markets[turn % match.markets.length];
          const selection = market?.selections[turn % (market.selections.length || 1)];
          return market && selection ? [{ match, market: market.id, selection: selection.id }] : [];
        });
        const isSystem = legs.length > 2 && turn % 2 === 0;
        await book.bet(player, legs, {
          accept: 'any',
          stake: `${1 + (turn % 20)}.00`,
          ...(isSystem ? { together: 2 } : {}),
        });
        const [offered] = (await book.bets(player, 'open')).filter(({ cashOut }) => cashOut !== null);
        if (offered && turn % 3 === 0) await book.cashOut(player, offered.betId, offered.cashOut ?? '');
      }
      book.after(50);
      await book.server.runJobs();
    }
    for (let i = 0; i < 40; i += 1) {
      book.after(60);
      await book.server.runJobs();
    }
    for (const player of all) {
      expect(await book.bets(player, 'open')).toEqual([]);
      const { value } = await book.server.call('GET', 'book/bets?state=over', player.bearer, undefined, FOOTBALL);
      const { bets, hasMore } = value as { bets: BookBet[]; hasMore: boolean };
      expect([bets.length > 5, hasMore]).toEqual([true, false]);
      const sum = bets
        .filter(({ state }) => state === 'settled')
        .reduce((all_, bet) => all_ - minor(bet.stake) + minor(bet.returned), player.startMinor);
      const paid = bets.filter((bet) => bet.state === 'settled' && !bet.isCashedOut);
      expect(paid.map(({ returned }) => minor(returned))).toEqual(paid.map(owed));
      expect(book.wallet.balanceMinor(player.user)).toBe(sum);
    }
  });
});

import {
  type BookBet,
  cashOutBookBet,
  getBalance,
  getStudioBook,
  launchGame,
  listBookBets,
  listGames,
  minorFromDecimal,
  placeBookBet,
} from '@pelita/contract';
import { approveProposal, listBookMatches, listOpenCorrections, voidBookMatch } from '@pelita/contract/office';
import { createModules } from '@pelita/server/testing-app';
import { newTrial, testDatabase, testOffice, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { checkBook } from '../modules/ledger/index.ts';

/* Sportsbooks over real HTTP against the wallet of their own deployment: no stand-in anywhere. */
const world = await testDatabase();
const server = await testServer(world);
const application = await createModules(world.platform, {
  walletUrl: () => `${server.origin}/provider/STUDIO`,
  isShortCatalogue: true,
});
const lead = application.modules.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === 'studio.lead-books');
const settle = async () => {
  await lead?.long?.(world.database, {});
};
const gameCode = 'padang-sukan-maya';
const params = { gameCode };
const minor = (amount: string | null) => minorFromDecimal(amount ?? '', 'MYR') ?? -1n;

async function launched(code = gameCode) {
  const { token } = await newTrial(server);
  const launch = await server.send(launchGame, { query: { gameId: code, language: 'MY' } }, { token });
  return { member: { token }, player: { token: `Bearer ${new URL(launch.value.game_url).hash.slice(1)}` } };
}
type Seat = Awaited<ReturnType<typeof launched>>;
const bookOf = async ({ player }: Seat) => (await server.send(getStudioBook, { params }, player)).value;
const balanceOf = async ({ member }: Seat) => minor((await server.send(getBalance, {}, member)).value.sumBalance);

async function betOn({ player }: Seat, matches: number, stake: string, skip = 0): Promise<BookBet> {
  const { news } = (await server.send(getStudioBook, { params }, player)).value;
  const open = news.matches.filter(({ phase }) => phase === 'open').slice(skip, skip + matches);
  const legs = open.map(({ matchId, version, markets }) => {
    const odds = markets[0]?.selections.find(({ id }) => id === 'home')?.odds ?? '';
    return { matchId, market: 'result', selection: 'home', odds, version };
  });
  const body = { betKey: crypto.randomUUID(), stake, accept: 'none' as const, legs };
  return (await server.send(placeBookBet, { params, body }, player)).value.bet;
}
const over = async ({ player }: Seat) =>
  (await server.send(listBookBets, { params, query: { state: 'over' } }, player)).value.bets;
const sql = (text: string, values: unknown[]) =>
  world.database.single({ name: `test.${text.slice(0, 40)}`, text }, values);

test('GAME-01 sports and e-sports are served by vendors of their own, each title opens a book of virtual matches', async () => {
  for (const [category, vendors] of [
    ['SPORTS', ['PADANG']],
    ['ESPORTS', ['IMES', 'SV388', 'TF', 'IA']],
  ] as const) {
    const found = [];
    for (const vassalage of vendors)
      found.push(...(await server.send(listGames, { query: { vassalage } })).value.games);
    expect(new Set(found.map(({ gameType }) => gameType))).toEqual(new Set([category]));
    for (const { gameCode: code } of found) {
      const { player } = await launched(code);
      const book = (await server.send(getStudioBook, { params: { gameCode: code } }, player)).value;
      expect(book.news.matches.length).toBeGreaterThan(3);
      expect(book.news.matches.every(({ isVirtual, commitment }) => isVirtual && commitment !== null)).toBe(true);
    }
  }
});

test('GAME-09 sports: singles and parlays are staked, cashed out and settled with the wallet’s money alone, to the sen', async () => {
  const seat = await launched();
  const before = await balanceOf(seat);
  const [single, parlay, closed] = [
    await betOn(seat, 1, '25.00'),
    await betOn(seat, 3, '5.00'),
    await betOn(seat, 1, '40.00'),
  ];
  expect(await balanceOf(seat)).toBe(before - 7_000n);
  const cashParams = { gameCode, betId: closed.betId };
  await server.send(cashOutBookBet, { params: cashParams, body: { amount: closed.cashOut ?? '' } }, seat.player);
  expect(await balanceOf(seat)).toBe(before - 7_000n + minor(closed.cashOut));
  world.clock.advance({ minutes: 20 });
  await settle();
  const bets = await over(seat);
  expect(bets.map(({ betId }) => betId).toSorted()).toEqual(
    [single, parlay, closed].map(({ betId }) => betId).toSorted(),
  );
  const back = bets.reduce((sum, { returned }) => sum + minor(returned), 0n);
  expect(await balanceOf(seat)).toBe(before - 7_000n + back);
  expect(await world.database.reading((tx) => checkBook(tx))).toEqual([]);
  expect((await application.reconciliation.reconcile()).differences).toEqual([]);
});

async function tellResult(matchId: string, home: number, away: number): Promise<void> {
  await sql(
    `update studio_book_match set home_score = $2, away_score = $3, state = 'judged', result_no = result_no + 1, judged_at = $4 where id = $1`,
    [matchId, home, away, world.clock.now()],
  );
  await settle();
}

test('GAME-09 sports: a correction that comes too late moves nothing and stands in the list of operators until it is taken back', async () => {
  const risk = await (await testOffice(world)).operator('risk');
  const seat = await launched();
  const bet = await betOn(seat, 1, '10.00');
  const [leg] = bet.legs;
  const matchId = leg?.matchId ?? '';
  const corrections = async () => (await risk.send(listOpenCorrections, { query: {} })).value.rows;
  await tellResult(matchId, 0, 1);
  expect(await corrections()).toEqual([]);
  const lost = await balanceOf(seat);
  await tellResult(matchId, 1, 0);
  expect(await balanceOf(seat)).toBe(lost);
  const matches = `${leg?.home} – ${leg?.away}`;
  expect(await corrections()).toMatchObject([
    { id: bet.betId, matches, stake: '10.00', returned: '0.00', unposted: bet.possibleReturn, currency: 'MYR' },
  ]);
  await tellResult(matchId, 0, 1);
  expect(await corrections()).toEqual([]);
});

test('GAME-09 sports: what a corrected result takes back after it was spent is owed, and the ledger stays whole', async () => {
  const seat = await launched();
  const bet = await betOn(seat, 1, '2000.00');
  const matchId = bet.legs[0]?.matchId ?? '';
  await sql('update studio_book_bet set is_correctable = true where id = $1', [bet.betId]);
  const tell = (home: number, away: number) => tellResult(matchId, home, away);
  await tell(1, 0);
  const won = await balanceOf(seat);
  // All of it that makes a bet is staked elsewhere before the correction comes.
  const bets = Number(won / 199_000n);
  for (let spent = 0; spent < bets; spent += 1) await betOn(seat, 1, '1990.00', 1 + Math.floor(spent / 5));
  await tell(0, 1);
  const after = await balanceOf(seat);
  const owed = await world.database.single<{ owed_minor: bigint }>(
    {
      name: 'test.owed',
      text: `select owed_minor from provider_alert where kind = 'win_rolled_back' order by at desc limit 1`,
    },
    [],
  );
  expect(after >= 0n && after < won).toBe(true);
  expect(won - 199_000n * BigInt(bets) - after + (owed[0]?.owed_minor ?? 0n)).toBe(minor(bet.possibleReturn));
  const corrected = (await over(seat)).find(({ betId }) => betId === bet.betId);
  expect(corrected).toMatchObject({ returned: '0.00', correction: `-${bet.possibleReturn}` });
  expect(await world.database.reading((tx) => checkBook(tx))).toEqual([]);
});

test('a launch of a book is of that book alone', async () => {
  const seat = await launched('gasing-nusantara');
  const { status } = await server.call(getStudioBook.path.replace('{gameCode}', gameCode), seat.player);
  expect([401, 404]).toContain(status);
  expect((await bookOf(await launched())).leagues.map(({ sport }) => sport)).toEqual(Array(3).fill('football'));
});

test('OPS-03 GAME-09 API-01 POST /office/bookMatches/{id}/void sports: two operators void a match without a result, and every stake is given back once', async () => {
  const office = await testOffice(world);
  const [draw, risk] = [await office.operator('draw'), await office.operator('risk')];
  const seat = await launched();
  const before = await balanceOf(seat);
  const [single, parlay] = [await betOn(seat, 1, '25.00'), await betOn(seat, 2, '5.00')];
  const id = single.legs[0]?.matchId ?? '';
  expect(parlay.legs.map(({ matchId }) => matchId)).toContain(id);
  const what = { params: { id }, body: { reason: 'The feed of a team was wrong.' } };
  expect((await risk.send(voidBookMatch, what)).status).toBe(403);
  const proposed = (await draw.send(voidBookMatch, what)).value;
  expect(proposed.state).toBe('open');
  const vote = { params: { id: proposed.id }, body: { inputHash: proposed.inputHash } };
  expect((await draw.send(approveProposal, vote)).status).toBe(403);
  expect(await balanceOf(seat)).toBe(before - 3_000n);
  expect((await risk.send(approveProposal, vote)).value.state).toBe('executed');
  await settle();
  await settle();
  // The single is given back; the parlay goes on with its other leg.
  expect(await balanceOf(seat)).toBe(before - 500n);
  const found = (await draw.send(listBookMatches, { query: { matchState: 'void' } })).value.rows;
  expect(found).toMatchObject([{ id, bets: 2, undecided: 0, unposted: 0, score: null }]);
  // By its name, as players see it, never by its id.
  const { leagues } = await bookOf(seat);
  expect(leagues.map(({ name }) => name)).toContain(found[0]?.league);
  expect(leagues.map((league) => league.id)).not.toContain(found[0]?.league);
  const again = { params: { id }, body: { reason: 'Once more.' } };
  expect((await draw.send(voidBookMatch, again)).body).toMatchObject({ code: 'match_decided' });
  const nobody = { params: { id: crypto.randomUUID() }, body: { reason: 'Not there.' } };
  expect((await draw.send(voidBookMatch, nobody)).body).toMatchObject({ code: 'match_unknown' });
  expect(await world.database.reading((tx) => checkBook(tx))).toEqual([]);
});

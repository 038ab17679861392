import {
  changeStudioSeeds,
  getBalance,
  getStudioSession,
  launchGame,
  listStudioRounds,
  logout,
  minorFromDecimal,
  spinStudioGame,
} from '@pelita/contract';
import { readRoundRecord, verifySpin } from '@pelita/games';
import { createModules } from '@pelita/server/testing-app';
import { closeGames, newTrial, testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { checkBook } from '../modules/ledger/index.ts';
import { transactionsDuring } from '../platform/database/testing/transactions.ts';
import { setSetting } from '../platform/settings/testing/set-setting.ts';

/* The studio over real HTTP against the wallet of its own deployment: no stand-in anywhere. */
const world = await testDatabase({ variables: { GEO_HEADER: 'x-country', TRUST_PROXY: '127.0.0.1' } });
const server = await testServer(world);
const gameCode = 'koi-rising';
const params = { gameCode };
const minor = (amount: string | null) => minorFromDecimal(amount ?? '', 'MYR') ?? -1n;

async function launched() {
  const { token } = await newTrial(server);
  const launch = await server.send(launchGame, { query: { gameId: gameCode, language: 'MY' } }, { token });
  const address = new URL(launch.value.game_url);
  return { member: { token }, address, player: { token: `Bearer ${address.hash.slice(1)}` } };
}

test('GAME-09 GAME-10 slot: a launched title is played with the wallet’s money alone, to the sen', async () => {
  const { member, player } = await launched();
  const session = (await server.send(getStudioSession, { params }, player)).value;
  expect(session).toMatchObject({ balance: '10000.00', currency: 'MYR', rtpPercent: '95.87' });
  let balance = minor(session.balance);
  for (let spun = 0; spun < 8; spun += 1) {
    const body = { lineBet: '0.10', spinKey: crypto.randomUUID() };
    const round = (await server.send(spinStudioGame, { params, body }, player)).value;
    balance += minor(round.totalWin) - minor(round.totalBet);
    expect(minor(round.balance)).toBe(balance);
    expect(minor((await server.send(getBalance, {}, member)).value.sumBalance)).toBe(balance);
    // The same key again is the same round, and the wallet hears nothing of it.
    expect((await server.send(spinStudioGame, { params, body }, player)).value).toEqual(round);
  }
  expect(await world.database.reading((tx) => checkBook(tx))).toEqual([]);
});

test('GAME-10 slot: a losing spin takes 4 database transactions, its bet included, and a winning one 6', async () => {
  const { player } = await launched();
  const spin = async () => {
    const body = { lineBet: '0.10', spinKey: crypto.randomUUID() };
    return (await server.send(spinStudioGame, { params, body }, player)).value;
  };
  // The first one opens connections, and finds out what is kept of a launch.
  await spin();
  const seen = new Set<boolean>();
  for (let spun = 0; spun < 24; spun += 1) {
    let won = false;
    const transactions = await transactionsDuring(world, async () => (won = minor((await spin()).totalWin) > 0n));
    expect(transactions, transactions.map((statements) => statements.join('; ')).join('\n')).toHaveLength(won ? 6 : 4);
    seen.add(won);
  }
  expect(seen, 'spins that lost and spins that won').toEqual(new Set([false, true]));
});

test('FAIR-01 slot: a round of the real server holds against the commitment shown before it', async () => {
  const { player } = await launched();
  const { seeds } = (await server.send(getStudioSession, { params }, player)).value;
  await server.send(spinStudioGame, { params, body: { lineBet: '0.01', spinKey: crypto.randomUUID() } }, player);
  await server.send(changeStudioSeeds, { params, body: { clientSeed: 'mine' } }, player);
  const [round] = (await server.send(listStudioRounds, { params, query: {} }, player)).value.rounds;
  if (!round) throw new Error('the played round is not in the history');
  const record = { ...round, lineBetMinor: `${minor(round.lineBet)}`, totalWinMinor: `${minor(round.totalWin)}` };
  expect(round.commitment).toBe(seeds.commitment);
  expect(verifySpin(readRoundRecord(JSON.stringify(record))).holds).toBe(true);
});

test('SEC-03 a player who has logged out bets no more, and the token is in no address that a server sees', async () => {
  const { member, player, address } = await launched();
  await server.send(getStudioSession, { params }, player);
  await server.send(logout, {}, member);
  const spun = await server.send(
    spinStudioGame,
    { params, body: { lineBet: '0.01', spinKey: crypto.randomUUID() } },
    player,
  );
  expect(spun).toMatchObject({ status: 401, body: { code: 'token_invalid' } });
  expect(`${address.pathname}${address.search}`).toBe('/studio/play/koi-rising?lang=MY');
});

const setting = (key: string, closed: unknown, open: unknown) => ({
  close: () => setSetting(world, key, closed),
  open: () => setSetting(world, key, open),
});
const maintenance = (closed: Parameters<typeof closeGames>[1]) => ({
  close: () => closeGames(world, closed),
  open: () => closeGames(world, {}),
});
const switchedOff = (table: 'game' | 'vendor', code: string) => {
  const turn = (isEnabled: boolean) =>
    world.database.single({ name: `test.turn-${table}`, text: `update ${table} set is_enabled = $2 where code = $1` }, [
      code,
      isEnabled,
    ]);
  return { close: () => turn(false), open: () => turn(true) };
};

test.each<[string, { close: () => Promise<unknown>; open: () => Promise<unknown> }]>([
  ['the site is closed', setting('site.status', 1, 0)],
  ['the game is under maintenance', maintenance({ games: [gameCode] })],
  ['the vendor is under maintenance', maintenance({ vendors: ['STUDIO_PELITA'] })],
  ['the game is switched off', switchedOff('game', gameCode)],
  ['the vendor is switched off', switchedOff('vendor', 'STUDIO_PELITA')],
  ['another country is served', setting('site.regions', ['FR'], [])],
  ['another host is the brand’s', setting('site.domains', ['play.example'], [])],
])('SITE-04 GAME-07 OPS-07 while %s, a game that is open already stakes nothing', async (_what, { close, open }) => {
  const { member, player } = await launched();
  const body = () => ({ lineBet: '0.10', spinKey: crypto.randomUUID() });
  await server.send(spinStudioGame, { params, body: body() }, player);
  const before = (await server.send(getBalance, {}, member)).value.sumBalance;
  await close();
  const path = spinStudioGame.path.replace('{gameCode}', gameCode);
  const refused = await server.call(path, { method: 'POST', body: body(), ...player, headers: { 'x-country': 'MY' } });
  expect(refused.body).toMatchObject({ success: false, code: 'play_refused' });
  await open();
  expect((await server.send(getBalance, {}, member)).value.sumBalance).toBe(before);
  await server.send(spinStudioGame, { params, body: body() }, player);
});

test('WALLET-06 GAME-12 each night the studio’s own book is compared with the wallet’s, and a difference is kept for a person', async () => {
  const { reconciliation } = await createModules(world.platform, { isShortCatalogue: true });
  const agreeing = await reconciliation.reconcile();
  expect(agreeing.differences).toEqual([]);
  expect(agreeing.counts['studioTransactions']).toBeGreaterThan(8);

  const [round] = await world.database.single<{ bet_transaction: string }>(
    {
      name: 'test.longer-bet',
      text: `update studio_round set total_bet_minor = total_bet_minor + 1
             where id = (select id from studio_round where state = 'settled' order by id limit 1) returning bet_transaction`,
    },
    [],
  );
  const nightly = reconciliation.jobs?.find(({ name }) => name === 'reconciliation.nightly');
  await nightly?.long?.(world.database, {});
  const kept = await world.database.single<{ rule: string; subject: string }>(
    { name: 'test.kept', text: 'select rule, subject from reconciliation_difference' },
    [],
  );
  expect(kept).toEqual([
    { rule: 'another_amount', subject: expect.stringContaining(`STUDIO ${round?.bet_transaction}: reported bet`) },
  ]);
});

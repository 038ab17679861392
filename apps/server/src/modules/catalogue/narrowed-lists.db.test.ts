import { type CallRequest, type Game, gameClasses, gameTraits, listGames } from '@pelita/contract';
import { engineFacts, engineFamilies, engineFeatures, type EngineId, engineIds } from '@pelita/games';
import { newMember, paidIn, play, testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { tables } from './store.ts';

const world = await testDatabase();
const server = await testServer(world);
type Query = NonNullable<CallRequest<typeof listGames>['query']>;
/** All that a question finds: a page holds a hundred at most. */
async function games(query: Query = {}): Promise<Game[]> {
  const page = async (pageNo: number) =>
    (await server.send(listGames, { query: { pageNo: String(pageNo), pageSize: '100', ...query } })).value;
  const first = await page(1);
  const rest = await Promise.all(Array.from({ length: first.totalPages - 1 }, (_, at) => page(at + 2)));
  return [first, ...rest].flatMap((one) => one.games);
}
const codes = (list: readonly Game[]) => list.map(({ gameCode }) => gameCode);

/** Every engine gets some titles, in turn. */
const engineOfTitle = new Map<string, EngineId>();
for (const [at, { gameCode }] of (await games()).entries()) {
  const engine = engineIds[at % engineIds.length];
  if (engine) engineOfTitle.set(gameCode, engine);
}
await world.database.transaction(async (tx) => {
  for (const [code, engine] of engineOfTitle)
    await tables(tx).updateTable('game').set({ engine }).where('code', '=', code).execute();
});
const factsOf = ({ gameCode }: Game) => engineFacts(engineOfTitle.get(gameCode) ?? 'lines-5x3');
const every = await games();

test.each([...new Set(engineIds.flatMap((id) => engineFacts(id).features))])(
  'API-01 GCSGAME_gameList the feature %s narrows the list to the engines that have it',
  async (feature) => {
    const expected = every.filter((game) => factsOf(game).features.includes(feature));
    expect(codes(await games({ feature }))).toEqual(codes(expected));
    expect(expected.length).toBeGreaterThan(0);
  },
);

test.each(['low', 'medium', 'high'] as const)(
  'API-01 GCSGAME_gameList volatility %s narrows it',
  async (volatility) => {
    const expected = every.filter((game) => factsOf(game).volatility === volatility);
    expect(codes(await games({ volatility }))).toEqual(codes(expected));
  },
);

test('FIND-01 API-01 GCSGAME_gameList a name may be the word for a category or a feature, in the language of the ask', async () => {
  const having = every.filter((game) => factsOf(game).features.includes('freeSpins'));
  expect(codes(await games({ gameName: 'putaran percuma', language: 'MY' }))).toEqual(codes(having));
  expect(codes(await games({ gameName: 'free spins', language: 'EN' }))).toEqual(codes(having));
  expect(await games({ gameName: 'putaran percuma', language: 'EN' })).toEqual([]);
  expect(codes(await games({ gameName: 'slots', language: 'EN' }))).toEqual(
    codes(every.filter(({ gameType }) => gameType === 'RNG')),
  );
  expect(codes(await games({ gameName: 'fishing', language: 'EN' }))).toEqual(
    codes(every.filter(({ gameType }) => gameType === 'FISH')),
  );
  expect(codes(await games({ gameName: 'bingo', language: 'EN' }))).toEqual(
    codes(every.filter(({ gameType }) => gameType === 'BINGO')),
  );
  expect(await games({ gameName: 'lottery', language: 'EN' })).toEqual([]);
  const [first] = having;
  const named = await games({ gameName: `${first?.gameName} free spins`, language: 'EN' });
  expect(codes(named)).toEqual([first?.gameCode]);
});

test('API-01 GCSGAME_gameList the class of the engine narrows it, whatever it returns', async () => {
  for (const family of new Set(engineIds.map((id) => engineFacts(id).family))) {
    const found = await games({ gameClassify: family });
    expect(codes(found)).toEqual(codes(every.filter((game) => factsOf(game).family === family)));
  }
});

test('API-05 API-01 GCSGAME_gameList a class or a feature that no engine has is refused by its name', async () => {
  expect(gameClasses).toEqual(engineFamilies);
  expect(gameTraits.toSorted()).toEqual(engineFeatures.toSorted());
  for (const query of [{ gameClassify: 'lines-9x9' }, { feature: 'jackpots' }, { feature: '__proto__' }]) {
    const answer = await server.call(`${listGames.path}?${new URLSearchParams(query)}`);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_field', fields: { [Object.keys(query)[0] ?? '']: {} } },
    });
  }
});

test('API-01 GCSGAME_gameList a range of returns holds both its ends', async () => {
  const returns = [...new Set(every.flatMap(({ rtpPercent }) => rtpPercent ?? []))].toSorted(
    (a, b) => Number(a) - Number(b),
  );
  const [lowest = '', next = ''] = returns;
  expect(new Set((await games({ rtpFrom: lowest, rtpTo: next })).map(({ rtpPercent }) => rtpPercent))).toEqual(
    new Set([lowest, next]),
  );
  expect(codes(await games({ rtpFrom: '0', rtpTo: '100' }))).toEqual(codes(every));
  expect(await games({ rtpFrom: '100' })).toEqual([]);
});

test('API-01 GCSGAME_gameList sorts by name, by day of listing and by stated return', async () => {
  const names = (await games({ sort: 'name' })).map(({ gameName }) => gameName);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  const newest = (await games({ sort: 'newest' })).map(({ nodeId }) => Number(nodeId));
  expect(newest).toEqual(newest.toSorted((a, b) => b - a));
  const returns = (await games({ sort: 'rtp' })).map(({ rtpPercent }) => Number(rtpPercent));
  expect(returns).toEqual(returns.toSorted((a, b) => b - a));
});

test('FAIR-03 API-01 GCSGAME_gameList popular is counted from rounds with real money', async () => {
  const last = (await games({ sort: 'name' })).findLast((game) => factsOf(game).id === 'lines-5x3');
  if (!last) throw new Error('no title runs on the reference engine');
  const member = await newMember(server);
  await paidIn(server, member, '10.00');
  await play(server, member, last.gameCode, (rounds) => rounds.length === 1);
  world.clock.advance({ minutes: 1 });
  expect(codes(await games({ sort: 'popular' }))[0]).toBe(last.gameCode);
  expect(codes(await games({ selection: 'NEW', sort: 'name' }))).toEqual(
    codes((await games({ sort: 'name' })).filter(({ isNew }) => isNew)),
  );
});

test.each([
  'sort=best',
  'volatility=extreme',
  'rtpFrom=high',
  'rtpFrom=-1',
  'rtpTo=1e2',
  'rtpTo=95.875',
  `feature=${'x'.repeat(65)}`,
])('API-05 GCSGAME_gameList refuses %s and names the field', async (query) => {
  const answer = await server.call(`${listGames.path}?${query}`);
  const [field = ''] = query.split('=');
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'invalid_field', fields: { [field]: expect.anything() } },
  });
});

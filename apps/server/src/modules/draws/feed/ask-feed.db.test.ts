import { listDraws, type DrawnNumbers } from '@pelita/contract';
import { northernPast } from '@pelita/lottery/past-draws';
import { testDatabase, testServer } from '@pelita/testkit';
import { beforeEach, expect, test } from 'vitest';
import { outsideServer } from '../../../platform/outside/testing/outside-server.ts';
import { drawWorld } from '../testing/draw-world.ts';
import { feedJob } from './ask-feed.ts';
import { httpSource } from './http-source.ts';

type Told = [status: number, body: unknown] | 'silence';

const world = await testDatabase({ now: '2026-03-02T11:00:00Z' });
const server = await testServer(world);
const { plan, settled, draws } = drawWorld(world);
const [real, other] = northernPast();
const result = real?.result ?? {};
const wrong = other?.result ?? {};

/** The stand-in: what it says next, to whatever it is asked. */
async function standIn(says: { now: Told }) {
  const { url, asked } = await outsideServer(({ path }, answer) => {
    if (says.now === 'silence') return answer.destroy();
    const [status, body] = says.now;
    const text = JSON.stringify(body).replaceAll('DRAW', new URL(path, 'http://x').searchParams.get('draw') ?? '');
    return answer.writeHead(status, { 'content-type': 'application/json' }).end(text);
  });
  return { source: httpSource({ url, key: 'a key' }, world.platform), asked };
}

const whole = (numbers: unknown): Told => [200, { game: 'XSMB', draw: 'DRAW', isComplete: true, result: numbers }];
const partial = (numbers: unknown): Told => [200, { game: 'XSMB', draw: 'DRAW', isComplete: false, result: numbers }];

/** The two sources, what they say, and a minute of asking. */
async function feed(first: Told, second?: Told) {
  const says = { first: { now: first }, second: { now: second ?? ([404, {}] satisfies Told as Told) } };
  const one = await standIn(says.first);
  const two = second === undefined ? null : await standIn(says.second);
  const needs = {
    settle: async (_tx: unknown, drawn: readonly { drawId: string; revision: number }[]) => void settled.push(...drawn),
  };
  const job = feedJob({ feed: { source: one.source, second: two?.source ?? null }, needs });
  return { says, asked: one.asked, ask: () => job.long?.(world.database, {}) };
}

const shown = async () => (await server.send(listDraws, { params: { id: 'XSMB' }, query: {} })).value.content[0];
const problem = async () => {
  const rows = await world.database.single<{ problem: string | null }>(
    { name: 'test.problem', text: 'select problem from draw_feed' },
    [],
  );
  return rows[0]?.problem;
};

beforeEach(async () => {
  await draws.seed?.(world.database);
  await world.asOwner('truncate draw_feed, draw_partial, draw_result, draw');
  world.clock.set('2026-03-02T11:00:00Z');
  await plan();
  await world.asOwner(
    `update draw set origin = 'feed', commitment = null, sealed_seed = null where game_code = 'XSMB'`,
  );
  settled.length = 0;
  world.clock.set('2026-03-02T11:20:00Z');
});

test('LOTT-07 a result that two sources tell alike is taken at once, and handed over once however often they repeat it', async () => {
  const { ask, asked } = await feed(whole(result), whole(result));
  await Promise.all([ask(), ask()]);
  await ask();
  expect(await shown()).toMatchObject({ state: 'drawn', origin: 'feed', result, revision: 1, partial: null });
  expect(settled).toHaveLength(1);
  expect(asked[0]).toMatchObject({ path: '/?game=XSMB&draw=20260302', headers: { authorization: 'Bearer a key' } });
});

test('LOTT-07 without a second source a result counts once it was told twice in a row', async () => {
  const { ask } = await feed(whole(result));
  await ask();
  expect(await shown()).toMatchObject({ state: 'scheduled', result: null });
  await ask();
  expect(await shown()).toMatchObject({ state: 'drawn', result });
});

test('LOTT-07 a partial result is shown and settles nothing, and goes when the whole is there', async () => {
  const { ask, says } = await feed(partial({ G7: ['13', '47'], DB: '<script>', VERSION: ['1'] }));
  await ask();
  await ask();
  expect(await shown()).toMatchObject({ state: 'scheduled', result: null, partial: { G7: ['13', '47'] } });
  expect(Object.keys((await shown())?.partial ?? {})).toEqual(['G7']);
  expect(settled).toEqual([]);
  says.first.now = whole(result);
  await ask();
  await ask();
  expect(await shown()).toMatchObject({ state: 'drawn', partial: null });
});

test('LOTT-07 two different results for one draw settle nothing, whatever is told afterwards', async () => {
  const { ask, says } = await feed(whole(result));
  await ask();
  says.first.now = whole(wrong);
  await ask();
  expect(await problem()).toBe('changed');
  for (const told of [whole(wrong), whole(wrong), whole(result), whole(result)]) {
    says.first.now = told;
    await ask();
  }
  expect(await shown()).toMatchObject({ state: 'scheduled', result: null });
  expect(await problem()).toBe('changed');
  expect(settled).toEqual([]);
});

test('LOTT-07 sources that differ settle nothing until they agree', async () => {
  const { ask, says } = await feed(whole(result), whole(wrong));
  await ask();
  await ask();
  expect(await problem()).toBe('sources_differ');
  expect(await shown()).toMatchObject({ state: 'scheduled', result: null });
  says.second.now = whole(result);
  await ask();
  expect(await shown()).toMatchObject({ state: 'drawn', result });
});

const without = (prize: string): DrawnNumbers =>
  Object.fromEntries(
    Object.entries(result).flatMap(([name, numbers]) => (name === prize ? [] : [[name, [...numbers]]])),
  );

test.each<[what: string, told: Told, problem: string | null]>([
  ['a missing prize', whole(without('G4')), 'malformed'],
  ['a prize too many', whole({ ...result, G9: ['1'] }), 'malformed'],
  ['a wrong count of digits', whole({ ...result, DB: ['1234'] }), 'malformed'],
  ['letters', whole({ ...result, DB: ['1234O'] }), 'malformed'],
  ['digits of another script', whole({ ...result, DB: ['１２３４５'] }), 'malformed'],
  ['numbers without their zeros', whole({ ...result, DB: [347] }), 'malformed'],
  ['no result at all', [200, { game: 'XSMB', draw: 'DRAW', isComplete: true }], 'malformed'],
  ['another day', [200, { game: 'XSMB', draw: '20260301', isComplete: true, result }], 'other_draw'],
  ['another game', [200, { game: 'XSMN-TPHCM', draw: 'DRAW', isComplete: true, result }], 'other_draw'],
  ['an error of the source', [500, {}], 'no_answer'],
  ['a redirection', [302, {}], 'no_answer'],
  ['a connection that breaks', 'silence', 'no_answer'],
  ['nothing yet', [404, {}], null],
])('LOTT-07 %s from a source is noted for operators and settles nothing', async (_what, told, expected) => {
  const { ask } = await feed(told);
  await ask();
  await ask();
  expect(await problem()).toBe(expected);
  expect(await shown()).toMatchObject({ state: 'scheduled', result: null });
  expect(settled).toEqual([]);
});

test('LOTT-07 a source is not asked before the time of the draw', async () => {
  world.clock.set('2026-03-02T11:14:59Z');
  const { ask, asked } = await feed(whole(result));
  await ask();
  expect(asked).toEqual([]);
});

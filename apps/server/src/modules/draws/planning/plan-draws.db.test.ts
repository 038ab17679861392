import { gameOf } from '@pelita/lottery';
import { testDatabase } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { drawWorld } from '../testing/draw-world.ts';
import { AHEAD_DRAWS, comingDraws } from './coming-draws.ts';

const world = await testDatabase({ now: '2026-03-02T15:59:30Z' });
const { draws, plan } = drawWorld(world);
await draws.seed?.(world.database);

const rowsOf = async (gameCode: string) =>
  world.database.single<{ draw_no: string; opens_at: Temporal.Instant; closes_at: Temporal.Instant }>(
    {
      name: 'test.draws-of',
      text: 'select draw_no, opens_at, closes_at from draw where game_code = $1 order by closes_at',
    },
    [gameCode],
  );
const commitments = async () =>
  world.database.single<{ commitment: string }>({ name: 'test.all', text: 'select * from draw order by draw_id' }, []);

test('LOTT-07 draws are planned once, whatever runs twice or at once, and keep their first commitment', async () => {
  await Promise.all([plan(), plan(), plan()]);
  const before = await commitments();
  await plan();
  expect(await commitments()).toEqual(before);
  expect(await rowsOf('SSC-1M')).toHaveLength(AHEAD_DRAWS);
});

test('LOTT-03 numbers begin anew with the game’s own day, and the first that is planned still takes bets', async () => {
  const [first, second] = await rowsOf('SSC-1M');
  // 16:00 UTC is midnight where the game is at home.
  expect(first).toMatchObject({ draw_no: '20260302-1440', opens_at: world.clock.now() });
  expect(second?.draw_no).toBe('20260303-0001');
});

test('LOTT-03 as time goes on what is missing is added, and a game that is closed gets no more', async () => {
  await world.database.single(
    { name: 'test.close', text: `update lottery_game set is_open = false where code = 'SSC-3M'` },
    [],
  );
  const closedBefore = await rowsOf('SSC-3M');
  world.clock.advance({ minutes: 10 });
  await plan();
  expect(await rowsOf('SSC-1M')).toHaveLength(AHEAD_DRAWS + 10);
  expect(await rowsOf('SSC-3M')).toEqual(closedBefore);
});

test('LOTT-05 a draw that closes this instant is not planned any more', () => {
  const game = gameOf('SSC-1M');
  const now = Temporal.Instant.from('2026-03-02T04:00:55Z');
  const [next] = game ? comingDraws(game, { now, after: now }) : [];
  expect(next?.drawsAt).toBe('2026-03-02T04:02:00.000Z');
});

test('SEC-03 no seed of a coming draw lies open in the database', async () => {
  const rows = await world.database.single<Record<string, unknown>>(
    {
      name: 'test.sealed',
      text: `select count(*) filter (where sealed_seed is null or sealed_seed ~ '^[0-9a-f]{64}$' or revealed_seed is not null) as open
      from draw where commitment is not null`,
    },
    [],
  );
  expect(rows).toEqual([{ open: 0n }]);
});

import { hotAndGaps, lastDraws, listDraws, openedVietnamDraws } from '@pelita/contract';
import { commitment } from '@pelita/games/fairness';
import { replayedAt, verifyDraw } from '@pelita/lottery';
import { northernPast } from '@pelita/lottery/past-draws';
import { newMember, testDatabase, testServer } from '@pelita/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { drawWorld } from '../testing/draw-world.ts';

const world = await testDatabase({ now: '2026-03-02T11:00:00Z' });
const server = await testServer(world);
const { settled, plan, drawDue, job } = drawWorld(world);

const rows = <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
  world.database.transaction((tx) => tx.run<Row>({ name: `test.${tx.newId()}`, text }, values));
const eventsOf = (name: string) =>
  rows<{ data: { at: string; draws: { gameId: string; numero: string; result?: object }[] } }>(
    'select data from outbox where name = $1 order by at, id',
    [name],
  );
const drawsOf = async (id: string, query: Record<string, string> = {}) =>
  (await server.send(listDraws, { params: { id }, query })).value.content;

beforeEach(async () => {
  await plan();
  settled.length = 0;
});

describe('FAIR-01 LOTT-07', () => {
  test('a draw’s commitment stands before its sales, its seed is told with the result, and anybody can check both', async () => {
    const [before] = await rows<{ commitment: string; draw_no: string }>(
      `select commitment, draw_no from draw where game_code = 'PK10-1M' order by closes_at limit 1`,
    );
    world.clock.advance({ minutes: 1 });
    await drawDue();
    const [drawn] = await drawsOf('PK10-1M');
    expect(drawn).toMatchObject({
      numero: before?.draw_no,
      commitment: before?.commitment,
      state: 'drawn',
      revision: 1,
    });
    const { gameId, numero, rules, serverSeed, result } = drawn ?? never();
    const claimed = { commitment: drawn?.commitment ?? '', result: result ?? {} };
    const draw = { rules, game: gameId, drawNo: numero, serverSeed: serverSeed ?? '' };
    expect(verifyDraw(draw, claimed)).toMatchObject({ holds: true });
    expect(verifyDraw({ ...draw, drawNo: '20260302-0001' }, claimed).holds).toBe(false);
  });

  test('a closed draw tells nothing of its seed before the draw', async () => {
    world.clock.advance({ seconds: 57 });
    const [closed] = await drawsOf('SSC-1M');
    expect(closed).toMatchObject({ state: 'scheduled', result: null, serverSeed: null, revision: 0 });
    expect(JSON.stringify(closed)).not.toContain('sealed');
    world.clock.advance({ seconds: 3 });
    await drawDue();
  });

  test('the north replays a real past day, which its own committed seed has chosen, and says which', async () => {
    world.clock.set('2026-03-02T11:15:00Z');
    await drawDue();
    const [replayed] = await drawsOf('XSMB');
    const { serverSeed, gameId, numero } = replayed ?? never();
    const past = northernPast();
    const seeded = { game: gameId, drawNo: numero, serverSeed: serverSeed ?? '' };
    const chosen = past[replayedAt(seeded, past.length)];
    expect(replayed).toMatchObject({ origin: 'replay', replayOf: chosen?.date, result: chosen?.result });
    expect(commitment(serverSeed ?? '')).toBe(replayed?.commitment);
    const { value } = await server.send(openedVietnamDraws, { query: { gameId: 'XSMB' } });
    expect(value[0]).toMatchObject({ numero: '20260302', replayOf: chosen?.date });
  });
});

describe('LOTT-07', () => {
  test('what two workers draw at once is drawn once, and handed over to settlement once', async () => {
    world.clock.advance({ minutes: 3 });
    await Promise.all([drawDue(), drawDue(), drawDue()]);
    const [left] = await rows<{ due: bigint }>(
      `select count(*) as due from draw where state = 'scheduled' and draws_at <= $1`,
      [world.clock.now()],
    );
    expect(left?.due).toBe(0n);
    expect(new Set(settled.map(({ drawId }) => drawId)).size).toBe(settled.length);
    const [repeated] = await rows<{ twice: bigint }>(
      'select count(*) as twice from (select draw_id from draw_result group by draw_id having count(*) > 1) d',
    );
    expect(repeated?.twice).toBe(0n);
  });

  test('draws missed by a stop of hours are all made, with the results that their seeds had decided', async () => {
    const planned = await rows<{ draw_id: string }>(
      `select draw_id from draw where game_code = 'SSC-1M' and state = 'scheduled'`,
    );
    world.clock.advance({ hours: 9 });
    const before = (await eventsOf('draw.result')).length;
    await drawDue();
    const made = await rows<{ draw_id: string }>(
      `select draw_id from draw where game_code = 'SSC-1M' and state = 'drawn' and draw_id = any($1::uuid[])`,
      [planned.map(({ draw_id: id }) => id)],
    );
    expect(made).toHaveLength(planned.length);
    const told = (await eventsOf('draw.result')).slice(before).flatMap(({ data }) => data.draws);
    expect(told.filter(({ gameId }) => gameId === 'SSC-1M').length).toBeLessThan(planned.length / 10);
    for (const draw of await drawsOf('SSC-1M', { size: '100' })) {
      const { rules, gameId, numero, serverSeed, result } = draw;
      const own = { rules, game: gameId, drawNo: numero, serverSeed: serverSeed ?? '' };
      expect(verifyDraw(own, { commitment: draw.commitment ?? '', result: result ?? {} }).holds).toBe(true);
    }
  });

  test('a result whose settlement cannot be taken over is not written, and the draw is made at the next try', async () => {
    world.clock.advance({ minutes: 1 });
    const failing = drawWorld(world, { settle: async () => Promise.reject(new Error('no settlement')) });
    await expect(failing.drawDue()).rejects.toThrow('no settlement');
    const scheduled = () =>
      rows(`select draw_id from draw where state = 'scheduled' and draws_at <= $1`, [world.clock.now()]);
    expect((await scheduled()).length).toBeGreaterThan(0);
    await drawDue();
    expect(await scheduled()).toEqual([]);
  });

  test('a draw whose seed does not open stays unmade, and keeps no other waiting', async () => {
    world.clock.advance({ minutes: 1 });
    const [spoilt] = await rows<{ draw_id: string }>(
      `update draw set sealed_seed = 'AAAA' where draw_id =
         (select draw_id from draw where game_code = 'K3-1M' and state = 'scheduled' order by draws_at limit 1) returning draw_id`,
    );
    await drawDue();
    const left = await rows(`select draw_id from draw where state = 'scheduled' and draws_at <= $1`, [
      world.clock.now(),
    ]);
    expect(left).toEqual([spoilt]);
    await rows(`update draw set state = 'void' where draw_id = $1`, [spoilt?.draw_id]);
  });
});

describe('LIVE-01', () => {
  test('draw.result tells everybody the numbers, and draw.closing which draws take no more bets', async () => {
    world.clock.set(minuteAfter());
    await plan();
    const [next] = await rows<{ closes_at: Temporal.Instant; draw_no: string }>(
      `select closes_at, draw_no from draw where game_code = 'SSC-1M' and closes_at > $1 order by closes_at limit 1`,
      [world.clock.now()],
    );
    const at = next?.closes_at ?? never();
    world.clock.set(at);
    await job('draws.close')({ at: at.toString() });
    const closing = (await eventsOf('draw.closing')).at(-1)?.data;
    expect(closing).toMatchObject({ at: at.toString() });
    expect(closing?.draws).toContainEqual({ gameId: 'SSC-1M', numero: next?.draw_no });
    world.clock.advance({ seconds: 5 });
    await drawDue();
    const result = (await eventsOf('draw.result')).at(-1)?.data.draws.find(({ gameId }) => gameId === 'SSC-1M');
    expect(result).toMatchObject({ numero: next?.draw_no, result: { digits: [expect.stringMatching(/^\d{5}$/)] } });
  });

  test('a closing that is told late is not told', async () => {
    const before = (await eventsOf('draw.closing')).length;
    await job('draws.close')({ at: world.clock.now().subtract({ minutes: 2 }).toString() });
    expect(await eventsOf('draw.closing')).toHaveLength(before);
  });

  test('the jobs of the next minute’s closings and draws are laid down for their instants', async () => {
    await job('draws.follow')();
    const laid = await rows<{ name: string; at: string }>(
      `select name, data->>'at' as at from pgboss.job where name in ('draws.draw', 'draws.close') and data ? 'at' order by 2, 1`,
    );
    const instants = laid.map(({ name, at }) => `${name} ${at}`);
    expect(new Set(instants).size).toBe(instants.length);
    const seconds = laid.map(({ at }) => Temporal.Instant.from(at).since(world.clock.now()).total('seconds'));
    expect(Math.max(...seconds)).toBeLessThanOrEqual(90);
    expect(laid.filter(({ name }) => name === 'draws.draw').length).toBeGreaterThan(0);
    expect(laid.filter(({ name }) => name === 'draws.close').length).toBeGreaterThan(0);
  });
});

test('API-01 GET /lgw/draw/{id}/hot_gap_info LOTT-06 counts from the results alone', async () => {
  const { value } = await server.send(hotAndGaps, { params: { id: 'SSC-1M' }, query: { draws: '50' } });
  const results = (await drawsOf('SSC-1M', { size: '60' }))
    .flatMap(({ result }) => result?.['digits'] ?? [])
    .slice(0, 50);
  expect(value.counted).toBe(50);
  const sevens = value.places[2]?.numbers.find(({ number }) => number === '7');
  expect(sevens?.hits).toBe(results.filter((digits) => digits[2] === '7').length);
  const gap = results.findIndex((digits) => digits[2] === '7');
  expect(sevens?.gap).toBe(gap < 0 ? null : gap);
});

test('API-01 GET /lotto/lgw/games/opened/numero LOTT-02 LOTT-06 tells the last result of each game that has one', async () => {
  const { token } = await newMember(server);
  const { value } = await server.send(lastDraws, {}, { token });
  const [latest] = await drawsOf('SSC-1M');
  expect(value['SSC-1M']).toMatchObject({ numero: latest?.numero, result: latest?.result });
  expect(value['4D-MY']).toBeUndefined();
});

function minuteAfter(): string {
  const now = world.clock.now().toZonedDateTimeISO('UTC').round({ smallestUnit: 'minute', roundingMode: 'ceil' });
  return now.toInstant().toString();
}

function never(): never {
  throw new Error('the row is not there');
}

import { randomUUID } from 'node:crypto';
import { listDraws, lotteryGameMenus } from '@pelita/contract';
import {
  approveProposal,
  changeLotteryGame,
  enterResult,
  getOfficeDraw,
  listLotteryGames,
  listOfficeDraws,
  orderLotteryGames,
} from '@pelita/contract/office';
import { northernPast } from '@pelita/lottery/past-draws';
import { testDatabase, testOffice, testServer, type TestOperator } from '@pelita/testkit';
import { beforeEach, describe, expect, test } from 'vitest';

const world = await testDatabase({ now: '2026-03-02T11:00:00Z' });
const portal = await testServer(world);
const office = await testOffice(world);
const [past] = northernPast();
const result = Object.fromEntries(Object.entries(past?.result ?? {}).map(([prize, all]) => [prize, [...all]]));

let [proposer, confirmer]: TestOperator[] = [];
const by = (operator: TestOperator | undefined): TestOperator => required(operator);

beforeEach(async () => {
  await world.asOwner(`truncate draw_feed, draw_partial, draw_result, draw`);
  world.clock.set('2026-03-02T11:00:00Z');
  await office.work('draws.plan');
  await world.asOwner(
    `update draw set origin = 'entry', commitment = null, sealed_seed = null where game_code = 'XSMB'`,
  );
  world.clock.set('2026-03-02T11:20:00Z');
  [proposer, confirmer] = [await office.operator('draw'), await office.operator('draw')];
});

async function idOf(game: string): Promise<string> {
  const rows = await world.asOwner<{ draw_id: string }>(
    'select draw_id from draw where game_code = $1 order by draws_at limit 1',
    [game],
  );
  return required(rows[0]).draw_id;
}

const enter = async (entered: Record<string, string[]>, game = 'XSMB', operator = proposer) =>
  by(operator).send(
    enterResult,
    { params: { id: await idOf(game) }, body: { result: entered, reason: 'as broadcast' } },
    { 'idempotency-key': randomUUID() },
  );
const approve = ({ id, inputHash }: { id: string; inputHash: string }, operator = confirmer) =>
  by(operator).send(approveProposal, { params: { id }, body: { inputHash } });
const shown = async () => (await portal.send(listDraws, { params: { id: 'XSMB' }, query: {} })).value.content[0];

describe('OPS-08 LOTT-07 POST /office/draws/{id}/result', () => {
  test('a result is entered by one operator and counts once another has confirmed it', async () => {
    const { value } = await enter(result);
    expect(value).toMatchObject({ state: 'open', result: { game: 'XSMB', draw: '20260302', result } });
    expect(await shown()).toMatchObject({ state: 'scheduled', result: null });
    expect(await approve(value, proposer)).toMatchObject({ status: 403, body: { code: 'own_proposal' } });
    expect(await shown()).toMatchObject({ state: 'scheduled', result: null });
    expect((await approve(value)).value).toMatchObject({ state: 'executed' });
    expect(await shown()).toMatchObject({ state: 'drawn', result, revision: 1 });
    const draw = (await by(proposer).send(getOfficeDraw, { params: { id: await idOf('XSMB') } })).value;
    expect(draw.results).toMatchObject([
      { revision: 1, source: 'entry', proposedBy: proposer?.username, confirmedBy: confirmer?.username },
    ]);
    expect(await enter(result)).toMatchObject({ status: 409, body: { code: 'draw_has_result' } });
  });

  test('a second proposal for one draw is refused while the first is open', async () => {
    await enter(result);
    expect(await enter(result, 'XSMB', confirmer)).toMatchObject({ status: 409, body: { code: 'proposal_open' } });
  });

  test.each([
    ['a missing prize', { ...result, G4: undefined }, 'G4', 'required'],
    ['too few numbers', { ...result, G7: ['13'] }, 'G7', 'prize_count'],
    ['a number too short', { ...result, DB: ['1234'] }, 'DB', 'prize_number'],
    ['digits of another script', { ...result, DB: ['１２３４５'] }, 'DB', 'prize_number'],
    ['a prize that is none', { ...result, G9: ['1'] }, 'G9', 'invalid'],
  ])('%s is refused with the prize and a sentence', async (_what, entered, prize, key) => {
    const answer = await enter(JSON.parse(JSON.stringify(entered)) as typeof result);
    expect(answer).toMatchObject({ status: 400, body: { code: 'result_malformed', fields: { [prize]: { key } } } });
    const { fields } = answer.body as { fields: Record<string, { message: string }> };
    expect(fields[prize]?.message.length).toBeGreaterThan(5);
  });

  test('a draw of our own, one that is not held yet, and one that does not exist take no result', async () => {
    expect(await enter({ digits: ['12345'] }, 'SSC-1M')).toMatchObject({ body: { code: 'draw_is_committed' } });
    world.clock.set('2026-03-02T11:14:59Z');
    expect(await enter(result)).toMatchObject({ status: 409, body: { code: 'draw_not_due' } });
    const unknown = { params: { id: randomUUID() }, body: { result, reason: 'as broadcast' } };
    const answer = await by(proposer).send(enterResult, unknown, { 'idempotency-key': randomUUID() });
    expect(answer).toMatchObject({ status: 404, body: { code: 'draw_unknown' } });
    expect(await by(proposer).send(getOfficeDraw, { params: { id: randomUUID() } })).toMatchObject({ status: 404 });
  });
});

test('OPS-08 GET /office/draws lists draws by game, day and state, and GET /office/draws/{id} tells what is to be entered', async () => {
  const query = { game: 'XSMB', drawsAtFrom: '2026-03-02', drawsAtTo: '2026-03-02' };
  const { value } = await by(proposer).send(listOfficeDraws, { query });
  expect(value.rows).toMatchObject([{ game: 'XSMB', drawNo: '20260302', drawState: 'scheduled', origin: 'entry' }]);
  const draw = (await by(proposer).send(getOfficeDraw, { params: { id: await idOf('XSMB') } })).value;
  expect(draw).toMatchObject({ isToBeEntered: true, feed: null, partial: null, results: [] });
  expect(draw.prizes[0]).toEqual({ name: 'DB', count: 1, digits: 5 });
  const own = (await by(proposer).send(getOfficeDraw, { params: { id: await idOf('SSC-1M') } })).value;
  expect(own).toMatchObject({ isToBeEntered: false, revealedSeed: null });
  expect(own.commitment).toMatch(/^[0-9a-f]{64}$/);
});

describe('OPS-08 PUT /office/lotteryGames', () => {
  const games = async () => (await by(proposer).send(listLotteryGames, {})).value.games;

  test('a game that is closed is shown to no player, and what two operators change at once is refused', async () => {
    const game = required((await games()).find(({ code }) => code === 'K3-1M'));
    const close = { params: { code: game.code }, body: { version: game.version, isOpen: false } };
    expect((await by(proposer).send(changeLotteryGame, close)).value).toEqual({
      version: game.version + 1,
      isOpen: false,
    });
    const menus = (await portal.send(lotteryGameMenus, {})).value;
    expect(menus['ELOTT']?.map(({ gameId }) => gameId)).not.toContain('K3-1M');
    expect(await by(confirmer).send(changeLotteryGame, close)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: { version: game.version + 1, isOpen: false } },
    });
    const unknown = { ...close, params: { code: 'NO-GAME' } };
    expect(await by(proposer).send(changeLotteryGame, unknown)).toMatchObject({ status: 404 });
  });

  test('games are ordered as a whole', async () => {
    const before = (await games()).map(({ code }) => code);
    const after = before.toReversed();
    await by(proposer).send(orderLotteryGames, { body: { before, after } });
    expect((await games()).map(({ code }) => code)).toEqual(after);
    const again = { body: { before, after } };
    expect(await by(proposer).send(orderLotteryGames, again)).toMatchObject({ body: { code: 'changed_meanwhile' } });
    const less = { body: { before: after, after: after.slice(1) } };
    expect(await by(proposer).send(orderLotteryGames, less)).toMatchObject({ body: { code: 'invalid_field' } });
  });

  test('the state of the feed counts what waits', async () => {
    const { feed } = (await by(proposer).send(listLotteryGames, {})).value;
    expect(feed).toEqual({ isConfigured: false, hasSecond: false, askedAt: null, waiting: 0, problems: 0 });
  });
});

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('it is not there');
  return value;
}

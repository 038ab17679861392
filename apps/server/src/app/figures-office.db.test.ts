import { listGames } from '@pelita/contract';
import { Dashboard, getDashboard, queueNames, reportGames, reportMoney, reportPlayers } from '@pelita/contract/office';
import { newMember, paidIn, play, testDatabase, testOffice, type TestOperator, testServer } from '@pelita/testkit';
import { describe, expect, onTestFinished, test } from 'vitest';
import { countNew } from '../modules/figures/index.ts';
import { framesOf } from './testing/event-frames.ts';

const world = await testDatabase({ now: '2026-03-02T04:01:00Z' });
const server = await testServer(world);
const office = await testOffice(world);
const finance = await office.operator('finance');
const { games } = (await server.send(listGames, { query: { gameType: 'RNG', pageSize: '1' } })).value;

const member = await newMember(server);
await paidIn(server, member, '200.00');
const rounds = await play(server, member, games[0]?.gameCode ?? '', (all) => all.length >= 12);
const other = await newMember(server);
await paidIn(server, other, '50.00');

/** What an operator's stream tells, one event after the other. */
async function listen({ headers }: TestOperator) {
  const aborter = new AbortController();
  onTestFinished(() => aborter.abort());
  const frames = framesOf(await fetch(`${office.origin}/office/events`, { headers, signal: aborter.signal }));
  return async () => (await frames.next()).value;
}

const sumOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + Number(text), 0).toFixed(2);
const stake = sumOf(rounds.map(({ totalBet }) => totalBet));
const won = sumOf(rounds.map(({ totalWin }) => totalWin));
const ggr = (Number(stake) - Number(won)).toFixed(2);

describe('API-01 GET /office/dashboard', () => {
  test('OPS-02 shows today as it is now, before any count and after it, read from figures', async () => {
    const expected = { deposits: '250.00', withdrawals: '0.00', stake, won, ggr };
    const first = (await finance.send(getDashboard, {})).value;
    expect(first.today).toMatchObject(expected);
    expect(first.before).toMatchObject({ deposits: '0.00', stake: '0.00' });
    await countNew(world.database, world.clock);
    world.clock.advance({ minutes: 2 });
    const { today, days, hours, products, queues, books } = (await finance.send(getDashboard, {})).value;
    expect(today).toEqual({ ...expected, players: 1 });
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ day: '2026-03-02', ...expected, players: 1 });
    expect(hours).toEqual([{ hour: '2026-03-02T04:00:00Z', ...expected, players: 1 }]);
    expect(products).toEqual([{ product: 'RNG', bets: 12, stake, won, ggr }]);
    expect(queues.map(({ name, waiting }) => [name, waiting])).toEqual(queueNames.map((name) => [name, 0]));
    expect(books).toMatchObject({ differences: 0, mended: 0, countedUntil: '2026-03-02T04:01:00Z' });
  });

  test('LIVE-01 OPS-02 who may see figures hears them on the office’s stream, and no other operator does', async () => {
    const content = await listen(await office.operator('content'));
    const told = await (await listen(finance))();
    expect(told?.event).toBe('figures');
    expect(Dashboard.parse(told?.data).today).toMatchObject({ deposits: '250.00', stake, won });
    const marker = { topic: 'everyone', name: 'notice', data: {} } as const;
    await world.database.transaction((tx) => tx.publish(marker));
    expect((await content())?.event).toBe('notice');
  });

  test('OPS-01 only who may see figures is answered', async () => {
    const content = await office.operator('content');
    expect(await content.send(getDashboard, {})).toMatchObject({ status: 403, body: { code: 'permission_missing' } });
  });
});

describe('API-01 GET /office/reports', () => {
  const day = { from: '2026-03-01', to: '2026-03-02' };

  test('OPS-10 GET /office/reports/money has each day and the totals', async () => {
    const { content, totals } = (await finance.send(reportMoney, { query: day })).value;
    expect(content.map((row) => [row.day, row.deposits, row.ggr, row.players])).toEqual([
      ['2026-03-02', '250.00', ggr, 1],
      ['2026-03-01', '0.00', '0.00', 0],
    ]);
    expect(totals).toMatchObject({ deposits: '250.00', stake, won, ggr });
  });

  test('OPS-10 GET /office/reports/games sums by product and vendor', async () => {
    const { content, totals } = (await finance.send(reportGames, { query: day })).value;
    expect(content).toEqual([{ product: 'RNG', vendor: games[0]?.vassalage, bets: 12, stake, won, ggr }]);
    expect(totals).toEqual({ bets: 12, stake, won, ggr });
  });

  test('OPS-10 GET /office/reports/players names each player, a page at a time, with the totals of all', async () => {
    const page = async (pageNum: string) =>
      (await finance.send(reportPlayers, { query: { ...day, pageNum, pageSize: '1' } })).value;
    expect(await page('1')).toMatchObject({
      content: [{ playerId: member.playerId, username: member.username, deposits: '200.00', stake, ggr }],
      totals: { players: 2, deposits: '250.00', stake },
      totalPages: 2,
    });
    expect((await page('2')).content).toMatchObject([{ playerId: other.playerId, stake: '0.00' }]);
    expect(await page('3')).toMatchObject({ content: [], totalPages: 2, totals: { players: 2 } });
  });

  test('OPS-10 a report is a file for who may export, with an entry of the audit log, and for no other', async () => {
    const file = (who: typeof finance) =>
      office.call(`/office/reports/money?from=${day.from}&to=${day.to}`, {
        headers: { ...who.headers, accept: 'text/csv' },
      });
    const taken = await file(finance);
    expect(taken.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(taken.text).toContain(`"2026-03-02","250.00","0.00","${stake}","${won}","${ggr}"`);
    const [entry] = await world.asOwner<{ actor: string; subject: string }>(
      `select actor, subject from audit_entry where action = 'take-file'`,
    );
    expect(entry).toEqual({ actor: `operator:${finance.operatorId}`, subject: 'file:/office/reports/money' });
    const draw = await office.operator('draw');
    expect((await draw.send(reportMoney, { query: day })).status).toBe(200);
    expect(await file(draw)).toMatchObject({ status: 403, body: { code: 'permission_missing' } });
  });

  test('API-05 days that cannot be are refused at their field', async () => {
    const answer = await finance.send(reportMoney, { query: { from: '2026-03-05', to: '2026-03-01' } });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid_field', fields: { to: {} } }]);
  });
});

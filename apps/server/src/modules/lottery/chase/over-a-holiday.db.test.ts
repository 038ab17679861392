import { randomUUID } from 'node:crypto';
import { placeLotteryOrder } from '@pelita/contract';
import { newMember, paidIn, testDatabase, testOffice, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { checkBook } from '../../ledger/index.ts';
import { checkLottery } from '../check-lottery.ts';
import { lotteryWorld, one } from '../testing/lottery-world.ts';

// The morning before the eve of the lunar new year: the north draws today, and then not before the ninth.
const world = await testDatabase({ now: '2027-02-04T03:00:00Z' });
const server = await testServer(world);
const desk = await testOffice(world);
const lottery = lotteryWorld(world);

test('LOTT-04 LOTT-03 a chase waits over a holiday: not a sen is taken while nothing is drawn, and the first draw after it is bet', async () => {
  const member = await newMember(server);
  await paidIn(server, member, '100.00');
  await desk.work('draws.plan', {});
  const begun = await server.send(
    placeLotteryOrder,
    { body: { gameCode: 'XSMB', items: [one('de', '01', '2')], chase: { draws: 3, stopOnWin: false } } },
    { token: member.token, headers: { 'idempotency-key': randomUUID() } },
  );
  expect(begun.value.drawNo).toBe('20270204');
  const bets = () =>
    lottery.run<{ drawNo: string; state: string }>(
      `select d.draw_no as "drawNo", c.state from lottery_order o join draw d using (draw_id)
       join lottery_chase c on c.player_id = o.player_id and c.chase_id = o.chase_id
       where o.chase_id = $1 order by d.draw_no`,
      [begun.value.chaseId],
    );
  const settle = async (drawNo: string, result: Record<string, string[]>) => {
    const [draw] = await lottery.run<{ drawId: string }>(
      `select draw_id as "drawId" from draw where game_code = 'XSMB' and draw_no = $1`,
      [drawNo],
    );
    await lottery.setResult({ drawId: draw?.drawId ?? '', gameCode: 'XSMB', drawNo }, result);
    await desk.work('lottery.settle', { drawId: draw?.drawId });
  };

  // As if the draw after the holiday were not planned yet, which is what a longer holiday comes to.
  await lottery.run(`delete from draw where game_code = 'XSMB' and draw_no > '20270204'`);
  world.clock.set('2027-02-04T12:00:00Z');
  await settle('20270204', lost);
  expect(await bets()).toEqual([{ drawNo: '20270204', state: 'running' }]);
  for (const day of ['05', '06', '07', '08']) {
    world.clock.set(`2027-02-${day}T12:00:00Z`);
    await desk.work('lottery.settle-waiting', {});
    expect(await bets()).toHaveLength(1);
  }
  await desk.work('draws.plan', {});
  await desk.work('lottery.settle-waiting', {});
  expect(await bets()).toEqual([
    { drawNo: '20270204', state: 'running' },
    { drawNo: '20270209', state: 'running' },
  ]);
  world.clock.set('2027-02-09T12:00:00Z');
  await settle('20270209', lost);
  expect((await bets()).map(({ drawNo }) => drawNo)).toEqual(['20270204', '20270209', '20270210']);
  expect(await world.database.snapshot(async (tx) => [...(await checkBook(tx)), ...(await checkLottery(tx))])).toEqual(
    [],
  );
});

const lost = {
  DB: ['12347'],
  G1: ['54321'],
  G2: ['11111', '22222'],
  G3: ['33333', '44444', '55555', '66666', '77777', '88888'],
  G4: ['1000', '2000', '3000', '4000'],
  G5: ['5001', '5002', '5003', '5004', '5005', '5006'],
  G6: ['101', '202', '303'],
  G7: ['40', '41', '42', '43'],
};

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { PlayerId } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { type Death, moments, workAsDyingServer } from '../../../platform/database/testing/dying-server.ts';
import { checkBook, readWallet } from '../../ledger/index.ts';
import { checkLottery } from '../check-lottery.ts';
import { settleDraw } from '../settlement/settle-draw.ts';
import { lotteryWorld, one, type TestDraw } from '../testing/lottery-world.ts';

// Servers settle draws: two at once; and one dies at each of its queries, in two ways. What it left is finished by the next.
const world = await testDatabase();
const lottery = lotteryWorld(world);
const PLAYERS = 4;

test(
  'REL-01 LOTT-08 settling whose server dies between any two of its queries pays each prize once, and takes each wrong one back once',
  { timeout: 300_000 },
  async () => {
    const ends: string[] = [];
    for (const how of ['corrected', 'void'] as const) {
      const settledDying = async (death?: Death) => {
        const { draw, players, expected } = await paidDraw(how);
        const ended = await workAsDyingServer({ ...world, death }, (database) => settleDraw(database, draw.drawId));
        while (!(await settleDraw(world.database, draw.drawId)));
        expect(await Promise.all(players.map(available))).toEqual(expected);
        return ended;
      };
      const { queries } = await settledDying();
      for (const moment of moments)
        for (let at = 1; at <= queries; at++) ends.push((await settledDying({ moment, at })).end);
    }
    expect(ends.length).toBeGreaterThanOrEqual(30);
    expect(new Set(ends)).toEqual(new Set(['died']));
    const faults = await world.database.snapshot(async (tx) => [...(await checkBook(tx)), ...(await checkLottery(tx))]);
    expect(faults).toEqual([]);
  },
);

test('SCALE-01 LOTT-08 two processes settle one draw at once, and each prize is paid once', async () => {
  const { draw, players, expected } = await paidDraw('corrected');
  const ends = await Promise.all([1, 2].map(() => settleInProcess(draw)));
  // What the other has under way is its to finish.
  expect(ends).toContain('settled');
  while (!(await settleDraw(world.database, draw.drawId)));
  expect(await Promise.all(players.map(available))).toEqual(expected);
  const [paid] = await lottery.run<{ payouts: bigint; players: bigint }>(
    `select count(*)::bigint as payouts, count(distinct player_id)::bigint as players from lottery_payout
     where draw_id = $1 and state = 'paid'`,
    [draw.drawId],
  );
  expect(paid?.payouts).toBe(paid?.players);
});

/** Settled once, and then corrected, so that the other half of the players wins, or void. */
async function paidDraw(
  how: 'corrected' | 'void',
): Promise<{ draw: TestDraw; players: PlayerId[]; expected: bigint[] }> {
  const draw = await lottery.newDraw('SSC-1M');
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => lottery.newPlayer(100n)));
  const isFirst = (seat: number) => seat % 2 === 0;
  await Promise.all(
    players.map((playerId, seat) =>
      lottery.bet(playerId, draw, [one('star2Last', isFirst(seat) ? '4|5' : '2|1', '1')]),
    ),
  );
  await lottery.setResult(draw, { digits: ['12345'] });
  await settleDraw(world.database, draw.drawId);
  const prize = await available(players[0] as PlayerId);
  expect(prize).toBeGreaterThan(1_000n);
  await (how === 'void' ? lottery.setVoid(draw) : lottery.setResult(draw, { digits: ['54321'] }));
  const corrected = players.map((_, seat) => (isFirst(seat) ? 0n : prize));
  return { draw, players, expected: how === 'void' ? players.map(() => 100n) : corrected };
}

/** By a process of its own; prints whether nothing is left to do. */
async function settleInProcess({ drawId }: TestDraw): Promise<string> {
  const program = fileURLToPath(new URL('testing/settling-process.ts', import.meta.url));
  const words = [program, JSON.stringify(world.address), drawId];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  let told = '';
  child.stdout.on('data', (data: Buffer) => (told += data.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0 ? told.trim() : `ended with ${code}`;
}

const available = async (playerId: PlayerId) =>
  (await world.database.reading((tx) => readWallet(tx, playerId))).availableMinor;

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { PlayerId } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { checkBook, readWallet } from '../../ledger/index.ts';
import { checkLottery } from '../check-lottery.ts';
import { settleDraw } from '../settlement/settle-draw.ts';
import { lotteryWorld, one, type TestDraw } from '../testing/lottery-world.ts';

// Processes settle draws: two at once; and one is killed at each of its statements, in two ways. What it left is finished by the next.
const world = await testDatabase();
const lottery = lotteryWorld(world);
const PLAYERS = 10;
/** So many statements settle a correction, and a draw that is void after it was paid, which asks for no prices. */
const statements = { corrected: 9, void: 8 } as const;
const ways = ['sent', 'answered'] as const;

test(
  'REL-01 LOTT-08 settling that is killed at 34 points pays each prize once, and takes each wrong one back once',
  { timeout: 300_000 },
  async () => {
    const ends: string[] = [];
    for (const [how, count] of Object.entries(statements))
      for (const when of ways)
        for (let at = 1; at <= count; at++) {
          const { draw, players, expected } = await paidDraw(how as keyof typeof statements);
          ends.push(await settleInProcess(draw, at, when));
          while (!(await settleDraw(world.database, draw.drawId)));
          expect(await Promise.all(players.map(available))).toEqual(expected);
        }
    // What was sent may be heard of before the kill, and the last of all then is the end.
    expect(ends.filter((end) => end === 'killed').length).toBeGreaterThanOrEqual(30);
    const faults = await world.database.snapshot(async (tx) => [...(await checkBook(tx)), ...(await checkLottery(tx))]);
    expect(faults).toEqual([]);
  },
);

test('SCALE-01 LOTT-08 two processes settle one draw at once, and each prize is paid once', async () => {
  const { draw, players, expected } = await paidDraw('corrected');
  const ends = await Promise.all([1, 2].map(() => settleInProcess(draw, 0, 'sent')));
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
  how: keyof typeof statements,
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

async function settleInProcess({ drawId }: TestDraw, at: number, when: (typeof ways)[number]): Promise<string> {
  const program = fileURLToPath(new URL('testing/settling-process.ts', import.meta.url));
  const child = spawn(process.execPath, [program, JSON.stringify(world.address), drawId, String(at), when], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let told = '';
  child.stdout.on('data', (data: Buffer) => (told += data.toString()));
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal === 'SIGKILL' ? 'killed' : code === 0 ? told.trim() : `ended with ${code}`;
}

const available = async (playerId: PlayerId) =>
  (await world.database.reading((tx) => readWallet(tx, playerId))).availableMinor;

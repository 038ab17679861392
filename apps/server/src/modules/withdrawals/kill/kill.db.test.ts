import { randomUUID } from 'node:crypto';
import type { PlayerId } from '@pelita/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock/clock.ts';
import { openConnections } from '../../../platform/database/connections.ts';
import { ensureDatabase } from '../../../platform/database/embedded/cluster-databases.ts';
import { openDatabase } from '../../../platform/database/open-database.ts';
import type { Database } from '../../../platform/database/tx.ts';
import { type KillableServer, killableServer } from '../../../platform/database/testing/killable-server.ts';
import { createLog } from '../../../platform/log/create-log.ts';
import { systemRandom } from '../../../platform/random/random.ts';
import { checkBook } from '../../ledger/index.ts';
import { checkWithdrawals } from '../check-withdrawals.ts';
import { newTestPlayer, type TestPlayer } from '../testing/test-desk.ts';
import { outsideBank } from './testing/bank-over-http.ts';

// Members ask, an operator approves and a bank outside pays without pause, while server and database are killed. Of five
// answers of the bank one is lost after it has paid.
const KILLS = 42;
const CLIENTS = 8;
const AMOUNT_MINOR = 10_000;

let bank: Awaited<ReturnType<typeof outsideBank>>;
let server: KillableServer;
let database: Database;
let players: TestPlayer[];

beforeAll(async () => {
  bank = await outsideBank();
  server = await killableServer(new URL('testing/paying-server.ts', import.meta.url), bank.origin);
  const address = await ensureDatabase(server.cluster, 'pelita');
  const connections = openConnections({ address, log: createLog('silent'), size: 4 });
  database = openDatabase({ address, connections, clock: systemClock, random: systemRandom, enqueue: async () => {} });
  players = [];
  for (let seat = 0; seat < CLIENTS; seat += 1) {
    const playerId = systemRandom.uuid(systemClock.now()) as PlayerId;
    players.push(await newTestPlayer(database, { playerId, amountMinor: 10_000_000n }));
  }
}, 60_000);
afterAll(async () => {
  await database?.close();
  await server?.close();
  await bank?.close();
}, 60_000);

test(
  `REL-01 MC-06 ${KILLS} kills of server and database over hold, payout and settlement: the book is whole and nobody is paid twice`,
  { timeout: 400_000 },
  async () => {
    const keys = new Map<string, string>();
    const cutOff = new Map<string, number>();
    let isOver = false;
    let completed = 0;

    /** Asks until it is answered, as any client does whose answer got lost. */
    async function insist(path: string, body: object): Promise<Record<string, string>> {
      for (;;) {
        try {
          const response = await fetch(server.origin() + path, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
            signal: AbortSignal.timeout(10_000),
          });
          if (response.status === 200) return (await response.json()) as Record<string, string>;
        } catch {
          cutOff.set(path, (cutOff.get(path) ?? 0) + 1);
        }
        await turn(30);
      }
    }

    async function work(player: TestPlayer): Promise<void> {
      while (!isOver) {
        const key = randomUUID();
        const { orderId: id = '' } = await insist('/request', { ...player, key });
        keys.set(key, id);
        for (let state = ''; state !== 'completed';) {
          if (state === 'review') await insist('/approve', { id });
          state = (await insist('/carry', { playerId: player.playerId, id }))['status'] ?? '';
        }
        completed += 1;
      }
    }

    const workers = players.map(work);
    const ways = [server.killServer, server.killDatabase, server.killOneBackend];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const wanted = completed + 1 + Math.floor(Math.random() * 3);
      while (completed < wanted) await turn(1);
      await ways[kill % ways.length]?.();
    }
    isOver = true;
    await Promise.all(workers);

    // The kills hit each step.
    expect(Math.min(...['/request', '/approve', '/carry'].map((path) => cutOff.get(path) ?? 0))).toBeGreaterThan(0);
    const rows = await database.reading((tx) =>
      tx.run<{ id: string; key: string; state: string; settled_minor: bigint }>(
        { name: 'test.withdrawals', text: 'select id, idempotency_key as key, state, settled_minor from withdrawal' },
        [],
      ),
    );
    expect(new Map(rows.map(({ key, id }) => [key, id]))).toEqual(keys);
    expect(
      rows.filter(({ state, settled_minor }) => state !== 'completed' || settled_minor !== BigInt(AMOUNT_MINOR)),
    ).toEqual([]);
    const paid = Map.groupBy(bank.paid, ([payoutId]) => payoutId.slice(0, 36));
    const sums = [...paid].map(([id, payouts]) => [id, payouts.reduce((sum, [, amount]) => sum + amount, 0)] as const);
    expect(new Map(sums)).toEqual(new Map(rows.map(({ id }) => [id, AMOUNT_MINOR])));
    expect(await database.transaction(checkBook)).toEqual([]);
    expect(await database.transaction((tx) => checkWithdrawals(tx))).toEqual([]);
  },
);

/** Lets answers arrive. */
function turn(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

import { randomUUID } from 'node:crypto';
import type { PlayerId } from '@pelita/contract';
import { systemClock } from '../../../../platform/clock/clock.ts';
import { openConnections } from '../../../../platform/database/connections.ts';
import { ensureDatabase } from '../../../../platform/database/embedded/cluster-databases.ts';
import { openDatabase } from '../../../../platform/database/open-database.ts';
import { killableServer } from '../../../../platform/database/testing/killable-server.ts';
import { createLog } from '../../../../platform/log/create-log.ts';
import { systemRandom } from '../../../../platform/random/random.ts';
import { checkBook } from '../../../ledger/index.ts';
import { checkWithdrawals } from '../../check-withdrawals.ts';
import { newTestPlayer, type TestPlayer } from '../../testing/test-desk.ts';
import { outsideBank } from './bank-over-http.ts';

const CLIENTS = 8;
const AMOUNT_MINOR = 10_000;
const STEPS = ['/request', '/approve', '/carry'] as const;
type Step = (typeof STEPS)[number];

/** What a run of kills has done; the lists are empty when all is well. */
export type PayingReport = {
  completed: number;
  /** How often each step got no answer and was asked again. */
  cutOff: Record<Step, number>;
  /** Withdrawals whose answer, state, settlement or payouts are not what was told. */
  wrong: string[];
  book: unknown[];
};

/**
 * Members ask, an operator approves and an outside bank pays without pause, while server, database and single backends are
 * killed in turn. Of five answers of the bank one is lost after it has paid. Each kill waits for a call of the step that was
 * cut off least so far, and they go on beyond `kills` until every step has been.
 */
export async function killWhilePaying(kills: number, onKill: (kill: number) => void = () => {}): Promise<PayingReport> {
  const bank = await outsideBank();
  const server = await killableServer(new URL('paying-server.ts', import.meta.url), bank.origin);
  const address = await ensureDatabase(server.cluster, 'pelita');
  const connections = openConnections({ address, log: createLog('silent'), size: 4 });
  const database = openDatabase({
    address,
    connections,
    clock: systemClock,
    random: systemRandom,
    enqueue: async () => {},
  });
  const told = new Map<string, string>();
  const cutOff: Record<Step, number> = { '/request': 0, '/approve': 0, '/carry': 0 };
  const asking: Record<Step, number> = { '/request': 0, '/approve': 0, '/carry': 0 };
  let isOver = false;
  let completed = 0;

  /** Asks until it is answered, as a client does whose answer got lost. */
  async function insist(step: Step, body: object): Promise<Record<string, string>> {
    for (;;) {
      asking[step] += 1;
      try {
        const response = await fetch(server.origin() + step, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(10_000),
        });
        if (response.status === 200) return (await response.json()) as Record<string, string>;
      } catch {
        cutOff[step] += 1;
      } finally {
        asking[step] -= 1;
      }
      await turn(30);
    }
  }

  async function withdrawOnAndOn(player: TestPlayer): Promise<void> {
    while (!isOver) {
      const key = randomUUID();
      const { orderId: id = '' } = await insist('/request', { ...player, key });
      told.set(key, id);
      for (let state = ''; state !== 'completed';) {
        if (state === 'review') await insist('/approve', { id });
        state = (await insist('/carry', { playerId: player.playerId, id }))['status'] ?? '';
      }
      completed += 1;
    }
  }

  try {
    const players: TestPlayer[] = [];
    for (let seat = 0; seat < CLIENTS; seat += 1) {
      const playerId = systemRandom.uuid(systemClock.now()) as PlayerId;
      players.push(await newTestPlayer(database, { playerId, amountMinor: 10_000_000n }));
    }
    const clients = players.map(withdrawOnAndOn);
    const ways = [server.killServer, server.killDatabase, server.killOneBackend];
    for (let kill = 0; kill < kills || STEPS.some((step) => cutOff[step] === 0); kill += 1) {
      const wanted = completed + 1 + Math.floor(Math.random() * 3);
      const aim = STEPS.reduce((least, step) => (cutOff[step] < cutOff[least] ? step : least));
      while (completed < wanted || asking[aim] === 0) await turn(1);
      await ways[kill % ways.length]?.();
      onKill(kill + 1);
    }
    isOver = true;
    await Promise.all(clients);

    const rows = await database.reading((tx) =>
      tx.run<{ id: string; key: string; state: string; settled_minor: bigint }>(
        { name: 'test.withdrawals', text: 'select id, idempotency_key as key, state, settled_minor from withdrawal' },
        [],
      ),
    );
    const paid = new Map<string, number>();
    for (const [payoutId, amount] of bank.paid) {
      const id = payoutId.slice(0, 36);
      paid.set(id, (paid.get(id) ?? 0) + amount);
    }
    const isRight = ({ id, key, state, settled_minor }: (typeof rows)[number]) =>
      told.get(key) === id &&
      state === 'completed' &&
      settled_minor === BigInt(AMOUNT_MINOR) &&
      paid.get(id) === AMOUNT_MINOR;
    const stored = new Set(rows.map(({ id }) => id));
    return {
      completed,
      cutOff,
      wrong: [
        ...rows.filter((row) => !isRight(row)).map(({ id }) => id),
        ...[...told.values(), ...paid.keys()].filter((id) => !stored.has(id)),
      ],
      book: [...(await database.transaction(checkBook)), ...(await database.transaction((tx) => checkWithdrawals(tx)))],
    };
  } finally {
    await database.close();
    await server.close();
    await bank.close();
  }
}

/** Lets answers arrive. */
function turn(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

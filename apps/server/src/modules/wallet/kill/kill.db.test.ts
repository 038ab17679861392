import { randomUUID } from 'node:crypto';
import { PROVIDER_SIGNATURE_HEADER } from '@pelita/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConnections } from '../../../platform/database/connections.ts';
import { ensureDatabase } from '../../../platform/database/embedded/cluster-databases.ts';
import { openDatabase } from '../../../platform/database/open-database.ts';
import type { Database } from '../../../platform/database/tx.ts';
import { systemClock } from '../../../platform/clock/clock.ts';
import { createLog } from '../../../platform/log/create-log.ts';
import { systemRandom } from '../../../platform/random/random.ts';
import { checkBook } from '../../ledger/index.ts';
import { registerProvider } from '../provider/registry.ts';
import { GAME, type Launch, newKeys, newLaunch, newPlayer } from '../provider/testing/launches.ts';
import { type KillableServer, killableServer } from './testing/killable-server.ts';

// An outside client posts without pause while server and database are killed. What was acknowledged must be there.
const KILLS = 21;
const CLIENTS = 24;
const IN_FLIGHT_AT_LEAST = 16;
const PROVIDER = 'KILLER';
const DIE_AFTER_COMMIT = 'x-die-after-commit';

let server: KillableServer;
let database: Database;
const launches: Launch[] = [];
const keys = newKeys();

beforeAll(async () => {
  server = await killableServer();
  const address = await ensureDatabase(server.cluster, 'pelita');
  database = openDatabase({
    connections: openConnections({ address, log: createLog('silent'), size: 4 }),
    clock: systemClock,
    random: systemRandom,
    enqueue: async () => {},
  });
  await database.transaction((tx) =>
    registerProvider(tx, { code: PROVIDER, name: 'Killer', publicKeyPem: keys.publicKeyPem }),
  );
  const handles = { database, clock: systemClock, random: systemRandom };
  for (let seat = 0; seat < 6; seat++) {
    const playerId = await newPlayer(handles, 1_000_000_000n, 'real');
    launches.push(await newLaunch(handles, { code: PROVIDER, playerId, book: 'real', gameCode: GAME }));
  }
}, 60_000);

afterAll(async () => {
  await database?.close();
  await server?.close();
}, 60_000);

test(
  `REL-01 ${KILLS} kills of server and database lose no acknowledged posting and double none`,
  { timeout: 150_000 },
  async () => {
    const client = postingClient();
    const inFlightAtKills: number[] = [];
    const kills = [server.killServer, server.killDatabase, server.killOneBackend];
    try {
      for (let kill = 0; kill < KILLS; kill++) {
        await client.acknowledgedMore(20 + Math.floor(Math.random() * 200));
        await client.inFlightAtLeast(IN_FLIGHT_AT_LEAST);
        inFlightAtKills.push(client.inFlight());
        await kills[kill % kills.length]?.();
      }
      await client.acknowledgedMore(200);
    } finally {
      await client.finish();
    }

    expect(Math.min(...inFlightAtKills)).toBeGreaterThanOrEqual(IN_FLIGHT_AT_LEAST);
    // The kills hit something: postings were cut off, and each of them landed at its repetition.
    expect(client.cutOff()).toBeGreaterThanOrEqual(KILLS);
    const ledger = await readLedger();
    const acknowledged = client.acknowledged();
    expect(new Set(ledger.keys())).toEqual(new Set(acknowledged.keys()));
    expect(Object.fromEntries(ledger)).toEqual(Object.fromEntries(acknowledged));
    expect(await database.transaction(checkBook)).toEqual([]);
  },
);

test(
  'REL-01 GAME-09 W14 a server that dies between commit and answer has moved the money once',
  { timeout: 60_000 },
  async () => {
    const [launch] = launches as [Launch];
    const bet = { kind: 'bet', key: randomUUID(), launch } as const;
    await expect(send(bet, { [DIE_AFTER_COMMIT]: '1' })).rejects.toThrow('fetch failed');
    await server.afterItsDeath();
    const committed = (await readLedger()).get(bet.key);
    expect(committed).toBeDefined();
    expect(await send(bet)).toBe(committed);
    expect(await send(bet)).toBe(committed);
    expect(await database.transaction(checkBook)).toEqual([]);
  },
);

type Posting = { kind: 'bet' | 'deposit'; key: string; launch: Launch };

/** Clients that post under new keys for ever, and repeat a key until it is acknowledged. */
function postingClient() {
  const acknowledged = new Map<string, string>();
  const cutOff = new Set<string>();
  let isOver = false;
  let inFlight = 0;

  async function untilAcknowledged(posting: Posting): Promise<void> {
    while (!acknowledged.has(posting.key)) {
      inFlight += 1;
      try {
        acknowledged.set(posting.key, await send(posting));
      } catch {
        cutOff.add(posting.key);
      } finally {
        inFlight -= 1;
      }
      // Whoever found nobody there asks again shortly, and leaves the processor to those who boot.
      if (!acknowledged.has(posting.key)) await turn(30);
    }
  }

  async function work(seat: number): Promise<void> {
    const launch = launches[seat % launches.length] as Launch;
    while (!isOver) await untilAcknowledged({ kind: seat % 2 ? 'bet' : 'deposit', key: randomUUID(), launch });
  }

  const workers = Array.from({ length: CLIENTS }, (_, seat) => work(seat));
  return {
    acknowledged: () => acknowledged,
    inFlight: () => inFlight,
    cutOff: () => cutOff.size,
    async acknowledgedMore(count: number) {
      const wanted = acknowledged.size + count;
      while (acknowledged.size < wanted) await turn();
    },
    async inFlightAtLeast(count: number) {
      while (inFlight < count) await turn();
    },
    /** Lets everything under way be acknowledged, repeated as often as it takes. */
    async finish() {
      isOver = true;
      await Promise.all(workers);
    },
  };
}

/** One request; its answer in the words of `readLedger`. Anything but an answer of the posting throws. */
async function send({ kind, key, launch }: Posting, headers: Record<string, string> = {}): Promise<string> {
  const { playerId, ...asked } = launch;
  const transaction = { request_uuid: key, transaction_uuid: key, round: key, currency: 'MYR', amount: 100_000 };
  const body = Buffer.from(
    JSON.stringify(kind === 'bet' ? { ...asked, ...transaction } : { playerId, key, amountMinor: '250' }),
  );
  const response = await fetch(
    server.origin() + (kind === 'bet' ? `/provider/${PROVIDER}/transaction/bet` : '/deposit'),
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [PROVIDER_SIGNATURE_HEADER]: keys.signatureOf(body),
        ...headers,
      },
      body,
      signal: AbortSignal.timeout(10_000),
    },
  );
  const text = await response.text();
  if (response.status !== 200) throw new Error(text);
  const answer = JSON.parse(text) as { status?: string; balance?: number; availableMinor?: string };
  if (kind === 'bet' && answer.status !== 'RS_OK') throw new Error(text);
  return `${playerId} ${kind} ${kind === 'bet' ? Number(answer.balance) / 1_000 : answer.availableMinor}`;
}

/** Every posting that the ledger has of this test, by key. */
async function readLedger(): Promise<Map<string, string>> {
  const rows = await database.reading((tx) =>
    tx.run<{ key: string; told: string }>(
      {
        name: 'test.ledger',
        text: `select idempotency_key as key, player_id || ' ' || kind || ' ' || available_after_minor as told
               from transfer where source in ('kill', 'provider:${PROVIDER}')`,
      },
      [],
    ),
  );
  const ledger = new Map(rows.map(({ key, told }) => [key, told]));
  if (ledger.size !== rows.length) throw new Error('a key stands twice in the ledger');
  return ledger;
}

/** Lets answers arrive. */
function turn(ms = 1): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

import { randomUUID } from 'node:crypto';
import { PROVIDER_SIGNATURE_HEADER } from '@pelita/contract';
import { systemClock } from '../../../../platform/clock/clock.ts';
import { openConnections } from '../../../../platform/database/connections.ts';
import { ensureDatabase } from '../../../../platform/database/embedded/cluster-databases.ts';
import { openDatabase } from '../../../../platform/database/open-database.ts';
import type { Database } from '../../../../platform/database/tx.ts';
import { createLog } from '../../../../platform/log/create-log.ts';
import { systemRandom } from '../../../../platform/random/random.ts';
import { registerProvider } from '../../provider/registry.ts';
import { GAME, type Launch, newKeys, newLaunch, newPlayer } from '../../provider/testing/launches.ts';
import { type KillableServer, killableServer } from '../../../../platform/database/testing/killable-server.ts';

const CLIENTS = 24;
const PLAYERS = 6;
const PROVIDER = 'KILLER';
const ofProvider = ['bet', 'win', 'rollback'] as const;
const ofLedger = ['deposit', 'hold', 'settle', 'release', 'player_transfer'] as const;
const kinds = [...ofProvider, ...ofLedger] as const;
/** What has to stand before a posting of the kind makes sense. */
const follows = { win: 'bet', rollback: 'bet', settle: 'hold', release: 'hold' } as const;
export type PostingKind = (typeof kinds)[number];
/** A win and a rollback name the bet that they speak of, a settlement and a release their hold. */
export type Posting = { kind: PostingKind; key: string; launch: Launch; of?: string; toPlayerId?: string };

/** A server to kill, with players, a provider and clients outside of it that remember what they were answered. */
export type KilledHouse = {
  server: KillableServer;
  database: Database;
  launches: readonly Launch[];
  /** One request; its answer in the words of `ledger`. Anything but an answer of the posting throws. */
  send(posting: Posting, headers?: Record<string, string>): Promise<string>;
  /** Every posting that the ledger has of these clients, by key. */
  ledger(): Promise<Map<string, string>>;
  clients(): PostingClients;
  close(): Promise<void>;
};

export async function killedHouse(): Promise<KilledHouse> {
  const server = await killableServer(new URL('posting-server.ts', import.meta.url));
  const address = await ensureDatabase(server.cluster, 'pelita');
  const connections = openConnections({ address, log: createLog('silent'), size: 4 });
  const handles = { clock: systemClock, random: systemRandom };
  const database = openDatabase({ address, connections, ...handles, enqueue: async () => {} });
  const keys = newKeys();
  await database.transaction((tx) =>
    registerProvider(tx, { code: PROVIDER, name: 'Killer', publicKeyPem: keys.publicKeyPem }),
  );
  const launches: Launch[] = [];
  for (let seat = 0; seat < PLAYERS; seat++) {
    const playerId = await newPlayer({ database, ...handles }, 1_000_000_000n, 'real');
    launches.push(
      await newLaunch({ database, clock: systemClock }, { code: PROVIDER, playerId, book: 'real', gameCode: GAME }),
    );
  }
  const send = (posting: Posting, headers: Record<string, string> = {}) =>
    sendTo(server.origin(), keys.signatureOf, posting, headers);
  return {
    server,
    database,
    launches,
    send,
    ledger: () => readLedger(database),
    clients: () => postingClients(launches, send),
    async close() {
      await database.close();
      await server.close();
    },
  };
}

export type PostingClients = ReturnType<typeof postingClients>;

/** Clients that post under new keys for ever, and repeat a key until it is acknowledged. */
function postingClients(launches: readonly Launch[], send: KilledHouse['send']) {
  const acknowledged = new Map<string, string>();
  const cutOff = new Map<string, PostingKind>();
  let isOver = false;
  let inFlight = 0;

  async function untilAcknowledged(posting: Posting): Promise<string> {
    while (!acknowledged.has(posting.key)) {
      inFlight += 1;
      try {
        acknowledged.set(posting.key, await send(posting));
      } catch {
        cutOff.set(posting.key, posting.kind);
      } finally {
        inFlight -= 1;
      }
      // Whoever found nobody there asks again shortly, and leaves the processor to those who boot.
      if (!acknowledged.has(posting.key)) await turn(30);
    }
    return posting.key;
  }

  async function work(seat: number): Promise<void> {
    const launch = launches[seat % launches.length] as Launch;
    const kind = kinds[seat % kinds.length] ?? 'bet';
    const { playerId: toPlayerId } = launches[(seat + 1) % launches.length] as Launch;
    while (!isOver) {
      const first = follows[kind as keyof typeof follows];
      if (first === undefined) await untilAcknowledged({ kind, key: randomUUID(), launch, toPlayerId });
      else {
        const of = await untilAcknowledged({ kind: first, key: randomUUID(), launch });
        await untilAcknowledged({ kind, key: randomUUID(), launch, of });
      }
    }
  }

  const workers = Array.from({ length: CLIENTS }, (_, seat) => work(seat));
  return {
    acknowledged: () => acknowledged,
    inFlight: () => inFlight,
    cutOff: () => cutOff.size,
    /** How many of each kind were cut off at least once. */
    cutOffByKind: () =>
      Object.fromEntries(kinds.map((kind) => [kind, [...cutOff.values()].filter((one) => one === kind).length])),
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

async function sendTo(
  origin: string,
  signatureOf: (bytes: Uint8Array) => string,
  { kind, key, launch, of, toPlayerId }: Posting,
  headers: Record<string, string>,
): Promise<string> {
  const { playerId, ...asked } = launch;
  const isOfLedger = ofLedger.some((one) => one === kind);
  const asProvider = {
    ...asked,
    request_uuid: key,
    transaction_uuid: key,
    round: of ?? key,
    ...(of === undefined ? {} : { reference_transaction_uuid: of }),
    ...(kind === 'rollback' ? {} : { currency: 'MYR', amount: 100_000 }),
  };
  const body = Buffer.from(JSON.stringify(isOfLedger ? { playerId, key, of, toPlayerId } : asProvider));
  const response = await fetch(origin + (isOfLedger ? `/${kind}` : `/provider/${PROVIDER}/transaction/${kind}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json', [PROVIDER_SIGNATURE_HEADER]: signatureOf(body), ...headers },
    body,
    signal: AbortSignal.timeout(10_000),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(text);
  const answer = JSON.parse(text) as { status?: string; balance?: number; availableMinor?: string };
  if (!isOfLedger && answer.status !== 'RS_OK') throw new Error(text);
  const told = kind === 'settle' ? 'withdrawal' : kind;
  return `${playerId} ${told} ${isOfLedger ? answer.availableMinor : Number(answer.balance) / 1_000}`;
}

async function readLedger(database: Database): Promise<Map<string, string>> {
  const rows = await database.reading((tx) =>
    tx.run<{ key: string; told: string }>(
      {
        name: 'test.ledger',
        text: `select idempotency_key as key, player_id || ' ' || kind || ' ' || available_after_minor as told
               from transfer where source in ('kill', 'provider:${PROVIDER}')
                 -- What the other player got is the second half of one posting.
                 and not (kind = 'player_transfer' and credit_account = 'wallet')`,
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

import { createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A wallet that speaks the protocol, for tests of the studio alone: idempotent by transaction, with tombstones, and
 * with the ways in which a wallet can fail. Amounts are 1/100,000 of the currency.
 */
export type Fault =
  /** Done, but the answer never arrives. */
  | 'lost'
  /** Not done, and the connection breaks. */
  | 'broken'
  /** Never answered, until the caller gives up. Done all the same. */
  | 'silent'
  | 'http-500'
  | 'unknown'
  | `RS_ERROR_${string}`;

type Movement = { user: string; kind: 'bet' | 'win'; amount: number };
type Ask = Record<string, unknown> & { user: string; token: string; request_uuid: string };

export type StandInWallet = Awaited<ReturnType<typeof standInWallet>>;

export async function standInWallet() {
  const players = new Map<string, { token: string; balance: number; expired: boolean }>();
  const movements = new Map<string, Movement>();
  const undone = new Set<string>();
  const faults: Fault[] = [];
  const batches: number[] = [];
  const heard: { path: string; ask: Ask; status: string }[] = [];
  let winsToFail = 0;
  let questionsToLose = 0;
  let publicKey: ReturnType<typeof createPublicKey> | null = null;

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const path = (request.url ?? '').replace('/provider/STUDIO', '');
    const ask = JSON.parse(body.toString()) as Ask;
    const fault = path === '/user/balance' ? undefined : (faults.shift() ?? (failsWin(path) ? 'http-500' : undefined));
    const signature = Buffer.from(String(request.headers['x-hub88-signature'] ?? ''), 'base64');
    const isSigned = publicKey !== null && verify('RSA-SHA256', body, publicKey, signature);

    if (path === '/user/balance' && questionsToLose > 0) {
      questionsToLose -= 1;
      return void request.socket.destroy();
    }
    if (fault === 'broken') return void request.socket.destroy();
    if (fault === 'http-500') return void response.writeHead(500).end('{}');
    const isForced = fault === 'unknown' || fault?.startsWith('RS_ERROR_');
    const answerTo = (to: string, one: Ask) => {
      const status = !isSigned
        ? 'RS_ERROR_INVALID_SIGNATURE'
        : isForced
          ? fault === 'unknown'
            ? 'RS_ERROR_UNKNOWN'
            : fault
          : statusOf(to, one);
      heard.push({ path: to, ask: one, status: String(status) });
      const balance = players.get(one.user)?.balance ?? 0;
      return { user: one.user, status, request_uuid: one.request_uuid, currency: 'MYR', balance };
    };
    const items = path === '/transactions' ? (ask['items'] as Ask[]) : null;
    if (items) batches.push(items.length);
    const told = items
      ? { items: items.map((item) => answerTo(`/transaction/${String(item['type'])}`, item)) }
      : answerTo(path, ask);
    if (fault === 'lost') return void request.socket.destroy();
    if (fault === 'silent') return;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told));
  }

  function failsWin(path: string): boolean {
    if (path !== '/transaction/win' || winsToFail === 0) return false;
    winsToFail -= 1;
    return true;
  }

  function statusOf(path: string, ask: Ask): string {
    const player = players.get(ask.user);
    if (!player || player.token !== ask.token) return 'RS_ERROR_INVALID_TOKEN';
    if (path === '/user/balance') return player.expired ? 'RS_ERROR_TOKEN_EXPIRED' : 'RS_OK';
    const id = String(ask['transaction_uuid']);
    const reference = String(ask['reference_transaction_uuid']);
    if (path === '/transaction/rollback') {
      const movement = movements.get(reference);
      // What a player has spent of a win that is taken back is owed: the balance of the stand-in then falls below zero.
      if (movement && !undone.has(reference))
        player.balance += movement.kind === 'bet' ? movement.amount : -movement.amount;
      undone.add(reference);
      return 'RS_OK';
    }
    if (undone.has(id)) return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
    if (movements.has(id)) return 'RS_OK';
    const amount = Number(ask['amount']);
    if (path === '/transaction/win') {
      if (!movements.has(reference)) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
      player.balance += amount;
      movements.set(id, { user: ask.user, kind: 'win', amount });
      return 'RS_OK';
    }
    if (player.expired) return 'RS_ERROR_TOKEN_EXPIRED';
    if (player.balance < amount) return 'RS_ERROR_NOT_ENOUGH_MONEY';
    player.balance -= amount;
    movements.set(id, { user: ask.user, kind: 'bet', amount });
    return 'RS_OK';
  }

  return {
    url: `http://127.0.0.1:${port}/provider/STUDIO`,
    heard,
    /** How many items each batch had. */
    batches,
    trust(publicKeyPem: string) {
      publicKey = createPublicKey(publicKeyPem);
    },
    /** A player with whole sen; the bearer is what the game page would send. */
    admit(user: string, balanceMinor: number) {
      const token = `token-of-${user}-0123456789`;
      players.set(user, { token, balance: balanceMinor * 1_000, expired: false });
      return { token, bearer: `Bearer ${user}.${token}` };
    },
    expire(user: string) {
      const player = players.get(user);
      if (player) player.expired = true;
    },
    revive(user: string) {
      const player = players.get(user);
      if (player) player.expired = false;
    },
    /** What befalls the next bets, wins and rollbacks, in order. */
    fail(...coming: Fault[]) {
      faults.push(...coming);
    },
    faultsToCome: () => faults.length,
    /** So many of the next questions for a balance get no answer. */
    loseQuestions(count: number) {
      questionsToLose = count;
    },
    failWins(count: number) {
      winsToFail = count;
    },
    balanceMinor: (user: string) => (players.get(user)?.balance ?? 0) / 1_000,
    movementsOf: (user: string) =>
      [...movements]
        .filter(([id, movement]) => movement.user === user && !undone.has(id))
        .map(([, movement]) => movement),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

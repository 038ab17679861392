/*
 * What a race compares our server with: nothing but node:http, the same pool and the same statements. It
 * verifies the same signatures and answers the same fields, and knows nothing of forms, refusals, limits, the site's
 * gate or logs. Words: the address of the database as JSON, the file of the provider's public key. It prints its port.
 */
import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import process from 'node:process';
import { type DatabaseAddress, openConnections } from '../../apps/server/src/platform/database/connections.ts';
import { createLog } from '../../apps/server/src/platform/log/create-log.ts';

type Asked = Record<string, string | number | undefined>;
type Row = Record<string, string | bigint>;

const [address = '', keyFile = ''] = process.argv.slice(2);
const key = createPublicKey(readFileSync(keyFile));
const connections = openConnections({ address: JSON.parse(address) as DatabaseAddress, log: createLog('error') });
/** The launch of a token, as our server keeps it too. */
const players = new Map<string, string>();
const list = process.env['RAW_LIST'] ?? '';
const boot = process.env['RAW_BOOT'] ?? '';

const server = createServer((request, response) => {
  void answer(request).then(
    (text) => response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(text),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});

async function answer(request: IncomingMessage): Promise<string> {
  switch (request.url) {
    case '/list':
      await reading([{ name: 'version', text: 'select version::text as version from catalogue_version' }]);
      return list;
    case '/boot':
      await reading([]);
      return boot;
    case '/balance':
      return balance(await signed(request));
    default:
      return bet(await signed(request));
  }
}

async function balance(asked: Asked): Promise<string> {
  const [row] = await query({
    name: 'balance',
    text: `select available_minor, bet_refusal($4, $1, $5) as refusal
           from wallet where player_id = $1 and currency = $2 and book = $3`,
    values: [await playerOf(asked), 'MYR', 'real', asked['token'], new Date()],
  });
  return told(asked, 'RS_OK', row?.['available_minor']);
}

async function bet(asked: Asked): Promise<string> {
  const now = Temporal.Now.instant();
  const [row] = await query({
    name: 'bet',
    text: 'select * from provider_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
    values: [
      'BENCH',
      asked['transaction_uuid'],
      await playerOf(asked),
      asked['token'],
      'real',
      'MYR',
      asked['currency'],
      asked['game_code'],
      asked['round'],
      false,
      Number(asked['amount']) / 1_000,
      now.toString(),
    ],
  });
  return told(asked, String(row?.['status']), row?.['balance_minor']);
}

function told(asked: Asked, status: string, minor: string | bigint | undefined): string {
  const { user, request_uuid } = asked;
  return JSON.stringify({ user, status, request_uuid, currency: 'MYR', balance: Number(minor) * 1_000 });
}

async function playerOf({ token }: Asked): Promise<string> {
  const known = players.get(String(token));
  if (known !== undefined) return known;
  const text = `select player_id from game_session where token_hash = sha256(convert_to($1, 'UTF8'))`;
  const [row] = await query({ name: 'player', text, values: [token] });
  const found = String(row?.['player_id']);
  players.set(String(token), found);
  return found;
}

async function query(statement: { name: string; text: string; values: unknown[] }): Promise<Row[]> {
  const held = await connections.acquire();
  try {
    return (await held.client.query<Row>(statement)).rows;
  } finally {
    held.release();
  }
}

/** The statements between BEGIN and COMMIT, sent at once as our server sends them. */
async function reading(statements: readonly { name: string; text: string }[]): Promise<void> {
  const held = await connections.acquire();
  try {
    await Promise.all(['begin read only', ...statements, 'commit'].map((one) => held.client.query(one)));
  } finally {
    held.release();
  }
}

async function signed(request: IncomingMessage): Promise<Asked> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const body = Buffer.concat(pieces);
  const signature = Buffer.from(String(request.headers['x-hub88-signature']), 'base64');
  if (!verify('RSA-SHA256', body, key, signature)) throw new Error('the signature is wrong');
  return JSON.parse(body.toString()) as Asked;
}

server.listen(0, '127.0.0.1', () => {
  const at = server.address();
  if (typeof at === 'object') console.log(`port ${at?.port}`);
});
process.on('SIGTERM', () => {
  server.close();
  void connections.end().then(() => process.exit(0));
});

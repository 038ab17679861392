import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { openDatabaseServer } from './database-server.ts';
import { Plain } from './plain.ts';
import { readEnvironment } from '../platform/environment/read-environment.ts';
import { createLog } from '../platform/log/create-log.ts';
import { freshDatabase } from '../platform/database/schema/testing/fresh-database.ts';

const file = (name: string) => fileURLToPath(new URL(`testing/tls/${name}`, import.meta.url));
const { host, user, application } = inject('pelitaCluster');
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

// The test cluster speaks by a socket in the file system alone. Before it stands what a server of one's own has: TLS.
const heard = { encrypted: 0, clear: 0 };
const sockets = new Set<Socket>();
const server = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => {});
  socket.once('data', (first: Buffer) => {
    if (!first.equals(SSL_REQUEST)) {
      heard.clear += 1;
      return void socket.destroy();
    }
    socket.write('S');
    const open = new TLSSocket(socket, {
      isServer: true,
      key: readFileSync(file('server-key.pem')),
      cert: readFileSync(file('server.pem')),
    });
    const database = connect(`${host}/.s.PGSQL.5432`);
    open.once('secure', () => (heard.encrypted += 1));
    for (const one of [open, database])
      one.on('error', () => {}).on('close', () => [open, database].forEach((it) => it.destroy()));
    open.pipe(database).pipe(open);
  });
});
await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

async function openBy(parameters: string, at = 'localhost') {
  const { database } = await freshDatabase();
  const dataDir = mkdtempSync('/tmp/pelita-tls-');
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const url = (role: string) =>
    `postgresql://${role}@${at}:${(server.address() as AddressInfo).port}/${database}?${parameters}`;
  const variables = { DATABASE_URL: url(application), DATABASE_OWNER_URL: url(user) };
  const environment = readEnvironment({ NODE_ENV: 'test', DATA_DIR: dataDir, ...variables });
  return openDatabaseServer(environment, createLog('silent'));
}

test('SEC-03 with sslmode=verify-full every connection to the database is encrypted, and its server known', async () => {
  const opened = await openBy(`sslmode=verify-full&sslrootcert=${encodeURIComponent(file('authority.pem'))}`);
  expect(opened.isOwnedByApplication).toBe(false);
  expect(heard.encrypted).toBeGreaterThan(0);
  expect(heard.clear).toBe(0);
});

test.each([
  ['signed by an authority that is not trusted', 'sslmode=verify-full', 'localhost'],
  ['of another name', `sslmode=verify-full&sslrootcert=${encodeURIComponent(file('authority.pem'))}`, '127.0.0.1'],
])('SEC-03 a database server whose certificate is %s is refused in a sentence', async (_what, parameters, at) => {
  const refused = openBy(parameters, at);
  await expect(refused).rejects.toThrow(Plain);
  await expect(refused).rejects.toThrow('The database of DATABASE_URL cannot be reached: ');
});

import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runFolder } from '@pelita/testkit/run-folder';
import { afterAll, expect, inject, test } from 'vitest';
import { openCluster } from '../platform/database/embedded/cluster.ts';
import { asAdministrator } from '../platform/database/embedded/cluster-databases.ts';
import { launch, launchReady, type RunningServer } from './testing/running-server.ts';

const root = runFolder('pelita-serve-');
const dataDir = join(root, 'data');
const running: RunningServer[] = [];

async function start(variables: Record<string, string> = {}): Promise<RunningServer> {
  const server = await launchReady('bare-server.ts', { DATA_DIR: dataDir, PORT: '0', ...variables });
  running.push(server);
  return server;
}

afterAll(async () => {
  for (const server of running) await server.end('SIGKILL');
  await (await openCluster(dataDir)).stop();
  rmSync(root, { recursive: true, force: true });
});

const setting = (...words: string[]) => launch('../setting.ts', { DATA_DIR: dataDir }, words);
const keys = async ({ origin }: RunningServer) => (await (await fetch(`${origin}/keys`)).json()) as string[];
function postmasterPid(): number {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
}

const accountsFile = join(dataDir, 'first-run.json');
type Account = { username: string; password: string };
type Accounts = Record<'member' | 'agent', Account> & {
  operators: (Account & { authenticatorSecret: string; roles: string[] })[];
};

test('EASY-01 a first run that is killed before it is done goes on with the same passwords and grants once', async () => {
  const crashed = launch('bare-server.ts', { DATA_DIR: dataDir, PORT: '0', BARE_CRASH: 'grant' });
  await expect(crashed.said('Pelita is ready at ')).rejects.toThrow('ended without');
  const before = readFileSync(accountsFile, 'utf8');
  const server = await start();
  expect(readFileSync(accountsFile, 'utf8')).toBe(before);
  const { operators } = JSON.parse(before) as Accounts;
  const names = ['demoagent', 'demomember', ...operators.map(({ username }) => username), 'first-run 100000'];
  expect(await keys(server)).toEqual(names.toSorted());
  const roles = Object.groupBy(
    operators.flatMap((operator) => operator.roles),
    (role) => role,
  );
  expect(Object.entries(roles).map(([role, some = []]) => [role, some.length])).toEqual([
    ['admin', 2],
    ['finance', 2],
    ...['support', 'risk', 'content', 'draw', 'agents', 'auditor'].map((role) => [role, 1]),
  ]);
});

test('EASY-01 the demo accounts are printed once and kept for their owner only, with strong passwords of their own', async () => {
  const accounts = JSON.parse(readFileSync(accountsFile, 'utf8')) as Accounts;
  expect(statSync(accountsFile).mode & 0o777).toBe(0o600);
  const passwords = [accounts.member, accounts.agent, ...accounts.operators].map(({ password }) => password);
  expect(new Set(passwords).size).toBe(passwords.length);
  expect(accounts.operators.map(({ authenticatorSecret }) => authenticatorSecret.length)).toEqual(Array(10).fill(32));
  for (const password of passwords) {
    expect(password).toMatch(/^[A-Za-z0-9_-]{20}$/);
    expect(running[0]?.output()).toContain(password);
  }
});

test('REL-02 SIGTERM lets a request under way finish, ends live streams and stops the database', async () => {
  const [server] = running;
  if (!server) throw new Error('no server runs');
  const slow = fetch(`${server.origin}/slow`);
  const stream = await fetch(`${server.origin}/stream`);
  await server.said('holding');
  const ended = server.end('SIGTERM');
  expect(await (await slow).text()).toBe('done');
  expect(await stream.text()).toBe('open\nended\n');
  expect(await ended).toBe(0);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('REL-01 after kill -9 the next start needs no hand and keeps what it acknowledged', async () => {
  const server = await start();
  expect(server.output()).not.toContain('first-run.json');
  expect((await fetch(`${server.origin}/write/acknowledged`, { method: 'POST' })).status).toBe(200);
  await server.end('SIGKILL');
  expect(await keys(await start())).toContain('acknowledged');
});

test('EASY-01 a second start makes nothing again: cluster, schema and accounts are those of the first', async () => {
  const made = () => ['postgres/PG_VERSION', 'first-run.json'].map((path) => statSync(join(dataDir, path)).mtimeMs);
  const first = made();
  await running.at(-1)?.end('SIGTERM');
  const server = await start();
  expect(made()).toEqual(first);
  expect(server.output()).not.toMatch(/migrat|first-run\.json/i);
});

test('REL-01 while it runs, a killed database comes back below it', async () => {
  const server = running.at(-1);
  if (!server) throw new Error('no server runs');
  const pid = postmasterPid();
  process.kill(pid, 'SIGKILL');
  const written = ['acknowledged'];
  while ([pid, 0].includes(postmasterPid())) {
    const key = `after-the-kill-${written.length}`;
    const { status } = await fetch(`${server.origin}/write/${key}`, { method: 'POST' });
    if (status === 200) written.push(key);
  }
  expect(await keys(server)).toEqual(expect.arrayContaining(written));
});

test('REL-01 killed together, server and database come back together', async () => {
  const server = running.at(-1);
  if (!server) throw new Error('no server runs');
  await fetch(`${server.origin}/write/both`, { method: 'POST' });
  process.kill(postmasterPid(), 'SIGKILL');
  await server.end('SIGKILL');
  expect(await keys(await start())).toContain('both');
});

test('a second server of the same data keeps the database alive when the first one stops', async () => {
  const first = running.at(-1);
  const second = await start();
  expect(await first?.end('SIGTERM')).toBe(0);
  expect(await keys(second)).toContain('both');
});

test('EASY-01 an outside PostgreSQL serves as well, by DATABASE_URL alone, and is left running', async () => {
  const { host, user } = inject('pelitaCluster');
  const database = `outside_${randomUUID().replaceAll('-', '')}`;
  const administration = { host, user, database: 'postgres' };
  await asAdministrator(administration, (client) => client.query(`create database ${database}`));
  const url = `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
  const outside = join(root, 'outside');
  const server = await start({ DATABASE_URL: url, DATA_DIR: outside });
  expect(await keys(server)).toContain('demomember');
  expect(await server.end('SIGTERM')).toBe(0);
  expect(existsSync(join(outside, 'postgres'))).toBe(false);
  await asAdministrator(administration, (client) => client.query(`drop database ${database}`));
});

test('SEC-02 outside a sandbox no account is made, and the start says which it is', async () => {
  const { host, user } = inject('pelitaCluster');
  const database = `production_${randomUUID().replaceAll('-', '')}`;
  const administration = { host, user, database: 'postgres' };
  await asAdministrator(administration, (client) => client.query(`create database ${database}`));
  const url = `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
  const folder = join(root, 'production');
  const begin = (variables: Record<string, string>) => start({ DATABASE_URL: url, DATA_DIR: folder, ...variables });
  const production = await begin({ NODE_ENV: 'production' });
  expect(production.output()).toContain('The sandbox is off');
  for (const missing of ['No mail is sent', 'No text is sent', 'No payment provider', 'Approved withdrawals wait'])
    expect(production.output()).toContain(missing);
  expect(await keys(production)).toEqual([]);
  await production.end('SIGTERM');
  const published = await begin({ PUBLIC_ORIGIN: 'http://play.example.com' });
  expect(published.output()).toContain('The sandbox is off');
  await published.end('SIGTERM');
  expect(existsSync(join(folder, 'first-run.json'))).toBe(false);
  const sandbox = await begin({ NODE_ENV: 'production', PELITA_SANDBOX: '1' });
  expect(sandbox.output()).toContain('The sandbox is on');
  expect(await keys(sandbox)).toContain('demomember');
  await sandbox.end('SIGTERM');
  const after = await begin({ NODE_ENV: 'production', LOG_LEVEL: 'warn' });
  expect(after.output()).toContain('this database was a sandbox and has its demo accounts');
  await after.end('SIGTERM');
  await asAdministrator(administration, (client) => client.query(`drop database ${database}`));
});

// The commands below find the server's database running, and need not start it for themselves.
test.each([
  [['set', 'site.status', '5'], 'site.status cannot be 5', 1],
  [['set', 'site.colour', '1'], 'There is no setting "site.colour"', 1],
  [['set', 'site.status', 'up'], 'up is not JSON', 1],
  [['put', 'site.status', '1'], 'does not know "put"; npm run setting -- --help', 2],
])('the command %j is refused with the way out', async (words, answer, code) => {
  const refused = setting(...words);
  await refused.said(answer);
  expect(await exitCode(refused)).toBe(code);
  expect(refused.output()).not.toMatch(/\n\s+at /);
});

test.each([
  ['provider', [], 'needs one of: list, add', 2],
  [
    'provider',
    ['add', 'ACME', '/nowhere.pem', '--launch-url', 'https://x', '--games', 'g'],
    '/nowhere.pem cannot be read',
    1,
  ],
  ['provider', ['add', 'ACME', 'key.pem', '--colour', 'red'], 'does not know the option --colour', 2],
  ['provider', ['rotate-key', 'NOBODY', fileURLToPath(import.meta.url)], 'There is no provider "NOBODY"', 1],
  ['reconcile', ['--provider', 'NOBODY', '--report', '/nowhere.csv'], 'There is no provider "NOBODY"', 1],
  ['reconcile', ['--report', '/nowhere.csv'], 'A report needs its provider and its file', 2],
])('EASY-05 npm run %s -- %j is refused with the way out', async (name, words, answer, code) => {
  const refused = launch(`../${name}.ts`, { DATA_DIR: dataDir }, words);
  await refused.said(answer);
  expect(await exitCode(refused)).toBe(code);
  expect(refused.output()).not.toMatch(/\n\s+at /);
});

test('a setting changed from the command line reaches the running server', async () => {
  const server = running.findLast(({ child }) => child.exitCode === null && child.signalCode === null);
  const status = async () => (await fetch(`${server?.origin}/status`)).json();
  const command = setting('set', 'site.status', '1');
  expect(await exitCode(command)).toBe(0);
  expect(command.output()).toMatch(/(^|\n)site.status = 1\n$/);
  await expect.poll(status, { timeout: 20_000 }).toBe(1);
  expect(await server?.end('SIGTERM')).toBe(0);
});

test('settings are read and changed with the server stopped; the database runs for that moment only', async () => {
  const get = setting('get', 'site.status');
  expect(await exitCode(get)).toBe(0);
  // On a slow machine the database's start is announced before it.
  expect(get.output()).toMatch(/(^|\n)1\n$/);
  expect(await exitCode(setting('set', 'site.status', '0'))).toBe(0);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('WALLET-01 npm run reconcile says what it compared, and ends with 1 when the books differ', async () => {
  const reconcile = () => launch('../reconcile.ts', { DATA_DIR: dataDir });
  const agreeing = reconcile();
  expect(await exitCode(agreeing)).toBe(0);
  expect(agreeing.output()).toMatch(
    /(^|\n)0 wallets, 0 transfers, 0 provider transactions, 0 studio transactions, 0 vendor transfers, 0 withdrawals, 0 lottery orders, 0 bonuses: 0 differences\n$/,
  );
  const wallet = `insert into wallet (player_id, currency, book, scale, available_minor, reserved_minor,
    receivable_minor, version, opened_at) values (gen_random_uuid(), 'MYR', 'real', 2, 1, 0, 0, 1, now())`;
  const cluster = await openCluster(dataDir);
  await cluster.ensureRunning();
  const address = { ...cluster.address, database: 'pelita' };
  await asAdministrator(address, (client) => client.query(wallet));
  const differing = reconcile();
  expect(await exitCode(differing)).toBe(1);
  expect(differing.output()).toContain('a_wallet_is_the_sum_of_its_transfers: ');
  expect(differing.output()).toMatch(/\n1 wallets, .*: 3 differences\n$/);
  await asAdministrator(address, (client) => client.query('delete from wallet'));
  await cluster.stop();
});

test('a second signal ends at once a server that does not come to its end', async () => {
  const server = await start({ BARE_HOLD: '1' });
  const slow = fetch(`${server.origin}/slow`).catch(() => 'cut off');
  await server.said('holding');
  server.child.kill('SIGINT');
  await server.said('draining');
  expect(await server.end('SIGINT')).toBe(1);
  expect(await slow).toBe('cut off');
});

test('EASY-06 a busy port is said plainly, with the way out, before any database is started', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => blocker.once('listening', resolve));
  const { port } = blocker.address() as { port: number };
  const untouched = join(root, 'untouched');
  const refused = launch('bare-server.ts', { DATA_DIR: untouched, PORT: String(port) });
  await refused.said(`Port ${port} on 127.0.0.1 is taken by another program`);
  await refused.said(`PORT=${port + 2} npm start`);
  expect(await exitCode(refused)).toBe(1);
  expect(refused.output()).not.toMatch(/\n\s+at /);
  expect(existsSync(untouched)).toBe(false);
  blocker.close();
});

test('EASY-06 a wrong environment is said whole and without a stack', async () => {
  const refused = launch('bare-server.ts', { DATA_DIR: dataDir, PORT: 'eighty', NODE_ENV: 'prod' });
  await refused.said('PORT: must be a port number');
  await refused.said('NODE_ENV: must be production, development or test');
  expect(await exitCode(refused)).toBe(1);
  expect(refused.output()).not.toMatch(/\n\s+at /);
});

async function exitCode({ child }: Pick<RunningServer, 'child'>): Promise<number | null> {
  if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
  return child.exitCode;
}

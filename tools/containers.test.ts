import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { environmentNames, readEnvironment } from '../apps/server/src/platform/environment/read-environment.ts';

// No container engine is needed here: what the files name must be there, and what they set must be read.
const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const dockerfile = read('Dockerfile')
  .replaceAll(/\\\n\s*/g, ' ')
  .split('\n');
const instructions = dockerfile.flatMap((line) => {
  const [, word = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
  return word === '' ? [] : [{ word, rest }];
});
const of = (word: string) => instructions.filter((one) => one.word === word).map(({ rest }) => rest);

type Service = {
  environment: Record<string, string>;
  volumes: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  stop_grace_period?: string;
  build?: string;
  ports?: string[];
};
const compose = parse(read('compose.yaml')) as {
  services: Record<'server' | 'database', Service>;
  volumes: Record<string, null>;
  networks: { default: { ipam: { config: { subnet: string; gateway: string }[] } } };
};

test('EASY-05 the image copies what is there, every workspace among it, and runs what npm start runs', () => {
  const copied = of('COPY')
    .filter((rest) => !rest.startsWith('--from'))
    .flatMap((rest) => rest.split(' ').slice(0, -1));
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  for (const workspace of globSync('{apps,packages}/*/package.json', { cwd: root }))
    expect(copied).toContain(workspace);
  const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);
  const named = of('RUN').flatMap((rest) => [...rest.matchAll(/npm run (\w+)/g)].map(([, name]) => name));
  expect(named.filter((name) => !scripts.includes(name ?? ''))).toEqual([]);
  const [command] = of('CMD').map((rest) => JSON.parse(rest) as string[]);
  expect(command?.[0]).toBe('node');
  expect(existsSync(join(root, command?.[1] ?? 'nothing'))).toBe(true);
  expect(read('tools/launch/commands.mjs')).toContain('/start.ts');
});

test('EASY-05 the image is built in stages, runs as a user without rights, and is healthy when /readyz says so', () => {
  expect(of('FROM')).toHaveLength(2);
  expect(of('USER')).toEqual(['node']);
  const lastUser = instructions.findIndex(({ word }) => word === 'USER');
  expect(instructions.slice(lastUser).some(({ word }) => word === 'RUN')).toBe(false);
  expect(of('HEALTHCHECK')[0]).toContain('/readyz');
  const variables = of('ENV').flatMap((rest) => rest.split(' ').map((pair) => pair.split('=')[0] ?? ''));
  expect(variables.filter((name) => !environmentNames.includes(name))).toEqual([]);
  const data = /DATA_DIR=(\S+)/.exec(of('ENV').join(' '))?.[1];
  expect(of('VOLUME')).toEqual([data]);
});

test('EASY-05 compose brings the server with a PostgreSQL that it waits for, with variables that the server reads', () => {
  const { server, database } = compose.services;
  expect(Object.keys(server.environment).filter((name) => !environmentNames.includes(name))).toEqual([]);
  expect(server.environment['DATABASE_URL']).toMatch(
    /^postgresql:\/\/pelita_application:\$\{APPLICATION_PASSWORD:\?[^}]+\}@database:5432\/pelita$/,
  );
  expect(server.environment['DATABASE_OWNER_URL']).toMatch(
    /^postgresql:\/\/pelita:\$\{POSTGRES_PASSWORD:\?[^}]+\}@database:5432\/pelita$/,
  );
  expect([database.environment['POSTGRES_USER'], database.environment['POSTGRES_DB']]).toEqual(['pelita', 'pelita']);
  expect(server.depends_on?.['database']?.condition).toBe('service_healthy');
  expect(database.healthcheck?.test.join(' ')).toContain('pg_isready');
  const named = [...server.volumes, ...database.volumes].map((volume) => volume.split(':')[0] ?? '');
  expect(Object.keys(compose.volumes).toSorted()).toEqual(named.toSorted());
  // Longer than the server drains, or it would be killed in the middle.
  expect(Number.parseInt(server.stop_grace_period ?? '', 10)).toBeGreaterThan(30);
  // The back office is for this machine alone.
  expect(server.ports).toEqual(['127.0.0.1:8080:8080', '127.0.0.1:8081:8081']);
});

test('SEC-02 compose starts behind https with the proxy of its own machine trusted, and with no sandbox', () => {
  const { server } = compose.services;
  const [network] = compose.networks.default.ipam.config;
  const trusted = /^\$\{TRUST_PROXY:-(.+)\}$/.exec(server.environment['TRUST_PROXY'] ?? '')?.[1] ?? '';
  expect(trusted).toBe(network?.gateway);
  // Published to this machine alone: nobody else can come through the gateway.
  expect(server.ports?.every((port) => port.startsWith('127.0.0.1:'))).toBe(true);
  const image = Object.fromEntries(
    of('ENV').flatMap((rest) => rest.split(' ').map((pair) => pair.split('=') as [string, string])),
  );
  const { sandbox, trustProxy } = readEnvironment({
    ...image,
    TRUST_PROXY: trusted,
    PUBLIC_ORIGIN: 'https://play.example.com',
  });
  expect({ sandbox, trustProxy }).toEqual({ sandbox: false, trustProxy: [trusted] });
});

test('EASY-05 the guide of operations has a line for each variable, and for none that is not read', () => {
  const rows = [...read('docs/operations.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(new Set(rows)).toEqual(new Set(environmentNames));
});

test('REL-04 the guide of operations names every metric that the server has, and none that it lacks', () => {
  const sources = globSync('apps/server/src/{app,platform}/**/*.ts', {
    cwd: root,
    exclude: (path) => path.endsWith('.test.ts'),
  });
  const inCode = new Set(
    sources.flatMap((path) => [...read(path).matchAll(/\bpelita_[a-z_]+\b/g)].map(([name]) => name)),
  );
  const inGuide = new Set([...read('docs/operations.md').matchAll(/`(pelita_[a-z_]+)`/g)].map(([, name]) => name));
  expect(inGuide).toEqual(inCode);
});

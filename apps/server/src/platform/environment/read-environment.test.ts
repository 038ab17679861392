import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { EnvironmentProblems, readEnvironment } from './read-environment.ts';

test('EASY-01 nothing needs to be set: a fresh machine gets an embedded database, loopback and port 8080', () => {
  expect(readEnvironment({})).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: resolve('.pelita'),
    databaseUrl: null,
    databaseOwnerUrl: null,
    databaseReplicaUrl: null,
    backupKeyFile: null,
    publicOrigin: null,
    officePort: 8081,
    officeHost: '127.0.0.1',
    officeOrigin: null,
    brand: 'pelita',
    brandsDir: resolve(import.meta.dirname, '../../../../../brands'),
    nodeEnv: 'development',
    trustProxy: [],
    geoHeader: null,
    isLocal: true,
    sandbox: true,
    demoTeam: true,
    logLevel: 'info',
    metricsToken: null,
    traceCollector: null,
    carriers: { mail: null, sms: null, adyen: null, files: null, results: null, sports: null, identityCheck: null },
  });
});

test('an empty variable counts as none', () => {
  expect(readEnvironment({ DATABASE_URL: '', PORT: '', PUBLIC_ORIGIN: '' })).toEqual(readEnvironment({}));
});

test('EASY-06 every problem is said at once, by the name of its variable', () => {
  const wrong = {
    PORT: '70000',
    DATABASE_URL: 'mysql://somewhere',
    PUBLIC_ORIGIN: 'https://play.example.com/path',
    NODE_ENV: 'prod',
    TRUST_PROXY: '10.0.0.0/40',
    METRICS_TOKEN: 'short',
    BRAND: '../secrets',
  };
  const problems = problemsOf(wrong);
  expect(new Set(problems.map((problem) => problem.split(':')[0]))).toEqual(new Set(Object.keys(wrong)));
});

test('SEC-03 a problem never repeats the value, which may be a password', () => {
  const problems = problemsOf({ DATABASE_URL: 'postgres//user:hush-hush@host', METRICS_TOKEN: 'hush-hush' });
  expect(problems.join()).not.toContain('hush');
});

const authority = 'apps/server/src/main/testing/tls/authority.pem';
test.each([
  [{ DATABASE_URL: 'postgresql://a@h/d?sslmode=verify-full' }, []],
  [{ DATABASE_URL: `postgresql://a@h/d?sslmode=verify-full&sslrootcert=${authority}` }, []],
  [{ DATABASE_URL: 'postgresql://a@h/d?sslmode=disable', DATABASE_OWNER_URL: 'postgresql://o@h/d' }, []],
  [{ DATABASE_URL: 'postgresql://a@h/d?sslmode=require' }, ['DATABASE_URL: sslmode must be verify-full']],
  [{ DATABASE_URL: 'postgresql://a@h/d?sslmode=verify-full&sslrootcert=/nowhere' }, ['DATABASE_URL: sslrootcert must']],
  [{ DATABASE_URL: `postgresql://a@h/d?sslrootcert=${authority}` }, ['DATABASE_URL: sslrootcert must']],
  [{ DATABASE_OWNER_URL: 'postgresql://o@h/d' }, ['DATABASE_OWNER_URL: needs DATABASE_URL']],
])(
  'SEC-03 TLS to the database is verified or off, and the owner has a URL beside the application’s: %j',
  (given, told) => {
    expect(problemsOf(given)).toEqual(told.map((text) => expect.stringContaining(text) as unknown));
  },
);

const behindTls = { PUBLIC_ORIGIN: 'https://play.example.com', TRUST_PROXY: '127.0.0.1' };

test.each([
  [{}, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '127.evil.example' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ HOST: '0.0.0.0', NODE_ENV: 'production', PELITA_SANDBOX: '1' }, true],
  [{ HOST: '0.0.0.0', PELITA_SANDBOX: '0' }, false],
  [{ PELITA_SANDBOX: '0' }, false],
  [{ PUBLIC_ORIGIN: 'http://localhost:8080' }, true],
  [{ PUBLIC_ORIGIN: 'https://play.localhost' }, true],
  [{ PUBLIC_ORIGIN: 'http://play.example.com' }, false],
  [{ ...behindTls, HOST: '127.0.0.1' }, false],
  [{ ...behindTls, PELITA_SANDBOX: '1' }, true],
])(
  'SEC-02 the sandbox of %j is %s: outside production, where HOST and PUBLIC_ORIGIN are this machine, or by name',
  (variables, sandbox) => {
    expect(readEnvironment(variables).sandbox).toBe(sandbox);
  },
);

test('EASY-06 a sandbox has a team to show while developing, or by name; nothing outside a sandbox has', () => {
  const hasTeam = (variables: Record<string, string>) => readEnvironment(variables).demoTeam;
  expect([hasTeam({}), hasTeam({ NODE_ENV: 'test' }), hasTeam({ DEMO_TEAM: '0' })]).toEqual([true, false, false]);
  expect(hasTeam({ NODE_ENV: 'test', DEMO_TEAM: '1' })).toBe(true);
  expect(hasTeam({ PELITA_SANDBOX: '0', DEMO_TEAM: '1' })).toBe(false);
});

test('SEC-02 an https origin needs the proxy that ends TLS, said together with the other problems; on loopback it does not', () => {
  const { PUBLIC_ORIGIN } = behindTls;
  expect(problemsOf({ PUBLIC_ORIGIN, PORT: 'x' }).map((problem) => problem.split(':')[0])).toEqual([
    'PORT',
    'TRUST_PROXY',
  ]);
  for (const fine of [behindTls, { PUBLIC_ORIGIN: 'http://play.example.com' }, { PUBLIC_ORIGIN: 'https://localhost' }])
    expect(problemsOf(fine), JSON.stringify(fine)).toEqual([]);
});

test.each([
  [{}, []],
  [{ OFFICE_ORIGIN: 'http://office.localhost:9000' }, []],
  [{ OFFICE_ORIGIN: 'https://office.example.com', ...behindTls }, []],
  [{ OFFICE_ORIGIN: 'http://office.example.com' }, ['OFFICE_ORIGIN: must be https, unless it is loopback']],
  [
    { ...behindTls, OFFICE_ORIGIN: 'https://play.example.com:8443' },
    ['OFFICE_ORIGIN: must have a host of its own, not that of PUBLIC_ORIGIN'],
  ],
  [
    { PUBLIC_ORIGIN: 'http://localhost:8080', OFFICE_ORIGIN: 'http://localhost:8081' },
    ['OFFICE_ORIGIN: must have a host of its own, not that of PUBLIC_ORIGIN'],
  ],
])('SEC-03 the back office has an address of its own, https outside loopback: %j', (given, told) => {
  expect(problemsOf(given)).toEqual(told);
});

test('the back office listens beside the portal, on loopback', () => {
  expect(readEnvironment({ PORT: '9000' })).toMatchObject({ officePort: 9001, officeHost: '127.0.0.1' });
  expect(readEnvironment({ PORT: '0' }).officePort).toBe(0);
  expect(readEnvironment({ PORT: '65535' }).officePort).toBe(0);
  expect(readEnvironment({ OFFICE_PORT: '7000', OFFICE_HOST: '0.0.0.0' })).toMatchObject({
    officePort: 7000,
    officeHost: '0.0.0.0',
  });
});

test('proxies are addresses and ranges, and the header of the country is compared in lower case', () => {
  const { trustProxy, geoHeader } = readEnvironment({ TRUST_PROXY: '10.0.0.0/8, ::1', GEO_HEADER: 'CF-IPCountry' });
  expect(trustProxy).toEqual(['10.0.0.0/8', '::1']);
  expect(geoHeader).toBe('cf-ipcountry');
});

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    readEnvironment(variables);
  } catch (error) {
    if (error instanceof EnvironmentProblems) return error.problems;
    throw error;
  }
  return [];
}

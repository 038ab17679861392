import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { isAddressOrRange } from '../addresses/address-ranges.ts';
import { type CarriersFile, noCarriers, readCarriersFile } from '../providers/carriers-file.ts';
import { type Environment, logLevels } from './environment.ts';
import { isLoopback, isLoopbackOrigin } from './loopback.ts';

/** Every problem of the environment at once, each a sentence that names the variable. */
export class EnvironmentProblems extends Error {
  override name = 'EnvironmentProblems';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The environment cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** The environment of this very process. */
export function processEnvironment(): Environment {
  return readEnvironment(process.env);
}

export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  // An empty variable means the same as none: shells and compose files often cannot unset.
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  const problems = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (needsProxy(given)) problems.push(PROXY_NEEDED);
  problems.push(...officeProblems(given));
  const carriers = readCarriers(given['CARRIERS_FILE']);
  if ('problems' in carriers) problems.push(...carriers.problems);
  if (given['DATABASE_OWNER_URL'] !== undefined && given['DATABASE_URL'] === undefined) problems.push(URL_NEEDED);
  if (given['DATABASE_REPLICA_URL'] !== undefined && given['DATABASE_URL'] === undefined)
    problems.push(URL_NEEDED_TO_REPLICATE);
  if (!parsed.success || 'problems' in carriers || problems.length > 0) throw new EnvironmentProblems(problems);
  const { PELITA_SANDBOX, DEMO_TEAM, ...value } = parsed.data;
  const isLocal =
    isLoopback(value.HOST) && (value.PUBLIC_ORIGIN === undefined || isLoopbackOrigin(value.PUBLIC_ORIGIN));
  const sandbox = PELITA_SANDBOX === undefined ? value.NODE_ENV !== 'production' && isLocal : PELITA_SANDBOX === '1';
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL ?? null,
    databaseOwnerUrl: value.DATABASE_OWNER_URL ?? null,
    databaseReplicaUrl: value.DATABASE_REPLICA_URL ?? null,
    backupKeyFile: value.BACKUP_KEY_FILE === undefined ? null : resolve(value.BACKUP_KEY_FILE),
    publicOrigin: value.PUBLIC_ORIGIN ?? null,
    officePort: value.OFFICE_PORT ?? portBeside(value.PORT),
    officeHost: value.OFFICE_HOST,
    officeOrigin: value.OFFICE_ORIGIN ?? null,
    brand: value.BRAND,
    brandsDir: resolve(value.BRANDS_DIR),
    nodeEnv: value.NODE_ENV,
    trustProxy: value.TRUST_PROXY,
    geoHeader: value.GEO_HEADER?.toLowerCase() ?? null,
    isLocal,
    sandbox,
    demoTeam: sandbox && (DEMO_TEAM === undefined ? value.NODE_ENV === 'development' : DEMO_TEAM === '1'),
    logLevel: value.LOG_LEVEL,
    metricsToken: value.METRICS_TOKEN ?? null,
    traceCollector: value.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    carriers,
  };
}

/** Those that come with the product. */
const OWN_BRANDS = fileURLToPath(new URL('../../../../../brands/', import.meta.url));

const schema = z.object({
  PORT: portNumber().default(8080),
  HOST: hostName().default('127.0.0.1'),
  DATA_DIR: z.string().default('./.pelita'),
  DATABASE_URL: databaseUrl().optional(),
  DATABASE_OWNER_URL: databaseUrl().optional(),
  DATABASE_REPLICA_URL: databaseUrl().optional(),
  BACKUP_KEY_FILE: z.string().optional(),
  CARRIERS_FILE: z.string().optional(),
  PUBLIC_ORIGIN: originLike('https://play.example.com').optional(),
  OFFICE_PORT: portNumber().optional(),
  OFFICE_HOST: hostName().default('127.0.0.1'),
  OFFICE_ORIGIN: originLike('https://office.example.com').optional(),
  BRAND: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must name a folder in brands/')
    .default('pelita'),
  BRANDS_DIR: z.string().default(OWN_BRANDS),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('development'),
  TRUST_PROXY: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .refine(
      (parts) => parts.every(isAddressOrRange),
      'must be addresses or CIDR ranges, separated by commas, like 10.0.0.0/8',
    )
    .default([]),
  GEO_HEADER: z
    .string()
    .regex(/^[a-zA-Z0-9-]+$/, 'must be the name of a header, like CF-IPCountry')
    .optional(),
  PELITA_SANDBOX: z.enum(['0', '1'], 'must be 1 or 0').optional(),
  DEMO_TEAM: z.enum(['0', '1'], 'must be 1 or 0').optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(hasScheme('http:', 'https:'), 'must be like http://collector:4318')
    .optional(),
});

function portNumber() {
  const sentence = 'must be a port number, 0 to 65535; 0 takes a free one';
  return z
    .string()
    .regex(/^\d{1,5}$/, sentence)
    .transform(Number)
    .refine((port) => port <= 65_535, sentence);
}

function hostName() {
  return z.string().regex(/^[a-zA-Z0-9.:_-]+$/, 'must be an address or a host name');
}

function originLike(example: string) {
  return z
    .string()
    .transform((text) => text.replace(/\/$/, ''))
    .refine(isOrigin, `must be scheme, host and port only, like ${example}`);
}

function readCarriers(file: string | undefined): CarriersFile | { problems: string[] } {
  return file === undefined ? noCarriers : readCarriersFile(resolve(file));
}

/** The next port; beside a free one, another free one. */
function portBeside(port: number): number {
  return port === 0 || port === 65_535 ? 0 : port + 1;
}

/** The names of the variables that are read. */
export const environmentNames: readonly string[] = Object.keys(schema.shape);

const URL_NEEDED = 'DATABASE_OWNER_URL: needs DATABASE_URL beside it, the same database under the application’s role';
const URL_NEEDED_TO_REPLICATE = 'DATABASE_REPLICA_URL: needs DATABASE_URL beside it, the database that it follows';
const PROXY_NEEDED =
  'TRUST_PROXY: PUBLIC_ORIGIN is https, so a proxy ends TLS; name its addresses or ranges, like 10.0.0.0/8';

/** The server itself speaks plain HTTP; behind an unnamed proxy all visitors would have the address of that proxy. */
function needsProxy({ PUBLIC_ORIGIN: origin = '', TRUST_PROXY: proxies }: Record<string, string | undefined>): boolean {
  return hasScheme('https:')(origin) && !isLoopbackOrigin(origin) && proxies === undefined;
}

const OFFICE_AT_HOME = 'http://office.localhost';

/** Cookies know no ports, so a host that serves both would hand the operators' cookie to the portal. */
function officeProblems({
  OFFICE_ORIGIN: office = OFFICE_AT_HOME,
  PUBLIC_ORIGIN: portal,
}: Record<string, string | undefined>) {
  const hostOf = (origin = '') => (URL.canParse(origin) ? new URL(origin).hostname : null);
  const host = hostOf(office);
  if (host === null) return [];
  const isOpen = !hasScheme('https:')(office) && !isLoopbackOrigin(office);
  return [
    ...(isOpen ? ['OFFICE_ORIGIN: must be https, unless it is loopback'] : []),
    ...(host === hostOf(portal) ? ['OFFICE_ORIGIN: must have a host of its own, not that of PUBLIC_ORIGIN'] : []),
  ];
}

/** As PostgreSQL's own clients read it. Weaker modes encrypt without knowing to whom, so none of them is taken. */
function databaseUrl() {
  const parameter = (text: string, name: string) =>
    URL.canParse(text) ? new URL(text).searchParams.get(name) : undefined;
  return z
    .string()
    .refine(hasScheme('postgres:', 'postgresql:'), 'must be like postgresql://user:password@host:5432/name')
    .refine(
      (text) => [null, 'disable', 'verify-full'].includes(parameter(text, 'sslmode') ?? null),
      'sslmode must be verify-full, with sslrootcert=FILE where the authority is your own, or disable',
    )
    .refine((text) => {
      const file = parameter(text, 'sslrootcert');
      return file == null || (parameter(text, 'sslmode') === 'verify-full' && isReadable(file));
    }, 'sslrootcert must name a file that can be read, beside sslmode=verify-full');
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

function hasScheme(...schemes: readonly string[]) {
  return (text: string) => URL.canParse(text) && schemes.includes(new URL(text).protocol);
}

function isOrigin(text: string): boolean {
  return hasScheme('http:', 'https:')(text) && new URL(text).origin === text;
}

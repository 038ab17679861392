import type { CarriersFile } from '../providers/carriers-file.ts';

/** What the process was told from outside, parsed once at start by `readEnvironment`. */
export type Environment = {
  port: number;
  host: string;
  /** Absolute. Holds the embedded database, secrets and first-run.json. */
  dataDir: string;
  /** Absent: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | null;
  /** The same database under the role that owns the schema; absent, that of `databaseUrl` is its owner. */
  databaseOwnerUrl: string | null;
  /** A streaming replica of it, for what reads much; absent, that goes to the database itself. */
  databaseReplicaUrl: string | null;
  /** Absolute. The key that seals backups. */
  backupKeyFile: string | null;
  /** Scheme, host and port as visitors see them, without a trailing slash. */
  publicOrigin: string | null;
  /** Where the back office listens; 0 takes a free port. */
  officePort: number;
  officeHost: string;
  /** The one address of the back office; absent, `office.localhost` at its port. Never a host of the portal. */
  officeOrigin: string | null;
  /** The folder in `brands/`. */
  brand: string;
  /** The folder that holds the folders of brands. */
  brandsDir: string;
  nodeEnv: 'production' | 'development' | 'test';
  /** Addresses and CIDRs from which X-Forwarded-For counts. */
  trustProxy: readonly string[];
  /** The header in which a CDN names the visitor's country, in lower case. */
  geoHeader: string | null;
  /** Whether visitors can only be on this machine: HOST is loopback, and so is PUBLIC_ORIGIN where there is one. */
  isLocal: boolean;
  /** Whether `/dev`, the sandbox cashier and the demo accounts exist. */
  sandbox: boolean;
  /** Whether a new sandbox gets a team that has played. */
  demoTeam: boolean;
  logLevel: LogLevel;
  metricsToken: string | null;
  /** Where an OpenTelemetry collector takes OTLP over HTTP. */
  traceCollector: string | null;
  /** Who carries mails, texts, money and files, and with which keys. */
  carriers: CarriersFile;
};

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

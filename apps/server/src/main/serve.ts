import type { FastifyInstance } from 'fastify';
import { settings } from '../app/settings.ts';
import { loadBrand } from '../platform/brand.ts';
import type { Environment } from '../platform/environment/environment.ts';
import { officeAtHome } from '../platform/environment/office-origin.ts';
import { processEnvironment } from '../platform/environment/read-environment.ts';
import { pruneRates } from '../platform/http/rate/prune-rates.ts';
import { createLog } from '../platform/log/create-log.ts';
import type { Module } from '../platform/module.ts';
import { closePlatform, openPlatform, type OpenPlatform } from '../platform/open-platform.ts';
import { missingCarriers } from '../platform/providers/carriers.ts';
import { pruneOutbox } from '../platform/outbox/prune-outbox.ts';
import { openTelemetry } from '../platform/tracing/open-telemetry.ts';
import { passingOn } from '../platform/tracing/tracing.ts';
import { openDatabaseServer } from './database-server.ts';
import { drainOnSignal } from './drain.ts';
import { firstRun, type FirstRunAccounts, type FirstRunDoors } from './first-run.ts';
import { type Listening, portProblem, refuseBusyPort } from './free-port.ts';
import { step } from './progress.ts';

/** What stands above the platform, put together once the database is up to date. */
export type Composed = {
  modules: readonly Module[];
  firstRun: FirstRunDoors;
  buildApp: () => Promise<FastifyInstance>;
  /** The back office, where there is one. */
  buildOffice?: () => Promise<FastifyInstance>;
  startDraining?: (app: FastifyInstance) => void;
};

/** From the environment to the line that says it can serve; a signal takes everything down again in order. */
export async function serve(
  compose: (platform: OpenPlatform) => Promise<Composed>,
  /** Processes that this one ends with. */
  callers: readonly number[] = [],
): Promise<void> {
  const environment = processEnvironment();
  await refuseBusyPort('', environment);
  await refuseBusyPort('OFFICE_', { port: environment.officePort, host: environment.officeHost });
  const brand = await loadBrand(environment);
  const log = createLog(environment.logLevel);
  const server = await openDatabaseServer(environment, log);
  const tracing = environment.traceCollector === null ? passingOn : await openTelemetry(environment.traceCollector);
  const platform = openPlatform({
    environment,
    brand,
    address: server.application,
    log,
    heal: server.heal,
    tracing,
    settings,
  });
  const running: Running = { server, platform, composed: null, apps: [] };
  const drain = drainOnSignal(() => stop(running), callers);
  try {
    await start(running, compose);
  } catch (error) {
    await drain();
    throw error;
  }
}

type Running = {
  server: Awaited<ReturnType<typeof openDatabaseServer>>;
  platform: OpenPlatform;
  composed: Composed | null;
  /** Those that listen, or are about to. */
  apps: FastifyInstance[];
};

async function start(running: Running, compose: (platform: OpenPlatform) => Promise<Composed>): Promise<void> {
  const { platform, server } = running;
  const { database, events, jobs, brand, environment } = platform;
  await platform.settings.follow(events);
  const composed = await compose(platform);
  running.composed = composed;
  for (const { name, seed } of composed.modules) {
    if (seed) await step(`laying the first data of ${name}`, () => seed(database));
  }
  const accounts = await step('making the demo accounts', () => firstRun(platform, composed.firstRun));
  const firstLink = await composed.firstRun.appointFirstAdministrator(platform.database);
  // The office first: what both tell of the process is then the portal's.
  const office = await composed.buildOffice?.();
  const portal = await composed.buildApp();
  running.apps = office ? [portal, office] : [portal];
  await jobs.work(
    [pruneOutbox, pruneRates, platform.storage.sweepFiles, ...composed.modules.flatMap((module) => module.jobs ?? [])],
    database,
    brand.timeZone,
  );
  const port = await listen(portal, '', environment);
  const { officePort, officeHost, officeOrigin } = environment;
  const ownPort = office ? await listen(office, 'OFFICE_', { port: officePort, host: officeHost }) : null;
  if (server.isOwnedByApplication) console.log(ONE_ROLE);
  const missing = missingCarriers(platform);
  if (missing.length > 0) platform.log.warn({ missing }, 'not everything has a carrier');
  console.log([...missing, readyText(port, environment, accounts)].join('\n'));
  if (ownPort !== null) console.log(`The back office is at ${officeOrigin ?? officeAtHome(ownPort)}`);
  if (firstLink !== null) console.log(`Its first administrator enrols within a day, once, at ${firstLink}`);
}

async function listen(app: FastifyInstance, variables: Listening, at: { port: number; host: string }): Promise<number> {
  const { port, host } = at;
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw portProblem((error as NodeJS.ErrnoException).code ?? String(error), variables, at);
  }
  const [address] = app.addresses();
  return typeof address === 'object' ? address.port : port;
}

function readyText(port: number, environment: Environment, accounts: FirstRunAccounts | null): string {
  const { publicOrigin, dataDir } = environment;
  return [
    ...(accounts === null ? [] : accountLines(accounts, dataDir)),
    sandboxText(environment),
    `Pelita is ready at ${publicOrigin ?? `http://localhost:${port}`}`,
  ].join('\n');
}

function accountLines({ member, agent, operators }: FirstRunAccounts, dataDir: string): string[] {
  const line = (role: string, { username, password }: FirstRunAccounts['member']) =>
    `  ${role.padEnd(9)} ${username.padEnd(11)} ${password}`;
  return [
    `The demo accounts, kept in ${dataDir}/first-run.json with the operators’ authenticator secrets:`,
    line('member', member),
    line('agent', agent),
    ...operators.map((operator) => line(operator.roles.join(), operator)),
  ];
}

const ONE_ROLE =
  'The application works as the owner of its tables, which may change what is written once. DATABASE_OWNER_URL gives the two a role each.';

function sandboxText({ sandbox }: Environment): string {
  return sandbox
    ? 'The sandbox is on: money, mails and texts are played at /dev/bank and /dev/inbox. PELITA_SANDBOX=0 switches it off.'
    : 'The sandbox is off: there are no demo accounts, and nothing below /dev.';
}

/** No new requests, those under way to their end, live streams ended, then the jobs, and the database last. */
async function stop({ apps, composed, platform, server }: Running): Promise<void> {
  for (const app of apps) composed?.startDraining?.(app);
  await Promise.all(apps.map((app) => app.close()));
  await closePlatform(platform);
  await server.stop();
}

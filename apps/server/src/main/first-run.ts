import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountTypes, minorFromDecimal, type OperatorRole, type PlayerId } from '@pelita/contract';
import type { SeededOperator } from '../modules/operators/index.ts';
import type { Database, Tx } from '../platform/database/tx.ts';
import { drawAuthenticatorSecret } from '../platform/one-time-codes/authenticator-codes.ts';
import type { Platform } from '../platform/platform.ts';
import type { Random } from '../platform/random/random.ts';

/** The demo accounts of a sandbox, as `first-run.json` keeps them. */
export type FirstRunAccounts = Record<'member' | 'agent', { username: string; password: string }> & {
  /** Enrolled already: `authenticatorSecret` is what an app would have read, in base32. */
  operators: SeededOperator[];
};

export type FirstRunDoors = {
  seedAccount(
    database: Database,
    account: { username: string; password: string; accountType: 0 | 1 },
  ): Promise<PlayerId>;
  /** Real money from the house, once for a key. */
  grant(tx: Tx, grant: { playerId: PlayerId; key: string; amountMinor: bigint }): Promise<void>;
  /** The agent's team with what it has played; where there is none, the agent has nobody below. */
  demoTeam?: {
    /** When the agent's own line has to begin. */
    began: (now: Temporal.Instant) => Temporal.Instant;
    seed: (tx: Tx, agentId: PlayerId) => Promise<void>;
  };
  seedOperator(database: Database, operator: SeededOperator): Promise<void>;
  /** Where there is no operator: an administrator, and the link by which they enrol. */
  appointFirstAdministrator(database: Database): Promise<string | null>;
};

const DEMO_MEMBER_GRANT = '1000';

/**
 * Makes the demo accounts of a new sandbox and answers them; null when an earlier start has, and outside a sandbox, where
 * no account is made. The passwords are on disk before any account has one, and every step is idempotent, so a first run
 * that was killed goes on where it was.
 */
export async function firstRun(platform: Platform, doors: FirstRunDoors): Promise<FirstRunAccounts | null> {
  const { database, brand, dataDir, environment, log, random } = platform;
  const isDone = await database.reading(hasDemoAccounts);
  if (isDone && !environment.sandbox) log.warn({}, 'this database was a sandbox and has its demo accounts');
  if (isDone || !environment.sandbox) return null;
  const accounts = await keepAccounts(join(dataDir, 'first-run.json'), random);
  const memberId = await doors.seedAccount(database, { ...accounts.member, accountType: accountTypes.member });
  const agentId = await seedAgent(platform, doors, accounts.agent);
  for (const operator of accounts.operators) await doors.seedOperator(database, operator);
  const amountMinor = minorFromDecimal(DEMO_MEMBER_GRANT, brand.currency);
  if (amountMinor === null) throw new Error(`the grant is no amount of ${brand.currency}`);
  await database.transaction(async (tx) => {
    // First what is oldest: transfers lie in the order of their instants.
    await doors.demoTeam?.seed(tx, agentId);
    await doors.grant(tx, { playerId: memberId, key: 'first-run', amountMinor });
    await markDone(tx);
  });
  return accounts;
}

/** As old as the team below. */
async function seedAgent(
  { database }: Platform,
  doors: FirstRunDoors,
  account: FirstRunAccounts['agent'],
): Promise<PlayerId> {
  const { demoTeam } = doors;
  const past: Database = demoTeam
    ? {
        ...database,
        transaction: (work, origin) =>
          database.transaction((tx) => work({ ...tx, now: demoTeam.began(tx.now) }), origin),
      }
    : database;
  return doors.seedAccount(past, { ...account, accountType: accountTypes.agent });
}

/** The accounts of the file, or new ones put into it whole: of two processes, the first one's count. */
async function keepAccounts(path: string, random: Random): Promise<FirstRunAccounts> {
  const side = `${path}.${random.token(9)}`;
  await writeFile(side, `${JSON.stringify(newAccounts(random), null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(side, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(side);
  }
  return JSON.parse(await readFile(path, 'utf8')) as FirstRunAccounts;
}

function newAccounts(random: Random): FirstRunAccounts {
  const account = (username: string) => ({ username, password: random.token(15) });
  const operators = demoOperators.map(([username, role]) => ({
    ...account(username),
    authenticatorSecret: drawAuthenticatorSecret(random),
    roles: [role],
  }));
  return { member: account('demomember'), agent: account('demoagent'), operators };
}

/** Two of those who decide together, so that one can propose and the other approve. */
const demoOperators: readonly (readonly [string, OperatorRole])[] = [
  ['admin1', 'admin'],
  ['admin2', 'admin'],
  ['finance1', 'finance'],
  ['finance2', 'finance'],
  ['support1', 'support'],
  ['risk1', 'risk'],
  ['content1', 'content'],
  ['draw1', 'draw'],
  ['agents1', 'agents'],
  ['auditor1', 'auditor'],
];

type Tables = { first_run_step: { name: string; done_at: Temporal.Instant } };
const STEP = 'accounts';

async function hasDemoAccounts(tx: Tx): Promise<boolean> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('first_run_step')
    .select('name')
    .where('name', '=', STEP)
    .executeTakeFirst();
  return row !== undefined;
}

async function markDone(tx: Tx): Promise<void> {
  await tx
    .tables<Tables>()
    .insertInto('first_run_step')
    .values({ name: STEP, done_at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

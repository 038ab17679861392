import type { OperatorId, OperatorRole, Permission } from '@pelita/contract';
import { permissionsOf } from '@pelita/contract/office';
import type { Kysely } from 'kysely';
import type { Database, Statement, Tx } from '../../platform/database/tx.ts';

type OperatorTables = {
  operator: {
    operator_id: string;
    username: string;
    password_hash: string | null;
    closed_secret: string | null;
    last_step: bigint;
    enrolled_at: Temporal.Instant | null;
    approves_from: Temporal.Instant;
    created_at: Temporal.Instant;
    reset_at: Temporal.Instant | null;
  };
  operator_role: { operator_id: string; role: OperatorRole };
  operator_recovery_code: { operator_id: string; code_hash: Buffer; used_at: Temporal.Instant | null };
};

export type Operator = {
  operatorId: OperatorId;
  username: string;
  roles: OperatorRole[];
  isEnrolled: boolean;
  approvesFrom: Temporal.Instant;
};

/** What an operator proves a login by; both null until the operator has enrolled. */
export type Credentials = { passwordHash: string | null; closedSecret: string | null };

/** False when the name is taken. */
export async function insertOperator(
  tx: Tx,
  { operatorId, username, approvesFrom }: { operatorId: OperatorId; username: string; approvesFrom: Temporal.Instant },
): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('operator')
    .values({ operator_id: operatorId, username, last_step: 0n, approves_from: approvesFrom, created_at: tx.now })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('operator_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function operatorOf(tx: Tx, operatorId: OperatorId): Promise<Operator | null> {
  const [operator] = await operatorsWhere(tx, { column: 'operator_id', value: operatorId });
  return operator ?? null;
}

export async function operatorByName(tx: Tx, username: string): Promise<Operator | null> {
  const [operator] = await operatorsWhere(tx, { column: 'username', value: username });
  return operator ?? null;
}

export async function allOperators(tx: Tx): Promise<Operator[]> {
  return operatorsWhere(tx, null);
}

async function operatorsWhere(
  tx: Tx,
  which: { column: 'operator_id' | 'username'; value: string } | null,
): Promise<Operator[]> {
  const all = tables(tx).selectFrom('operator').selectAll().orderBy('username');
  const rows = await (which === null ? all : all.where(which.column, '=', which.value)).execute();
  if (rows.length === 0) return [];
  const roles = await tables(tx)
    .selectFrom('operator_role')
    .selectAll()
    .where(
      'operator_id',
      'in',
      rows.map((row) => row.operator_id),
    )
    .orderBy('role')
    .execute();
  return rows.map((row) => ({
    operatorId: row.operator_id as OperatorId,
    username: row.username,
    roles: roles.filter(({ operator_id }) => operator_id === row.operator_id).map(({ role }) => role),
    isEnrolled: row.enrolled_at !== null,
    approvesFrom: row.approves_from,
  }));
}

/** What an operator may do and approve, which stays so until the transaction ends. */
export async function holdOperator(
  tx: Tx,
  operatorId: OperatorId,
): Promise<{ permissions: ReadonlySet<Permission>; approvesFrom: Temporal.Instant }> {
  await tables(tx)
    .selectFrom('operator')
    .select('operator_id')
    .where('operator_id', '=', operatorId)
    .forShare()
    .execute();
  const operator = await operatorOf(tx, operatorId);
  if (operator === null) throw new Error(`there is no operator ${operatorId}`);
  return { permissions: permissionsOf(operator.roles), approvesFrom: operator.approvesFrom };
}

/** From here to the commit this operator's decisions wait for each other. */
export async function holdOperatorAlone(tx: Tx, operatorId: OperatorId): Promise<void> {
  await tables(tx)
    .selectFrom('operator')
    .select('operator_id')
    .where('operator_id', '=', operatorId)
    .forUpdate()
    .execute();
}

/** Whether an administrator beside this one has ever logged in: from then on two decide. */
export async function hasSecondAdministrator(tx: Tx, besides: OperatorId): Promise<boolean> {
  const [row] = await tx.run<{ known: boolean }>(secondAdministrator, [besides]);
  return row?.known ?? false;
}

const secondAdministrator: Statement = {
  name: 'operators-second-administrator',
  text: `select exists (select from operator_role r join operator_session s using (operator_id)
    where r.role = 'admin' and r.operator_id <> $1) as known`,
};

export async function operatorNames(tx: Tx): Promise<ReadonlyMap<OperatorId, string>> {
  const rows = await tables(tx).selectFrom('operator').select(['operator_id', 'username']).execute();
  return new Map(rows.map((row) => [row.operator_id as OperatorId, row.username]));
}

/** Holds the operator until the transaction ends, so that changes of one come one after the other. */
export async function lockOperator(tx: Tx, operatorId: OperatorId): Promise<void> {
  await tables(tx)
    .selectFrom('operator')
    .select('operator_id')
    .where('operator_id', '=', operatorId)
    .forUpdate()
    .execute();
}

export async function setRoles(tx: Tx, operatorId: OperatorId, roles: readonly OperatorRole[]): Promise<void> {
  await tables(tx).deleteFrom('operator_role').where('operator_id', '=', operatorId).execute();
  if (roles.length === 0) return;
  await tables(tx)
    .insertInto('operator_role')
    .values(roles.map((role) => ({ operator_id: operatorId, role })))
    .execute();
}

export async function credentialsOf(
  database: Database,
  username: string,
): Promise<(Credentials & { operatorId: OperatorId }) | null> {
  const [row] = await database.single<CredentialsRow>(credentialsByName, [username]);
  if (!row) return null;
  return { operatorId: row.operator_id, passwordHash: row.password_hash, closedSecret: row.closed_secret };
}

type CredentialsRow = { operator_id: OperatorId; password_hash: string | null; closed_secret: string | null };
const credentialsByName: Statement = {
  name: 'operators-credentials',
  text: 'select operator_id, password_hash, closed_secret from operator where username = $1',
};

/** False when the password is another one by now; else it stays until the transaction ends. */
export async function holdPassword(tx: Tx, operatorId: OperatorId, passwordHash: string): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('operator')
    .select('password_hash')
    .where('operator_id', '=', operatorId)
    .forUpdate()
    .executeTakeFirst();
  return row?.password_hash === passwordHash;
}

export async function enrol(
  tx: Tx,
  operatorId: OperatorId,
  { passwordHash, closedSecret, step }: { passwordHash: string; closedSecret: string; step: number },
): Promise<void> {
  await tables(tx)
    .updateTable('operator')
    .set({ password_hash: passwordHash, closed_secret: closedSecret, last_step: BigInt(step), enrolled_at: tx.now })
    .where('operator_id', '=', operatorId)
    .execute();
}

/** Takes password, authenticator and recovery codes away; what the operator approves has to wait again. */
export async function forgetCredentials(tx: Tx, operatorId: OperatorId, approvesFrom: Temporal.Instant): Promise<void> {
  const forgotten = { password_hash: null, closed_secret: null, last_step: 0n, enrolled_at: null, reset_at: tx.now };
  await tables(tx)
    .updateTable('operator')
    .set({ ...forgotten, approves_from: approvesFrom })
    .where('operator_id', '=', operatorId)
    .execute();
  await tables(tx).deleteFrom('operator_recovery_code').where('operator_id', '=', operatorId).execute();
}

/** Names of operators that were reset, with the instant. */
export async function resetsSince(
  tx: Tx,
  since: Temporal.Instant,
): Promise<{ username: string; at: Temporal.Instant }[]> {
  const rows = await tables(tx)
    .selectFrom('operator')
    .select(['username', 'reset_at'])
    .where('reset_at', '>', since)
    .orderBy('reset_at')
    .execute();
  return rows.flatMap(({ username, reset_at }) => (reset_at === null ? [] : [{ username, at: reset_at }]));
}

/** False when a code of this step or a later one was used before; of two at once one gets true. */
export async function useStep(tx: Tx, operatorId: OperatorId, step: number): Promise<boolean> {
  const used = await tables(tx)
    .updateTable('operator')
    .set({ last_step: BigInt(step) })
    .where('operator_id', '=', operatorId)
    .where('last_step', '<', BigInt(step))
    .returning('operator_id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function keepRecoveryCodes(tx: Tx, operatorId: OperatorId, hashes: readonly Buffer[]): Promise<void> {
  await tables(tx).deleteFrom('operator_recovery_code').where('operator_id', '=', operatorId).execute();
  await tables(tx)
    .insertInto('operator_recovery_code')
    .values(hashes.map((code_hash) => ({ operator_id: operatorId, code_hash, used_at: null })))
    .execute();
}

/** False for one that is not this operator's, or was used. */
export async function useRecoveryCode(tx: Tx, operatorId: OperatorId, hash: Buffer): Promise<boolean> {
  const used = await tables(tx)
    .updateTable('operator_recovery_code')
    .set({ used_at: tx.now })
    .where('operator_id', '=', operatorId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('operator_id')
    .executeTakeFirst();
  return used !== undefined;
}

function tables(tx: Tx): Kysely<OperatorTables> {
  return tx.tables<OperatorTables>();
}

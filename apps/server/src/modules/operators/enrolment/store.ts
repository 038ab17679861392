import type { OperatorId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';

type EnrolmentTables = {
  operator_enrolment: {
    token_hash: Buffer;
    operator_id: string;
    expires_at: Temporal.Instant;
    used_at: Temporal.Instant | null;
    password_hash: string | null;
    closed_secret: string | null;
  };
};

export type Chosen = { passwordHash: string; closedSecret: string };

/** A new link makes every older one of the operator void. */
export async function insertLink(
  tx: Tx,
  tokenHash: Buffer,
  { operatorId, expiresAt }: { operatorId: OperatorId; expiresAt: Temporal.Instant },
): Promise<void> {
  await forgetLinks(tx, operatorId);
  await tables(tx)
    .insertInto('operator_enrolment')
    .values({ token_hash: tokenHash, operator_id: operatorId, expires_at: expiresAt })
    .execute();
}

/** Whose link it is while it is good, held until the transaction ends, with what was chosen at the first step. */
export async function holdLink(
  tx: Tx,
  tokenHash: Buffer,
): Promise<{ operatorId: OperatorId; chosen: Chosen | null } | null> {
  const row = await tables(tx)
    .selectFrom('operator_enrolment')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', tx.now)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { password_hash: passwordHash, closed_secret: closedSecret } = row;
  const chosen = passwordHash === null || closedSecret === null ? null : { passwordHash, closedSecret };
  return { operatorId: row.operator_id as OperatorId, chosen };
}

export async function keepChosen(tx: Tx, tokenHash: Buffer, chosen: Chosen): Promise<void> {
  await tables(tx)
    .updateTable('operator_enrolment')
    .set({ password_hash: chosen.passwordHash, closed_secret: chosen.closedSecret })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function markUsed(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tables(tx)
    .updateTable('operator_enrolment')
    .set({ used_at: tx.now, password_hash: null, closed_secret: null })
    .where('token_hash', '=', tokenHash)
    .execute();
}

async function forgetLinks(tx: Tx, operatorId: OperatorId): Promise<void> {
  await tables(tx).deleteFrom('operator_enrolment').where('operator_id', '=', operatorId).execute();
}

function tables(tx: Tx): Kysely<EnrolmentTables> {
  return tx.tables<EnrolmentTables>();
}

import type { CurrencyCode, PlayerId } from '@pelita/contract';
import type { WithdrawalState } from '@pelita/contract/office';
import type { Kysely } from 'kysely';
import type { Statement, Tx } from '../../platform/database/tx.ts';

export type WithdrawalRow = {
  player_id: PlayerId;
  id: string;
  idempotency_key: string;
  currency: CurrencyCode;
  amount_minor: bigint;
  fee_minor: bigint;
  /** Of the fee, what turnover that was not met cost. */
  turnover_fee_minor: bigint;
  settled_minor: bigint;
  released_minor: bigint;
  returned_minor: bigint;
  reported_minor: bigint;
  state: WithdrawalState;
  version: bigint;
  bank_account_id: string;
  payee_bank: string;
  payee_name: string;
  payee_number: string;
  language: string;
  queue: 'unchecked' | 'clean' | 'flagged' | 'stopped';
  reason: string | null;
  claimed_by: string | null;
  claimed_until: Temporal.Instant | null;
  claim_no: number;
  approved_by: string | null;
  approved_at: Temporal.Instant | null;
  attempts: number;
  due_at: Temporal.Instant | null;
  expires_at: Temporal.Instant | null;
  requested_at: Temporal.Instant;
  ended_at: Temporal.Instant | null;
};

export type StepRow = {
  player_id: PlayerId;
  withdrawal_id: string;
  position: bigint;
  move: string;
  from_state: WithdrawalState;
  to_state: WithdrawalState;
  actor: string;
  note: string | null;
  at: Temporal.Instant;
};

export type WithdrawalTables = { withdrawal: WithdrawalRow; withdrawal_step: StepRow };

/** What the bank still has to pay: the fee is not its business. */
export function dueMinor({ amount_minor, fee_minor, settled_minor }: WithdrawalRow): bigint {
  return amount_minor - fee_minor - settled_minor;
}

export async function withdrawalOf(tx: Tx, playerId: PlayerId, id: string): Promise<WithdrawalRow | null> {
  return (await ofPlayer(tx, playerId).where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function withdrawalByKey(tx: Tx, playerId: PlayerId, key: string): Promise<WithdrawalRow | null> {
  return (await ofPlayer(tx, playerId).where('idempotency_key', '=', key).executeTakeFirst()) ?? null;
}

/** For operators and the paying bank, who name a withdrawal alone. */
export async function withdrawalById(tx: Tx, id: string): Promise<WithdrawalRow | null> {
  return (await all(tx).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow | null> {
  return (await all(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

export async function withdrawalsOf(
  tx: Tx,
  playerId: PlayerId,
  { page, size }: { page: number; size: number },
): Promise<{ rows: WithdrawalRow[]; total: number }> {
  const rows = await ofPlayer(tx, playerId)
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await tables(tx)
    .selectFrom('withdrawal')
    .select((select) => select.fn.countAll<bigint>().as('total'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

export async function withdrawalsOfSpan(
  tx: Tx,
  playerId: PlayerId,
  { begins, ends }: { begins: Temporal.Instant; ends: Temporal.Instant },
): Promise<WithdrawalRow[]> {
  return await ofPlayer(tx, playerId)
    .where('requested_at', '>=', begins)
    .where('requested_at', '<', ends)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function awaitingOf(tx: Tx, playerId: PlayerId): Promise<WithdrawalRow[]> {
  return await ofPlayer(tx, playerId).where('state', 'in', ['awaiting', 'disputed']).orderBy('id').execute();
}

/** Those whose next step is a job's, the longest waiting first. */
export async function dueWithdrawals(tx: Tx, limit: number): Promise<WithdrawalRow[]> {
  return await all(tx).where('due_at', '<=', tx.now).orderBy('due_at').limit(limit).execute();
}

/** Puts the next look off; the withdrawal is the same, so it is no step. */
export async function putOff(tx: Tx, seen: WithdrawalRow, dueAt: Temporal.Instant): Promise<void> {
  await tables(tx)
    .updateTable('withdrawal')
    .set({ due_at: dueAt })
    .where('player_id', '=', seen.player_id)
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .execute();
}

export async function stepsOf(tx: Tx, { player_id, id }: WithdrawalRow): Promise<StepRow[]> {
  return await tables(tx)
    .selectFrom('withdrawal_step')
    .selectAll()
    .where('player_id', '=', player_id)
    .where('withdrawal_id', '=', id)
    .orderBy('position')
    .execute();
}

/** What was sent out or is waiting in this business day, in minor units. */
export async function takenSince(tx: Tx, playerId: PlayerId, since: Temporal.Instant): Promise<bigint> {
  const [row] = await tx.run<{ taken: bigint }>(takenStatement, [playerId, since]);
  return row?.taken ?? 0n;
}

const takenStatement: Statement = {
  name: 'withdrawals.taken-since',
  text: `select coalesce(sum(amount_minor - released_minor - least(returned_minor, amount_minor)), 0)::bigint as taken
         from withdrawal where player_id = $1 and requested_at >= $2`,
};

function ofPlayer(tx: Tx, playerId: PlayerId) {
  return all(tx).where('player_id', '=', playerId);
}

function all(tx: Tx) {
  return tables(tx).selectFrom('withdrawal').selectAll();
}

function tables(tx: Tx): Kysely<WithdrawalTables> {
  return tx.tables<WithdrawalTables>();
}

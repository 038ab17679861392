import type { CheckFinding, CheckReason, CheckState, PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Statement, Tx } from '../../../platform/database/tx.ts';

export type CheckRow = {
  player_id: PlayerId;
  /** The instant at which the documents were sent. */
  sent_at: Temporal.Instant;
  check_id: string;
  state: CheckState;
  asked: number;
  ask_at: Temporal.Instant | null;
  answered_at: Temporal.Instant | null;
  finding: CheckFinding | null;
  reasons: CheckReason[];
  born_on: string | null;
  valid_until: string | null;
};

const checks = (tx: Tx): Kysely<{ verification_check: CheckRow }> => tx.tables<{ verification_check: CheckRow }>();

export async function insertCheck(tx: Tx, playerId: PlayerId): Promise<void> {
  await checks(tx)
    .insertInto('verification_check')
    .values({
      player_id: playerId,
      sent_at: tx.now,
      check_id: tx.newId(),
      state: 'begun',
      asked: 0,
      ask_at: tx.now,
      answered_at: null,
      finding: null,
      reasons: [],
      born_on: null,
      valid_until: null,
    })
    .execute();
}

/** Of what was sent last. */
export async function lastCheck(tx: Tx, playerId: PlayerId, sentAt: Temporal.Instant): Promise<CheckRow | null> {
  const row = await checks(tx)
    .selectFrom('verification_check')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('sent_at', '=', sentAt)
    .executeTakeFirst();
  return row ?? null;
}

/** Changes a check that nobody else has ended meanwhile. */
export async function noteCheck(tx: Tx, { player_id, check_id }: CheckRow, change: Partial<CheckRow>): Promise<void> {
  await checks(tx)
    .updateTable('verification_check')
    .set(change)
    .where('player_id', '=', player_id)
    .where('check_id', '=', check_id)
    .where('ask_at', 'is not', null)
    .execute();
}

/** Those to be asked about now, each held off for everybody else while this process asks. */
export async function takeDueChecks(tx: Tx, heldUntil: Temporal.Instant, limit: number): Promise<CheckRow[]> {
  return await tx.run<CheckRow>(takeStatement, [tx.now, heldUntil, limit]);
}

const takeStatement: Statement = {
  name: 'verification.take-due-checks',
  text: `with due as (
           select player_id, check_id from verification_check where ask_at <= $1
           order by ask_at, player_id, check_id limit $3 for update skip locked
         )
         update verification_check c set ask_at = $2 from due
         where c.player_id = due.player_id and c.check_id = due.check_id
         returning c.*`,
};

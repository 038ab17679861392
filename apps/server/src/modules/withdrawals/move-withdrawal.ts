import { decimalFromMinor, type MessageName } from '@pelita/contract';
import type { WithdrawalState } from '@pelita/contract/office';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import { playerTopic } from '../../platform/events/topics.ts';
import { shortNumber } from '../../platform/ids/short-number.ts';
import { writeMessage } from '../messages/index.ts';
import { enqueueCarrying } from './carry-job.ts';
import { dueMinor, type WithdrawalRow } from './store.ts';
import { isEnded, isForJobs, type Move, type MoveName, moves } from './withdrawal-states.ts';

/** Under which the ledger knows what is moved here. */
export const SOURCE = 'withdrawals';

export type Mover = {
  /** `player:<id>`, `operator:<id>` or `system`. */
  actor: string;
  note?: string | null;
  /** The sum that the player's message names; all of it unless given. */
  told?: bigint;
  /** Of `settlePart`: what has arrived. */
  paidMinor?: bigint;
  /** Further columns with their new values. */
  change?: Partial<
    Pick<
      WithdrawalRow,
      | 'queue'
      | 'reason'
      | 'reported_minor'
      | 'returned_minor'
      | 'attempts'
      | 'due_at'
      | 'expires_at'
      | 'claimed_by'
      | 'claimed_until'
      | 'approved_by'
      | 'approved_at'
    >
  >;
  /** Whose cash pays. */
  payer?: string;
};

/**
 * Makes a move in one round trip: state, step and money, or nothing; the player's message and the next job travel with it.
 * Null when the withdrawal is no longer as it was seen:
 * another mover was quicker.
 */
export async function moveWithdrawal(
  tx: Tx,
  seen: WithdrawalRow,
  name: MoveName,
  { actor, note = null, paidMinor, told, change = {}, payer = '' }: Mover,
): Promise<WithdrawalRow | null> {
  const { from, to, money, tells }: Move = moves[name];
  const settled = money === 'settle' ? dueMinor(seen) : money === 'settlePart' ? (paidMinor ?? 0n) : 0n;
  const columns = to === null ? change : { ...columnsIn(to, tx.now), ...change };
  const [moved] = await tx.run<WithdrawalRow>(moveStatement, [
    seen.player_id,
    seen.id,
    seen.version,
    from,
    to ?? seen.state,
    name,
    actor,
    note,
    JSON.stringify(columns, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)),
    settled,
    `house:cash:${payer}`,
    money === 'settle' ? seen.fee_minor : 0n,
    money === 'release',
    tx.now,
  ]);
  if (!moved) return null;
  if (money !== null) tx.changed(playerTopic(seen.player_id));
  if (tells !== undefined) await tellPlayer(tx, moved, tells, told ?? moved.amount_minor);
  if (to !== null && isForJobs(to)) await enqueueCarrying(tx, { playerId: seen.player_id, id: seen.id });
  return moved;
}

/** What a state begins with. */
function columnsIn(state: WithdrawalState, now: Temporal.Instant): Partial<WithdrawalRow> {
  return {
    due_at: isForJobs(state) ? now : null,
    expires_at: null,
    ended_at: isEnded(state) ? now : null,
    claimed_by: null,
    claimed_until: null,
  };
}

async function tellPlayer(tx: Tx, moved: WithdrawalRow, name: MessageName, minor: bigint): Promise<void> {
  const { player_id: playerId, id: orderId, currency, reason } = moved;
  const values = { amount: decimalFromMinor(minor, currency), currency, number: shortNumber('W', orderId), reason };
  await writeMessage(tx, { playerId, name, orderId, values });
}

const moveStatement: Statement = {
  name: 'withdrawals.move',
  text: 'select * from move_withdrawal($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)',
};

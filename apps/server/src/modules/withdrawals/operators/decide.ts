import { decimalFromMinor, type OperatorId, Refusal } from '@pelita/contract';
import type { AuditAction } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import { recordAudit } from '../../audit/index.ts';
import type { WithdrawalRow } from '../store.ts';
import { lockHeld } from './claims.ts';
import { officeShape, type OfficeShape } from './office-shape.ts';

/** The claim under which an operator decides, and the state in which that is asked for. */
export type Held = { operatorId: OperatorId; id: string; claimNo: number; state: WithdrawalRow['state'] };
/** Null when another mover was quicker. */
type Mover = (seen: WithdrawalRow, actor: string) => Promise<WithdrawalRow | null>;

/** Every decision of an operator has one shape: the claim, the move, the entry in the audit log. */
export async function decideHeld(tx: Tx, held: Held, action: AuditAction, move: Mover): Promise<OfficeShape> {
  return await decide(tx, await heldIn(tx, held), { operatorId: held.operatorId, action }, move);
}

/** The same for what was looked at before, under a claim or by a proposal. */
export async function decide(
  tx: Tx,
  seen: WithdrawalRow,
  { operatorId, action }: { operatorId: OperatorId; action: AuditAction },
  move: Mover,
): Promise<OfficeShape> {
  const actor = `operator:${operatorId}`;
  const moved = await move(seen, actor);
  if (!moved) throw new Refusal('withdrawal_moved_on');
  await recordAudit(tx, {
    actor,
    action,
    subject: `withdrawal:${moved.id}`,
    before: told(seen),
    after: { ...told(moved), amount: decimalFromMinor(moved.amount_minor, moved.currency), reason: moved.reason },
  });
  return await officeShape(tx, moved);
}

export async function heldIn(tx: Tx, { operatorId, id, claimNo, state }: Held): Promise<WithdrawalRow> {
  const seen = await lockHeld(tx, operatorId, id, claimNo);
  if (seen.state !== state) throw new Refusal('withdrawal_moved_on');
  return seen;
}

function told({ state, version }: WithdrawalRow) {
  return { state, version: Number(version) };
}

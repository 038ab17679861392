import type { CallAnswer, CallInput, OperatorId } from '@pelita/contract';
import type { listApprovals as listCall } from '@pelita/contract/office';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { operatorNames, operatorOf } from '../operators/index.ts';
import type { Kind } from './controlled.ts';
import { type Approval, approvalsIn, votesOn } from './store.ts';

type Call = typeof listCall;
type Shown = CallAnswer<Call>['approvals'][number];
const LIST_MAXIMUM = 200;

export function listApprovals(kinds: ReadonlyMap<string, Kind>) {
  return async (tx: Tx, { operator }: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const mayApproveFrom = (await operatorOf(tx, operator.operatorId))?.approvesFrom ?? tx.now;
    const seen = (await approvalsIn(tx, query.state, LIST_MAXIMUM)).flatMap((approval) => {
      const kind = kinds.get(approval.kind);
      return kind && maySee(operator.permissions, kind) ? [{ approval, kind }] : [];
    });
    const votes = Map.groupBy(
      await votesOn(
        tx,
        seen.map(({ approval }) => approval.id),
      ),
      ({ id }) => id,
    );
    const names = await operatorNames(tx);
    const involved = new Map<string, readonly OperatorId[]>();
    for (const { approval, kind } of seen)
      if (approval.state === 'open') involved.set(approval.id, await kind.alsoInvolved(tx, JSON.parse(approval.input)));
    const approvals = seen.map(({ approval, kind }) => ({
      ...shown(approval),
      proposedBy: names.get(approval.proposedBy) ?? '',
      votes: (votes.get(approval.id) ?? []).map(({ operatorId, vote, at }) => ({
        operator: names.get(operatorId) ?? '',
        vote,
        at: at.toString(),
      })),
      whyNoVote: whyNoVote(
        approval,
        kind,
        { ...operator, mayApproveFrom, involved: involved.get(approval.id) ?? [] },
        tx.now,
      ),
    }));
    return { approvals };
  };
}

function shown({ basis: _, schemaVersion: __, input, preview, ...approval }: Approval) {
  return {
    ...approval,
    input: JSON.parse(input) as Record<string, unknown>,
    preview: JSON.parse(preview) as unknown,
    proposedAt: approval.proposedAt.toString(),
    expiresAt: approval.expiresAt.toString(),
    endedAt: approval.endedAt?.toString() ?? null,
  };
}

/** Whoever may propose it, approve it, or see its area. */
function maySee(permissions: ReadonlySet<string>, { propose, approve }: Kind): boolean {
  return [propose, approve, `${approve.split('.')[0]}.see`].some((permission) => permissions.has(permission));
}

function whyNoVote(
  approval: Approval,
  kind: Kind,
  voter: CallerOf<Call>['operator'] & { mayApproveFrom: Temporal.Instant; involved: readonly OperatorId[] },
  now: Temporal.Instant,
): Shown['whyNoVote'] {
  const isOver = Temporal.Instant.compare(approval.expiresAt, now) <= 0;
  if (approval.state !== 'open' || isOver) return 'approval_ended';
  if ([approval.proposedBy, ...voter.involved].includes(voter.operatorId)) return 'own_proposal';
  if (!voter.permissions.has(kind.approve)) return 'permission_missing';
  return Temporal.Instant.compare(voter.mayApproveFrom, now) > 0 ? 'approval_too_early' : null;
}

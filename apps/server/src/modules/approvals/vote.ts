import { type CallAnswer, type CallInput, type ErrorCode, type OperatorId, Refusal } from '@pelita/contract';
import type { approveProposal, declineProposal } from '@pelita/contract/office';
import type { Database, Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { auditedOf, recordAudit } from '../audit/index.ts';
import { holdOperator } from '../operators/index.ts';
import type { Dropped, Kind } from './controlled.ts';
import { inputHash } from './input-text.ts';
import { type Approval, endApproval, insertVote, lockApproval } from './store.ts';

type Call = typeof approveProposal;
type Decline = typeof declineProposal;
type Kinds = ReadonlyMap<string, Kind>;
type Vote = { id: string; operator: CallerOf<Call>['operator']; inputHash: string };

/** What was approved cannot be done; the transaction rolls back, and the proposal is void with the code. */
class CannotBeDone extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * The last vote and the deed share one transaction: nothing is approved and not done. Everything is looked at again:
 * content, expiry, what both operators may do, what the proposal was made upon, and the use case with all its rules.
 */
export function approve(kinds: Kinds) {
  return async (
    database: Database,
    who: CallerOf<Call>,
    { params, body }: CallInput<Call>,
  ): Promise<CallAnswer<Call>> => {
    const vote = { id: params.id, operator: who.operator, inputHash: body.inputHash };
    try {
      return await database.transaction((tx) => voteAndDo(tx, kinds, vote));
    } catch (error) {
      if (!(error instanceof CannotBeDone)) throw error;
      await database.transaction((tx) => voidProposal(tx, kinds, vote.id, error.refusal.code));
      throw error.refusal;
    }
  };
}

export function decline(kinds: Kinds) {
  return async (tx: Tx, who: CallerOf<Decline>, { params, body }: CallInput<Decline>): Promise<CallAnswer<Decline>> => {
    const vote = { id: params.id, operator: who.operator, inputHash: body.inputHash };
    const { approval, kind } = await admitVote(tx, kinds, vote);
    await keepVote(tx, vote, 'decline');
    await drop(tx, kind, approval, { state: 'rejected', actor: actorOf(who.operator.operatorId) });
    return { id: approval.id, state: 'rejected', result: null };
  };
}

async function voteAndDo(tx: Tx, kinds: Kinds, vote: Vote): Promise<CallAnswer<Call>> {
  const { approval, kind, what } = await admitVote(tx, kinds, vote);
  const proposer = await holdOperator(tx, approval.proposedBy);
  if (!proposer.permissions.has(kind.propose)) throw new CannotBeDone(new Refusal('permission_missing'));
  if ((await kind.basis(tx, what)) !== approval.basis) throw new CannotBeDone(new Refusal('proposal_outdated'));
  await keepVote(tx, vote, 'approve');
  const { operatorId } = vote.operator;
  const { id: approvalId, proposedBy } = approval;
  const by = { proposedBy, approvedBy: operatorId, approvalId, key: `approval:${approvalId}` };
  const result = await kind.perform(tx, by, what).catch((error: unknown) => {
    throw error instanceof Refusal ? new CannotBeDone(error) : error;
  });
  await endApproval(tx, approval.id, { state: 'executed' });
  await recordEnd(tx, approval, { state: 'executed', actor: actorOf(operatorId) });
  return { id: approval.id, state: 'executed', result };
}

/** The proposal, held, once it is known that this operator may vote on just this content now. */
async function admitVote(tx: Tx, kinds: Kinds, vote: Vote): Promise<{ approval: Approval; kind: Kind; what: unknown }> {
  const approval = await lockApproval(tx, vote.id);
  const kind = approval && kinds.get(approval.kind);
  if (!approval || !kind) throw new Refusal('approval_unknown');
  const { operatorId } = vote.operator;
  const voter = await holdOperator(tx, operatorId);
  if (!voter.permissions.has(kind.approve)) throw new Refusal('permission_missing');
  const isOver = Temporal.Instant.compare(approval.expiresAt, tx.now) <= 0;
  if (approval.state !== 'open' || isOver) throw new Refusal('approval_ended');
  await refuseChanged(tx, approval, kind, vote.inputHash);
  const what = JSON.parse(approval.input) as unknown;
  const involved = [approval.proposedBy, ...(await kind.alsoInvolved(tx, what))];
  if (involved.includes(operatorId)) throw new Refusal('own_proposal');
  if (Temporal.Instant.compare(voter.approvesFrom, tx.now) > 0) throw new Refusal('approval_too_early');
  return { approval, kind, what };
}

/** What the voter saw, what the row holds and what the audit log says was proposed have to be one and the same. */
async function refuseChanged(tx: Tx, approval: Approval, kind: Kind, seen: string): Promise<void> {
  const hash = inputHash({ kind: kind.name, schemaVersion: kind.schemaVersion, input: approval.input });
  const [entry] = await auditedOf(tx, `approval:${approval.id}`, 'propose');
  const audited = entry?.after == null ? null : (JSON.parse(entry.after) as { inputHash?: unknown }).inputHash;
  if (![seen, approval.inputHash, audited].every((one) => one === hash)) throw new Refusal('proposal_changed');
}

function keepVote(tx: Tx, { id, operator, inputHash: seen }: Vote, vote: 'approve' | 'decline'): Promise<void> {
  const { operatorId, sessionId } = operator;
  return insertVote(tx, { id, operatorId, vote, inputHash: seen, sessionId });
}

async function voidProposal(tx: Tx, kinds: Kinds, id: string, refusal: ErrorCode): Promise<void> {
  const approval = await lockApproval(tx, id);
  const kind = approval && kinds.get(approval.kind);
  if (approval?.state === 'open' && kind) await drop(tx, kind, approval, { state: 'void', actor: 'system', refusal });
}

type End = Dropped & { refusal?: ErrorCode };

/** Ends a proposal without doing it. */
export async function drop(tx: Tx, kind: Kind, approval: Approval, end: End): Promise<void> {
  await endApproval(tx, approval.id, end);
  await kind.whenDropped(tx, end, JSON.parse(approval.input));
  await recordEnd(tx, approval, end);
}

function recordEnd(
  tx: Tx,
  { id, kind, subject }: Approval,
  { state, actor, refusal }: Omit<End, 'state'> & { state: string },
): Promise<void> {
  const after = { kind, subject, state, ...(refusal === undefined ? {} : { refusal }) };
  return recordAudit(tx, { actor, action: 'decide', subject: `approval:${id}`, after, approvalId: id });
}

export function actorOf(operatorId: OperatorId): string {
  return `operator:${operatorId}`;
}

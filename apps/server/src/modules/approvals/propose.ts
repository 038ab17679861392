import { type CallInput, type OperatorId, Refusal } from '@pelita/contract';
import type { Database, Tx } from '../../platform/database/tx.ts';
import { recordAudit } from '../audit/index.ts';
import { holdOperatorAlone } from '../operators/index.ts';
import type { ApprovalState } from '@pelita/contract/office';
import { type Controlled, type ControlledCall, type Kind, kindOf, type ResultOf } from './controlled.ts';
import { inputHash, inputText } from './input-text.ts';
import { type Approval, approvalByKey, insertApproval, type NewApproval } from './store.ts';

export type Proposed<Result> = {
  state: ApprovalState;
  id: string;
  inputHash: string;
  expiresAt: string;
  result: Result;
};

type Proposer = { operatorId: OperatorId; idempotencyKey: string | null };

/** Carries the answer of a use case out of the transaction that its throw rolls back. */
class RolledBack extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('rolled back for a preview');
    this.answer = answer;
  }
}

/** Does it at once where one operator is enough; else runs it, rolls it back, and keeps the proposal with that preview. */
export async function propose<C extends ControlledCall>(
  database: Database,
  { call, controlled }: { call: C; controlled: Controlled<C> },
  proposer: Proposer,
  what: CallInput<C>,
): Promise<Proposed<ResultOf<C>>> {
  const kind = kindOf(call, controlled);
  const input = inputText(what);
  const hash = inputHash({ kind: kind.name, schemaVersion: kind.schemaVersion, input });
  const proposed: Asked<C> = { controlled, kind, input, hash, proposer, what };
  const earlier = await database.reading((tx) => proposedBefore(tx, proposed));
  if (earlier) return sameProposal(earlier, proposed);
  try {
    return await database.transaction((tx) => doAlone(tx, proposed));
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
    const preview = error.answer as ResultOf<C>;
    return await database.transaction((tx) => keepOpen(tx, proposed, preview));
  }
}

type Asked<C extends ControlledCall> = {
  controlled: Controlled<C>;
  kind: Kind;
  input: string;
  hash: string;
  proposer: Proposer;
  what: CallInput<C>;
};

/** Throws `RolledBack` with the answer where a second operator has to agree. */
async function doAlone<C extends ControlledCall>(tx: Tx, asked: Asked<C>): Promise<Proposed<ResultOf<C>>> {
  const { controlled, proposer, what } = asked;
  // One operator's decisions go one after another: two at once see each other's sums.
  await holdOperatorAlone(tx, proposer.operatorId);
  const approval = await newApproval(tx, asked);
  const isDecidedByTwo = await controlled.needsSecond(tx, proposer.operatorId, what);
  const by = {
    proposedBy: proposer.operatorId,
    approvedBy: null,
    approvalId: approval.id,
    key: `approval:${approval.id}`,
  };
  const result = await controlled.perform(tx, by, what);
  if (isDecidedByTwo) throw new RolledBack(result);
  const done = { ...approval, state: 'executed' as const, expiresAt: tx.now, preview: JSON.stringify(result) };
  // Of two at once with one key the second one does nothing.
  if (!(await insertApproval(tx, done))) throw new Refusal('proposal_open');
  return shown(done, result);
}

async function keepOpen<C extends ControlledCall>(
  tx: Tx,
  asked: Asked<C>,
  preview: ResultOf<C>,
): Promise<Proposed<ResultOf<C>>> {
  const { controlled, kind, hash, proposer, what } = asked;
  const approval = { ...(await newApproval(tx, asked)), preview: JSON.stringify(preview) };
  if (!(await insertApproval(tx, approval))) {
    const same = await proposedBefore(tx, asked);
    if (same) return sameProposal(same, asked);
    throw new Refusal('proposal_open');
  }
  await controlled.whenProposed?.(tx, proposer.operatorId, what);
  const { id, subject } = approval;
  const actor = `operator:${proposer.operatorId}`;
  const after = { kind: kind.name, subject, inputHash: hash };
  await recordAudit(tx, {
    actor,
    action: 'propose',
    subject: `approval:${id}`,
    after,
    approvalId: id,
    ...reasonOf(approval),
  });
  return shown(approval, preview);
}

function reasonOf({ reason }: Pick<NewApproval, 'reason'>): { reason?: string } {
  return reason === '' ? {} : { reason };
}

async function newApproval<C extends ControlledCall>(tx: Tx, asked: Asked<C>): Promise<NewApproval> {
  const { controlled, kind, input, hash, proposer, what } = asked;
  return {
    id: tx.newId<string>(),
    kind: kind.name,
    subject: controlled.subject(what),
    input,
    inputHash: hash,
    schemaVersion: kind.schemaVersion,
    basis: await kind.basis(tx, what),
    preview: '',
    reason: controlled.reason(what),
    state: 'open',
    proposedBy: proposer.operatorId,
    idempotencyKey: proposer.idempotencyKey,
    expiresAt: tx.now.add({ hours: kind.hours }),
  };
}

async function proposedBefore<C extends ControlledCall>(
  tx: Tx,
  { kind, proposer: { operatorId, idempotencyKey } }: Asked<C>,
): Promise<Approval | null> {
  if (idempotencyKey === null) return null;
  return approvalByKey(tx, { proposedBy: operatorId, kind: kind.name, key: idempotencyKey });
}

/** A repeat is answered as the first was. */
function sameProposal<C extends ControlledCall>(earlier: Approval, { hash }: Asked<C>): Proposed<ResultOf<C>> {
  if (earlier.inputHash !== hash) throw new Refusal('idempotency_key_reused');
  return shown(earlier, JSON.parse(earlier.preview) as ResultOf<C>);
}

function shown<Result>(
  { id, state, inputHash: hash, expiresAt }: Pick<Approval, 'id' | 'state' | 'inputHash' | 'expiresAt'>,
  result: Result,
): Proposed<Result> {
  return { state, id, inputHash: hash, expiresAt: expiresAt.toString(), result };
}

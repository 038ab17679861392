import { type CallInput, type OperatorId, Refusal } from '@pelita/contract';
import type { Database, Tx } from '../../platform/database/tx.ts';
import { recordAudit } from '../audit/index.ts';
import { type Controlled, type ControlledCall, kindOf, type ResultOf } from './controlled.ts';
import { inputHash, inputText } from './input-text.ts';
import { type Approval, approvalByKey, insertApproval } from './store.ts';

export type Proposed<Result> = {
  state: 'open' | 'executed';
  id: string | null;
  inputHash: string | null;
  expiresAt: string | null;
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
  const earlier = await database.reading((tx) => proposedBefore(tx, kind.name, proposer));
  if (earlier) return sameProposal(earlier, hash) as Proposed<ResultOf<C>>;

  const tried = await doOrPreview(database, controlled, proposer, what);
  if (tried.isDone) return { state: 'executed', id: null, inputHash: null, expiresAt: null, result: tried.result };
  return database.transaction(async (tx) => {
    const { operatorId, idempotencyKey } = proposer;
    const approval = {
      id: tx.newId<string>(),
      kind: kind.name,
      subject: controlled.subject(what),
      input,
      inputHash: hash,
      schemaVersion: kind.schemaVersion,
      basis: await kind.basis(tx, what),
      preview: JSON.stringify(tried.result),
      reason: controlled.reason(what),
      proposedBy: operatorId,
      idempotencyKey,
      expiresAt: tx.now.add({ hours: kind.hours }),
    };
    if (!(await insertApproval(tx, approval))) {
      const same = await proposedBefore(tx, kind.name, proposer);
      if (same) return sameProposal(same, hash) as Proposed<ResultOf<C>>;
      throw new Refusal('proposal_open');
    }
    await controlled.whenProposed?.(tx, what);
    const { id, subject, expiresAt } = approval;
    const after = { kind: kind.name, subject, inputHash: hash };
    await recordAudit(tx, { actor: `operator:${operatorId}`, action: 'propose', subject: `approval:${id}`, after });
    return { state: 'open', id, inputHash: hash, expiresAt: expiresAt.toString(), result: tried.result };
  });
}

async function doOrPreview<C extends ControlledCall>(
  database: Database,
  { needsSecond, perform }: Controlled<C>,
  { operatorId, idempotencyKey }: Proposer,
  what: CallInput<C>,
): Promise<{ isDone: boolean; result: ResultOf<C> }> {
  try {
    const result = await database.transaction(async (tx) => {
      const key = `direct:${operatorId}:${idempotencyKey ?? tx.newId()}`;
      const isDecidedByTwo = await needsSecond(tx, operatorId, what);
      const answer = await perform(tx, { proposedBy: operatorId, approvedBy: null, key }, what);
      if (isDecidedByTwo) throw new RolledBack(answer);
      return answer;
    });
    return { isDone: true, result };
  } catch (error) {
    if (error instanceof RolledBack) return { isDone: false, result: error.answer as ResultOf<C> };
    throw error;
  }
}

async function proposedBefore(
  tx: Tx,
  kind: string,
  { operatorId, idempotencyKey }: Proposer,
): Promise<Approval | null> {
  return idempotencyKey === null ? null : approvalByKey(tx, { proposedBy: operatorId, kind, key: idempotencyKey });
}

/** A repeat is answered as the first was. */
function sameProposal({ id, inputHash: kept, expiresAt, preview, state }: Approval, hash: string): Proposed<unknown> {
  if (kept !== hash) throw new Refusal('idempotency_key_reused');
  const isDone = state === 'executed';
  return {
    state: isDone ? 'executed' : 'open',
    id,
    inputHash: kept,
    expiresAt: expiresAt.toString(),
    result: JSON.parse(preview) as unknown,
  };
}

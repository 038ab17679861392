import { type PlayerId, Refusal } from '@pelita/contract';
import type { riskCaseStates, riskOutcomes, RiskRule, riskSteps } from '@pelita/contract/office';
import type { Kysely } from 'kysely';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import { readWaiting, type Waiting } from '../../platform/database/waiting.ts';
import type { Numbers } from './facts.ts';
import type { EvidenceJson } from './rules.ts';

export type CaseRow = {
  player_id: PlayerId;
  id: string;
  state: (typeof riskCaseStates)[number];
  outcome: (typeof riskOutcomes)[number] | null;
  opened_at: Temporal.Instant;
  review_at: Temporal.Instant;
  assigned_to: string | null;
  rules: string[];
  findings: number;
  version: number;
};
export type FindingRow = {
  player_id: PlayerId;
  case_id: string;
  id: string;
  rule: RiskRule;
  day: string;
  found_at: Temporal.Instant;
  counted_at: Temporal.Instant;
  counted: Numbers;
  thresholds: Numbers;
  evidence: EvidenceJson[];
};
export type StepRow = {
  player_id: PlayerId;
  case_id: string;
  id: string;
  at: Temporal.Instant;
  kind: (typeof riskSteps)[number];
  operator_id: string | null;
  subject: string | null;
  text: string | null;
};
type Tables = { risk_case: CaseRow; risk_finding: FindingRow; risk_step: StepRow };

function riskTables(tx: Tx): Kysely<Tables> {
  return tx.tables<Tables>();
}

/** Locked until the transaction ends where it is to be changed. */
export async function requireCase(tx: Tx, id: string, how: 'read' | 'lock'): Promise<CaseRow> {
  const found = riskTables(tx).selectFrom('risk_case').selectAll().where('id', '=', id);
  const row = await (how === 'lock' ? found.forUpdate() : found).executeTakeFirst();
  if (!row) throw new Refusal('risk_case_unknown');
  return row;
}

export async function changeCase(
  tx: Tx,
  { player_id, id }: CaseRow,
  changes: Partial<Pick<CaseRow, 'state' | 'outcome' | 'review_at' | 'assigned_to'>>,
): Promise<void> {
  await riskTables(tx)
    .updateTable('risk_case')
    .set((row) => ({ ...changes, version: row('version', '+', 1) }))
    .where('player_id', '=', player_id)
    .where('id', '=', id)
    .execute();
}

export async function findingsOf(tx: Tx, { player_id, id }: CaseRow): Promise<FindingRow[]> {
  return await riskTables(tx)
    .selectFrom('risk_finding')
    .selectAll()
    .where('player_id', '=', player_id)
    .where('case_id', '=', id)
    .orderBy('found_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The newest first. */
export async function stepsOf(tx: Tx, { player_id, id }: CaseRow): Promise<StepRow[]> {
  return await riskTables(tx)
    .selectFrom('risk_step')
    .selectAll()
    .where('player_id', '=', player_id)
    .where('case_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

type Step = Pick<StepRow, 'kind'> & {
  playerId: PlayerId;
  caseId: string;
  /** Null for the server's own. */
  operatorId: string | null;
  subject?: string;
  text?: string;
};

export function insertStep(tx: Tx, { playerId, caseId, kind, operatorId, subject, text }: Step): void {
  tx.write(stepStatement, [playerId, caseId, tx.newId(), tx.now, kind, operatorId, subject ?? null, text ?? null]);
}

/** Cases that nobody has looked at though it is time. */
export function waitingRiskCases(tx: Tx): Promise<Waiting> {
  return readWaiting(tx, waitingStatement, [tx.now]);
}

const stepStatement: Statement = {
  name: 'risk.insert-step',
  text: `insert into risk_step (player_id, case_id, id, at, kind, operator_id, subject, text)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
};
const waitingStatement: Statement = {
  name: 'risk.waiting',
  text: `select count(*)::float8 as waiting, min(review_at) as oldest from risk_case
         where state in ('open', 'watched') and review_at <= $1`,
};

import {
  type CallAnswer,
  type CallInput,
  type CurrencyCode,
  decimalFromMinor,
  type OperatorId,
} from '@pelita/contract';
import { type getRiskCase as getCall, type RiskCase, riskRowKinds } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { findAccount, usernames } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { operatorNames } from '../../operators/index.ts';
import { factsOf } from '../facts.ts';
import type { EvidenceJson } from '../rules.ts';
import { type CaseRow, type FindingRow, findingsOf, requireCase, stepsOf } from '../store.ts';

type Call = typeof getCall;

/** What is opened is audited, as a player is. */
export function getRiskCase({ currency }: { currency: CurrencyCode }) {
  return async (tx: Tx, who: CallerOf<Call>, { params }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const row = await requireCase(tx, params.id, 'read');
    const actor = `operator:${who.operator.operatorId}`;
    await recordAudit(tx, {
      actor,
      action: 'read-risk-case',
      subject: `player:${row.player_id}`,
      after: { case: row.id },
    });
    return await caseShape(tx, row, currency);
  };
}

export async function caseShape(tx: Tx, row: CaseRow, currency: CurrencyCode): Promise<RiskCase> {
  const account = await findAccount(tx, row.player_id);
  if (account === null) throw new Error(`player ${row.player_id} of a case is unknown`);
  const findings = await findingsOf(tx, row);
  const steps = await stepsOf(tx, row);
  const others = findings.flatMap(({ evidence }) => evidence.flatMap(({ other }) => other ?? []));
  const players = await usernames(tx, [...new Set(others)]);
  const names = await operatorNames(tx);
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id as OperatorId) ?? ''));
  return {
    id: row.id,
    version: row.version,
    player: {
      id: account.playerId,
      username: account.username,
      status: account.status,
      registeredAt: account.registeredAt.toString(),
    },
    currency,
    state: row.state,
    outcome: row.outcome,
    openedAt: row.opened_at.toString(),
    reviewAt: row.review_at.toString(),
    assignedTo: nameOf(row.assigned_to),
    findings: findings.map((finding) => findingShape(finding, players, currency)),
    steps: steps.map(({ id, at, kind, operator_id, subject, text }) => ({
      id,
      at: at.toString(),
      kind,
      operator: nameOf(operator_id),
      subject,
      text,
    })),
  };
}

function findingShape(row: FindingRow, players: ReadonlyMap<string, string>, currency: CurrencyCode) {
  const { id, rule, day, counted, thresholds, evidence } = row;
  const line = ({ at, kind, amount, reference, other }: EvidenceJson) => ({
    at: Temporal.Instant.from(at).toString(),
    kind: riskRowKinds.find((one) => one === kind) ?? ('day' as const),
    amount: typeof amount === 'number' ? decimalFromMinor(BigInt(amount), currency) : null,
    reference: reference ?? null,
    other: other === undefined ? null : { id: other, username: players.get(other) ?? '' },
  });
  return {
    id,
    rule,
    day,
    foundAt: row.found_at.toString(),
    countedAt: row.counted_at.toString(),
    facts: factsOf(rule, counted, thresholds, currency),
    rows: evidence.map(line),
  };
}

import { type CallAnswer, type CallInput, type CurrencyCode, Refusal } from '@pelita/contract';
import {
  type contactRiskPlayer as contactCall,
  type decideRiskCase as decideCall,
  type noteRiskCase as noteCall,
  RISK_MESSAGE_HOURS,
  RISK_REVIEW_DAYS,
  type RiskCase,
  type takeRiskCase as takeCall,
} from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import { writeMessage } from '../../messages/index.ts';
import { type CaseRow, changeCase, insertStep, requireCase, type StepRow, stepsOf } from '../store.ts';
import { caseShape } from './read-case.ts';

type Take = typeof takeCall;
type Note = typeof noteCall;
type Contact = typeof contactCall;
type Decide = typeof decideCall;

/** What one operator does in a case. None of it touches the player's account or money. */
export function workOnCase({ currency }: { currency: CurrencyCode }) {
  return {
    take: async (tx: Tx, who: CallerOf<Take>, { params, body }: CallInput<Take>): Promise<CallAnswer<Take>> => {
      const row = await seenCase(tx, params.id, body.version, currency);
      await changeCase(tx, row, { assigned_to: body.isTaken ? who.operator.operatorId : null });
      return await told(tx, who, { row, kind: body.isTaken ? 'taken' : 'givenBack' });
    },

    note: async (tx: Tx, who: CallerOf<Note>, { params, body }: CallInput<Note>): Promise<CallAnswer<Note>> => {
      const row = await requireCase(tx, params.id, 'lock');
      return await told(tx, who, { row, kind: 'note', text: body.text });
    },

    contact: async (
      tx: Tx,
      who: CallerOf<Contact>,
      { params, body }: CallInput<Contact>,
    ): Promise<CallAnswer<Contact>> => {
      const row = await runningCase(tx, params.id);
      const since = tx.now.subtract({ hours: RISK_MESSAGE_HOURS });
      const sent = await messagesIn(tx, row, body.message);
      if (sent.some(({ at }) => Temporal.Instant.compare(at, since) > 0)) throw new Refusal('risk_message_recent');
      await writeMessage(tx, {
        playerId: row.player_id,
        name: body.message,
        orderId: row.id,
        values: { about: 'saferPlay', reason: null },
      });
      return await told(tx, who, { row, kind: 'message', subject: body.message });
    },

    decide: async (tx: Tx, who: CallerOf<Decide>, { params, body }: CallInput<Decide>): Promise<CallAnswer<Decide>> => {
      const { outcome, reason } = body;
      const row = await seenCase(tx, params.id, body.version, currency);
      const needed = { contacted: null, limitsProposed: 'riskLimitsOffered' } as const;
      if (
        (outcome === 'contacted' || outcome === 'limitsProposed') &&
        (await messagesIn(tx, row, needed[outcome])).length === 0
      )
        throw new Refusal('risk_not_contacted');
      const isOver = outcome === 'noConcern';
      await changeCase(tx, row, {
        outcome,
        state: isOver ? 'closed' : 'watched',
        review_at: isOver ? tx.now : tx.now.add({ hours: 24 * RISK_REVIEW_DAYS }),
      });
      return await told(tx, who, { row, kind: 'decided', subject: outcome, text: reason });
    },
  };

  async function told(
    tx: Tx,
    { operator }: CallerOf<Note>,
    { row, ...step }: { row: CaseRow } & Pick<StepRow, 'kind'> & { subject?: string; text?: string },
  ): Promise<RiskCase> {
    const { operatorId } = operator;
    insertStep(tx, { playerId: row.player_id, caseId: row.id, operatorId, ...step });
    const changed = await requireCase(tx, row.id, 'read');
    await recordAudit(tx, {
      actor: `operator:${operatorId}`,
      action: `risk-case-${step.kind}`,
      subject: `player:${row.player_id}`,
      before: { state: row.state, outcome: row.outcome },
      after: { case: row.id, state: changed.state, outcome: changed.outcome, subject: step.subject ?? null },
      ...(step.kind === 'decided' && step.text !== undefined && { reason: step.text }),
    });
    return await caseShape(tx, changed, currency);
  }
}

/** Held, and not closed. */
export async function runningCase(tx: Tx, id: string): Promise<CaseRow> {
  const row = await requireCase(tx, id, 'lock');
  if (row.state === 'closed') throw new Refusal('risk_case_closed');
  return row;
}

/** Held, in the version that the operator saw; another one is refused, and sent along. */
async function seenCase(tx: Tx, id: string, version: number, currency: CurrencyCode): Promise<CaseRow> {
  const row = await runningCase(tx, id);
  if (row.version !== version)
    throw new Refusal('changed_meanwhile', { extra: { current: await caseShape(tx, row, currency) } });
  return row;
}

/** What was written to the player in this case; null for anything. */
async function messagesIn(tx: Tx, row: CaseRow, name: string | null): Promise<StepRow[]> {
  return (await stepsOf(tx, row)).filter(
    ({ kind, subject }) => kind === 'message' && (name === null || subject === name),
  );
}

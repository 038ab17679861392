import { type CallInput, type PlayerId, Refusal } from '@pelita/contract';
import type { correctAgentIncome } from '@pelita/contract/office';
import type { Statement } from '../../../platform/database/tx.ts';
import { findAccount } from '../../accounts/index.ts';
import type { Controlled } from '../../approvals/index.ts';
import { recordAudit } from '../../audit/index.ts';

type Call = typeof correctAgentIncome;
const MICROS_SCALE = 6;

/** OPS-09: a paid settlement is never changed; what was wrong goes into the agent's next one of the family. */
export const correctIncome: Controlled<Call> = {
  approve: 'corrections.approve',
  subject: ({ body }: CallInput<Call>) => `player:${body.playerId}`,
  reason: ({ body }) => body.reason,
  needsSecond: async () => true,
  async perform(tx, { proposedBy, approvedBy, approvalId }, { body }) {
    const playerId = body.playerId as PlayerId;
    if ((await findAccount(tx, playerId)) === null) throw new Refusal('player_unknown');
    const amountMicros = microsIn(body.amount);
    await tx.run(insertStatement, [
      playerId,
      tx.newId(),
      body.family,
      amountMicros,
      body.reason,
      proposedBy,
      approvedBy,
      tx.now,
    ]);
    await recordAudit(tx, {
      actor: `operator:${proposedBy}`,
      action: 'correct-agent-income',
      subject: `player:${playerId}`,
      after: { family: body.family, amount: body.amount, approvedBy },
      reason: body.reason,
      approvalId,
    });
    return { amount: body.amount };
  },
};

/** The wire has the currency's decimals at most, so none is lost. */
function microsIn(amount: string): bigint {
  const [whole = '', decimals = ''] = amount.replace('-', '').split('.');
  const micros = BigInt(whole + decimals.padEnd(MICROS_SCALE, '0'));
  if (micros === 0n) throw new Refusal('invalid_field', { fields: { amount: { key: 'invalid' } } });
  return amount.startsWith('-') ? -micros : micros;
}

const insertStatement: Statement = {
  name: 'contracts.correct',
  text: `insert into agent_correction (player_id, id, family, amount_micros, reason, proposed_by, approved_by, at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
};

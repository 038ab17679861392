import { type CallInput, Refusal } from '@pelita/contract';
import type { releaseAgentRun } from '@pelita/contract/office';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { Controlled } from '../../approvals/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { microsText } from '../runs/micros.ts';

type Call = typeof releaseAgentRun;
type Run = { id: string; state: string; lines: bigint; paid_micros: bigint };

/** OPS-09: a settlement above the limit waits; two operators let it be paid. */
export const releaseRun: Controlled<Call> = {
  approve: 'agentRuns.approve',
  subject: ({ params }: CallInput<Call>) => `agent-run:${params.runId}`,
  reason: ({ body }) => body.reason,
  needsSecond: async () => true,
  basis: async (tx, { params }) => (await runOf(tx, params.runId)).state,
  async perform(tx, { proposedBy, approvedBy, approvalId }, { params, body }) {
    const run = await runOf(tx, params.runId);
    if (run.state !== 'waiting') throw new Refusal('run_not_waiting');
    const [released] = await tx.run(releaseStatement, [run.id, approvedBy ?? proposedBy]);
    if (!released) throw new Refusal('run_not_waiting');
    const result = { lines: Number(run.lines), paid: microsText(run.paid_micros) };
    await recordAudit(tx, {
      actor: `operator:${proposedBy}`,
      action: 'release-agent-run',
      subject: `agent-run:${run.id}`,
      after: { ...result, approvedBy },
      reason: body.reason,
      approvalId,
    });
    return result;
  },
};

async function runOf(tx: Tx, id: string): Promise<Run> {
  const [run] = await tx.run<Run>(runStatement, [id]);
  if (!run) throw new Refusal('run_unknown');
  return run;
}

const runStatement: Statement = {
  name: 'contracts.run',
  text: 'select id, state, lines, paid_micros from agent_run where id = $1',
};
const releaseStatement: Statement = {
  name: 'contracts.release-run',
  text: `update agent_run set state = 'booking', released_by = $2 where id = $1 and state = 'waiting' returning 1`,
};

import { type CallInput, decimalFromMinor, type DrawnNumbers, type OperatorId, Refusal } from '@pelita/contract';
import type { AuditAction, correctDraw as correctCall, voidDraw as voidCall } from '@pelita/contract/office';
import { gameOf, Malformed, type Result, ruleSetOf } from '@pelita/lottery';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Controlled, Deciders } from '../../approvals/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { enqueueSettling } from '../settlement/settle-job.ts';
import { type DrawSums, sumsOfDraw } from './read-liability.ts';

type Void = CallInput<typeof voidCall>;
type Correction = CallInput<typeof correctCall>;
type Brand = Pick<Platform, 'brand'>;

/** Gives every stake of a draw back; what it has paid is taken back, and owed where it was spent. */
export function voidDraw({ brand }: Brand): Controlled<typeof voidCall> {
  return {
    ...ofDraw<Void>(),
    async perform(tx: Tx, by: Deciders, { params, body }: Void) {
      const revised = await tx.run(voidStatement, [params.id]);
      if (revised.length === 0) await refuse(tx, params.id);
      await enqueueSettling(tx, [params.id]);
      return await decided(tx, by, 'void-draw', params.id, { reason: body.reason, brand });
    },
  };
}

/** Another result for a draw that was drawn outside: one of our own follows from its seed, and is right or void. */
export function correctDraw({ brand }: Brand): Controlled<typeof correctCall> {
  return {
    ...ofDraw<Correction>(),
    async perform(tx: Tx, by: Deciders, { params, body }: Correction) {
      const sums = await knownDraw(tx, params.id);
      const result = JSON.stringify(readResult(sums.game, body.result));
      const operators = [`operator:${by.proposedBy}`, by.approvedBy === null ? null : `operator:${by.approvedBy}`];
      // It may still be void: that gives back items, and asks for no lines.
      if ((await tx.run(prunedStatement, [params.id])).length > 0) throw new Refusal('draw_too_old');
      const revised = await tx.run(correctStatement, [params.id, result, ...operators, tx.now]);
      if (revised.length === 0) await refuse(tx, params.id);
      await enqueueSettling(tx, [params.id]);
      return await decided(tx, by, 'correct-draw', params.id, { reason: body.reason, brand });
    },
  };
}

/** What both have in common: always two operators, on the draw as both have seen it. */
function ofDraw<What extends Void | Correction>() {
  return {
    approve: 'settlements.approve',
    subject: ({ params }: What) => `draw:${params.id}`,
    reason: ({ body }: What) => body.reason,
    needsSecond: async (_tx: Tx, _by: OperatorId) => true,
    basis: async (tx: Tx, { params }: What) => {
      const { state, revision } = await knownDraw(tx, params.id);
      return `${state} ${revision}`;
    },
  } as const;
}

async function decided(
  tx: Tx,
  { proposedBy, approvedBy, approvalId }: Deciders,
  action: AuditAction,
  drawId: string,
  { reason, brand }: { reason: string } & Brand,
) {
  const { game, drawNo, revision, staked, paid } = await knownDraw(tx, drawId);
  const actor = `operator:${proposedBy}`;
  await recordAudit(tx, {
    actor,
    action,
    subject: `draw:${drawId}`,
    after: { revision, approvedBy },
    reason,
    approvalId,
  });
  const money = (minor: bigint) => decimalFromMinor(minor, brand.currency);
  return { game, drawNo, revision, staked: money(staked), paid: money(paid) };
}

async function knownDraw(tx: Tx, drawId: string): Promise<DrawSums> {
  const sums = await sumsOfDraw(tx, drawId);
  if (sums === null) throw new Refusal('draw_unknown');
  return sums;
}

async function refuse(tx: Tx, drawId: string): Promise<never> {
  await knownDraw(tx, drawId);
  throw new Refusal('draw_not_settled');
}

function readResult(gameCode: string, sent: DrawnNumbers): Result {
  try {
    const rules = ruleSetOf(gameOf(gameCode)?.rules ?? '');
    if (rules === undefined) throw new Refusal('draw_unknown');
    return rules.shape.read(sent);
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    throw new Refusal('draw_result_malformed', { extra: { why: error.message } });
  }
}

/** Held, so that its lines do not go while it is corrected. */
const prunedStatement: Statement = {
  name: 'lottery.pruned-draw',
  text: `with held as materialized (select draw_id from draw where draw_id = $1 for update)
         select s.draw_id from held join lottery_settlement s using (draw_id) where s.lines_pruned_at is not null limit 1`,
};
const voidStatement: Statement = {
  name: 'lottery.void-draw',
  text: `update draw set state = 'void', revision = revision + 1, settled_at = null
         where draw_id = $1 and state <> 'void' returning draw_id`,
};
const correctStatement: Statement = {
  name: 'lottery.correct-draw',
  text: `with revised as (
           update draw set state = 'drawn', result = $2::jsonb, revision = revision + 1, drawn_at = $5, settled_at = null
           where draw_id = $1 and state in ('drawn', 'settled') and origin in ('feed', 'entry')
           returning draw_id, revision
         )
         insert into draw_result (draw_id, revision, result, source, proposed_by, confirmed_by, at)
         select draw_id, revision, $2::jsonb, 'entry', $3, $4, $5 from revised
         returning draw_id`,
};

import { type CallInput, Refusal } from '@pelita/contract';
import type { enterResult as enterCall } from '@pelita/contract/office';
import { gameOf } from '@pelita/lottery';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { Controlled } from '../../approvals/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { operatorNames } from '../../operators/index.ts';
import type { DrawsNeeds } from '../needs.ts';
import { requireResult } from '../results/read-result.ts';
import { writeResults } from '../results/write-results.ts';
import type { DrawRow } from '../store.ts';

type Call = typeof enterCall;

/**
 * The result of a draw of the world outside, typed by one operator and confirmed by another. It takes the place of a feed
 * that is silent or not believed; a draw of our own has the result of its seed and no other.
 */
export function enterResult(needs: Pick<DrawsNeeds, 'settle'>): Controlled<Call> {
  return {
    approve: 'results.approve',
    subject: ({ params }) => `draw:${params.id}`,
    reason: ({ body }) => body.reason,
    needsSecond: async () => true,

    async perform(tx, { proposedBy, approvedBy, approvalId }, what: CallInput<Call>) {
      const draw = await drawToEnter(tx, what.params.id);
      const game = gameOf(draw.game_code);
      if (game === undefined) throw new Refusal('draw_unknown');
      const result = requireResult(game, what.body.result);
      const names = await operatorNames(tx);
      const confirmedBy = approvedBy === null ? undefined : names.get(approvedBy);
      await writeResults(
        tx,
        [
          {
            drawId: draw.draw_id,
            gameCode: draw.game_code,
            drawNo: draw.draw_no,
            drawsAt: draw.draws_at,
            revision: 1,
            result,
            source: 'entry',
            proposedBy: names.get(proposedBy) ?? proposedBy,
            ...(confirmedBy !== undefined && { confirmedBy }),
          },
        ],
        needs,
      );
      await recordAudit(tx, {
        actor: `operator:${proposedBy}`,
        action: 'enter-result',
        subject: `draw:${draw.draw_id}`,
        after: { game: draw.game_code, draw: draw.draw_no, result, approvedBy },
        reason: what.body.reason,
        approvalId,
      });
      return { game: draw.game_code, draw: draw.draw_no, result };
    },
  };
}

type EnteredRow = Pick<DrawRow, 'draw_id' | 'game_code' | 'draw_no' | 'origin' | 'state' | 'draws_at'>;

async function drawToEnter(tx: Tx, drawId: string): Promise<EnteredRow> {
  const [draw] = await tx.run<EnteredRow>(lockStatement, [drawId]);
  if (!draw) throw new Refusal('draw_unknown');
  if (draw.origin !== 'feed' && draw.origin !== 'entry') throw new Refusal('draw_is_committed');
  if (draw.state !== 'scheduled') throw new Refusal('draw_has_result');
  if (Temporal.Instant.compare(draw.draws_at, tx.now) > 0) throw new Refusal('draw_not_due');
  return draw;
}

const lockStatement: Statement = {
  name: 'draws.lock-to-enter',
  text: 'select draw_id, game_code, draw_no, origin, state, draws_at from draw where draw_id = $1 for update',
};

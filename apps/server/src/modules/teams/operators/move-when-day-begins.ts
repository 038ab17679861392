import { type PlayerId, Refusal } from '@pelita/contract';
import type { JobHandler } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import { moveBranch } from '../../agents/index.ts';
import { recordAudit } from '../../audit/index.ts';

export const MOVE_JOB = 'teams.move-branch';

/** What two operators decided, once its day has begun. The tree may have changed since: what it refuses now is noted. */
export function moveWhenDayBegins({ settings }: Pick<Platform, 'settings'>): JobHandler {
  return {
    name: MOVE_JOB,
    async handle(tx, data) {
      const playerId = data['playerId'] as PlayerId;
      const uplineId = data['uplineId'] as PlayerId | null;
      const from = Temporal.Instant.from(String(data['from']));
      try {
        await moveBranch(tx, settings, { playerId, uplineId, from });
      } catch (error) {
        // A job may run twice.
        if (!(error instanceof Refusal)) throw error;
        if (error.code === 'already_below_upline') return;
        const after = { uplineId, reason: error.code };
        await recordAudit(tx, { actor: 'system', action: 'drop-branch-move', subject: `player:${playerId}`, after });
      }
    },
  };
}

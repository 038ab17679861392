import type { OperatorId } from '@pelita/contract';
import type { Log } from '../../platform/log/log.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { countAuditedBy } from '../audit/index.ts';

export const REVEAL = 'reveal-personal-data';
const REVEALS_AN_HOUR = 20;

/** Who opens more than twenty fields within an hour may be copying: it is logged, and every operator who audits hears of it. */
export function alarmOfReveals(log: Log) {
  return async (tx: Tx, { operatorId, username }: { operatorId: OperatorId; username: string }): Promise<void> => {
    const actor = `operator:${operatorId}`;
    const count = await countAuditedBy(tx, { actor, action: REVEAL, since: tx.now.subtract({ hours: 1 }) });
    if (count <= REVEALS_AN_HOUR) return;
    log.warn({ operator: username, count }, 'an operator opens personal data again and again');
    const data = { at: tx.now.toString(), kind: 'reveals', operator: username, count };
    await tx.publish({ topic: 'office:alarms', name: 'alarm', data });
  };
}

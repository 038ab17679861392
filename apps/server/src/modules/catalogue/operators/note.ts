import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { tellEveryone } from '../../../platform/events/tell-everyone.ts';
import { recordAudit } from '../../audit/index.ts';

/** Pages are made anew, open ones ask again, and the audit log has who did it. */
export async function note(
  tx: Tx,
  { operator }: CallerOf<{ who: { operator: 'catalogue.do' } }>,
  entry: Omit<Parameters<typeof recordAudit>[1], 'actor'>,
): Promise<void> {
  await tellEveryone(tx, 'catalogue');
  await recordAudit(tx, { actor: `operator:${operator.operatorId}`, ...entry });
}

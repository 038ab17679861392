import type { OperatorId } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import { recordAudit } from '../audit/index.ts';
import { drawEnrolmentLink } from './enrolment/enrolment-link.ts';
import { APPROVES_AFTER_HOURS } from './limits.ts';
import type { Operators } from './operators.ts';
import { endSessionsOf } from './sessions/end-operator-sessions.ts';
import { forgetCredentials, lockOperator } from './store.ts';

/**
 * Takes password, authenticator, recovery codes and sessions away. What the operator approves waits for a day; every
 * operator is told for a week.
 */
export async function resetCredentials(
  tx: Tx,
  { operatorId, actor, ...decided }: { operatorId: OperatorId; actor: string; reason?: string; approvalId?: string },
): Promise<void> {
  await lockOperator(tx, operatorId);
  await endSessionsOf(tx, operatorId, actor);
  await forgetCredentials(tx, operatorId, tx.now.add({ hours: APPROVES_AFTER_HOURS }));
  await recordAudit(tx, { actor, action: 'reset-operator', subject: `operator:${operatorId}`, ...decided });
}

/** The same with the link by which the operator enrols anew: for the command line, which hands it over at once. */
export function operatorRecovery(platform: Operators['platform'], officeOrigin: Operators['officeOrigin']) {
  return async (tx: Tx, operatorId: OperatorId): Promise<string> => {
    await resetCredentials(tx, { operatorId, actor: 'system' });
    return (await drawEnrolmentLink(tx, { platform, officeOrigin }, operatorId)).link;
  };
}

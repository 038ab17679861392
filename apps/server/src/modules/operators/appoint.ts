import type { OperatorId, OperatorRole } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import { APPROVES_AFTER_HOURS } from './limits.ts';
import { insertOperator, setRoles } from './store.ts';

/** Makes an operator who may enrol, and approves nothing for a day unless said otherwise. Null where the name is taken. */
export async function appoint(
  tx: Tx,
  { username, roles }: { username: string; roles: readonly OperatorRole[] },
  approvesFrom: Temporal.Instant = tx.now.add({ hours: APPROVES_AFTER_HOURS }),
): Promise<OperatorId | null> {
  const operatorId = tx.newId<OperatorId>();
  if (!(await insertOperator(tx, { operatorId, username, approvesFrom }))) return null;
  await setRoles(tx, operatorId, roles);
  return operatorId;
}

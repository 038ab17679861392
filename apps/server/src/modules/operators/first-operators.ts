import type { OperatorId, OperatorRole } from '@pelita/contract';
import type { Database, Tx } from '../../platform/database/tx.ts';
import { recordAudit } from '../audit/index.ts';
import { drawEnrolmentLink } from './enrolment/enrolment-link.ts';
import type { Operators } from './operators.ts';
import { appoint } from './appoint.ts';
import { allOperators, enrol, operatorByName } from './store.ts';

/** As `first-run.json` keeps them. */
export type SeededOperator = { username: string; password: string; authenticatorSecret: string; roles: OperatorRole[] };

const FIRST_ADMINISTRATOR = 'admin';

/** An operator of a sandbox, enrolled already and appointed long enough ago to approve. An earlier one stays as it is. */
export function seedOperator({ hasher, codes }: Operators) {
  return async (database: Database, seeded: SeededOperator): Promise<void> => {
    if (await database.reading((tx) => operatorByName(tx, seeded.username))) return;
    const passwordHash = await hasher.hash(seeded.password);
    await database.transaction(async (tx) => {
      const operatorId = await appointBySystem(tx, seeded);
      if (operatorId === null) return;
      const closedSecret = await codes.close(seeded.authenticatorSecret, operatorId);
      await enrol(tx, operatorId, { passwordHash, closedSecret, step: 0 });
    });
  };
}

/** Where there is no operator yet: one administrator, and the link by which they enrol. Null where there is one. */
export function appointFirstAdministrator(operators: Operators) {
  return async (database: Database): Promise<string | null> =>
    await database.transaction(async (tx) => {
      if ((await allOperators(tx)).length > 0) return null;
      const first = { username: FIRST_ADMINISTRATOR, roles: ['admin' as const] };
      const operatorId = await appointBySystem(tx, first);
      return operatorId && (await drawEnrolmentLink(tx, operators, operatorId)).link;
    });
}

async function appointBySystem(
  tx: Tx,
  { username, roles }: Pick<SeededOperator, 'username' | 'roles'>,
): Promise<OperatorId | null> {
  const operatorId = await appoint(tx, { username, roles }, tx.now);
  if (operatorId === null) return null;
  const subject = `operator:${operatorId}`;
  await recordAudit(tx, { actor: 'system', action: 'appoint-operator', subject, after: { username, roles } });
  return operatorId;
}

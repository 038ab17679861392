import type { OperatorId } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { secretHash } from '../../accounts/index.ts';
import { ENROLMENT_LINK_HOURS } from '../limits.ts';
import type { Operators } from '../operators.ts';
import { insertLink } from './store.ts';

/** A link that is good for one enrolment. Its token stands behind the #, which no browser sends to any server. */
export async function drawEnrolmentLink(
  tx: Tx,
  { platform, officeOrigin }: Pick<Operators, 'platform' | 'officeOrigin'>,
  operatorId: OperatorId,
): Promise<{ link: string; expiresAt: Temporal.Instant }> {
  const token = platform.random.token();
  const expiresAt = tx.now.add({ hours: ENROLMENT_LINK_HOURS });
  await insertLink(tx, secretHash(token), { operatorId, expiresAt });
  return { link: `${officeOrigin()}/enrol#${token}`, expiresAt };
}

import { type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type { orderAnnouncements as orderCall } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import { tellEveryone } from '../../../platform/events/tell-everyone.ts';
import { keepOrder, lockOrder } from './store.ts';

type Call = typeof orderCall;

export async function orderAnnouncements(
  tx: Tx,
  who: CallerOf<Call>,
  { body }: CallInput<Call>,
): Promise<CallAnswer<Call>> {
  const { kind, before, after } = body;
  const current = await lockOrder(tx, kind);
  if (current.join() !== before.join()) throw new Refusal('changed_meanwhile', { extra: { current } });
  if (after.toSorted().join() !== current.toSorted().join())
    throw new Refusal('invalid_field', { fields: { after: { key: 'invalid' } } });
  await keepOrder(tx, after);
  await tellEveryone(tx, 'notice');
  await recordAudit(tx, {
    actor: `operator:${who.operator.operatorId}`,
    action: 'order-announcements',
    subject: `announcements:${kind}`,
    before: { order: current },
    after: { order: after },
  });
  return { order: after };
}

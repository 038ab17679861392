import { type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type { withdrawProposal as withdrawCall } from '@pelita/contract/office';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import type { Kind } from './controlled.ts';
import { lockApproval } from './store.ts';
import { actorOf, drop } from './vote.ts';

type Call = typeof withdrawCall;

export function withdrawProposal(kinds: ReadonlyMap<string, Kind>) {
  return async (tx: Tx, who: CallerOf<Call>, { params }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const approval = await lockApproval(tx, params.id);
    const kind = approval && kinds.get(approval.kind);
    if (!approval || !kind) throw new Refusal('approval_unknown');
    const { operatorId } = who.operator;
    if (approval.proposedBy !== operatorId) throw new Refusal('not_own_proposal');
    if (approval.state !== 'open') throw new Refusal('approval_ended');
    await drop(tx, kind, approval, { state: 'withdrawn', actor: actorOf(operatorId) });
    return { id: approval.id, state: 'withdrawn', result: null };
  };
}

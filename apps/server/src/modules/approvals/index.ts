/**
 * What two operators decide. A proposal keeps the input as text with its hash, what it was made upon, and a preview: the
 * use case was run and rolled back. Another operator approves just that content, and the same transaction does it; it
 * expires, is void when something it was made upon has changed, and is done once, under the key `approval:<id>`. Modules
 * above hand their use cases in by `bindControlled`, the only way in, and nobody approves what they proposed.
 */
import * as contract from '@pelita/contract/office';
import { bind, bindLong, bindReading, type Binding, type CallerOf } from '../../platform/http/binding.ts';
import type { JobHandler, Module } from '../../platform/module.ts';
import { type Controlled, type ControlledCall, type Kind, kindOf } from './controlled.ts';
import { listApprovals } from './list-approvals.ts';
import { propose } from './propose.ts';
import { expiredApprovals } from './store.ts';
import { approve, decline, drop } from './vote.ts';
import { withdrawProposal } from './withdraw-proposal.ts';

export { waitingApprovals } from './waiting.ts';
export type { Controlled, Deciders } from './controlled.ts';

/** Binds a call whose deed may need a second operator. */
export type BindControlled = <C extends ControlledCall>(call: C, controlled: Controlled<C>) => Binding;

export type ApprovalsModule = Module & { bindControlled: BindControlled };

export function approvalsModule(): ApprovalsModule {
  const kinds = new Map<string, Kind>();
  const bindControlled: BindControlled = (call, controlled) => {
    kinds.set(call.name, kindOf(call, controlled));
    return bindLong<typeof call>(call, async (database, who, what) => {
      const { operator, idempotencyKey = null } = who as unknown as CallerOf<{ who: { operator: 'session.own' } }> & {
        idempotencyKey?: string;
      };
      const proposed = await propose(
        database,
        { call, controlled },
        { operatorId: operator.operatorId, idempotencyKey },
        what,
      );
      return proposed as never;
    });
  };
  const expire: JobHandler = {
    name: 'approvals.expire',
    schedule: '* * * * *',
    handle: async (tx) => {
      for (const approval of await expiredApprovals(tx)) {
        const kind = kinds.get(approval.kind);
        if (kind) await drop(tx, kind, approval, { state: 'expired', actor: 'system' });
      }
    },
  };
  return {
    name: 'approvals',
    officeBindings: [
      bindReading(contract.listApprovals, listApprovals(kinds)),
      bindLong(contract.approveProposal, approve(kinds)),
      bind(contract.declineProposal, decline(kinds)),
      bind(contract.withdrawProposal, withdrawProposal(kinds)),
    ],
    jobs: [expire],
    bindControlled,
  };
}

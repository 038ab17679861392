import type { Call, CallAnswer, CallInput, OperatorId, Permission } from '@pelita/contract';
import type { ApprovalState } from '@pelita/contract/office';
import type * as z from 'zod/mini';
import type { Tx } from '../../platform/database/tx.ts';

/** A call of the office whose value is a `proposal` of the contract, made by operators with the permission that it names. */
export type ControlledCall = Call & { who: { operator: Permission }; value: z.ZodMiniType<{ result: unknown }> };
export type ResultOf<C extends ControlledCall> = CallAnswer<C> extends { result: infer Result } ? Result : never;

/** Who does it by which proposal, and the key under which it is done once. */
export type Deciders = { proposedBy: OperatorId; approvedBy: OperatorId | null; approvalId: string; key: string };

/** How a proposal ended that was not done, and by whom: `operator:<id>` or `system`. */
export type Dropped = { state: Exclude<ApprovalState, 'open' | 'executed'>; actor: string };

/** One kind of what two operators decide: what is done, who may approve it, and when one operator is enough. */
export type Controlled<C extends ControlledCall> = {
  approve: Permission;
  /** What it happens to, like `player:<id>`; of one kind and subject one proposal is open. */
  subject(what: CallInput<C>): string;
  reason(what: CallInput<C>): string;
  needsSecond(tx: Tx, proposedBy: OperatorId, what: CallInput<C>): Promise<boolean>;
  /** The whole use case, with every rule of it: run for the preview and rolled back, and run again when it is approved. */
  perform(tx: Tx, by: Deciders, what: CallInput<C>): Promise<ResultOf<C>>;
  /** The versions of what it is decided upon. When another one stands at the end, the proposal is void. */
  basis?(tx: Tx, what: CallInput<C>): Promise<string>;
  /** Operators who had a hand in it beside the one who proposes, and so may not vote. */
  alsoInvolved?(tx: Tx, what: CallInput<C>): Promise<readonly OperatorId[]>;
  /** Within the transaction of the proposal, like a state that waits for the vote. */
  whenProposed?(tx: Tx, proposedBy: OperatorId, what: CallInput<C>): Promise<void>;
  /** Within the transaction of an end that is no execution. */
  whenDropped?(tx: Tx, end: Dropped, what: CallInput<C>): Promise<void>;
  /** How long it may wait; a day, unless given. */
  hours?: number;
  /** Raised when the shape of the input changes: what was proposed before is void. */
  schemaVersion?: number;
};

/** The same once its input is text: kept by the name of the call. */
export type Kind = {
  name: string;
  propose: Permission;
  schemaVersion: number;
  hours: number;
} & Required<Pick<Controlled<never>, 'approve'>> & {
    perform(tx: Tx, by: Deciders, what: unknown): Promise<unknown>;
    basis(tx: Tx, what: unknown): Promise<string>;
    alsoInvolved(tx: Tx, what: unknown): Promise<readonly OperatorId[]>;
    whenDropped(tx: Tx, end: Dropped, what: unknown): Promise<void>;
  };

export const USUAL_HOURS = 24;

export function kindOf<C extends ControlledCall>(call: C, controlled: Controlled<C>): Kind {
  // What was parsed is what was kept as text; the hash and the version say that it is still that.
  const known = controlled as unknown as Controlled<ControlledCall>;
  return {
    name: call.name,
    propose: call.who.operator,
    approve: known.approve,
    schemaVersion: known.schemaVersion ?? 1,
    hours: known.hours ?? USUAL_HOURS,
    perform: (tx, by, what) => known.perform(tx, by, what as CallInput<ControlledCall>),
    basis: async (tx, what) => (await known.basis?.(tx, what as CallInput<ControlledCall>)) ?? '',
    alsoInvolved: async (tx, what) => (await known.alsoInvolved?.(tx, what as CallInput<ControlledCall>)) ?? [],
    whenDropped: async (tx, end, what) => known.whenDropped?.(tx, end, what as CallInput<ControlledCall>),
  };
}

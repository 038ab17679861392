import type { ContractState } from '@pelita/contract';

export type ContractMove = 'accept' | 'reject' | 'withdraw' | 'expire' | 'supersede' | 'terminate';

const moves: Record<ContractMove, { from: ContractState; to: ContractState }> = {
  accept: { from: 'offered', to: 'accepted' },
  reject: { from: 'offered', to: 'rejected' },
  withdraw: { from: 'offered', to: 'withdrawn' },
  expire: { from: 'offered', to: 'expired' },
  supersede: { from: 'accepted', to: 'superseded' },
  terminate: { from: 'accepted', to: 'terminated' },
};

/** The state after a move; null where the contract is not in the state for it. */
export function allowedMove(state: ContractState, move: ContractMove): ContractState | null {
  return moves[move].from === state ? moves[move].to : null;
}

/** Nothing happens to it any more. */
export const isOver = (state: ContractState) => Object.values(moves).every(({ from }) => from !== state);

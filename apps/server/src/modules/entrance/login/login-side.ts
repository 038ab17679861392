import type { AccountType, ErrorCode } from '@pelita/contract';
import type { Account } from '../../accounts/index.ts';

export type LoginSide = 'member' | 'agent';

/**
 * LOGIN-13: the member side takes members, agents and trial accounts, the agent side those types that may open the
 * agent centre; operators have an entrance of their own, and a closed account has none.
 */
export function refusalOfSide(
  side: LoginSide,
  account: Pick<Account, 'role' | 'status' | 'accountType'>,
  agentCentreTypes: readonly AccountType[],
): ErrorCode | null {
  const isPlaying = account.role === 'player' && account.status === 'open';
  if (side === 'member') return isPlaying ? null : 'non_member';
  return isPlaying && agentCentreTypes.includes(account.accountType) ? null : 'non_agent';
}

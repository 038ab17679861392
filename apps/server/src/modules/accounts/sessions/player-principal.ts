import { AGENT_CENTRE_TYPES, type AccountType, roleOfAccount, rolesAdmitted } from '@pelita/contract';
import { playerTopic } from '../../../platform/events/topics.ts';
import { bearerToken } from '../../../platform/principals/bearer-token.ts';
import { createPrincipal, type Principal } from '../../../platform/principals/principal.ts';
import type { PlayerSession, SessionStore } from '../../../platform/principals/sessions.ts';

/**
 * Members, agents and trial accounts: one kind of session, told apart by the account's type (GATE-02). An agent's calls are
 * for the types that the operator lets into the agent centre (GATE-03).
 */
export function playerPrincipal(
  sessions: SessionStore<PlayerSession>,
  agentCentreTypes: () => readonly AccountType[] = () => AGENT_CENTRE_TYPES,
): Principal {
  return createPrincipal({
    kind: 'player',
    proof: bearerToken,
    sessions,
    refusalOf(
      { accountType, mustChangePassword, isOnBreak },
      { who, method, whilePasswordIsDue, whileOnBreak, opensPlay },
    ) {
      if (mustChangePassword && !whilePasswordIsDue) return 'password_change_required';
      const isRead = method === undefined || method === 'GET';
      if (isOnBreak && !whileOnBreak && (!isRead || opensPlay)) return 'on_break';
      const role = roleOfAccount(accountType);
      const isAdmitted = who === 'agent' ? agentCentreTypes().includes(accountType) : rolesAdmitted(who).includes(role);
      if (isAdmitted) return null;
      return role === 'trial' ? 'in_need_true_account' : 'in_need_agent_account';
    },
    // Trial accounts are to be had for nothing, so a new one is no new visitor.
    countedAs: ({ playerId, isTrialAccount }) => ({ key: `player:${playerId}`, isVisitorToo: isTrialAccount }),
    topics: ({ playerId }) => ['everyone', playerTopic(playerId)],
  });
}

import { type AccountType, accountTypes } from './constants.ts';
import type { Permission } from './office/permissions.ts';

/**
 * Who may make a call: the least that a caller has to be. A visitor's call looks at no token; `visitorOrPlayer` answers
 * more to a player, and refuses a bad token all the same. A player's is for trial accounts too, a member's for agents too.
 * `launch` is a game page, known by its launch token.
 */
export type Audience = 'visitor' | 'visitorOrPlayer' | 'player' | 'member' | 'agent' | 'launch' | OperatorAudience;

/** Operators with the permission; `withRecentCode` where a code of the authenticator has to be some minutes old at most. */
export type OperatorAudience = { operator: Permission; withRecentCode?: true };

/** What a caller can be, as a call tells callers apart. */
export const callerRoles = ['visitor', 'trial', 'member', 'agent', 'launch', 'operator'] as const;
export type CallerRole = (typeof callerRoles)[number];

/** Whose calls are answered. Of operators only those with the permission. */
export function rolesAdmitted(who: Audience): readonly CallerRole[] {
  return typeof who === 'object' ? ['operator'] : admitted[who];
}

const admitted: Record<Exclude<Audience, object>, readonly CallerRole[]> = {
  visitor: callerRoles,
  visitorOrPlayer: ['visitor', 'trial', 'member', 'agent'],
  player: ['trial', 'member', 'agent'],
  member: ['member', 'agent'],
  agent: ['agent'],
  launch: ['launch'],
};

export function roleOfAccount(accountType: AccountType): 'trial' | 'member' | 'agent' {
  if (accountType === accountTypes.trial) return 'trial';
  return accountType === accountTypes.member ? 'member' : 'agent';
}

/** A kind of principal: each has sessions of its own, kept, proved and ended apart from the others'. */
export type PrincipalKind = 'player' | 'launch' | 'operator';

/** The kind whose session a call looks for. */
export type PrincipalAsked<Who extends Audience> = Who extends 'visitor'
  ? never
  : Who extends 'launch'
    ? 'launch'
    : Who extends OperatorAudience
      ? 'operator'
      : 'player';

/** Which session a call looks for, and whether it is refused without one; null where it looks for none. */
export function sessionAsked(who: Audience): { kind: PrincipalKind; isRequired: boolean } | null {
  if (typeof who === 'object') return { kind: 'operator', isRequired: true };
  if (who === 'visitor') return null;
  return { kind: who === 'launch' ? 'launch' : 'player', isRequired: who !== 'visitorOrPlayer' };
}

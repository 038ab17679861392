import { type Audience, type ErrorCode, rolesAdmitted, sessionAsked } from '@pelita/contract';
import type { Json } from './shapes.ts';

/** The audience of a call as it stands in the contract, and what a client has to show for it. */
export function whoMayAsk(who: Audience): Json {
  const asked = sessionAsked(who);
  const shown = asked === null ? [] : [{ [asked.kind]: [] }];
  const security = asked?.isRequired === false ? [{}, ...shown] : shown;
  return { 'x-who': who, ...(asked === null ? {} : { security }) };
}

/** What those hear who may not, or whose session has ended. */
export function refusalsOfOthers(who: Audience): ErrorCode[] {
  const asked = sessionAsked(who);
  if (asked === null) return [];
  const ofVisitors: ErrorCode[] = asked.isRequired ? ['not_logged_in', 'token_invalid'] : ['token_invalid'];
  if (asked.kind === 'operator') return [...ofVisitors, 'foreign_request', 'permission_missing'];
  if (asked.kind === 'launch') return ofVisitors;
  const roles = rolesAdmitted(who);
  return [
    ...ofVisitors,
    ...(roles.includes('trial') ? [] : (['in_need_true_account'] as const)),
    ...(roles.includes('member') ? [] : (['in_need_agent_account'] as const)),
  ];
}

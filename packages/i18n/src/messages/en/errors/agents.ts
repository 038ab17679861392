import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const agents = {
  agent_unknown: 'There is no such account in your team.',
  tree_too_deep: 'The team would have too many levels below this upline.',
  tree_cycle: 'The new upline is in the branch that you want to move.',
  already_below_upline: 'The account is directly below this upline already.',
  rates_out_of_bounds: 'This rate is above your own, or below one that this account has given on.',
  account_type_not_opened: 'You cannot open an account of this type.',
  no_access_for_used_account: 'No access for a used account: its owner has already logged in.',
  contact_agent: 'This invitation can no longer be used. Please contact your agent for a new one.',
  invitation_link_unknown: 'You have no such invitation link.',
  too_many_invitation_links: 'You have too many open links. Please end one first.',
  function_off: 'This is not available at the moment.',
  transfer_out_of_bounds: 'A transfer may be between {minimum} and {maximum}.',
  too_many_transfers: 'You have made all transfers of today. Please try again tomorrow.',
} as const satisfies ErrorTexts<'agents'>;

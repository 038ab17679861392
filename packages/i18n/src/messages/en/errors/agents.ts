import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const agents = {
  agent_unknown: 'There is no such account in your team.',
  tree_too_deep: 'The team would have too many levels below this upline.',
  tree_cycle: 'The new upline is in the branch that you want to move.',
  already_below_upline: 'The account is directly below this upline already.',
  rates_out_of_bounds: 'This rate is above your own, or below one that this account has given on.',
} as const satisfies ErrorTexts<'agents'>;

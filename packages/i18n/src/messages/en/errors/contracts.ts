import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const contracts = {
  contracts_closed: 'These contracts are not available now.',
  contract_unknown: 'This contract does not exist.',
  contract_decided: 'This contract has already been decided or has ended.',
  contract_terms_invalid: 'Please check the tiers: each asks and pays at least as much as the one before.',
  contract_above_upline: 'These terms are better than your own. Please lower them.',
  contract_exploitable: 'These rates are too high: a team could profit by betting on both sides.',
  contract_ends_others: 'Some contracts with your downlines would end. Please agree to that first.',
  run_unknown: 'This settlement does not exist.',
  run_not_waiting: 'This settlement does not wait for a release.',
} as const satisfies ErrorTexts<'contracts'>;

export const bundles = ['office'] as const;

export const officeReferrals = {
  decide: 'Decide',
  decideOf: '{player} invited {friend}',
  sharedNote: 'The two have in common: {shared}.',
  release: 'Let it count',
  releaseNote: 'What the friend has earned is laid out for {player} within a minute.',
  refuse: 'Refuse',
  refuseNote: 'This friend earns {player} nothing.',
} as const;

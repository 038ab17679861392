export const bundles = ['office'] as const;

/** Movements that players say are wrong. */
export const officeDisputes = {
  dispute: 'Dispute of a movement',
  player: 'Player',
  state: 'State',
  state_open: 'Waiting',
  state_upheld: 'Put right',
  state_dismissed: 'Answered',
  remark: 'What the player says',
  movement: 'Movement',
  amount: 'Amount',
  balanceAfter: 'Balance after it',
  time: 'Time',
  reference: 'Reference',
  answer: 'Answer',
  answeredBy: 'Answered by',
  pictureOf: 'Picture {number} of the player',
  uphold: 'Agree',
  dismiss: 'Explain',
  upholdNote: '{username} reads that it was put right, and your words. Money is moved by an adjustment.',
  dismissNote: '{username} reads your words. The movement stays as it is.',
  answerHint: 'The player reads it as it stands.',
  answerMissing: 'Write what the player should read.',
  send: 'Send the answer',
} as const;

/**
 * What an operator may do where, as `area.verb`: each with what it allows. An area adds its own here; a call that asks for
 * another does not compile.
 */
export const permissions = {
  'withdrawals.see': 'Reads withdrawals, and what was decided of them.',
  'withdrawals.do': 'Claims withdrawals, and rejects them with a reason.',
  'withdrawals.propose': 'Approves withdrawals below the threshold, and proposes the others to a second operator.',
  'withdrawals.approve': 'Approves, as the second operator, what another has proposed.',
  'figures.see': 'Reads the figures of the brand.',
} as const;

export type Permission = keyof typeof permissions;

import type { WithdrawalStatus } from '@pelita/contract';
import type { Tone } from '@pelita/ui/state-badge';

/** How the state of a withdrawal is shown, wherever it is. */
export const withdrawalTones: Record<WithdrawalStatus, Tone> = {
  pending: 'waiting',
  approved: 'waiting',
  paying: 'waiting',
  paid: 'information',
  partlyPaid: 'information',
  confirmed: 'done',
  disputed: 'failed',
  rejected: 'failed',
  cancelled: 'neutral',
  returned: 'neutral',
};

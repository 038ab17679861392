import type { WithdrawalState } from '@pelita/contract/office';
import type { Tone } from '@pelita/ui/state-badge';

export const stateTones: Record<WithdrawalState, Tone> = {
  checking: 'waiting',
  review: 'waiting',
  second_look: 'waiting',
  approved: 'information',
  paying: 'information',
  unknown: 'waiting',
  awaiting: 'information',
  disputed: 'failed',
  completed: 'done',
  rejected: 'failed',
  cancelled: 'neutral',
  returned: 'neutral',
};

export const verdictTones = { pass: 'done', flag: 'waiting', stop: 'failed' } as const satisfies Record<string, Tone>;

import type { LotteryItemState, LotteryOrder } from '@pelita/contract';
import type { Tone } from '@pelita/ui/state-badge';

const tones = {
  placed: 'waiting',
  won: 'done',
  paidBack: 'information',
  lost: 'neutral',
  refunded: 'information',
  cancelled: 'neutral',
  void: 'information',
} as const satisfies Record<LotteryItemState | 'paidBack', Tone>;

/** What a bet's state is called and how it looks. One that got less than it cost is no win. */
export function shownState({ state, won, stake }: Pick<LotteryOrder['items'][number], 'state' | 'won' | 'stake'>) {
  const name = state === 'won' && Number(won) < Number(stake) ? 'paidBack' : state;
  return { key: `item_${name}`, tone: tones[name] } as const;
}

import type { FeedbackState } from '@pelita/contract/office';
import { StateBadge } from '@pelita/ui/state-badge';
import { useText } from '../language/use-text.ts';

const tones = { open: 'waiting', answered: 'done', closed: 'neutral' } as const;

export function FeedbackStateBadge({ state }: { state: FeedbackState }) {
  const text = useText('officeFeedback');
  return <StateBadge tone={tones[state]} label={text(`stateOf_${state}`)} />;
}

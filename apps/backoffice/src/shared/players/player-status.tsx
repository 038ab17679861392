import type { CallValue } from '@pelita/contract';
import type { getPlayer } from '@pelita/contract/office';
import { StateBadge, type Tone } from '@pelita/ui/state-badge';
import { useText } from '../language/use-text.ts';

export type Status = CallValue<typeof getPlayer>['status'];

const tones: Record<Status, Tone> = { open: 'done', locked: 'failed', closed: 'neutral' };

export function PlayerStatus({ status }: { status: Status }) {
  const text = useText('officePlayers');
  return <StateBadge tone={tones[status]} label={text(`status_${status}`)} />;
}

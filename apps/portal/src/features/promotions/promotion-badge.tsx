import type { PromotionStatus } from '@pelita/contract';
import { StateBadge, type Tone } from '@pelita/ui/state-badge';
import { useText } from '../../shared/language/use-text.ts';

const tones: Record<PromotionStatus, Tone> = {
  join: 'neutral',
  claim: 'waiting',
  issued: 'waiting',
  applying: 'information',
  joined: 'information',
  inProcess: 'information',
  claimed: 'done',
  rejected: 'failed',
  comingSoon: 'neutral',
  closed: 'neutral',
};

/** What a promotion is to its reader, on a ground of its own. */
export function PromotionBadge({ status }: { status: PromotionStatus }) {
  const text = useText('promotions');
  return (
    <span className="promo-badge">
      <StateBadge isTag tone={tones[status]} label={text(`status_${status}`)} />
    </span>
  );
}

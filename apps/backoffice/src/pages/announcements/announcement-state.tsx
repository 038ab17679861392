import type { OfficeAnnouncement } from '@pelita/contract/office';
import { StateBadge, type Tone } from '@pelita/ui/state-badge';
import { useText } from '../../shared/language/use-text.ts';

/** Draft, withdrawn, or where it is in its time. */
export function AnnouncementState({ of }: { of: OfficeAnnouncement }) {
  const text = useText('officeContent');
  const { tone, label } = standingOf(of);
  return <StateBadge tone={tone} label={text(label)} />;
}

function standingOf({ state, isInForce, isOver }: OfficeAnnouncement) {
  const standing = (tone: Tone, label: 'inForce' | 'over' | 'planned' | 'state_draft' | 'state_withdrawn') => ({
    tone,
    label,
  });
  if (state === 'draft') return standing('neutral', 'state_draft');
  if (state !== 'published') return standing('failed', 'state_withdrawn');
  if (isInForce) return standing('done', 'inForce');
  return isOver ? standing('neutral', 'over') : standing('waiting', 'planned');
}

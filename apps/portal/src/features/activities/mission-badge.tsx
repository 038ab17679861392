import { getMissionSummaryDetails } from '@pelita/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { useIsMember } from './use-activities.ts';

/** MC-02: how many missions wait to be claimed; nothing when there is none. */
export function MissionBadge() {
  const text = useText('centre');
  const { data } = useQuery({
    ...ownQuery('activities', 'claimable'),
    queryFn: () => send(getMissionSummaryDetails, { query: { status: 'claimable', size: '1' } }),
    enabled: useIsMember(),
    staleTime: 0,
  });
  const count = data?.claimable ?? 0;
  if (count === 0) return null;
  return (
    <span className="unread-badge">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{text('missionsToClaim', { count })}</span>
    </span>
  );
}

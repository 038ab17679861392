import { getRewardList } from '@pelita/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { CountBadge } from '../../shared/session/unread-badge.tsx';

/** How many rewards can be claimed. */
export function RewardBadge() {
  const text = useText('centre');
  const { data } = useQuery({
    ...ownQuery('rewards', 'claimable'),
    queryFn: () => send(getRewardList, { query: { state: 'claimable' } }),
  });
  const count = data?.claimable ?? 0;
  return <CountBadge count={count} label={text('rewardsWait', { count })} />;
}

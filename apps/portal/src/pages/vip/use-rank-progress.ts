import { accountTypes, getRankProgress } from '@pelita/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/calls/send.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { useSession } from '../../shared/session/use-session.ts';

const FETCHED_EVERY_MS = 30_000;

/** Of the member who is logged in; a trial account has no rank. */
export function useRankProgress() {
  const session = useSession();
  const { code } = usePageLanguage();
  return useQuery({
    ...ownQuery('rank-progress', code),
    queryFn: () => send(getRankProgress, {}),
    enabled: session !== null && session.isAgent !== accountTypes.trial,
    refetchInterval: FETCHED_EVERY_MS,
  });
}

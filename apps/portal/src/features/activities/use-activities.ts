import { accountTypes, getMissionSummaryDetails, getRaffles, getRedEnvelopes } from '@pelita/contract';
import { nowMs } from '@pelita/client/now';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../shared/calls/send.ts';
import { keepServerTime } from '../../shared/clock/server-clock.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { useSession } from '../../shared/session/use-session.ts';

const ASKED_EVERY_MS = 15_000;
const MOST_MISSIONS = '100';

/** A trial account takes part in nothing. */
export function useIsMember(): boolean {
  const session = useSession();
  return session !== null && session.isAgent !== accountTypes.trial;
}

export function useMissions() {
  const { code } = usePageLanguage();
  return useQuery({
    ...ownQuery('activities', 'missions', code),
    queryFn: () => send(getMissionSummaryDetails, { query: { size: MOST_MISSIONS } }),
    enabled: useIsMember(),
    staleTime: 0,
    refetchInterval: ASKED_EVERY_MS,
  });
}

export function useRaffles() {
  const { code } = usePageLanguage();
  return useQuery({
    ...ownQuery('activities', 'raffles', code),
    queryFn: () => send(getRaffles, {}),
    enabled: typeof window !== 'undefined',
    staleTime: 0,
    refetchInterval: ASKED_EVERY_MS,
  });
}

/** Each answer sets the clock of the countdowns, too. */
export function useRedEnvelopes() {
  const { code } = usePageLanguage();
  return useQuery({
    ...ownQuery('activities', 'envelopes', code),
    queryFn: async () => {
      const askedAt = nowMs();
      const answer = await send(getRedEnvelopes, {});
      keepServerTime(answer.serverTime, askedAt);
      return answer;
    },
    enabled: typeof window !== 'undefined',
    staleTime: 0,
    refetchInterval: ASKED_EVERY_MS,
  });
}

/** After something was taken: what is left, the badge and the rewards are asked for anew. */
export function useActivitiesHaveChanged(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries(ownQuery('activities')),
      client.invalidateQueries(ownQuery('rewards')),
    ]);
  };
}

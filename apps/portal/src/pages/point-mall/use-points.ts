import { accountTypes, getPointBalance } from '@pelita/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../shared/calls/send.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { useSession } from '../../shared/session/use-session.ts';

const FETCHED_EVERY_MS = 15_000;

/** The points of the member who is logged in; a trial account earns none. */
export function usePoints() {
  const session = useSession();
  return useQuery({
    ...ownQuery('points'),
    queryFn: () => send(getPointBalance, {}),
    enabled: session !== null && session.isAgent !== accountTypes.trial,
    refetchInterval: FETCHED_EVERY_MS,
  });
}

/** After an exchange: points, stock and records are asked for anew. */
export function usePointsHaveChanged(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries(ownQuery('points')),
      client.invalidateQueries(ownQuery('point-records')),
      client.invalidateQueries({ queryKey: ['point-mall'] }),
    ]);
  };
}

import { getSecurity } from '@pelita/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from '../calls/send.ts';
import { ownQuery } from '../session/own-query.ts';

/** Asked anew each time that the overview is come to: any room may have changed it. */
export function useSecurity() {
  return useQuery({ ...ownQuery('security'), queryFn: () => send(getSecurity, {}), staleTime: 0 });
}

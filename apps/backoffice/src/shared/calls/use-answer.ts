import type { Call, CallRequest, CallValue } from '@pelita/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from './send.ts';

/** What a reading call has answered so far, with the call itself: `<Loaded of={…}>` shows all that may come of it. */
export type Asked<Value> = { call: Call; data: Value | undefined; error: unknown; refetch: () => unknown };

/** Asks a reading call, and again when one that changes its answer has been made (`useAct`). */
export function useAnswer<C extends Call>(
  call: C,
  input: CallRequest<C>,
  options: {
    isAsked?: boolean;
    everySeconds?: number;
    /** The last answer stays until the next is here: for a list of which another page is asked. */
    keepsLast?: boolean;
  } = {},
): Asked<CallValue<C>> {
  const { isAsked = true, everySeconds, keepsLast = false } = options;
  const { data, error, refetch } = useQuery({
    queryKey: [call.name, input],
    queryFn: ({ signal }) => send(call, input, { signal }),
    enabled: isAsked,
    ...(keepsLast ? { placeholderData: keepPreviousData } : {}),
    ...(everySeconds === undefined ? {} : { refetchInterval: everySeconds * 1_000 }),
  });
  return { call, data, error, refetch };
}

import type { Call, CallRequest } from '@pelita/contract';
import { addressOf, type CallParts } from './address.ts';
import { type Connection, failureIn, fetched } from './create-send.ts';

export type TakeFile = <C extends Call>(call: C, input: CallRequest<C>) => Promise<Blob>;

/** A file takes longer than an answer. */
const TIMEOUT_MS = 60_000;

/** The client of lists as files: the whole list of a call, or a CallFailure. */
export function createTakeFile({ token, headers }: Pick<Connection, 'token' | 'headers'>): TakeFile {
  return async (call, input) => {
    const own = token?.();
    const response = await fetched(addressOf(call, input as CallParts), {
      headers: { ...headers(), Accept: 'text/csv', ...(own === undefined ? {} : { Authorization: own }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw await failureIn(response);
    return await response.blob();
  };
}

import { followEvents } from '@pelita/client/events';
import type { Call, CallRequest } from '@pelita/contract';
import { officeEvents, officeStream } from '@pelita/contract/office';
import { useEffect } from 'react';
import { spoken } from '../language/language.ts';
import { queryClient } from '../query/query-client.ts';
import { closeSession } from '../session/session.ts';

/**
 * While this is shown, the answer of a reading call is the newest that the stream has told. Each opening of the stream asks
 * by the call once more: it may have changed while none was open.
 */
export function useLive<C extends Call>(name: keyof typeof officeEvents, call: C, input: CallRequest<C>): void {
  const key = JSON.stringify([call.name, input]);
  useEffect(() => {
    const queryKey = JSON.parse(key) as readonly unknown[];
    const stream = { of: officeStream, events: officeEvents, token: null, language: () => spoken.get().code };
    return followEvents(
      stream,
      { [name]: (value: unknown) => void queryClient.setQueryData(queryKey, value) },
      {
        open: () => void queryClient.invalidateQueries({ queryKey }),
        refused: () => closeSession(true),
      },
    );
  }, [name, key]);
}

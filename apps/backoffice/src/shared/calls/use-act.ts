import type { Call, CallRequest, CallValue } from '@pelita/contract';
import { listQueues } from '@pelita/contract/office';
import { useState } from 'react';
import { queryClient } from '../query/query-client.ts';
import { send } from './send.ts';

/**
 * Makes a changing call and asks anew what it changes. Tried again with the same content, it is the same act: it keeps its
 * idempotency key until it is answered.
 */
export function useAct<C extends Call>(call: C, changes: readonly Call[]) {
  const [isRunning, setIsRunning] = useState(false);
  const [kept, setKept] = useState<{ content: string; key: string } | null>(null);

  const act = async (input: CallRequest<C>): Promise<CallValue<C>> => {
    const content = JSON.stringify(input);
    const key = kept?.content === content ? kept.key : crypto.randomUUID();
    setKept({ content, key });
    setIsRunning(true);
    try {
      const value = await send(call, input, { idempotencyKey: key });
      setKept(null);
      return value;
    } finally {
      setIsRunning(false);
      await askAnew(changes);
    }
  };
  return { act, isRunning };
}

/** A refusal too may mean that something has changed meanwhile. What waits may have changed by any act. */
async function askAnew(calls: readonly Call[]): Promise<void> {
  await Promise.all([...calls, listQueues].map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] })));
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { type TraceParent, traceParentText } from './trace-parent.ts';

/** A stretch of work as it is told to whoever collects traces. Names and routes only: no query, no body, no person. */
export type SpanStart = { kind: 'server' | 'client'; name: string; attributes: Record<string, string> };
export type Span = {
  /** What the work passes on. */
  trace: TraceParent;
  end(outcome: { attributes?: Record<string, string | number>; isFailure: boolean }): void;
};

export type Tracing = {
  /** Null when nobody traces this work. */
  begin(start: SpanStart, parent: TraceParent | null): Span | null;
  /** Hands over what has not been told yet. */
  close(): Promise<void>;
};

/** Without a collector: whatever trace a request belongs to is kept in the logs and passed on as it came. */
export const passingOn: Tracing = {
  begin: (_start, parent) => (parent === null ? null : { trace: parent, end: () => undefined }),
  close: async () => undefined,
};

const current = new AsyncLocalStorage<TraceParent>();

/** The trace of the work under way; null outside of any. */
export function currentTrace(): TraceParent | null {
  return current.getStore() ?? null;
}

export function withTrace<Answer>(trace: TraceParent, work: () => Answer): Answer {
  return current.run(trace, work);
}

/** Asks somebody outside as part of the current trace: the headers carry it there. */
export async function tracedCall<Answer>(
  tracing: Tracing,
  name: string,
  ask: (headers: Record<string, string>) => Promise<Answer>,
  isFailure: (answer: Answer) => boolean,
): Promise<Answer> {
  const span = tracing.begin({ kind: 'client', name, attributes: {} }, currentTrace());
  if (span === null) return await ask({});
  let failed = true;
  try {
    const answer = await withTrace(span.trace, () => ask({ traceparent: traceParentText(span.trace) }));
    failed = isFailure(answer);
    return answer;
  } finally {
    span.end({ isFailure: failed });
  }
}

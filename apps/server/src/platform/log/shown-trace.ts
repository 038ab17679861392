import type { TraceParent } from '../tracing/trace-parent.ts';

/** What a line says of the trace that it belongs to. */
export function shownTrace(trace: TraceParent | null): { traceId?: string } {
  return trace === null ? {} : { traceId: trace.traceId };
}

/** Where a request stands in a trace, as the header `traceparent` of W3C's Trace Context says it. */
export type TraceParent = { traceId: string; spanId: string; isSampled: boolean };

const FORM = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const SAMPLED = 1;

/** Null for anything that is no such header: a trace that cannot be read is begun anew. */
export function readTraceParent(header: string | readonly string[] | undefined): TraceParent | null {
  if (typeof header !== 'string') return null;
  const [, version, traceId = '', spanId = '', flags = '', more] = FORM.exec(header) ?? [];
  if (version === undefined || version === 'ff' || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  // Only versions to come may say more than the first one does.
  if (version === '00' && more !== undefined) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

export function traceParentText({ traceId, spanId, isSampled }: TraceParent): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

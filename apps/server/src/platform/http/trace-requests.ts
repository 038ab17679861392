import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import { readTraceParent, type TraceParent } from '../tracing/trace-parent.ts';
import { type Span, withTrace } from '../tracing/tracing.ts';

/** Which trace a request belongs to, after its work too; null for one that is not traced. */
export type TraceOf = (request: FastifyRequest) => TraceParent | null;

/** Each request is a part of the trace that its header names, and all that it does knows of it. */
export function traceRequests(app: FastifyInstance, { tracing }: Pick<Platform, 'tracing'>): TraceOf {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const attributes = { 'http.request.method': method, 'http.route': route, 'pelita.request_id': request.id };
    const start = { kind: 'server', name: `${method} ${route}`, attributes } as const;
    const span = tracing.begin(start, readTraceParent(request.headers['traceparent']));
    if (span === null) return done();
    spans.set(request, span);
    return withTrace(span.trace, done);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const attributes = { 'http.response.status_code': statusCode };
    spans.get(request)?.end({ attributes, isFailure: statusCode >= 500 });
  });
  return (request) => spans.get(request)?.trace ?? null;
}

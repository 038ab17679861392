import { setTimeout as delay } from 'node:timers/promises';
import type { TraceParent } from './trace-parent.ts';
import type { Tracing } from './tracing.ts';

/** A server that stops waits so long for its collector. */
const CLOSE_PATIENCE_MS = 2_000;

/**
 * Tells an OpenTelemetry collector by OTLP over HTTP. What waits for it has a bound, and a collector that does not answer
 * costs no request anything. Imported only when one is configured, for the import alone takes a tenth of a second.
 */
export async function openTelemetry(endpoint: string): Promise<Tracing> {
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } = await import('@opentelemetry/api');
  const { BatchSpanProcessor, TracerProvider } = await import('@opentelemetry/sdk-trace');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'pelita' }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer('pelita');
  const contextOf = ({ traceId, spanId, isSampled }: TraceParent) =>
    trace.setSpanContext(ROOT_CONTEXT, {
      traceId,
      spanId,
      traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
      isRemote: true,
    });

  return {
    begin({ kind, name, attributes }, parent) {
      const span = tracer.startSpan(
        name,
        { kind: kind === 'server' ? SpanKind.SERVER : SpanKind.CLIENT, attributes },
        parent === null ? ROOT_CONTEXT : contextOf(parent),
      );
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        trace: { traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
        end({ attributes: outcome = {}, isFailure }) {
          span.setAttributes(outcome);
          if (isFailure) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: async () => {
      const told = provider.shutdown().catch(() => undefined);
      await Promise.race([told, delay(CLOSE_PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}

import type { FastifyRequest } from 'fastify';

/** What proxies and CDNs add to a request that they pass on. */
export const forwardingHeaders = [
  'cdn-loop',
  'cf-connecting-ip',
  'client-ip',
  'fastly-client-ip',
  'forwarded',
  'true-client-ip',
  'via',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-original-forwarded-for',
  'x-original-host',
  'x-real-ip',
] as const;

/** Whether somebody else speaks for the caller. nginx adds no header by itself, but asks by HTTP/1.0, as no browser does. */
export function isForwarded({ headers, raw }: FastifyRequest): boolean {
  return raw.httpVersion === '1.0' || forwardingHeaders.some((name) => headers[name] !== undefined);
}

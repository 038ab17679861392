import type { FastifyRequest } from 'fastify';

/**
 * The Host header itself. Fastify's own `request.host` would take X-Forwarded-Host from a trusted proxy, which most
 * proxies pass on as the visitor wrote it.
 */
export function hostOf(request: FastifyRequest): string {
  return request.headers.host ?? '';
}

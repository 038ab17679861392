import type { FastifyRequest } from 'fastify';

/** The path that was asked for, without what follows the question mark. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

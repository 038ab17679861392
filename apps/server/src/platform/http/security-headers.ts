import type { FastifyReply, FastifyRequest } from 'fastify';

export type AddHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * What every answer carries, set before anything else is known of the request. Pages, the studio and other documents replace the policy of content by
 * their own; everything else can neither run nor be framed.
 */
export function securityHeaders(publicOrigin: string | null): { fixed: Record<string, string>; add: AddHeaders } {
  const fixed: Record<string, string> = {
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': refusedPowers.map((power) => `${power}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    // Over http it would be ignored, and on a developer's machine it would lock out every other project of that host.
    ...(publicOrigin?.startsWith('https://') ? { 'strict-transport-security': STRICT_TRANSPORT } : {}),
  };
  return {
    fixed,
    add: (request, reply) => {
      reply.headers(fixed).header('x-request-id', request.id);
    },
  };
}

/** Two years, as the preload list asks. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/** Powers that neither the portal nor a game needs. */
const refusedPowers = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

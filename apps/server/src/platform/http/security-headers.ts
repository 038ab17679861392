import type { FastifyInstance } from 'fastify';

/**
 * What every answer carries, set in one hook. Pages, the studio and other documents replace the policy of content by
 * their own; everything else can neither run nor be framed.
 */
export function addSecurityHeaders(app: FastifyInstance, publicOrigin: string | null): void {
  const headers = Object.entries({
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': refusedPowers.map((power) => `${power}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    // Over http it would be ignored, and on a developer's machine it would lock out every other project of that host.
    ...(publicOrigin?.startsWith('https://') ? { 'strict-transport-security': STRICT_TRANSPORT } : {}),
  });
  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of headers) reply.header(name, value);
    reply.header('x-request-id', request.id);
  });
}

/** Two years, as the preload list asks. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/** Powers that neither the portal nor a game needs. */
const refusedPowers = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

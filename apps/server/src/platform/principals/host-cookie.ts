import { Refusal } from '@pelita/contract';
import { cookieOf } from '../http/cookies.ts';
import type { Proof } from './proof.ts';

/**
 * A cookie that no script reads, of this host alone. A browser sends it by itself, from a page on another port of the
 * same host too, whatever SameSite says; so each request has to come from our own pages, and what changes something
 * says so twice.
 */
export function hostCookie({ name, origin }: { name: `__Host-${string}`; origin: () => string }): Proof {
  return {
    credentialOf: ({ headers }) => cookieOf(headers.cookie, name) || null,
    refuseForeign({ method, headers }) {
      const isReading = method === 'GET' || method === 'HEAD';
      const isOurs = headers['sec-fetch-site'] === 'same-origin' && (isReading || headers.origin === origin());
      if (!isOurs) throw new Refusal('foreign_request');
    },
    scheme: {
      type: 'apiKey',
      in: 'cookie',
      name,
      description: 'Set by the login; sent by pages of this origin alone.',
    },
  };
}

import type { CallAnswer, getSmsProvider as providerCall } from '@pelita/contract';
import type { IdentityParts } from '../parts.ts';

/** Whom a client asks for the code of a registration: the house, or the identity provider. */
export function getSmsProvider({ needs }: Pick<IdentityParts, 'needs'>) {
  return async (): Promise<CallAnswer<typeof providerCall>> => {
    const identity = needs.phoneIdentity();
    if (identity === null) return { path: 'carrier', apiUrl: null, apiKey: null };
    return { path: 'identityProvider', apiUrl: identity.apiUrl, apiKey: identity.apiKey };
  };
}

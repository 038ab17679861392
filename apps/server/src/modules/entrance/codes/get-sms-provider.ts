import type { CallAnswer, getSmsProvider as providerCall } from '@pelita/contract';
import type { EntranceNeeds } from '../needs.ts';

/** Which party sends the code of a registration: this server, or the identity provider. */
export function getSmsProvider({ phoneIdentity }: Pick<EntranceNeeds, 'phoneIdentity'>) {
  return async (): Promise<CallAnswer<typeof providerCall>> => {
    const identity = phoneIdentity();
    if (identity === null) return { path: 'carrier', apiUrl: null, apiKey: null };
    return { path: 'identityProvider', apiUrl: identity.apiUrl, apiKey: identity.apiKey };
  };
}

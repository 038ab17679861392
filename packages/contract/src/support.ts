import * as z from 'zod/mini';
import { call } from './call.ts';

/** Whom a person can ask: the channels of the customer service. */

/** Live chat, open to everybody. */
export const LIVE_CHAT_CHANNEL = '1';
/** The desk of the higher ranks. Its address is sealed to the client that asks. */
export const SEALED_CHANNEL = '3';

export const getCustomerService = call('GET /wps/system/customerService', {
  who: 'visitorOrPlayer',
  whenClosed: true,
  value: z.object({
    version: z.object({ pathList: z.array(z.object({ type: z.string(), path: z.string() })) }),
  }),
  refusals: ['client_key_invalid'],
  summary:
    'The channels open to the caller. The path of type 3 is a compact JWE to the public key in the header X-Client-Key ' +
    '(a P-256 JWK as base64url JSON); without a key that channel is left out.',
});

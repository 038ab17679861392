import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Done, InstantText, UuidText } from '../shapes.ts';

/** The addresses from which an account is entered without a second step. */

export const listRegisteredAddresses = call('GET /wps/member/addresses', {
  who: 'member',
  value: z.array(
    z.object({
      addressId: UuidText,
      address: z.string(),
      registeredAt: InstantText,
      lastUsedAt: InstantText,
      isCurrent: z.boolean(),
    }),
  ),
  summary: 'The addresses from which the member logs in without a second step.',
});

export const removeRegisteredAddress = call('DELETE /wps/member/addresses/{addressId}', {
  who: 'member',
  params: z.object({ addressId: UuidText }),
  value: Done,
  refusals: ['registered_address_unknown'],
  summary: 'Forgets an address; the next login from it asks for the second step again.',
});

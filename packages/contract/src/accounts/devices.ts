import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Done, InstantText, UuidText } from '../shapes.ts';

/** The browsers in which a member has taken the second step and does not want to be asked for it at each login. */

/** The tokens by which members who log in with one browser are known in it. */
export const DEVICE_COOKIE = 'knownDevice';

export const listTrustedDevices = call('GET /wps/member/devices', {
  who: 'member',
  cookies: [DEVICE_COOKIE],
  value: z.array(
    z.object({
      deviceId: UuidText,
      /** Browser and system as far as they tell, like "Chrome, Android"; empty when they do not. */
      device: z.string(),
      address: z.string(),
      trustedAt: InstantText,
      trustedUntil: InstantText,
      lastUsedAt: InstantText,
      isCurrent: z.boolean(),
    }),
  ),
  summary: 'The devices from which the member logs in without a second step.',
});

export const removeTrustedDevice = call('DELETE /wps/member/devices/{deviceId}', {
  who: 'member',
  params: z.object({ deviceId: UuidText }),
  value: Done,
  refusals: ['trusted_device_unknown'],
  summary: 'Trusts a device no longer; the next login from it asks for the second step again.',
});

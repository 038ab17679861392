import * as z from 'zod';
import { isAddressOrRange } from '../addresses/address-ranges.ts';
import { setting } from '../settings/setting.ts';

export const httpSettings = {
  domains: setting('site.domains', z.array(z.string().regex(/^[a-z0-9.-]{1,253}(:\d{1,5})?$/)).max(100), []),
  blockedAddresses: setting(
    'site.blockedAddresses',
    z.array(z.string().refine(isAddressOrRange, 'must be an address or a range, like 203.0.113.0/24')).max(10_000),
    [],
  ),
};

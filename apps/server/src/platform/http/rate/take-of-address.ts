import { addressKey, siteKey } from './address-key.ts';
import { NETWORKS_OF_SITE, type RateLimit } from './rate-limits.ts';
import type { Rates } from './rates.ts';

/** Counts one use of a caller known by the address alone, and of the IPv6 site that the address belongs to. */
export async function takeOfAddress(rates: Rates, limit: RateLimit, address: string): Promise<void> {
  await rates.take(limit, `address:${addressKey(address)}`);
  const site = siteKey(address);
  if (site === null) return;
  await rates.take({ ...limit, name: `${limit.name}-of-site`, uses: limit.uses * NETWORKS_OF_SITE }, `site:${site}`);
}

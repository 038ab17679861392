import { createSharedRates, noRates, type Rates } from '../../platform/http/rate/rates.ts';
import type { Platform } from '../../platform/platform.ts';

/** A caller of a sandbox on loopback is the machine itself, tests by the hundred among them. */
export function ratesOf({ environment, database }: Platform): Rates {
  return environment.sandbox && environment.isLocal ? noRates : createSharedRates(database);
}

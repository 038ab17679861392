import * as z from 'zod';
import { oneLine, secureUrl } from './configuration-shapes.ts';

/** Whom documents are shown to beside the operators: an outside checker, who advises. */
export type IdentityCheckConfiguration = z.output<ReturnType<typeof identityCheckConfiguration>>;

export function identityCheckConfiguration() {
  return z.strictObject({ url: secureUrl(), key: oneLine(500) });
}

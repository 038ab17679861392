import * as z from 'zod';
import { oneLine, secureUrl } from './configuration-shapes.ts';

/** Where matches, their odds and their results are asked for, and the sportsbook that lists them. */
export type SportsConfiguration = z.output<ReturnType<typeof sportsConfiguration>>;

export function sportsConfiguration() {
  return z.strictObject({
    book: z.string().regex(/^[a-z0-9-]{1,64}$/, 'must be the code of a sportsbook'),
    url: secureUrl(),
    key: oneLine(500).nullable().default(null),
  });
}

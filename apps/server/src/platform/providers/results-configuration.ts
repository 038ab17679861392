import * as z from 'zod';
import { oneLine, secureUrl } from './configuration-shapes.ts';

/** Where results of draws outside are asked for; a second source has to tell the same. */
export type ResultsConfiguration = z.output<ReturnType<typeof resultsConfiguration>>;

export function resultsConfiguration() {
  const source = z.strictObject({ url: secureUrl(), key: oneLine(500).nullable().default(null) });
  return z.strictObject({
    source,
    second: source.nullable().default(null),
    /** Codes of the games that the feed tells of. */
    games: z
      .array(z.string().regex(/^[A-Z0-9-]{1,32}$/, 'must be the code of a game'))
      .min(1)
      .max(500),
  });
}

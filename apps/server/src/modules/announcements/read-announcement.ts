import type { AnnouncementSeed } from '@pelita/contract';
import { sceneKinds } from '@pelita/ui/art';
import * as z from 'zod/mini';

/** What cannot be announced: its message is a sentence for whoever wrote it. */
export class Unfit extends Error {
  override name = 'Unfit';
}

/** One of the brand's announcements as a file says it, with the end of its time if it has one. */
export type Announced = AnnouncementSeed[number] & { endsAt: Temporal.Instant | null };

const FORM = `{
  "code": "new-year", "kind": "PL", "endsAt": "2027-01-02T00:00:00Z", "linkage": "/rng",
  "words": { "MY": { "title": "…", "html": "<p>…</p>" }, "EN": { "title": "…", "html": "<p>…</p>" } }
}`;

const Words = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  html: z.string().check(z.minLength(1)),
});
const File = z.strictObject({
  code: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(64)),
  kind: z.enum(['B', 'PL', 'PU', 'PR', 'H', 'AG']),
  group: z._default(z.nullable(z.enum(['home', 'w_login'])), null),
  scene: z._default(z.nullable(z.enum(sceneKinds)), null),
  // The portal follows its own paths alone.
  linkage: z._default(z.nullable(z.string().check(z.regex(/^\/(?!\/)[^\s\\]*$/), z.maxLength(200))), null),
  endsAt: z._default(z.nullable(z.iso.datetime()), null),
  words: z.record(z.string(), Words),
});

/** Out of a file's text; every language of the brand has its words, so that nobody reads another's. */
export function readAnnouncement(json: string, languages: readonly string[]): Announced {
  const { endsAt, linkage, words, ...said } = parsed(json);
  const missing = languages.filter((language) => words[language] === undefined);
  if (missing.length > 0) throw new Unfit(`Words are missing in ${missing.join(', ')}.`);
  const foreign = Object.keys(words).filter((language) => !languages.includes(language));
  if (foreign.length > 0) throw new Unfit(`The brand does not speak ${foreign.join(', ')}.`);
  return {
    ...said,
    linkage,
    linkageType: linkage === null ? null : 'URL',
    words,
    endsAt: endsAt === null ? null : Temporal.Instant.from(endsAt),
  };
}

function parsed(json: string): z.output<typeof File> {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    throw new Unfit(`The file is not JSON. An announcement looks like this:\n${FORM}`);
  }
  const { success, data, error } = File.safeParse(given);
  if (success) return data;
  const faults = error.issues.map(({ path, message }) => `  ${path.join('.') || 'the whole'}: ${message}`);
  throw new Unfit(`The file does not fit:\n${faults.join('\n')}\nAn announcement looks like this:\n${FORM}`);
}

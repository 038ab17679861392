import { en } from '@pelita/i18n/messages';

type Kept = { action: string; before: string | null; after: string | null };

/** The values of audit entries that the log has no word for, with an action that kept each. */
export function wordlessValues(entries: readonly Kept[]): string[] {
  const found = new Map<string, string>();
  for (const { action, before, after } of entries)
    for (const text of [before, after])
      for (const name of text === null ? [] : namesIn(JSON.parse(text)))
        if (!Object.hasOwn(en.officeValues, `name_${name}`)) found.set(name, action);
  return [...found].map(([name, action]) => `${name} (${action})`);
}

/** Codes are shown as they are: of a language, of a category of games, of a prize. */
const isCode = /^[A-Z0-9]+$/;

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return Object.entries(value).flatMap(([name, one]) => (isCode.test(name) ? [] : [name]).concat(namesIn(one)));
}

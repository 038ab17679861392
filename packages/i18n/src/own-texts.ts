import compile from 'icu-minify/compile';
import type { Catalogue } from './bundles.ts';
import { en } from './generated/messages.en.ts';

/**
 * A brand's own wording of texts that the product has, compiled. The first that cannot be is a problem: what it is
 * called, what is wrong and the way out.
 */
export function compiledTexts(written: Record<string, Record<string, string>>): {
  compiled: Catalogue;
  problem?: string;
} {
  const compiled: Catalogue = {};
  const english: Record<string, Record<string, string>> = en;
  for (const [area, texts] of Object.entries(written)) {
    for (const [key, text] of Object.entries(texts)) {
      const known = english[area]?.[key];
      if (known === undefined)
        return {
          compiled,
          problem: `${area}.${key}" is no text of the product. Look its area and key up in packages/i18n/src/messages/en.`,
        };
      try {
        const message: unknown = compile(text);
        const allowed = argumentsOf(compile(known));
        const strange = [...argumentsOf(message)].find((name) => !allowed.has(name));
        if (strange !== undefined)
          return {
            compiled,
            problem: `${area}.${key}" uses {${strange}}, which that text is not given. Use ${listed(allowed)}.`,
          };
        compiled[area] = { ...compiled[area], [key]: message };
      } catch (error) {
        return { compiled, problem: `${area}.${key}" cannot be read: ${String(error)}. Close its braces.` };
      }
    }
  }
  return { compiled };
}

/** The names that a compiled message asks for, those within its choices among them. */
function argumentsOf(message: unknown, names = new Set<string>()): Set<string> {
  if (!Array.isArray(message)) return names;
  for (const part of message as unknown[]) {
    if (!Array.isArray(part)) continue;
    const [name, , choices] = part as unknown[];
    if (typeof name === 'string') names.add(name);
    if (typeof choices === 'object' && choices !== null)
      for (const choice of Object.values(choices)) argumentsOf(choice, names);
  }
  return names;
}

const listed = (names: ReadonlySet<string>) =>
  names.size === 0 ? 'none' : [...names].map((name) => `{${name}}`).join(', ');

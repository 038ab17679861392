import { catalogueTags } from './generated/tags.ts';
import { type Language, type LanguageCode, languages } from './language-table.ts';

export * from './language-table.ts';

/** The languages that have texts: a folder of messages each, and the pseudo-language. */
export type CatalogueTag = (typeof catalogueTags)[number];

export const FALLBACK_LANGUAGE = 'EN';
/** Only where the page is being developed or tested. */
export const PSEUDO_LANGUAGE = 'QPS';

export function isLanguageCode(code: string): code is LanguageCode {
  return Object.hasOwn(languages, code);
}

/** The texts that a code reads: those of its tag, else English. */
export function catalogueOf(code: string): CatalogueTag {
  if (code === PSEUDO_LANGUAGE) return 'qps';
  const { tag } = languageOf(code);
  return catalogueTags.find((candidate) => candidate === tag) ?? 'en';
}

/** What a visitor gets: what they chose if it is offered, else the brand's default if it is known, else English. */
export function chooseLanguage(
  chosen: string | null | undefined,
  brand: { defaultLanguage: string; languages: readonly string[] },
): LanguageCode {
  const offered = [...brand.languages, PSEUDO_LANGUAGE];
  if (chosen && isLanguageCode(chosen) && offered.includes(chosen)) return chosen;
  return isLanguageCode(brand.defaultLanguage) ? brand.defaultLanguage : FALLBACK_LANGUAGE;
}

export function languageOf(code: string): Language {
  return languages[isLanguageCode(code) ? code : FALLBACK_LANGUAGE];
}

import { languageOf, type EnglishMessages } from '@pelita/i18n';
import type { Catalogue } from '@pelita/i18n/catalogues';
import { keptForever, mirrorInCookie } from '../browser/kept.ts';
import { thePage } from '../page/page.ts';

/**
 * The visitor's language. Local storage holds the choice; a cookie mirrors it, so that the server renders with it on
 * the next visit.
 */
const ITEM = 'language';
const COOKIE = 'language';

export function currentLanguage(): string {
  return thePage().language.get().code;
}

export function chosenLanguage(): string | null {
  return keptForever.read(ITEM);
}

export function rememberLanguage(code: string): void {
  keptForever.write(ITEM, code);
  mirrorInCookie(COOKIE, code);
}

/**
 * Adds a bundle's areas to the texts of the page, once they have loaded. What is shown already has its own and hears
 * nothing of it: new texts for the whole page would draw the whole page anew.
 */
export function addTexts(code: string, texts: Catalogue): void {
  const current = thePage().language.get();
  if (current.code === code) Object.assign(current.texts, texts);
}

export function showLanguageOnPage(code: string): void {
  const { tag, direction } = languageOf(code);
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
}

export function siteText(key: keyof EnglishMessages['site']): string {
  return plainText('site', key);
}

/** A plain text for code outside components, of an area that has come already; it takes no arguments. */
export function plainText<Area extends keyof EnglishMessages>(
  area: Area,
  key: keyof EnglishMessages[Area] & string,
): string {
  const text = thePage().language.get().texts[area]?.[key];
  return typeof text === 'string' ? text : key;
}

import type { BundleName, Catalogue } from './bundles.ts';
import { catalogues } from './generated/catalogues.ts';
import { catalogueOf } from './languages.ts';

/** The page's texts at once, for the server, which has every language in memory. */
export function pageTexts(language: string, bundle?: BundleName): Catalogue {
  const own = catalogues[catalogueOf(language)];
  return bundle ? { ...own.page, ...own[bundle] } : own.page;
}

import type { Catalogue } from './catalogues.ts';
import english from './generated/en.page.ts';
import malay from './generated/my.page.ts';
import pseudo from './generated/qps.page.ts';
import { catalogueOf, type CatalogueLanguage } from './languages.ts';

const texts: Record<CatalogueLanguage, Catalogue> = { EN: english, MY: malay, QPS: pseudo };

/** The page's texts at once, for the server, which has every language in memory. */
export function pageTexts(language: string): Catalogue {
  return texts[catalogueOf(language)];
}

import type { Catalogue, PageBundle } from './catalogues.ts';
import englishComing from './generated/en.coming.ts';
import englishLobby from './generated/en.lobby.ts';
import englishReading from './generated/en.reading.ts';
import english from './generated/en.page.ts';
import malayComing from './generated/my.coming.ts';
import malayLobby from './generated/my.lobby.ts';
import malayReading from './generated/my.reading.ts';
import malay from './generated/my.page.ts';
import pseudoComing from './generated/qps.coming.ts';
import pseudoLobby from './generated/qps.lobby.ts';
import pseudoReading from './generated/qps.reading.ts';
import pseudo from './generated/qps.page.ts';
import { catalogueOf, type CatalogueLanguage } from './languages.ts';

type PageTexts = Record<PageBundle | 'page', Catalogue>;
const texts: Record<CatalogueLanguage, PageTexts> = {
  EN: { page: english, coming: englishComing, lobby: englishLobby, reading: englishReading },
  MY: { page: malay, coming: malayComing, lobby: malayLobby, reading: malayReading },
  QPS: { page: pseudo, coming: pseudoComing, lobby: pseudoLobby, reading: pseudoReading },
};

/** The page's texts at once, for the server, which has every language in memory. */
export function pageTexts(language: string, bundle?: PageBundle): Catalogue {
  const own = texts[catalogueOf(language)];
  return bundle ? { ...own.page, ...own[bundle] } : own.page;
}

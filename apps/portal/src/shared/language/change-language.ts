import {
  HOME_ROW_TITLES,
  HOME_SIDE_ROWS,
  listAnnouncements,
  listGames,
  listHotGames,
  listWinners,
  type Startup,
  startupLanes,
  startupWinners,
} from '@pelita/contract';
import type { Catalogue } from '@pelita/i18n/catalogues';
import { failureText } from '../calls/failure-text.ts';
import { hotGamesQuery } from '../play/hot-games-query.ts';
import { freshVendorLanes } from '../play/vendor-lanes.ts';
import { send } from '../calls/send.ts';
import { notify } from '@pelita/ui/notice';
import { thePage } from '../page/page.ts';
import { bundlesInUse } from './bundle.ts';
import { rememberLanguage, showLanguageOnPage } from './language.ts';
import { ownTexts } from './own-words.ts';

/**
 * BRAND-06: the texts, vendors, announcements and games of another language, without a reload. The words change as soon
 * as they are here; what the server tells follows, and stays in the old language when it cannot be had.
 */
let wanted = '';

export async function changeLanguage(code: string): Promise<void> {
  const { language, startup } = thePage();
  if (language.get().code === code) return;
  wanted = code;
  const texts = await allTexts(code);
  if (wanted !== code) return;
  rememberLanguage(code);
  language.set({ code, texts });
  showLanguageOnPage(code);
  try {
    const fresh = await fetchedPieces(code);
    if (wanted === code) startup.set({ ...startup.get(), ...fresh });
  } catch (failure) {
    notify({ tone: 'problem', text: failureText(failure) });
  }
}

async function allTexts(code: string): Promise<Catalogue> {
  const known = thePage().startup.get();
  const bundles = await Promise.all(['page' as const, ...bundlesInUse].map((bundle) => ownTexts(known, code, bundle)));
  return Object.assign({}, ...bundles) as Catalogue;
}

async function fetchedPieces(
  language: string,
): Promise<Pick<Startup, 'lanes' | 'announcements' | 'hotGames' | 'newGames' | 'winners'>> {
  const shown = thePage().startup.get().newGames.length;
  const [lanes, announcements, hot, fresh, winners] = await Promise.all([
    freshVendorLanes(language),
    send(listAnnouncements, { query: { types: 'B,PL,PU', language } }),
    send(listHotGames, { query: hotGamesQuery(language) }),
    send(listGames, { query: { selection: 'NEW', pageSize: String(Math.max(shown, 1)), language } }),
    send(listWinners, { query: { language, limitNum: String(HOME_SIDE_ROWS) } }),
  ]);
  return {
    lanes: startupLanes(lanes),
    announcements,
    hotGames: hot.list.slice(0, HOME_ROW_TITLES),
    newGames: shown > 0 ? fresh.games : [],
    winners: startupWinners(winners),
  };
}

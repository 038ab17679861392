import { gameSelections, SEARCH_TEXT_MAXIMUM_LENGTH, type GameSelection } from '@pelita/contract';

/** What a category page shows, as its address says it. A malformed value is as if it were not there. */
export type GameListSearch = { selection?: GameSelection; vassalage?: string; q?: string };

const vendorCode = /^[A-Z0-9_]{2,32}$/;

export function gameListSearch(raw: Record<string, unknown>): GameListSearch {
  const selection = gameSelections.find((candidate) => candidate === raw.selection);
  // `page` is the vendor tab of the family's addresses.
  const vassalage = [raw.vassalage, raw.page].find((code) => typeof code === 'string' && vendorCode.test(code));
  const q = typeof raw.q === 'string' ? searchText(raw.q) : '';
  return {
    ...(selection && selection !== 'ALL' ? { selection } : {}),
    ...(typeof vassalage === 'string' ? { vassalage } : {}),
    ...(q ? { q } : {}),
  };
}

function searchText(text: string): string {
  const storable = text.isWellFormed() && !text.includes('\0');
  return storable ? [...text.trim()].slice(0, SEARCH_TEXT_MAXIMUM_LENGTH).join('') : '';
}

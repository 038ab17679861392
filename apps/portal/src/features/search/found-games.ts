import { listGames, type ExpandedIndex, type Game, type IndexedVendor, type SearchKind } from '@pelita/contract';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { failureText } from '../../shared/calls/failure-text.ts';
import { send } from '../../shared/calls/send.ts';
import { currentLanguage } from '../../shared/language/language.ts';
import { indexOfGames, loadIndex } from './load-index.ts';
import { nearestText } from './nearest-words.ts';

/** A title as the search shows it, or a studio, which stands for all of its titles. */
export type FoundGame = Pick<
  Game,
  'nodeId' | 'gameCode' | 'gameName' | 'vassalage' | 'vendorName' | 'gameType' | 'isGame'
> & {
  icon: string;
  /** Of a studio: how many titles it has. */
  gameCount?: number;
};
export type Found = {
  games: FoundGame[];
  count: number;
  /** There are more than were counted. */
  isMore: boolean;
  /** What was searched for instead of what was typed. */
  meant: string | null;
};

/** Rows beyond these would cost more time than anybody spends on reading them. */
const ROWS = 12;
const VENDOR_ROWS = 3;
const COUNTED = 200;
const SETTLE_MS = 150;

/** What is found for a text: in the browser at once, by the server while the index is on its way. null: not yet known. */
export function useFoundGames(text: string, kinds: readonly SearchKind[]): Found | Error | null {
  const index = useSyncExternalStore(indexOfGames.subscribe, indexOfGames.get, () => null);
  const answered = useServerSearch(text, index === null);
  const isAsked = text.trim() !== '';
  const found = useMemo(() => (index && isAsked ? inIndex(index, text, kinds) : null), [index, isAsked, text, kinds]);
  if (!isAsked) return null;
  // What somebody is about to press stays where it is: the index takes over with the next letter.
  if (answered && !(answered instanceof Error)) return answered;
  return found ?? answered;
}

function inIndex(index: ExpandedIndex, text: string, kinds: readonly SearchKind[]): Found {
  const rows = index.search(text, COUNTED + 1, kinds);
  const meant = rows.length === 0 ? nearestText(index, text) : null;
  const found = meant === null ? rows : index.search(meant, COUNTED + 1, kinds);
  const vendors = index.vendors(meant ?? text, VENDOR_ROWS).map(asFound);
  return {
    games: [...vendors, ...found.slice(0, ROWS - vendors.length).map((row) => foundAt(index, row))],
    count: Math.min(found.length, COUNTED),
    isMore: found.length > COUNTED,
    meant,
  };
}

/** A title is the same thing at every keystroke, so that a row that stays is not drawn anew. */
function foundAt(index: ExpandedIndex, row: number): FoundGame {
  const rows = foundRows.get(index) ?? new Map<number, FoundGame>();
  foundRows.set(index, rows);
  const found = rows.get(row) ?? { ...index.game(row), isGame: 'GAME' };
  rows.set(row, found);
  return found;
}
const foundRows = new WeakMap<ExpandedIndex, Map<number, FoundGame>>();

function asFound({ vassalage, vendorName, gameType, gameCount, icon }: IndexedVendor): FoundGame {
  const isGame = 'VASSALAGE';
  return {
    nodeId: vassalage,
    gameCode: '',
    gameName: vendorName,
    vassalage,
    vendorName,
    gameType,
    isGame,
    icon,
    gameCount,
  };
}

function useServerSearch(text: string, isNeeded: boolean): Found | Error | null {
  const [answer, setAnswer] = useState<{ text: string; found: Found | Error } | null>(null);
  useEffect(() => {
    if (!isNeeded || text.trim() === '') return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const query = { gameName: text.trim(), pageSize: String(ROWS), language: currentLanguage() };
      send(listGames, { query }, { signal: stop.signal })
        .then(({ games, totalCount }) => {
          const shown = games.map((game) => ({ ...game, icon: game.defaultIcon }));
          setAnswer({ text, found: { games: shown, count: totalCount, isMore: false, meant: null } });
        })
        .catch((failure: unknown) => {
          if (!stop.signal.aborted) setAnswer({ text, found: new Error(failureText(failure)) });
        });
      // It may have failed before; each search asks for it again.
      void loadIndex();
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, isNeeded]);
  return answer?.text === text ? answer.found : null;
}

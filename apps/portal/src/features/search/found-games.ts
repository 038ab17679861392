import { listGames, type ExpandedIndex, type Game } from '@pelita/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { send } from '../../shared/calls/send.ts';
import { currentLanguage } from '../../shared/language/language.ts';
import { indexOfGames } from './load-index.ts';
import { nearestText } from './nearest-words.ts';

/** A title as the search shows it. */
export type FoundGame = Pick<Game, 'nodeId' | 'gameCode' | 'gameName' | 'vassalage' | 'vendorName' | 'gameType'> & {
  icon: string;
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
const ROWS = 20;
const COUNTED = 200;
const SETTLE_MS = 150;

/** What is found for a text: in the browser at once, by the server while the index is on its way. null: not yet known. */
export function useFoundGames(text: string): Found | null {
  const index = useSyncExternalStore(indexOfGames.subscribe, indexOfGames.get, () => null);
  const answered = useServerSearch(text, index === null);
  if (text.trim() === '') return null;
  return index ? inIndex(index, text) : answered;
}

function inIndex(index: ExpandedIndex, text: string): Found {
  const rows = index.search(text, COUNTED + 1);
  const meant = rows.length === 0 ? nearestText(index, text) : null;
  const found = meant === null ? rows : index.search(meant, COUNTED + 1);
  return {
    games: found.slice(0, ROWS).map((row) => index.game(row)),
    count: Math.min(found.length, COUNTED),
    isMore: found.length > COUNTED,
    meant,
  };
}

function useServerSearch(text: string, isNeeded: boolean): Found | null {
  const [answer, setAnswer] = useState<{ text: string; found: Found } | null>(null);
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
        // The index is on its way too, and asks again by itself.
        .catch(() => undefined);
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, isNeeded]);
  return answer?.text === text ? answer.found : null;
}

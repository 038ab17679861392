import { INFINITE_SCROLL_THROTTLE_MS, type Game, type GamePage } from '@pelita/contract';
import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePageLanguage } from '../../shared/page/page.ts';
import { useSession } from '../../shared/session/use-session.ts';
import type { FirstGames } from './first-games.ts';
import { type GameList, LIST_PAGE_SIZE } from './game-list-query.ts';
import { loadGames } from './load-games.ts';

/** Long enough for a game and back: the list stands where it was left. */
const KEPT_MS = 60 * 60 * 1000;

export type GamePages = {
  /** null until the first page is here. */
  count: number | null;
  gameAt: (index: number) => Game | undefined;
  onShow: (first: number, last: number) => void;
  /** What stands there belongs to what was asked before. */
  isOfBefore: boolean;
  error: Error | null;
  retry: () => void;
};

/** A list of any length, of which the pages are fetched that the window shows. */
export function useGamePages(list: GameList, first: FirstGames | null, isOwn: boolean): GamePages {
  const client = useQueryClient();
  const { code } = usePageLanguage();
  const session = useSession();
  const [shown, setShown] = useState<number[]>([1]);
  const onShow = useShownPages(setShown);

  const key = ['games', list.gameType, list.search, code, isOwn ? (session?.token ?? null) : null];
  const pageQuery = (pageNo: number) => ({
    queryKey: [...key, pageNo],
    queryFn: ({ signal }: { signal: AbortSignal }) => loadGames(list, code, pageNo, signal),
    enabled: typeof window !== 'undefined' && (!isOwn || session !== null),
    gcTime: KEPT_MS,
    // What somebody marks or plays changes their own lists at once.
    staleTime: isOwn ? 0 : KEPT_MS,
  });
  const given = first && !isOwn && first.language === code ? first.page : undefined;
  const start = useQuery({
    ...pageQuery(1),
    placeholderData: keepPreviousData,
    ...(given ? { initialData: given } : {}),
  });
  const wanted = start.isPlaceholderData ? [] : shown.filter((pageNo) => pageNo > 1);
  const further = useQueries({ queries: wanted.map(pageQuery) });

  const pageAt = (pageNo: number): GamePage | undefined =>
    pageNo === 1
      ? start.data
      : (further[wanted.indexOf(pageNo)]?.data ?? client.getQueryData<GamePage>([...key, pageNo]));
  const failed = further.find(({ error }) => error !== null);
  return {
    count: start.data?.totalCount ?? null,
    gameAt: (index) => pageAt(pageOf(index))?.games[index % LIST_PAGE_SIZE],
    onShow,
    isOfBefore: start.isPlaceholderData,
    error: start.error ?? failed?.error ?? null,
    retry: () => void Promise.all([start, ...further].filter(({ error }) => error).map(({ refetch }) => refetch())),
  };
}

function pageOf(index: number): number {
  return Math.floor(index / LIST_PAGE_SIZE) + 1;
}

/** GAME-02: at most once in the throttle, so that what only flies past is not asked for. */
function useShownPages(setShown: (pages: number[]) => void): (first: number, last: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<[number, number]>([0, 0]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (first, last) => {
      latest.current = [first, last];
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        const [from, to] = latest.current.map(pageOf) as [number, number];
        setShown(Array.from({ length: to - from + 1 }, (_, step) => from + step));
      }, INFINITE_SCROLL_THROTTLE_MS);
    },
    [setShown],
  );
}

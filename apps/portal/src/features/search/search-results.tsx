import { gameCategories } from '@pelita/contract';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import type { Found, FoundGame } from './found-games.ts';
import { FoundRow } from './found-row.tsx';

const REST_MS = 150;

/** What was found, counted; the arrow keys walk through it while the caret stays in the box. */
export const SearchResults = memo(function SearchResults(props: {
  found: Found | null;
  /** Why nothing could be found out. */
  problem: string | undefined;
  chosen: number;
  listId: string;
  onLaunch: (game: FoundGame) => void;
  onShowAll: () => void;
}) {
  const { found, problem, chosen, listId, onLaunch, onShowAll } = props;
  const text = useText('lobby');
  const list = useRef<HTMLDivElement>(null);
  const icons = useIconsAtRest(found?.games);
  const noteOf = useNotes();
  useEffect(() => {
    if (chosen >= 0) list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <>
      <div className="search-count">
        <p role="status">{found ? <Count found={found} /> : (problem ?? text('searching'))}</p>
        {found && found.count > found.games.filter(({ isGame }) => isGame === 'GAME').length && (
          <button type="button" className="more-link" onClick={onShowAll}>
            {text('allResults')}
          </button>
        )}
      </div>
      {found?.count === 0 && (
        <div className="px-2 py-8 text-center">
          <p className="font-head text-xl font-bold">{text('noSuchGame')}</p>
          <p className="text-muted mt-1">{text('noSuchGameNote')}</p>
        </div>
      )}
      <div ref={list} id={listId} role="listbox" aria-label={text('searchTitle')} className="found">
        {/* By place: at a keystroke a row gets other words, which costs far less than another row. */}
        {found?.games.map((game, at) => (
          <FoundRow
            key={at}
            game={game}
            note={noteOf(game)}
            icon={icons[at]}
            id={`${listId}-${at}`}
            isChosen={at === chosen}
            onLaunch={onLaunch}
          />
        ))}
      </div>
    </>
  );
});

/** Said for a dozen rows at every keystroke, so the names of the categories are looked up once. */
function useNotes(): (game: FoundGame) => string {
  const text = useText('games');
  return useMemo(() => {
    const names = new Map(gameCategories.map((category) => [category, text(category)]));
    return ({ gameCount, vendorName, gameType }) =>
      `${gameCount === undefined ? vendorName : text('count', { count: gameCount })} · ${names.get(gameType)}`;
  }, [text]);
}

/** Pictures of titles that stand for one letter's time are not worth asking for: they come once nobody types. */
function useIconsAtRest(games: readonly FoundGame[] | undefined): readonly string[] {
  const [icons, setIcons] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!games) return;
    const timer = setTimeout(() => setIcons(games.map(({ icon }) => icon)), REST_MS);
    return () => clearTimeout(timer);
  }, [games]);
  return icons;
}

function Count({ found }: { found: Found }) {
  const text = useText('lobby');
  const count = found.isMore
    ? text('foundMore', { count: String(found.count) })
    : text('found', { count: found.count });
  return found.meant === null ? count : `${text('didYouMean', { text: found.meant })} · ${count}`;
}

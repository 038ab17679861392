import type { CardGame, Game } from '@pelita/contract';
import { getRecentGames } from '@pelita/contract';
import { memo, useEffect, useState, useSyncExternalStore } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage, useStartup } from '../../shared/page/page.ts';
import { Picture } from '@pelita/ui/picture';
import { useSession } from '../../shared/session/use-session.ts';
import type { FoundGame } from './found-games.ts';
import { forgetSearches, recentSearches } from './recent-searches.ts';

const SHOWN = 6;

/** Before anything is typed: what was searched and played here last, and what is played most. */
export const SearchSuggestions = memo(function SearchSuggestions(props: {
  onSearch: (text: string) => void;
  onLaunch: (game: FoundGame) => void;
}) {
  const { onSearch, onLaunch } = props;
  const text = useText('lobby');
  const { hotGames, newGames } = useStartup();
  const texts = useSyncExternalStore(recentSearches.subscribe, recentSearches.get, recentSearches.get);
  const recent = useRecentGames();
  const isPlayed = hotGames.length > 0;
  return (
    <div className="suggestions">
      {texts.length > 0 && (
        <section aria-label={text('searchedLately')}>
          <header className="flex items-center justify-between">
            <h3 className="suggestion-title">{text('searchedLately')}</h3>
            <button type="button" className="more-link" onClick={forgetSearches}>
              {text('forgetSearches')}
            </button>
          </header>
          <ul className="flex flex-wrap gap-2">
            {texts.map((one) => (
              <li key={one} className="max-w-full">
                <button type="button" className="chip max-w-full" onClick={() => onSearch(one)}>
                  <span className="truncate">{one}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Suggested title={text('playedLately')} games={recent} onLaunch={onLaunch} />
      <Suggested
        title={text(isPlayed ? 'popular' : 'newest')}
        games={isPlayed ? hotGames : newGames}
        onLaunch={onLaunch}
      />
    </div>
  );
});

function Suggested(props: { title: string; games: CardGame[]; onLaunch: (game: FoundGame) => void }) {
  const { title, games, onLaunch } = props;
  const text = useText('games');
  if (games.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="suggestion-title">{title}</h3>
      <ul className="suggestion-row">
        {games.slice(0, SHOWN).map((game) => (
          <li key={game.nodeId}>
            <button
              type="button"
              className="suggestion"
              aria-label={text('play', { game: game.gameName })}
              onClick={() => onLaunch({ ...game, icon: game.defaultIcon })}
            >
              <Picture src={game.defaultIcon} width={120} height={150} className="suggestion-picture" />
              <span aria-hidden className="suggestion-name">
                {game.gameName}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useRecentGames(): Game[] {
  const session = useSession();
  const { code } = usePageLanguage();
  const [games, setGames] = useState<Game[]>([]);
  const token = session?.token;
  useEffect(() => {
    if (token === undefined) return;
    let isWanted = true;
    send(getRecentGames, { query: { language: code } })
      .then(({ list }) => isWanted && setGames(list))
      // A suggestion that cannot be had is not made.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [token, code]);
  return token === undefined ? [] : games;
}

import './search.css';
import { SEARCH_TEXT_MAXIMUM_LENGTH } from '@pelita/contract';
import { useRouter } from '@pelita/router/react';
import { Search } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { useFoundGames, type FoundGame } from './found-games.ts';
import { loadIndex } from './load-index.ts';
import { searchText } from './open-search.ts';
import { keepSearch } from './recent-searches.ts';
import { useSearchKinds } from './use-search-kinds.ts';
import { SearchResults } from './search-results.tsx';
import { SearchSuggestions } from './search-suggestions.tsx';

/** FIND-01: every title at a keystroke, from every page. */
export function SearchModal(props: { onClose: () => void; onLaunch: (game: FoundGame) => void }) {
  const { onClose, onLaunch } = props;
  const text = useText('lobby');
  return (
    <ModalFrame title={text('searchTitle')} onClose={onClose} width={720}>
      <SearchBox onLaunch={onLaunch} />
    </ModalFrame>
  );
}

function SearchBox({ onLaunch }: { onLaunch: (game: FoundGame) => void }) {
  const text = useText('lobby');
  const router = useRouter();
  const listId = useId();
  const [typed, setTyped] = useState(searchText.get);
  const [chosen, setChosen] = useState(-1);
  // A letter is shown before what it finds.
  const searched = useDeferredValue(typed);
  const answer = useFoundGames(searched, useSearchKinds());
  const found = answer instanceof Error ? null : answer;
  const games = found?.games ?? [];
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void loadIndex();
    // Whoever opens the search wants to type, after what is there.
    field.current?.focus();
  }, []);

  const latest = useRef(typed);
  // These are the same at every keystroke, as the rows are: what is found is drawn anew only when it has changed.
  const type = useCallback((value: string) => {
    latest.current = value;
    setTyped(value);
    setChosen(-1);
  }, []);
  const launch = useCallback(
    (game: FoundGame) => {
      keepSearch(latest.current);
      onLaunch(game);
    },
    [onLaunch],
  );
  const meant = found?.meant ?? searched;
  const showAll = useCallback(() => {
    const { current: last } = latest;
    keepSearch(last);
    const q = (last === searched ? meant : last).trim();
    void router.navigate({ to: '/rng', search: q ? { q } : {}, replace: true });
  }, [router, searched, meant]);
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of an input method choose a character, not a title.
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && games.length > 0) {
      event.preventDefault();
      setChosen((chosen + step + games.length + (chosen < 0 && step < 0 ? 1 : 0)) % games.length);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const game = games[chosen];
    if (game) launch(game);
    else showAll();
  };

  return (
    <div className="search-body">
      <div className="search-box">
        <Search aria-hidden size={20} className="text-muted shrink-0" />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label={text('searchTitle')}
          aria-expanded={games.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen >= 0 ? `${listId}-${chosen}` : undefined}
          placeholder={text('searchHint')}
          maxLength={SEARCH_TEXT_MAXIMUM_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {searched.trim() === '' ? (
        <SearchSuggestions onSearch={type} onLaunch={launch} />
      ) : (
        <SearchResults
          found={found}
          problem={answer instanceof Error ? answer.message : undefined}
          chosen={chosen}
          listId={listId}
          onLaunch={launch}
          onShowAll={showAll}
        />
      )}
    </div>
  );
}

/** Safari ends the composition before the key that ends it, and tells it by that key's code alone. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

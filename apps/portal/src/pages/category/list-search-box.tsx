import { SEARCH_TEXT_MAXIMUM_LENGTH } from '@pelita/contract';
import { useRouter } from '@pelita/router/react';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { pathOfCategory, type OpenCategory } from '../../shared/play/categories.ts';
import { gameListSearch, type GameListSearch } from './game-list-search.ts';

const SETTLE_MS = 180;

/** Searches while somebody types; the address follows, so that a result can be shared and survives a reload. */
export function ListSearchBox({ category, search }: { category: OpenCategory; search: GameListSearch }) {
  const text = useText('games');
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search.q ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address changed from elsewhere: a link, or back.
  useEffect(() => {
    if (document.activeElement !== field.current) setTyped(search.q ?? '');
  }, [search.q]);

  const show = (value: string, afterMs: number) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void router.navigate({
        to: pathOfCategory[category],
        search: gameListSearch({ ...router.location().search, q: value }),
        replace: true,
        keepScroll: true,
      });
    }, afterMs);
  };

  return (
    <form
      action={pathOfCategory[category]}
      role="search"
      className="search-box w-full sm:w-96"
      onSubmit={(event) => {
        event.preventDefault();
        show(typed, 0);
      }}
    >
      <Search aria-hidden size={20} className="text-muted shrink-0" />
      <input
        ref={field}
        type="search"
        name="q"
        maxLength={SEARCH_TEXT_MAXIMUM_LENGTH}
        value={typed}
        onChange={(event) => show(event.currentTarget.value, SETTLE_MS)}
        aria-label={text('search')}
        placeholder={text('search')}
        autoComplete="off"
        enterKeyHint="search"
      />
      {typed && (
        <button
          type="button"
          className="icon-button -me-2"
          aria-label={text('clearSearch')}
          onClick={() => {
            show('', 0);
            field.current?.focus();
          }}
        >
          <X aria-hidden size={18} />
        </button>
      )}
    </form>
  );
}

import { SEARCH_TEXT_MAXIMUM_LENGTH } from '@pelita/contract';
import { useRouter } from '@pelita/router/react';
import { Search } from 'lucide-react';
import { openSearch } from '../../features/search/open-search.ts';
import { useText } from '../../shared/language/use-text.ts';

/** Works before the page is live, as a plain form; afterwards it opens the search of every page with what is typed. */
export function HomeSearch() {
  const text = useText('home');
  const router = useRouter();
  return (
    <form
      action="/rng"
      role="search"
      className="search-box home-search"
      onSubmit={(event) => {
        event.preventDefault();
        const q = new FormData(event.currentTarget).get('q');
        void router.navigate({ to: '/rng', search: typeof q === 'string' && q.trim() ? { q: q.trim() } : {} });
      }}
    >
      <Search aria-hidden size={20} className="text-muted shrink-0" />
      <input
        type="search"
        name="q"
        onClick={(event) => openSearch(event.currentTarget.value)}
        onInput={(event) => openSearch(event.currentTarget.value)}
        maxLength={SEARCH_TEXT_MAXIMUM_LENGTH}
        aria-label={text('searchLabel')}
        aria-keyshortcuts="/"
        placeholder={text('searchPlaceholder')}
        autoComplete="off"
        enterKeyHint="search"
      />
      <kbd aria-hidden className="key-hint">
        {'/'}
      </kbd>
      <button type="submit" className="sr-only">
        {text('searchSubmit')}
      </button>
    </form>
  );
}

import { useEffect } from 'react';
import { openSearch } from '../../features/search/open-search.ts';

/** `/` opens the search. */
export function SearchShortcut() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input,textarea,select,[contenteditable],dialog')) return;
      event.preventDefault();
      openSearch();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return null;
}

import './pager.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useKitText } from '../words/use-kit-text.ts';
import { shownPages } from './shown-pages.ts';

/** SHELL-10: leads through the pages of a list. A list of one page needs none. */
export function Pager(props: { current: number; total: number; onPage: (page: number) => void }) {
  const { current, total, onPage } = props;
  const text = useKitText('kitLists');
  // A page comes some time after it was asked for: a second press meanwhile goes one page further.
  const asked = useRef(current);
  useEffect(() => {
    asked.current = current;
  }, [current]);
  function ask(page: number): void {
    asked.current = Math.max(1, Math.min(page, total));
    onPage(asked.current);
  }
  if (total <= 1) return null;
  return (
    <nav aria-label={text('pages')} className="pager">
      <button
        type="button"
        className="pager-page"
        aria-label={text('previousPage')}
        disabled={current <= 1}
        onClick={() => ask(asked.current - 1)}
      >
        <ChevronLeft aria-hidden size={18} />
      </button>
      {shownPages(current, total).map((page, index) =>
        page === null ? (
          <span key={`gap-${index}`} aria-hidden className="pager-gap">
            {'…'}
          </span>
        ) : (
          <button
            key={page}
            type="button"
            className="pager-page"
            aria-label={text('page', { page: String(page) })}
            aria-current={page === current ? 'page' : undefined}
            onClick={() => ask(page)}
          >
            {page}
          </button>
        ),
      )}
      <button
        type="button"
        className="pager-page"
        aria-label={text('nextPage')}
        disabled={current >= total}
        onClick={() => ask(asked.current + 1)}
      >
        <ChevronRight aria-hidden size={18} />
      </button>
    </nav>
  );
}

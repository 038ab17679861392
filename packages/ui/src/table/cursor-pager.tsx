import '../pager/pager.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useKitText } from '../words/use-kit-text.ts';

/** Leads through a list by keys: it knows the page before and the one after, and how many there are it need not know. */
export function CursorPager(props: { onPrevious: (() => void) | undefined; onNext: (() => void) | undefined }) {
  const { onPrevious, onNext } = props;
  const text = useKitText('kitLists');
  // A button that can do nothing keeps the focus of whoever has just come to the list's end by it.
  return (
    <nav aria-label={text('pages')} className="pager">
      <button type="button" className="pager-step" aria-disabled={!onPrevious} onClick={onPrevious}>
        <ChevronLeft aria-hidden size={18} className="mirrored" />
        {text('previousPage')}
      </button>
      <button type="button" className="pager-step" aria-disabled={!onNext} onClick={onNext}>
        {text('nextPage')}
        <ChevronRight aria-hidden size={18} className="mirrored" />
      </button>
    </nav>
  );
}

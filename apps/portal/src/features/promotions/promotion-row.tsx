import './promotion-row.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { gentleScroll } from '../../shared/browser/gentle-scroll.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useScrollEnds } from '../../shared/browser/use-scroll-ends.ts';

/** Promotions side by side that snap, as list items; nothing moves by itself. Two buttons lead on where there are more than fit. */
export function PromotionRow({ label, children }: { label: string; children: ReactNode }) {
  const text = useText('promotions');
  const row = useRef<HTMLUListElement>(null);
  const { hasBefore, hasAfter } = useScrollEnds(row);
  /** By what is seen at once, less a little, so that the eye finds where it was. */
  const turn = (way: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    const forward = getComputedStyle(element).direction === 'rtl' ? -way : way;
    element.scrollBy({ left: forward * element.clientWidth * 0.9, behavior: gentleScroll() });
  };
  // A button at its end keeps the focus: one that lost it would close the panel that it stands in.
  return (
    <div className="promo-strip">
      <ul ref={row} className="promo-row" aria-label={label}>
        {children}
      </ul>
      {(hasBefore || hasAfter) && (
        <div className="promo-ways">
          <button
            type="button"
            className="promo-way"
            aria-disabled={!hasBefore}
            aria-label={text('earlier')}
            onClick={() => turn(-1)}
          >
            <ChevronLeft aria-hidden size={20} className="mirrored" />
          </button>
          <button
            type="button"
            className="promo-way"
            aria-disabled={!hasAfter}
            aria-label={text('further')}
            onClick={() => turn(1)}
          >
            <ChevronRight aria-hidden size={20} className="mirrored" />
          </button>
        </div>
      )}
    </div>
  );
}

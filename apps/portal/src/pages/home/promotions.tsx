import { Optional } from '@pelita/ui/optional';
import { ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { useIsLive } from '../../shared/browser/hydration.ts';
import { useFirstSign } from '../../shared/browser/use-first-sign.ts';
import { useIsNear } from '../../shared/browser/use-is-near.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { lazyPart } from '../../shared/parts/load-part.ts';

const PromotionShelf = lazyPart({
  component: () => import('../../features/promotions/promotion-shelf.tsx'),
  texts: ['promotions'],
});

/** What the reader can take part in, far below the first view: nothing of it is in the first page, and its place is kept. */
export function Promotions() {
  const text = useText('shell');
  const isLive = useIsLive();
  return isLive ? <Shelf title={text('promotions')} /> : null;
}

function Shelf({ title }: { title: string }) {
  const place = useRef<HTMLElement>(null);
  const hasSign = useFirstSign();
  const isNear = useIsNear(place);
  return (
    <section ref={place} aria-label={title} className="home-promotions">
      <PageLink to="/promotions" className="more-link">
        <h2 className="shelf-title">{title}</h2>
        <ChevronRight aria-hidden size={16} className="mirrored" />
      </PageLink>
      {isNear && hasSign && (
        <Optional>
          <PromotionShelf />
        </Optional>
      )}
    </section>
  );
}

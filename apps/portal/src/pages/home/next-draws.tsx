import { Optional } from '@pelita/ui/optional';
import { ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { useFirstSign } from '../../shared/browser/use-first-sign.ts';
import { useIsLive } from '../../shared/browser/hydration.ts';
import { useIsNear } from '../../shared/browser/use-is-near.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { useStartup } from '../../shared/page/page.ts';
import { hasLottery } from '../../shared/play/categories.ts';
import { lazyPart } from '../../shared/parts/load-part.ts';

/** LOTT-10: the lotteries that close next. What counts down is fetched when somebody comes near. */
export function NextDraws() {
  const text = useText('home');
  const { lanes } = useStartup();
  const place = useRef<HTMLElement>(null);
  const isLive = useIsLive();
  const hasSign = useFirstSign();
  const isNear = useIsNear(place);
  if (!hasLottery(lanes)) return null;
  // One element before and after: it is watched from the first.
  if (!isLive) return <section ref={place} aria-hidden className="next-draws" />;
  return (
    <section ref={place} aria-label={text('nextDraws')} className="next-draws">
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="shelf-title">{text('nextDraws')}</h2>
        <PageLink to="/lottery" className="more-link">
          {text('allDraws')}
          <ChevronRight aria-hidden size={16} className="mirrored" />
        </PageLink>
      </header>
      {isNear && hasSign && (
        <Optional>
          <NextShelf />
        </Optional>
      )}
    </section>
  );
}

const NextShelf = lazyPart({
  component: () => import('../../features/lottery/lobby/next-shelf.tsx'),
  texts: ['lottery'],
});

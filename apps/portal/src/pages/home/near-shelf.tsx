import { Optional } from '@pelita/ui/optional';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useIsLive } from '../../shared/browser/hydration.ts';
import { useFirstSign } from '../../shared/browser/use-first-sign.ts';
import { useIsNear } from '../../shared/browser/use-is-near.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';

type NearShelfProps = {
  title: string;
  more: { to: '/lottery' | '/live' | '/sports' | '/esports'; text: string };
  className: string;
  children: ReactNode;
};

/** A shelf far below the first view: what it shows is fetched when somebody comes near, and its place is kept. */
export function NearShelf({ title, more, className, children }: NearShelfProps) {
  const place = useRef<HTMLElement>(null);
  const all = useText('home')('all');
  const isLive = useIsLive();
  const hasSign = useFirstSign();
  const isNear = useIsNear(place);
  // One element before and after: it is watched from the first.
  if (!isLive) return <section ref={place} aria-hidden className={className} />;
  return (
    <section ref={place} aria-label={title} className={className}>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="shelf-title">{title}</h2>
        <PageLink to={more.to} aria-label={more.text} className="more-link">
          {all}
          <ChevronRight aria-hidden size={16} className="mirrored" />
        </PageLink>
      </header>
      {isNear && hasSign && <Optional>{children}</Optional>}
    </section>
  );
}

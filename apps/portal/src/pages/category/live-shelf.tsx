import { lazyPart } from '../../shared/parts/load-part.ts';
import { useIsLive } from '../../shared/browser/hydration.ts';
import { useText } from '../../shared/language/use-text.ts';
import type { OpenCategory } from '../../shared/play/categories.ts';
import { Optional } from '@pelita/ui/optional';

/** What goes on in a category right now, above its list: tables that people sit at, matches that are played. */
export function LiveShelf({ category }: { category: OpenCategory }) {
  const text = useText('lobby');
  const isLive = useIsLive();
  const shelf = shelves[category];
  if (!shelf) return null;
  // Its place is kept, so that the list below does not move when it comes.
  if (!isLive) return <section aria-hidden className="live-shelf" />;
  return (
    <section aria-label={text(shelf.title)} className="live-shelf">
      <Optional>{shelf.draw()}</Optional>
    </section>
  );
}

const TableShelf = lazyPart({
  component: () => import('../../features/play/open-tables/table-shelf.tsx'),
  texts: ['lobby'],
});
const MatchShelf = lazyPart({
  component: () => import('../../features/play/matches/match-shelf.tsx'),
  texts: ['lobby'],
});

const shelves: Partial<Record<OpenCategory, { title: 'tablesNow' | 'matchesNow'; draw: () => React.ReactNode }>> = {
  LIVE: { title: 'tablesNow', draw: () => <TableShelf /> },
  SPORTS: { title: 'matchesNow', draw: () => <MatchShelf category="SPORTS" /> },
  ESPORTS: { title: 'matchesNow', draw: () => <MatchShelf category="ESPORTS" /> },
};

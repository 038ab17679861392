import { useText } from '../../shared/language/use-text.ts';
import { useStartup } from '../../shared/page/page.ts';
import { lazyPart } from '../../shared/parts/load-part.ts';
import { gamesIn } from '../../shared/play/categories.ts';
import { NearShelf } from './near-shelf.tsx';

/** FAIR-03: tables that people sit at now, or that wait for the first. */
export function OpenTables() {
  const text = useText('home');
  const { lanes } = useStartup();
  if (gamesIn(lanes, 'LIVE') === 0) return null;
  return (
    <NearShelf title={text('openTables')} more={{ to: '/live', text: text('allTables') }} className="open-tables">
      <TableShelf />
    </NearShelf>
  );
}

const TableShelf = lazyPart({
  component: () => import('../../features/play/open-tables/table-shelf.tsx'),
  texts: ['lobby'],
});

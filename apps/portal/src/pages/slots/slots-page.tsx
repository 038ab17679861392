import './slots.css';
import { getRouteApi } from '@tanstack/react-router';
import { useText } from '../../shared/language/use-text.ts';
import { useStartup } from '../../shared/page/page.ts';
import { gamesIn, vendorsIn } from '../../shared/play/categories.ts';
import { QueryScope } from '../../shared/query/query-scope.tsx';
import { GameResults } from './game-results.tsx';
import { SelectionTabs } from './selection-tabs.tsx';
import { SlotsSearchBox } from './slots-search-box.tsx';
import { VendorTabs } from './vendor-tabs.tsx';
import { RestOfStyles } from '../../shared/page/rest-of-styles.tsx';

const route = getRouteApi('/rng');

/** The slots: studios, selections, search by name, and the titles. */
export default function SlotsPage() {
  const text = useText('games');
  const { brand, lanes } = useStartup();
  const search = route.useSearch();
  const vendors = lanes.filter((lane) => lane.gameType === 'RNG').flatMap((lane) => lane.cards);
  const total = gamesIn(lanes, 'RNG');
  const vendorCount = vendorsIn(lanes, 'RNG');
  return (
    <QueryScope>
      <RestOfStyles />
      <div className="page-width pt-6">
        <title>{`${text('RNG')} · ${brand.name}`}</title>
        <meta
          name="description"
          content={`${text('count', { count: total })} · ${text('vendorCount', { count: vendorCount })}`}
        />
        <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h1 className="font-head text-4xl font-bold tracking-tight">{text('RNG')}</h1>
          <p className="text-muted text-sm">
            {text('count', { count: total })}
            {' · '}
            {text('vendorCount', { count: vendorCount })}
          </p>
        </header>
        <VendorTabs vendors={vendors} total={total} search={search} />
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <SlotsSearchBox search={search} />
          <SelectionTabs search={search} />
        </div>
        <GameResults search={search} />
      </div>
    </QueryScope>
  );
}

import './category.css';
import type { PageProps } from '@pelita/router';
import { Below, useIsWhole } from '@pelita/router/react';
import { Picture } from '@pelita/ui/picture';
import { useText } from '../../shared/language/use-text.ts';
import { useStartup } from '../../shared/page/page.ts';
import { RestOfStyles } from '../../shared/page/rest-of-styles.tsx';
import {
  categoryAt,
  gamesIn,
  openCategories,
  stageOf,
  vendorsIn,
  type OpenCategory,
} from '../../shared/play/categories.ts';
import { QueryScope } from '../../shared/query/query-scope.tsx';
import type { FirstGames } from './first-games.ts';
import type { GameListSearch } from './game-list-search.ts';
import { GameResults } from './game-results.tsx';
import { LiveShelf } from './live-shelf.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListSearchBox } from './list-search-box.tsx';
import { NoVendor } from './no-vendor.tsx';
import { SelectionTabs } from './selection-tabs.tsx';
import { VendorTabs } from './vendor-tabs.tsx';

type Props = PageProps<GameListSearch, FirstGames | null>;

/** One category: its studios, selections, search by name, and the titles. */
export default function CategoryPage({ path, search, data }: Props) {
  const category = categoryAt(path) ?? 'RNG';
  const { lanes } = useStartup();
  const isServed = openCategories(lanes).includes(category);
  return (
    <QueryScope>
      <RestOfStyles />
      <div className="page-width pt-6">
        <CategoryHeader category={category} isServed={isServed} />
        {isServed ? (
          <CategoryLobby key={category} category={category} search={search} first={data} />
        ) : (
          <NoVendor category={category} />
        )}
      </div>
    </QueryScope>
  );
}

function CategoryHeader({ category, isServed }: { category: OpenCategory; isServed: boolean }) {
  const text = useText('games');
  const lobby = useText('lobby');
  const { brand, lanes } = useStartup();
  const isWhole = useIsWhole();
  // No line begins with the dot.
  const counts = isServed
    ? [
        text('count', { count: gamesIn(lanes, category) }),
        text('vendorCount', { count: vendorsIn(lanes, category) }),
      ].join('\u00A0· ')
    : null;
  return (
    <header className="category-head">
      {isServed && isWhole && (
        <Picture src={stageOf(lanes, category)} width={1440} height={260} className="category-stage" />
      )}
      <title>{`${text(category)} · ${brand.name}`}</title>
      <meta name="description" content={counts ?? lobby('noVendorNote')} />
      <h1 className="font-head text-4xl font-bold tracking-tight">{text(category)}</h1>
      {counts && <p className="text-sm">{counts}</p>}
    </header>
  );
}

function CategoryLobby(props: { category: OpenCategory; search: GameListSearch; first: FirstGames | null }) {
  const { category, search, first } = props;
  return (
    <>
      {Object.keys(search).length === 0 && <LiveShelf category={category} />}
      <VendorTabs category={category} search={search} />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <ListSearchBox category={category} search={search} />
        <SelectionTabs category={category} search={search} />
      </div>
      <ListFilters category={category} search={search} />
      <Below>
        <GameResults list={{ gameType: category, search }} first={first} />
      </Below>
    </>
  );
}

import { ChevronRight, LayoutGrid } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { useStartup } from '../../shared/page/page.ts';
import { gamesIn, vendorsIn, type OpenCategory } from '../../shared/play/categories.ts';
import type { GameListSearch } from './game-list-search.ts';
import { useVendorLane } from './use-vendor-lane.ts';
import { TitleCount, VendorFace, VendorTab } from './vendor-tab.tsx';
import { lazyPart } from '../../shared/parts/load-part.ts';

const AllVendorsSheet = lazyPart({ component: () => import('./all-vendors-sheet.tsx') });

/** One studio, or all of them. The address carries the choice as `vassalage`; the row shows the first studios. */
export function VendorTabs({ category, search }: { category: OpenCategory; search: GameListSearch }) {
  const text = useText('games');
  const lobby = useText('lobby');
  const { lanes } = useStartup();
  const [isOpen, setIsOpen] = useState(false);
  const vendors = lanes.filter((lane) => lane.gameType === category).flatMap((lane) => lane.cards);
  const count = vendorsIn(lanes, category);
  const other = useOtherVendor(
    category,
    search.vassalage,
    vendors.map(({ vassalage }) => vassalage),
  );
  return (
    <nav aria-label={text('vendors')} className="vendor-tabs">
      <ul>
        <li>
          <VendorTab category={category} search={search} vassalage={undefined}>
            <span className="vendor-all">
              <LayoutGrid aria-hidden size={18} />
            </span>
            {text('allVendors')}
            <TitleCount of={gamesIn(lanes, category)} />
          </VendorTab>
        </li>
        {[...(other ? [other] : []), ...vendors].map((vendor) => (
          <li key={vendor.vassalage}>
            <VendorTab category={category} search={search} vassalage={vendor.vassalage}>
              <VendorFace vendor={vendor} />
            </VendorTab>
          </li>
        ))}
        {count > vendors.length && (
          <li>
            <button type="button" className="vendor-tab ps-4" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
              {lobby('moreVendors', { count })}
              <ChevronRight aria-hidden size={16} className="mirrored" />
            </button>
          </li>
        )}
      </ul>
      {isOpen && (
        <Suspense fallback={null}>
          <AllVendorsSheet category={category} search={search} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </nav>
  );
}

/** A chosen studio that is not among the first stands before them. */
function useOtherVendor(category: OpenCategory, vassalage: string | undefined, first: string[]) {
  const isOther = vassalage !== undefined && !first.includes(vassalage);
  const { data } = useVendorLane(category, isOther);
  return isOther ? data?.cards.find((vendor) => vendor.vassalage === vassalage) : undefined;
}

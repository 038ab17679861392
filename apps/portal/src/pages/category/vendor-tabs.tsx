import type { VendorCard } from '@pelita/contract';
import { formatNumber } from '@pelita/i18n';
import { Link } from '@tanstack/react-router';
import { LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage, useStartup } from '../../shared/page/page.ts';
import { Picture } from '../../shared/picture/picture.tsx';
import { gamesIn, pathOfCategory, type OpenCategory } from '../../shared/play/categories.ts';
import { exactly } from './exactly.ts';
import { gameListSearch, type GameListSearch } from './game-list-search.ts';

/** One studio, or all of them. The address carries the choice as `vassalage`. */
export function VendorTabs({ category, search }: { category: OpenCategory; search: GameListSearch }) {
  const text = useText('games');
  const { lanes } = useStartup();
  const vendors = lanes.filter((lane) => lane.gameType === category).flatMap((lane) => lane.cards);
  return (
    <nav aria-label={text('vendors')} className="vendor-tabs">
      <ul>
        <li>
          <VendorTab category={category} search={search} vassalage={undefined}>
            <span className="vendor-all">
              <LayoutGrid aria-hidden size={18} />
            </span>
            {text('allVendors')}
            <Count of={gamesIn(lanes, category)} />
          </VendorTab>
        </li>
        {vendors.map((vendor) => (
          <li key={vendor.vassalage}>
            <VendorTab category={category} search={search} vassalage={vendor.vassalage}>
              <VendorFace vendor={vendor} />
            </VendorTab>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function VendorTab(props: {
  category: OpenCategory;
  search: GameListSearch;
  vassalage: string | undefined;
  children: ReactNode;
}) {
  const { category, search, vassalage, children } = props;
  return (
    <Link
      to={pathOfCategory[category]}
      search={gameListSearch({ ...search, vassalage })}
      replace
      resetScroll={false}
      activeOptions={exactly}
      className="vendor-tab"
    >
      {children}
    </Link>
  );
}

function VendorFace({ vendor }: { vendor: VendorCard }) {
  return (
    <>
      <Picture src={vendor.smallIcon} width={36} height={36} className="size-9 rounded-s object-cover" />
      {vendor.displayName}
      <Count of={vendor.gameCount} />
    </>
  );
}

function Count({ of }: { of: number }) {
  const { code } = usePageLanguage();
  return <span className="text-muted text-xs tabular-nums">{formatNumber(code, of)}</span>;
}

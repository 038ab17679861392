import type { VendorCard } from '@pelita/contract';
import { formatNumber } from '@pelita/i18n';
import { Link } from '@tanstack/react-router';
import { LayoutGrid } from 'lucide-react';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { exactly } from './exactly.ts';
import { slotsSearch, type SlotsSearch } from './slots-search.ts';
import { Picture } from '../../shared/picture/picture.tsx';

/** One studio, or all of them. The address carries the choice as `vassalage`. */
export function VendorTabs(props: { vendors: VendorCard[]; total: number; search: SlotsSearch }) {
  const { vendors, total, search } = props;
  const text = useText('games');
  const { code } = usePageLanguage();
  return (
    <nav aria-label={text('vendors')} className="vendor-tabs">
      <ul>
        <li>
          <Link
            to="/rng"
            search={slotsSearch({ ...search, vassalage: undefined })}
            replace
            resetScroll={false}
            activeOptions={exactly}
            className="vendor-tab"
          >
            <span className="vendor-all">
              <LayoutGrid aria-hidden size={18} />
            </span>
            {text('allVendors')}
            <span className="text-muted text-xs tabular-nums">{formatNumber(code, total)}</span>
          </Link>
        </li>
        {vendors.map((vendor) => (
          <li key={vendor.vassalage}>
            <Link
              to="/rng"
              search={{ ...search, vassalage: vendor.vassalage }}
              replace
              resetScroll={false}
              activeOptions={exactly}
              className="vendor-tab"
            >
              <Picture src={vendor.smallIcon} width={36} height={36} className="size-9 rounded-s object-cover" />
              {vendor.displayName}
              <span className="text-muted text-xs tabular-nums">{formatNumber(code, vendor.gameCount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

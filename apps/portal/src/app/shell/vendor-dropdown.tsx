import './vendor-dropdown.css';
import { VENDOR_DROPDOWN_MAXIMUM, type GameCategory, type VendorCard } from '@pelita/contract';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { playVendor } from '../../features/play/play-vendor.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useStartup } from '../../shared/page/page.ts';
import { Picture } from '../../shared/picture/picture.tsx';
import { pathOfCategory, vendorsIn, type OpenCategory } from '../../shared/play/categories.ts';

/** NAV-08: the vendors of these have a list of their own; those of the others open at once. */
const withLists: readonly GameCategory[] = ['LIVE', 'FISH', 'RNG', 'PVP'];

/** NAV-04, NAV-05: the first nine vendors of a category; where there are nine, a card that leads to all of them. */
export default function VendorDropdown(props: { category: OpenCategory; onChosen: () => void }) {
  const { category, onChosen } = props;
  const text = useText('games');
  const { lanes } = useStartup();
  const cards = lanes
    .filter(({ gameType }) => gameType === category)
    .flatMap((lane) => lane.cards)
    .slice(0, VENDOR_DROPDOWN_MAXIMUM);
  return (
    <div className="vendor-dropdown">
      <ul aria-label={text('vendors')} className="page-width vendor-cards">
        {cards.map((vendor) => (
          <li key={vendor.vassalage}>
            <VendorLink category={category} vendor={vendor} onChosen={onChosen}>
              <Picture src={vendor.smallIcon} width={64} height={64} className="vendor-picture" />
              <span className="vendor-name">{vendor.displayName}</span>
              <span className="text-muted text-xs tabular-nums">{text('count', { count: vendor.gameCount })}</span>
              {vendor.isHot === 1 && <span className="vendor-hot">{text('badgeHot')}</span>}
              <span aria-hidden className="vendor-play">
                <Play size={16} fill="currentColor" />
              </span>
            </VendorLink>
          </li>
        ))}
        {cards.length === VENDOR_DROPDOWN_MAXIMUM && (
          <li>
            <Link to={pathOfCategory[category]} onClick={onChosen} className="vendor-card vendor-more">
              <ChevronRight aria-hidden size={24} className="mirrored" />
              <span className="vendor-name">{text('seeAll')}</span>
              <span className="text-muted text-xs tabular-nums">
                {text('vendorCount', { count: vendorsIn(lanes, category) })}
              </span>
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}

function VendorLink(props: { category: OpenCategory; vendor: VendorCard; onChosen: () => void; children: ReactNode }) {
  const { category, vendor, onChosen, children } = props;
  if (withLists.includes(category)) {
    return (
      <Link
        to={pathOfCategory[category]}
        search={{ vassalage: vendor.vassalage }}
        onClick={onChosen}
        className="vendor-card"
      >
        {children}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className="vendor-card"
      onClick={() => {
        onChosen();
        void playVendor(vendor.vassalage);
      }}
    >
      {children}
    </button>
  );
}

import './nav-panel.css';
import './vendor-dropdown.css';
import { VENDOR_DROPDOWN_MAXIMUM, type VendorCard } from '@pelita/contract';
import { ChevronRight, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { pressVendor } from '../../features/play/follow-press.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useStartup } from '../../shared/page/page.ts';
import { Picture } from '@pelita/ui/picture';
import { linkTo, vendorsIn, type OpenCategory } from '../../shared/play/categories.ts';
import { whereItLeads } from '../../shared/play/where-it-leads.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';

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
    <div className="nav-panel">
      <ul aria-label={text('vendors')} className="page-width vendor-cards">
        {cards.map((vendor) => (
          <li key={vendor.vassalage}>
            <VendorLink vendor={vendor} onChosen={onChosen}>
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
            <PageLink {...linkTo(category)} onClick={onChosen} className="vendor-card vendor-more">
              <ChevronRight aria-hidden size={24} className="mirrored" />
              <span className="vendor-name">{text('seeAll')}</span>
              <span className="text-muted text-xs tabular-nums">
                {text('vendorCount', { count: vendorsIn(lanes, category) })}
              </span>
            </PageLink>
          </li>
        )}
      </ul>
    </div>
  );
}

function VendorLink(props: { vendor: VendorCard; onChosen: () => void; children: ReactNode }) {
  const { vendor, onChosen, children } = props;
  const way = whereItLeads({ kind: 'vendor', ...vendor });
  if (way.to === 'category') {
    return (
      <PageLink {...linkTo(way.gameType, way.vassalage)} onClick={onChosen} className="vendor-card">
        {children}
      </PageLink>
    );
  }
  return (
    <button
      type="button"
      className="vendor-card"
      onClick={() => {
        onChosen();
        pressVendor(vendor);
      }}
    >
      {children}
    </button>
  );
}

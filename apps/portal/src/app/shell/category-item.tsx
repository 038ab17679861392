import { useText } from '../../shared/language/use-text.ts';
import { useStartup } from '../../shared/page/page.ts';
import { lazyPart } from '../../shared/parts/load-part.ts';
import { linkTo, type OpenCategory } from '../../shared/play/categories.ts';
import { NavSlot, type Opening } from './nav-slot.tsx';

const VendorDropdown = lazyPart({ component: () => import('./vendor-dropdown.tsx') });

/** NAV-04: a category with its vendors. */
export function CategoryItem({ category, ...opening }: Opening & { category: OpenCategory }) {
  const games = useText('games');
  return (
    <NavSlot
      {...opening}
      {...linkTo(category)}
      panel={<VendorDropdown category={category} onChosen={opening.onClose} />}
    >
      {games(category)}
      <PointRate category={category} />
    </NavSlot>
  );
}

/** NAV-06. */
function PointRate({ category }: { category: OpenCategory }) {
  const text = useText('shell');
  const { settings } = useStartup();
  const rate = settings.pointValues[category];
  if (rate === undefined) return null;
  return (
    <sup className="nav-rate" title={text('pointRate', { rate })}>
      {rate}
    </sup>
  );
}

import { useState, type ReactNode } from 'react';
import { pressLottery } from '../../features/play/press-lottery.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useStartup } from '../../shared/page/page.ts';
import { hasLottery, linkTo, openCategories, type OpenCategory } from '../../shared/play/categories.ts';
import { isHomePath, usePathname } from '../use-pathname.ts';
import { CategoryItem } from './category-item.tsx';
import { MoreEntries } from './more-entries.tsx';
import type { Opening } from './nav-slot.tsx';
import { PlainLink } from './plain-link.tsx';
import { PromotionCountPlace } from './promotion-count-place.tsx';
import { PromotionItem } from './promotion-item.tsx';
import { useFitting } from './use-fitting.ts';

const lotteryPaths = ['/elott', '/lottery', '/vnlottery', '/seaLottery'];

type Entry = { name: string; inRow: ReactNode; inMenu: ReactNode };

/**
 * NAV-01, NAV-02: home, the lottery, the categories that a vendor serves in the order of the product, promotions, the app.
 * What a narrow bar has no room for stands behind "more".
 */
export function MainNavigation() {
  const text = useText('shell');
  const entries = useEntries();
  const { row, fitting } = useFitting(entries.length);
  return (
    <nav aria-label={text('mainNavigation')} className="page-width main-navigation">
      <ul ref={row} className="nav-row">
        {entries.map(({ name, inRow }, at) => (
          <li key={name} data-out={at >= fitting || undefined}>
            {inRow}
          </li>
        ))}
      </ul>
      {fitting < entries.length && (
        <MoreEntries>
          {entries.slice(fitting).map(({ name, inMenu }) => (
            <li key={name}>{inMenu}</li>
          ))}
        </MoreEntries>
      )}
    </nav>
  );
}

function useEntries(): Entry[] {
  const text = useText('shell');
  const games = useText('games');
  const { lanes } = useStartup();
  const pathname = usePathname();
  const [open, setOpen] = useState<OpenCategory | 'promotions' | null>(null);
  const openingOf = (name: OpenCategory | 'promotions'): Opening => ({
    isOpen: open === name,
    onOpen: () => setOpen(name),
    onClose: () => setOpen((now) => (now === name ? null : now)),
  });
  const plain = (name: string, link: ReactNode): Entry => ({ name, inRow: link, inMenu: link });
  return [
    plain(
      'home',
      <PlainLink to="/" isHere={isHomePath(pathname)} className="nav-item">
        {text('home')}
      </PlainLink>,
    ),
    ...(hasLottery(lanes)
      ? [
          plain(
            'lottery',
            <PlainLink to="/elott" isHere={lotteryPaths.includes(pathname)} onClick={pressLottery} className="nav-item">
              {games('LOTT')}
            </PlainLink>,
          ),
        ]
      : []),
    ...openCategories(lanes).map((category) => ({
      name: category,
      inRow: <CategoryItem category={category} {...openingOf(category)} />,
      inMenu: (
        <PlainLink {...linkTo(category)} isHere={pathname === linkTo(category).to} className="nav-item">
          {games(category)}
        </PlainLink>
      ),
    })),
    {
      name: 'promotions',
      inRow: <PromotionItem {...openingOf('promotions')} />,
      inMenu: (
        <PlainLink to="/promotions" isHere={pathname === '/promotions'} className="nav-item">
          {text('promotions')}
          <PromotionCountPlace />
        </PlainLink>
      ),
    },
    plain(
      'download',
      <PlainLink to="/download" isHere={pathname === '/download'} className="nav-item">
        {text('download')}
      </PlainLink>,
    ),
  ];
}

import { useState, type MouseEvent } from 'react';
import { openCategory } from '../../features/play/play-game.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useStartup } from '../../shared/page/page.ts';
import { openCategories, type OpenCategory } from '../../shared/play/categories.ts';
import { isHomePath, usePathname } from '../use-pathname.ts';
import { CategoryItem } from './category-item.tsx';
import { PlainLink } from './plain-link.tsx';

/** NAV-01, NAV-02: home, the lottery, the categories that a vendor serves in the order of the product, promotions, the app. */
export function MainNavigation() {
  const text = useText('shell');
  const games = useText('games');
  const { lanes } = useStartup();
  const pathname = usePathname();
  const [open, setOpen] = useState<OpenCategory | null>(null);
  const hasLottery = lanes.some(({ gameType }) => gameType === 'LOTT' || gameType === 'ELOTT');
  return (
    <nav aria-label={text('mainNavigation')} className="main-navigation">
      <ul className="flex items-center gap-1">
        <li>
          <PlainLink to="/" isHere={isHomePath(pathname)} className="nav-item">
            {text('home')}
          </PlainLink>
        </li>
        {hasLottery && (
          <li>
            <PlainLink to="/elott" isHere={pathname === '/elott'} onClick={pressLottery} className="nav-item">
              {games('LOTT')}
            </PlainLink>
          </li>
        )}
        {openCategories(lanes).map((category) => (
          <CategoryItem
            key={category}
            category={category}
            isOpen={open === category}
            onOpen={() => setOpen(category)}
            onClose={() => setOpen((now) => (now === category ? null : now))}
          />
        ))}
        <li>
          <PlainLink to="/promotions" isHere={pathname === '/promotions'} className="nav-item">
            {text('promotions')}
          </PlainLink>
        </li>
        <li>
          <PlainLink to="/download" isHere={pathname === '/download'} className="nav-item">
            {text('download')}
          </PlainLink>
        </li>
      </ul>
    </nav>
  );
}

/** NAV-07: by setting it opens its page or launches. */
function pressLottery(event: MouseEvent): void {
  event.preventDefault();
  openCategory('LOTT');
}

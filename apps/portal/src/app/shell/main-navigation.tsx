import { useText } from '../../shared/language/use-text.ts';
import { isHomePath, usePathname } from '../use-pathname.ts';
import { useStartup } from '../../shared/page/page.ts';
import { openCategories, pathOfCategory } from '../../shared/play/categories.ts';
import { PlainLink } from './plain-link.tsx';

/** NAV-01, NAV-02: home, then the categories that a vendor serves, in the order of the product. */
export function MainNavigation() {
  const text = useText('shell');
  const games = useText('games');
  const { lanes, settings } = useStartup();
  const pathname = usePathname();
  const isHome = isHomePath(pathname);
  return (
    <nav aria-label={text('mainNavigation')} className="max-lg:hidden">
      <ul className="flex items-center gap-1">
        <li>
          <PlainLink to="/" isHere={isHome} className="nav-item">
            {text('home')}
          </PlainLink>
        </li>
        {openCategories(lanes).map((category) => {
          const rate = settings.pointValues[category];
          return (
            <li key={category}>
              <PlainLink
                to={pathOfCategory[category]}
                isHere={pathname === pathOfCategory[category]}
                className="nav-item"
              >
                {games(category)}
                {rate !== undefined && (
                  <sup className="nav-rate" title={text('pointRate', { rate })}>
                    {rate}
                  </sup>
                )}
              </PlainLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

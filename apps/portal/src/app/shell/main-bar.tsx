import { Search } from 'lucide-react';
import { useText } from '../../shared/language/use-text.ts';
import { useStartup } from '../../shared/page/page.ts';
import { openSearch } from '../../features/search/open-search.ts';
import { isHomePath, usePathname } from '../use-pathname.ts';
import { GameHeader } from '../../pages/game/game-header.tsx';
import { AccountBox } from './account-box.tsx';
import { Logo } from './logo.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { PageLink } from '../../shared/navigation/page-link.tsx';

/** The bar that stays: brand, search and who is here; on wide screens the navigation has a line of its own below. */
export function MainBar({ isGame }: { isGame: boolean }) {
  const text = useText('shell');
  const { brand } = useStartup();
  // Home has a search of its own.
  const isHome = isHomePath(usePathname());
  return (
    <header className="main-bar">
      <div className="page-width flex h-16 items-center gap-4 lg:gap-8">
        <PageLink
          to="/"
          className="flex shrink-0 items-center gap-2.5"
          aria-label={text('homeLink', { brand: brand.name })}
        >
          <Logo height={34} />
        </PageLink>
        {isGame && <GameHeader />}
        <span className="grow" />
        {!isHome && !isGame && (
          <PageLink
            to="/rng"
            className="bar-search"
            aria-label={text('search')}
            aria-keyshortcuts="/"
            aria-haspopup="dialog"
            onClick={(event) => {
              event.preventDefault();
              openSearch();
            }}
          >
            <Search aria-hidden size={18} />
            <span className="max-xl:hidden">{text('search')}</span>
            <kbd aria-hidden className="key-hint ms-auto max-xl:hidden">
              {'/'}
            </kbd>
          </PageLink>
        )}
        <AccountBox />
      </div>
      {!isGame && <MainNavigation />}
    </header>
  );
}

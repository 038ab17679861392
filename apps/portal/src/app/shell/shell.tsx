import { Outlet, useMatches } from '@tanstack/react-router';
import { useText } from '../../shared/language/use-text.ts';
import { OpenModal } from '../modals.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { MainBar } from './main-bar.tsx';
import { NoticeMarquee } from './notice-marquee.tsx';
import { NoticeToast } from './notice-toast.tsx';
import { PreferenceStrip } from './preference-strip.tsx';
import { QuickMenu } from './quick-menu.tsx';
import { SearchShortcut } from './search-shortcut.tsx';

/** What stands around every page. A game keeps the header only, so that it has the rest of the screen. */
export function Shell() {
  const text = useText('shell');
  const isGame = useMatches({ select: (matches) => matches.at(-1)?.staticData.page === 'game' });
  return (
    <>
      <a href="#content" className="skip-link">
        {text('skipToContent')}
      </a>
      {!isGame && <PreferenceStrip />}
      <MainBar isGame={isGame} />
      {!isGame && <NoticeMarquee />}
      <main id="content" tabIndex={-1} className={isGame ? 'flex grow flex-col' : 'grow outline-none'}>
        <Outlet />
      </main>
      {!isGame && <Footer />}
      {!isGame && <BottomBar />}
      {!isGame && <QuickMenu />}
      <SearchShortcut />
      <NoticeToast />
      <OpenModal />
    </>
  );
}

import { Outlet, useFacts, useLocation } from '@pelita/router/react';
import { useText } from '../../shared/language/use-text.ts';
import { OpenModal } from '../open-modal.tsx';
import { SiteDoor } from '../site-door.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { MainBar } from './main-bar.tsx';
import { NoticeMarquee } from './notice-marquee.tsx';
import { NoticeToast } from '@pelita/ui/notice-toast';
import { PreferenceStrip } from './preference-strip.tsx';
import { QuickMenuPlace } from './quick-menu-place.tsx';
import { ProgressLine } from './progress-line.tsx';
import { SearchShortcut } from './search-shortcut.tsx';
import { fullShell, type PathFacts } from '../../shared/page/portal-page.ts';
import { NotFound } from '../not-found.tsx';
import { PageError } from '../page-error.tsx';

/** ROUTE-02, SHELL-08: what stands around every page. A game has the rest of the screen for itself. */
export function Shell() {
  const text = useText('shell');
  const facts = useFacts<PathFacts>();
  const isGame = useLocation().pathname === '/game';
  const { header, footer, sideMenu } = facts?.shell ?? fullShell;
  return (
    <SiteDoor>
      <a href="#content" className="skip-link">
        {text('skipToContent')}
      </a>
      {header && !isGame && <PreferenceStrip />}
      {header && <MainBar isGame={isGame} />}
      {header && footer && <NoticeMarquee />}
      <main id="content" tabIndex={-1} className={isGame ? 'flex grow flex-col' : 'grow outline-none'}>
        <Outlet notFound={<NotFound />} Failed={PageError} />
      </main>
      {footer && <Footer />}
      {footer && <BottomBar />}
      {sideMenu && <QuickMenuPlace />}
      <SearchShortcut />
      <NoticeToast />
      <OpenModal />
      <ProgressLine />
    </SiteDoor>
  );
}

import './shell.css';
import { Outlet, useFacts } from '@pelita/router/react';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { Failed } from '../../shared/state/failed.tsx';
import { Forbidden } from '../../shared/state/forbidden.tsx';
import type { PathFacts } from '../../shared/page/office-page.ts';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { useOperator } from '../../shared/session/use-operator.ts';
import { Palette } from '../palette/palette.tsx';
import { useShortcut } from '../palette/use-shortcut.ts';
import { MissingCarriers } from './missing-carriers.tsx';
import { Navigation } from './navigation.tsx';
import { RecentResets } from './recent-resets.tsx';
import { TopBar } from './top-bar.tsx';

/** What is around every page: the navigation, the bar, and the way past both. */
export function Shell() {
  const text = useText('officeFrame');
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  useShortcut('k', () => setPaletteOpen(true));
  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        {text('skipToContent')}
      </a>
      <Navigation isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <TopBar onMenu={() => setMenuOpen(true)} onFind={() => setPaletteOpen(true)} />
      <main className="shell-page" id="content" tabIndex={-1}>
        <RecentResets />
        <MissingCarriers />
        <ShownPage />
      </main>
      {isPaletteOpen && <Palette onClose={() => setPaletteOpen(false)} />}
    </div>
  );
}

function ShownPage() {
  const text = useText('officeFrame');
  const titles = useText('officePages');
  const facts = useFacts<PathFacts>();
  const { permissions } = useOperator();
  if (facts && !permissions.includes(facts.permission))
    return <Forbidden title={titles(facts.title)} permission={facts.permission} />;
  return (
    <Outlet
      notFound={
        <PageFrame title={text('notFound')}>
          <p>{text('notFoundNote')}</p>
        </PageFrame>
      }
      Failed={({ error, onRetry }) => (
        <PageFrame title={text('pageFailed')}>
          <Failed failure={error} onRetry={onRetry} />
        </PageFrame>
      )}
    />
  );
}

import '@pelita/ui/layers.css';
import '@pelita/ui/tokens.css';
import '@pelita/ui/base.css';
import '@pelita/ui/button.css';
import '@pelita/ui/button-states.css';
import '@pelita/ui/states.css';
import '@pelita/ui/form.css';
import '@fontsource-variable/plus-jakarta-sans/wght.css';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import './app/measures.css';
import { browserHistory, scrollPlaces } from '@pelita/router/browser';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { OfficeRoot } from './app/office-root.tsx';
import { createOfficeRouter } from './app/office-router.ts';
import { findSession, keepSession } from './app/keep-session.ts';
import { loadLanguage } from './shared/language/language.ts';
import { pageHasMoved } from './shared/page/heading-focus.ts';

/** The page arrives empty: texts, session and the first page's script come together, and then it is drawn. */
async function start(): Promise<void> {
  const places = scrollPlaces();
  const [router] = await Promise.all([
    createOfficeRouter(browserHistory(), ({ index }) => places.leave(index)),
    loadLanguage(),
    findSession(),
  ]);
  router.subscribe(pageHasMoved);
  keepSession();
  const container = document.getElementById('root');
  if (!container) throw new Error('the page has no root');
  const root = createRoot(container);
  // Drawn piece by piece, so that the page answers in between.
  startTransition(() => {
    root.render(<OfficeRoot router={router} restoreScroll={places.restore} />);
  });
}

void start();

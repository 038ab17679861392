import './styles.css';
import type { Startup } from '@pelita/contract';
import { browserHistory, scrollPlaces } from '@pelita/router/browser';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { goLive, handInNavigation } from './app/go-live.ts';
import { PageRoot } from './app/page-root.tsx';
import { createPortalRouter } from './app/portal-router.ts';
import { showProgress } from './app/shell/progress-line.tsx';
import { loadSiteScreen } from './app/site-door.tsx';
import { createStore } from '@pelita/ui/store';
import { ownTexts } from './shared/language/own-words.ts';
import { keepPage, type Page, type Theme } from './shared/page/page.ts';
import { holdRestOfStyles } from './shared/page/rest-of-styles.tsx';
import { siteModeOf } from './shared/page/site-mode.ts';
import { startSession } from './shared/session/session.ts';
import { startTimeZone } from './shared/clock/time-zone.ts';

/** Takes over what the server has rendered: the same startup data and texts, and what the page was loaded with. */
type PageData = { startup: Startup; language: string; theme: Theme; data?: unknown };

async function start(): Promise<void> {
  const { data, ...given } = JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageData;
  const page: Page = {
    startup: createStore(given.startup),
    language: createStore({
      code: given.language,
      texts: { ...(await ownTexts(given.startup, given.language, 'page')) },
    }),
    theme: createStore(given.theme),
  };
  keepPage(page);
  startTimeZone();
  startSession();
  if (siteModeOf(given.startup.status) !== 'open') await loadSiteScreen();
  const places = scrollPlaces();
  const router = await createPortalRouter(
    {
      history: browserHistory(),
      context: {
        send: async (call, input) => (await import('./shared/calls/send.ts')).send(call, input),
        language: () => page.language.get().code,
      },
      onLeave: ({ index }) => places.leave(index),
      onWait: showProgress,
    },
    { data },
  );
  const container = document.getElementById('root');
  if (!container) throw new Error('the page has no root');
  handInNavigation(router);
  const putStylesBack = holdRestOfStyles();
  // Piece by piece, so that the page answers in between.
  startTransition(() => {
    hydrateRoot(
      container,
      <PageRoot page={page} router={router} onLive={() => goLive(router)} restoreScroll={places.restore} />,
      {
        onRecoverableError: (error) => {
          putStylesBack();
          reportError(error);
        },
      },
    );
  });
}

void start();

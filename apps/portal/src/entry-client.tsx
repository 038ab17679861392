import './styles.css';
import type { Startup } from '@pelita/contract';
import { loadCatalogue } from '@pelita/i18n/catalogues';
import { createBrowserHistory } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { goLive, handInNavigation } from './app/go-live.ts';
import { PageRoot } from './app/page-root.tsx';
import { createPortalRouter } from './app/router.tsx';
import { loadSiteScreen } from './app/site-door.tsx';
import { createStore } from '@pelita/ui/store';
import { nowMs } from '@pelita/client/now';
import { keepPage, type Page, type Theme } from './shared/page/page.ts';
import { siteModeOf } from './shared/page/site-mode.ts';
import { startSession } from './shared/session/session.ts';
import { startTimeZone } from './shared/clock/time-zone.ts';

/** Takes over what the server has rendered: the same data, the same texts, the same matches. */
type PageData = { startup: Startup; language: string; theme: Theme; router: { matches: { u: number }[] } };

declare global {
  interface Window {
    $_TSR?: { router?: unknown; buffer: unknown[]; h: () => void; e: () => void; c: () => void; p: () => void };
  }
}

async function start(): Promise<void> {
  const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageData;
  const page: Page = {
    startup: createStore(data.startup),
    language: createStore({ code: data.language, texts: { ...(await loadCatalogue(data.language, 'page')) } }),
    theme: createStore(data.theme),
  };
  keepPage(page);
  startTimeZone();
  startSession();
  if (siteModeOf(data.startup.status) !== 'open') await loadSiteScreen();
  const router = createPortalRouter({
    history: createBrowserHistory(),
    context: {
      send: async (call, input) => (await import('./shared/calls/send.ts')).send(call, input),
      language: () => page.language.get().code,
    },
  });
  const nothing = () => undefined;
  const matches = data.router.matches.map((match) => ({ ...match, u: nowMs() }));
  window.$_TSR = { router: { ...data.router, matches }, buffer: [], h: nothing, e: nothing, c: nothing, p: nothing };
  await hydrate(router);
  const container = document.getElementById('root');
  if (!container) throw new Error('the page has no root');
  handInNavigation(router);
  hydrateRoot(container, <PageRoot page={page} router={router} onLive={() => goLive(router)} />);
}

void start();

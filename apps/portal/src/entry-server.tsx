import type { HelpTopic, Startup } from '@pelita/contract';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import assets from 'virtual:page-assets';
import { PageRoot } from './app/page-root.tsx';
import { SiteScreen } from './features/site/site-screen.tsx';
import { keepSiteScreen } from './app/site-door.tsx';
import { createPortalRouter } from './app/router.tsx';
import { paths, type PathFacts } from './app/paths.ts';
import { type ContentHashes, pageDocument } from './app/page-document.ts';
import { bundleOf } from './app/page-modules.ts';
import { pageTexts } from '@pelita/i18n/server-catalogues';
import type { Send } from '@pelita/client/send';
import { createStore } from '@pelita/ui/store';
import type { Page, Theme } from './shared/page/page.ts';
import { keepRestOfCss } from './shared/page/rest-of-styles.tsx';

keepRestOfCss(assets.restOfCss);
keepSiteScreen(SiteScreen);

/** The paths that search engines may list, each once. */
export const indexedPaths: readonly string[] = Object.entries<PathFacts>(paths)
  .filter(([, { isIndexed, sameAs }]) => isIndexed && sameAs === undefined)
  .map(([path]) => path);

/**
 * Renders a page for a visitor who is not logged in, so that the answer may be kept for everybody with the same brand,
 * language, theme, status and address.
 */
export type RenderRequest = {
  /** Path and search. */
  url: string;
  /** Of this site, for the addresses that machines read. */
  origin: string;
  /** A code of the brand's, as chosen by `chooseLanguage`. */
  language: string;
  /** Of the visitor's cookie; anything else is dark. */
  theme?: string | null;
  startup: Startup;
  /** Answers a public call in process. Without it lists arrive after the page is live. */
  send?: Send;
};

export type Rendered = {
  status: number;
  html: string;
  hashes: ContentHashes;
  /** Where to go instead; the status is then 302 and there is no HTML. */
  redirect?: string;
};

export async function render(request: RenderRequest): Promise<Rendered> {
  const theme: Theme = request.theme === 'light' ? 'light' : 'dark';
  const page: Page = {
    startup: createStore(request.startup),
    language: createStore({ code: request.language, texts: pageTexts(request.language) }),
    theme: createStore(theme),
  };
  const router = createPortalRouter({
    history: createMemoryHistory({ initialEntries: [request.url] }),
    context: { send: request.send ?? null, language: () => request.language },
  });
  await router.load();
  const result = router._serverResult;
  if (result?.type === 'redirect') {
    const redirect = result.redirect.headers.get('Location') ?? '/';
    return { status: 302, html: '', hashes: { scripts: [], styles: [] }, redirect };
  }
  const matches = router.stores.matches.get();
  const isNotFound = matches.some((match) => match._notFound === true || match.status === 'notFound');
  const facts = matches.at(-1)?.staticData ?? {};
  const pageName = facts.page;
  const loaded: { topics?: readonly HelpTopic[] } | null | undefined = matches.at(-1)?.loaderData;
  const texts = pageName ? bundleOf(pageName) : undefined;
  if (texts) page.language.set({ code: request.language, texts: pageTexts(request.language, texts) });
  const markup = renderToString(<PageRoot page={page} router={router} />);
  const { html, hashes } = pageDocument({
    markup,
    page,
    pageName,
    asksForLogin: request.startup.settings.loginBeforeHome && !matches.at(-1)?.staticData.needsNoLogin,
    matches: matches.map(dehydrated),
    origin: request.origin,
    // As the table knows it, however it was written.
    path: matches.at(-1)?.fullPath ?? '/',
    facts,
    questions: pageName === 'help' && facts.isIndexed ? (loaded?.topics ?? []) : [],
  });
  return { status: isNotFound ? 404 : 200, html, hashes };
}

/** In the words that the router's client part reads; internals, so the router's version is pinned and a test hydrates. */
function dehydrated(match: {
  id: string;
  status: string;
  loaderData?: unknown;
  error?: unknown;
  ssr?: unknown;
  _notFound?: boolean | undefined;
}) {
  return {
    i: match.id.replaceAll('/', '#'),
    // The browser puts in when the page came: an instant here would make every rendering another page, with another ETag.
    u: 0,
    s: match.status,
    ...(match.loaderData === undefined ? {} : { l: match.loaderData }),
    ...(match.ssr === undefined ? {} : { ssr: match.ssr }),
    ...(match._notFound ? { g: true } : {}),
  };
}

import type { HelpTopic, PageLook, Startup } from '@pelita/contract';
import { locationOf, singleAddress } from '@pelita/router';
import { renderToString } from 'react-dom/server';
import assets from 'virtual:page-assets';
import { PageRoot } from './app/page-root.tsx';
import { SiteScreen } from './features/site/site-screen.tsx';
import { keepSiteScreen } from './app/site-door.tsx';
import { createPortalRouter, pageAt } from './app/portal-router.ts';
import { type ContentHashes, pageDocument } from './app/page-document.ts';
import { inOwnWords } from '@pelita/i18n';
import type { BrowserBundle } from '@pelita/i18n/catalogues';
import { pages } from './pages/all-pages.generated.ts';
import type { PathFacts } from './shared/page/portal-page.ts';
import { pageTexts } from '@pelita/i18n/server-catalogues';
import type { Send } from '@pelita/client/send';
import { createStore } from '@pelita/ui/store';
import type { Page, Theme } from './shared/page/page.ts';
import { keepRestOfCss } from './shared/page/rest-of-styles.tsx';

keepRestOfCss(assets.restOfCss);
keepSiteScreen(SiteScreen);

/** The paths that search engines may list, each once. */
export const indexedPaths: readonly string[] = Object.values(pages)
  .flatMap(({ paths }) => Object.entries<PathFacts>(paths))
  .filter(([, { isIndexed, sameAs }]) => isIndexed && sameAs === undefined)
  .map(([path]) => path);

/** The parameters of an address that a page depends on; whatever else it carries makes no page of its own. */
export const readParameters: readonly string[] = [
  'modal',
  ...new Set(Object.values(pages).flatMap(({ search }) => search?.names ?? [])),
];

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
  look: PageLook;
  /** Answers a public call in process. Without it lists arrive after the page is live. */
  send?: Send;
};

export type Rendered = {
  status: number;
  html: string;
  hashes: ContentHashes;
};

export async function render(request: RenderRequest): Promise<Rendered> {
  const theme: Theme = request.theme === 'light' ? 'light' : 'dark';
  const own = request.startup.brand.texts[request.language];
  const textsOf = (bundle?: BrowserBundle) => inOwnWords(pageTexts(request.language, bundle), own);
  const page: Page = {
    startup: createStore(request.startup),
    language: createStore({ code: request.language, texts: textsOf() }),
    theme: createStore(theme),
  };
  const router = await createPortalRouter({
    history: singleAddress(request.url),
    context: { send: request.send ?? null, language: () => request.language },
  });
  const { error, page: shown } = router.view();
  if (error !== undefined) throw new Error('the page could not be loaded', { cause: error });
  const { pathname } = locationOf(request.url);
  const at = pageAt(pathname);
  if (at?.texts) page.language.set({ code: request.language, texts: textsOf(at.texts) });
  const markup = renderToString(<PageRoot page={page} router={router} />);
  const help = shown?.data as { topics?: readonly HelpTopic[] } | null | undefined;
  const { html, hashes } = pageDocument({
    markup,
    page,
    look: request.look,
    at,
    asksForLogin: request.startup.settings.loginBeforeHome && !at?.facts.needsNoLogin,
    data: shown?.data,
    origin: request.origin,
    path: at ? pathname : '/',
    questions: at?.name === 'help' && at.facts.isIndexed ? (help?.topics ?? []) : [],
  });
  return { status: at ? 200 : 404, html, hashes };
}

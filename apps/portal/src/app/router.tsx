import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import { PageTakenOver } from '../shared/browser/hydration.ts';
import { modalDetails, modalNamed, type ModalSearch } from '../shared/modal/modal-names.ts';
import { parsePlainSearch, stringifyPlainSearch } from '../shared/navigation/plain-search.ts';
import type { HotGames } from '../pages/hot/hot-games.ts';
import type { FirstGames } from '../pages/category/first-games.ts';
import { gameListSearch, type GameListSearch } from '../pages/category/game-list-search.ts';
import { categoryAt, type CategoryPath } from '../shared/play/categories.ts';
import { thePage } from '../shared/page/page.ts';
import { keepReturn } from '../shared/session/return-to.ts';
import { session } from '../shared/session/session.ts';
import type { NoticeList } from '../features/notices/notice-list.ts';
import type { HelpCenter } from '../pages/help/help-center.ts';
import { NotFound } from './not-found.tsx';
import { PageError } from './page-error.tsx';
import { loadPage, type PageName } from './page-modules.ts';
import { paths, type KnownPath, type PathFacts } from './paths.ts';
import { Shell } from './shell/shell.tsx';
import type { Send } from '@pelita/client/send';

/** How a page's loader reaches the server: over HTTP in the browser, in process while the server renders. */
export type PageContextOfRouter = {
  send: Send | null;
  language: () => string;
};

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>;
  }
  interface StaticDataRouteOption extends Partial<PathFacts> {}
}

const root = createRootRouteWithContext<PageContextOfRouter>()({
  validateSearch: (raw: Record<string, unknown>): ModalSearch => {
    const modal = modalNamed(raw.modal);
    const name = modal && modal in modalDetails ? modalDetails[modal as keyof typeof modalDetails] : undefined;
    const detail = name && raw[name];
    return { ...(modal && { modal }), ...(typeof detail === 'string' && { [name as string]: detail.slice(0, 64) }) };
  },
  beforeLoad: ({ location, matches }) => {
    if (import.meta.env.SSR || session.get() || matches.at(-1)?.staticData.needsNoLogin) return;
    if (!thePage().startup.get().settings.loginBeforeHome) return;
    keepReturn(location.href);
    redirect({ to: '/login', replace: true, throw: true });
  },
  component: Shell,
  notFoundComponent: NotFound,
  errorComponent: PageError,
});

const hotRoute = createRoute({
  ...facts('/hot'),
  loader: async ({ context }): Promise<HotGames | null> => {
    if (!context.send) return null;
    const { hotGames } = await import('../pages/hot/hot-games.ts');
    return hotGames(context.send, context.language());
  },
});

const noticeRoute = createRoute({
  ...facts('/noticePage'),
  validateSearch: ({ page }: Record<string, unknown>): { page?: string } =>
    typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) ? { page } : {},
  loader: async ({ context }): Promise<NoticeList | null> => {
    if (!context.send) return null;
    const { noticeList } = await import('../features/notices/notice-list.ts');
    return noticeList(context.send, context.language()).catch(() => null);
  },
});

// Apart from the tree: inside of it the compiler forgets their paths.
const routes = [
  // These show home, some with their modal over it.
  createRoute(facts('/')),
  createRoute(facts('/index')),
  createRoute(facts('/index.html')),
  createRoute(facts('/home')),
  createRoute(facts('/register')),
  createRoute(facts('/register.html')),
  createRoute(facts('/login')),
  createRoute(facts('/game')),
  createRoute(facts('/lottery')),
  createRoute(facts('/vnlottery')),
  createRoute(facts('/seaLottery')),
  createRoute(facts('/elott')),
  createRoute(facts('/vip')),
  createRoute(facts('/pointMall')),
  createRoute(facts('/promotions')),
  createRoute(facts('/promoDetail')),
  createRoute(facts('/seamless')),
  noticeRoute,
  helpRoute('/help'),
  helpRoute('/helpmc'),
  createRoute(facts('/download')),
  createRoute(facts('/join')),
  createRoute(facts('/licence')),
  helpRoute('/terms', 'term'),
  helpRoute('/privacy', 'privacy'),
  helpRoute('/saferPlay', 'safer-play'),
  categoryRoute('/bingo'),
  categoryRoute('/live'),
  categoryRoute('/sports'),
  categoryRoute('/esports'),
  categoryRoute('/fish'),
  categoryRoute('/rng'),
  categoryRoute('/pvp'),
  categoryRoute('/bgs'),
  hotRoute,
] as const;

const tree = root.addChildren(routes);

export function createPortalRouter(given: { history: RouterHistory; context: PageContextOfRouter }) {
  return createRouter({
    routeTree: tree,
    ...given,
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    defaultPreload: 'intent',
    defaultPreloadDelay: 60,
    defaultStaleTime: 15_000,
    // On the server it would write an inline script of its own. What came from the server, the browser has put in its
    // place by itself, and the visitor may have moved it since.
    scrollRestoration: import.meta.env.SSR ? false : () => document.documentElement.dataset.live === 'yes',
    defaultStructuralSharing: true,
    defaultErrorComponent: PageError,
    trailingSlash: 'never',
    caseSensitive: true,
  });
}

/** What a route takes from the table of paths. */
function facts<Path extends KnownPath>(path: Path) {
  return { getParentRoute: () => root, path, component: lazyPage(paths[path].page), staticData: paths[path] };
}

/** The help centre, with or without the shell around it, and the papers that are topics of it. */
function helpRoute<Path extends '/help' | '/helpmc' | '/terms' | '/privacy' | '/saferPlay'>(
  path: Path,
  anchor?: string,
) {
  return createRoute({
    ...facts(path),
    loader: async ({ context }): Promise<HelpCenter | null> => {
      if (!context.send) return null;
      const { helpCenter } = await import('../pages/help/help-center.ts');
      return helpCenter(context.send, context.language(), anchor).catch(() => null);
    },
  });
}

/** The page of a category, with what its address asks of the list and the first titles of it. */
function categoryRoute<Path extends CategoryPath>(path: Path) {
  return createRoute({
    ...facts(path),
    validateSearch: gameListSearch,
    loaderDeps: ({ search }: { search: GameListSearch }) => gameListSearch(search),
    // What belongs to an account has no first page here: the page itself asks for it with the member's token.
    loader: async ({ context, deps: search }): Promise<FirstGames | null> => {
      const gameType = categoryAt(path);
      const isOwn = search.selection === 'FAV' || search.selection === 'RECENT';
      if (isOwn || !gameType || !context.send) return null;
      const { firstGames } = await import('../pages/category/first-games.ts');
      return firstGames(context.send, { gameType, search }, context.language());
    },
  });
}

function lazyPage(name: PageName) {
  return lazyRouteComponent(async () => {
    const { default: Page } = await loadPage(name);
    const WholePage = () => (
      <>
        <Page />
        <PageTakenOver />
      </>
    );
    return { default: WholePage };
  });
}

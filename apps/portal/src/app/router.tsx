import type { Call, CallRequest, CallValue, GamePage } from '@pelita/contract';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { modalNamed, type ModalName } from '../shared/modal/modal-names.ts';
import { parsePlainSearch, stringifyPlainSearch } from '../shared/navigation/plain-search.ts';
import { slotsSearch } from '../pages/slots/slots-search.ts';
import { NotFound } from './not-found.tsx';
import { PageError } from './page-error.tsx';
import { loadPage, type PageName } from './page-modules.ts';
import { Shell } from './shell/shell.tsx';

type Send = <C extends Call>(call: C, input: CallRequest<C>) => Promise<CallValue<C>>;

/** How a page's loader reaches the server: over HTTP in the browser, in process while the server renders. */
export type PageContextOfRouter = {
  send: Send | null;
  language: () => string;
};

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>;
  }
  interface StaticDataRouteOption {
    page?: PageName;
  }
}

const root = createRootRouteWithContext<PageContextOfRouter>()({
  validateSearch: (raw: Record<string, unknown>): { modal?: ModalName } => {
    const modal = modalNamed(raw.modal);
    return modal ? { modal } : {};
  },
  component: Shell,
  notFoundComponent: NotFound,
  errorComponent: PageError,
});

const home = { getParentRoute: () => root, component: lazyPage('home'), staticData: { page: 'home' as const } };
const homeRoute = createRoute({ ...home, path: '/' });
const indexRoute = createRoute({ ...home, path: '/index' });
const indexHtmlRoute = createRoute({ ...home, path: '/index.html' });
const homeNameRoute = createRoute({ ...home, path: '/home' });
/** These show home with their modal over it. */
const registerRoute = createRoute({ ...home, path: '/register' });
const registerHtmlRoute = createRoute({ ...home, path: '/register.html' });
const loginRoute = createRoute({ ...home, path: '/login' });

const slotsRoute = createRoute({
  getParentRoute: () => root,
  path: '/rng',
  component: lazyPage('slots'),
  staticData: { page: 'slots' },
  validateSearch: slotsSearch,
  loaderDeps: ({ search: { selection, vassalage, q } }) => ({ selection, vassalage, q }),
  // What belongs to an account has no first page here: the page itself asks for it with the member's token.
  loader: async ({ context, deps }): Promise<GamePage | null> => {
    const search = slotsSearch(deps);
    const isOwn = search.selection === 'FAV' || search.selection === 'RECENT';
    if (isOwn || !context.send) return null;
    const { firstSlots } = await import('../pages/slots/first-slots.ts');
    return firstSlots(context.send, search, context.language());
  },
});

const gameRoute = createRoute({
  getParentRoute: () => root,
  path: '/game',
  component: lazyPage('game'),
  staticData: { page: 'game' },
});

const tree = root.addChildren([
  homeRoute,
  indexRoute,
  indexHtmlRoute,
  homeNameRoute,
  registerRoute,
  registerHtmlRoute,
  loginRoute,
  slotsRoute,
  gameRoute,
]);

export function createPortalRouter(given: { history: RouterHistory; context: PageContextOfRouter }) {
  return createRouter({
    routeTree: tree,
    ...given,
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    defaultPreload: 'intent',
    defaultPreloadDelay: 60,
    defaultStaleTime: 15_000,
    // On the server it would write an inline script of its own; the browser restores once the page is live.
    scrollRestoration: !import.meta.env.SSR,
    defaultStructuralSharing: true,
    defaultErrorComponent: PageError,
    trailingSlash: 'never',
  });
}

function lazyPage(name: PageName) {
  return lazyRouteComponent(() => loadPage(name));
}

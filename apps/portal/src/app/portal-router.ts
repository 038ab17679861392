import { createRouter, type History, type Location, type Path, type Router } from '@pelita/router';
import { nowMs } from '@pelita/client/now';
import type { AnyPortalPage, PageContext, PathFacts } from '../shared/page/portal-page.ts';
import { thePage } from '../shared/page/page.ts';
import { keepReturn } from '../shared/session/return-to.ts';
import { session } from '../shared/session/session.ts';
import { pages, type PageName } from '../pages/all-pages.generated.ts';
import { loadPage } from './load-page.tsx';

export type PortalRouter = Router<PathFacts>;

/** The router of the portal at its first address; `first` is what the server has loaded for it. */
export function createPortalRouter(
  given: { history: History; context: PageContext; onLeave?: (left: Location) => void; onWait?: () => void },
  first?: { data: unknown },
): Promise<PortalRouter> {
  return createRouter<PathFacts, PageContext>(
    {
      ...given,
      pages: Object.values(pages),
      // The pages of this list and no others.
      loadComponent: (page) => loadPage(page as AnyPortalPage),
      variant: given.context.language,
      now: nowMs,
      redirect: loginFirst,
    },
    first,
  );
}

/** The page at a path, and what the portal says of it. */
export function pageAt(path: string): PageAtPath | null {
  for (const [name, page] of Object.entries<AnyPortalPage>(pages)) {
    const facts = Object.hasOwn(page.paths, path) ? page.paths[path as Path] : undefined;
    if (facts) return { name: name as PageName, facts, texts: page.texts };
  }
  return null;
}

export type PageAtPath = { name: PageName; facts: PathFacts; texts: AnyPortalPage['texts'] };

/** ROUTE-05: where the brand asks for a login before anything else, it comes first, and leads back afterwards. */
function loginFirst(facts: PathFacts | undefined, { href }: Location): string | undefined {
  if (session.get() || facts?.needsNoLogin || !thePage().startup.get().settings.loginBeforeHome) return undefined;
  keepReturn(href);
  return '/login';
}

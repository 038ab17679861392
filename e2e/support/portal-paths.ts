import { pages, type PageName } from '../../apps/portal/src/pages/all-pages.generated.ts';
import type { AnyPortalPage, PathFacts } from '../../apps/portal/src/shared/page/portal-page.ts';

/** Every path of the portal with the page that it shows. */
export const portalPaths: Record<string, PathFacts & { page: PageName }> = Object.fromEntries(
  Object.entries<AnyPortalPage>(pages).flatMap(([name, { paths }]) =>
    Object.entries(paths).map(([path, facts]) => [path, { ...facts, page: name as PageName }]),
  ),
);

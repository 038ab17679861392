import type { PageProps } from '@pelita/router';
import type { ReactNode } from 'react';
import { PageTakenOver } from '../shared/browser/hydration.ts';
import { keepStylesAcrossPages } from '../shared/page/rest-of-styles.tsx';
import type { AnyPortalPage } from '../shared/page/portal-page.ts';
import { loadPart } from '../shared/parts/load-part.ts';

/** The component of a page; what cannot be had in time is an error, which the page's place shows (ROUTE-06). */
export async function loadPage({ component, texts }: AnyPortalPage): ReturnType<AnyPortalPage['component']> {
  // The server has every text in memory and puts those of the page in place itself.
  const needed = texts === undefined || import.meta.env.SSR ? [] : [texts];
  // A live page asks for another one.
  const isLive = !import.meta.env.SSR && document.documentElement.dataset.live === 'yes';
  const { default: Page } = await loadPart({
    component: isLive ? () => withRestOfStyles(component) : component,
    texts: needed,
  });
  // Which search and data it takes was checked where the page was declared.
  return { default: withSign(Page as (props: PageProps) => ReactNode) };
}

async function withRestOfStyles<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), keepStylesAcrossPages()]);
  return module;
}

/** The page, and beside it what tells that React has taken it over. */
function withSign(Page: (props: PageProps) => ReactNode) {
  return function WholePage(props: PageProps) {
    return (
      <>
        <Page {...props} />
        <PageTakenOver />
      </>
    );
  };
}

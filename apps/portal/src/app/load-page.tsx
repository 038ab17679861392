import { CHUNK_LOAD_TIMEOUT_MS } from '@pelita/contract';
import type { PageProps } from '@pelita/router';
import type { ReactNode } from 'react';
import { PageTakenOver } from '../shared/browser/hydration.ts';
import { withTexts } from '../shared/language/bundle.ts';
import { keepStylesAcrossPages } from '../shared/page/rest-of-styles.tsx';
import type { AnyPortalPage } from '../shared/page/portal-page.ts';
import { inTime } from './in-time.ts';

/** ROUTE-06: a chunk that has not come in time is an error that offers to try again. */
export async function loadPage(page: AnyPortalPage): ReturnType<AnyPortalPage['component']> {
  const { texts } = page;
  // The server has every text in memory and puts those of the page in place itself.
  const loading = texts === undefined || import.meta.env.SSR ? page.component() : withTexts(texts, page.component);
  // A live page asks for another one.
  const isLive = !import.meta.env.SSR && document.documentElement.dataset.live === 'yes';
  const [{ default: Page }] = await inTime(
    Promise.all([loading, isLive && keepStylesAcrossPages()]),
    CHUNK_LOAD_TIMEOUT_MS,
  );
  // Which search and data it takes was checked where the page was declared.
  return { default: withSign(Page as (props: PageProps) => ReactNode) };
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

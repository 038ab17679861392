import { useLayoutEffect } from 'react';
import { useCameFromServer } from '../browser/hydration.ts';

/**
 * Where the first screen ends. What stands above is styled inside the HTML and shows at once; the browser shows what
 * stands below when the rest of the style sheet is here, so nothing appears unstyled and nothing moves. In the browser
 * the server's link stays as it is.
 */
export function RestOfStyles() {
  const cameFromServer = useCameFromServer();
  // Whoever leads to another page has seen to it already; an address that does not exist has nobody.
  useLayoutEffect(() => () => void letStylesStandBehind(), []);
  if (!cameFromServer) return null;
  const href = import.meta.env.SSR ? restOfCss : null;
  const markup = { __html: href === null ? '' : `<link rel="stylesheet" href="${href}" data-rest>` };
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}

let restOfCss: string | null = null;

/** The renderer says where the sheet lies. */
export function keepRestOfCss(href: string | null): void {
  restOfCss = href;
}

/**
 * Before the page is taken over. Links the sheet behind the page too, ahead of the sheets of lazy parts: one that comes to
 * stand between others lets a browser lay out the whole page. Answers what lets it apply where React had to make the page
 * anew, as after a translator changed it.
 */
export function holdRestOfStyles(): () => void {
  const link = document.querySelector('link[data-rest]');
  void keepStylesAcrossPages();
  return () => {
    if (link && !link.isConnected) void letStylesStandBehind();
  };
}

let staying: Promise<HTMLLinkElement | undefined> | undefined;
let behind: HTMLLinkElement | undefined;

/** The page that holds the link may go: once this is kept, the sheet can stand behind it at any moment. */
export async function keepStylesAcrossPages(): Promise<void> {
  behind = await (staying ??= linkBehindPage());
}

/**
 * A second link, here before the first one goes, of a medium that nothing is shown on: a sheet that applies declares its
 * faces once more, and the browser would lay out the whole page that is still being used. `moveBefore` would need no
 * second one, but Chromium 150 forgets the sheet of a link that it moves while the page is changing.
 */
async function linkBehindPage(): Promise<HTMLLinkElement | undefined> {
  const link = document.querySelector<HTMLLinkElement>('link[data-rest]');
  const root = document.getElementById('root');
  if (!link || !root) return undefined;
  const copy = link.cloneNode() as HTMLLinkElement;
  copy.media = 'not all';
  await new Promise((resolve) => {
    for (const event of ['load', 'error']) copy.addEventListener(event, resolve);
    root.after(copy);
  });
  return copy;
}

/** In the same change as the link within the page goes. */
async function letStylesStandBehind(): Promise<void> {
  if (!behind) await keepStylesAcrossPages();
  if (behind?.media === 'not all') behind.media = 'all';
}

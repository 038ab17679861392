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
  useLayoutEffect(() => () => void keepStylesAcrossPages(), []);
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

/** Answers what puts the server's link back where React had to make the page anew, as after a translator changed it. */
export function holdRestOfStyles(): () => void {
  const link = document.querySelector('link[data-rest]');
  return () => {
    if (link && !link.isConnected) document.body.append(link);
  };
}

let staying: Promise<void> | undefined;

/** The page that holds the link may go: the sheet stands behind it from then on. */
export function keepStylesAcrossPages(): Promise<void> {
  return (staying ??= moveOutOfPage());
}

/**
 * A second link, here before the first one goes. `moveBefore` would cost no new styling, but Chromium 150 forgets the sheet
 * of a link that it moves while the page is changing.
 */
async function moveOutOfPage(): Promise<void> {
  const link = document.querySelector('link[data-rest]');
  const root = document.getElementById('root');
  if (!link || !root) return;
  const copy = link.cloneNode();
  await new Promise((resolve) => {
    for (const event of ['load', 'error']) copy.addEventListener(event, resolve);
    root.after(copy);
  });
}

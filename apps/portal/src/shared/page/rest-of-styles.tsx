import { useCameFromServer } from '../browser/hydration.ts';

/**
 * Where the first screen ends. What stands above is styled inside the HTML and shows at once; the browser shows what
 * stands below when the rest of the style sheet is here, so nothing appears unstyled and nothing moves. In the browser
 * the server's link stays as it is.
 */
export function RestOfStyles() {
  const cameFromServer = useCameFromServer();
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

/** The page that holds the link may go; the sheet stays. */
export function keepStylesAcrossPages(): void {
  const link = document.querySelector('link[data-rest]');
  if (link) document.head.append(link.cloneNode());
}

/** The one inline script of a page (src/boot.js), as short as it gets. */
export { default as bootScript } from 'virtual:boot-script';

/** What the boot script kept of the time before the page was live. */
export type Kept = { click: HTMLElement } | { key: string; target: EventTarget } | null;

declare global {
  interface Window {
    $boot?: {
      live: () => Kept;
      /** What the browser has offered: that the portal be installed. */
      offer: (Event & { prompt: () => Promise<unknown> }) | null;
    };
  }
}

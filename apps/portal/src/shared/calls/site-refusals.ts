/** Told when the server refuses a call because the site has closed since the page came. */
let tellSite: () => void = () => undefined;

export function onSiteRefused(tell: () => void): void {
  tellSite = tell;
}

export function siteRefused(): void {
  tellSite();
}

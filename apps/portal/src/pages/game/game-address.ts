import type { Theme } from '../../shared/page/page.ts';

/** Our own games are shown in the theme of the page around them; the launch token stays in the fragment. */
export function gameAddress(url: string, theme: Theme, origin: string): string {
  const address = new URL(url, origin);
  if (address.origin === origin) address.searchParams.set('theme', theme);
  return address.href;
}

import type { Theme } from '../../shared/page/page.ts';

/** Our own games are shown in the theme and the time zone of the page around them; the launch token stays in the fragment. */
export function gameAddress(url: string, { theme, zone }: { theme: Theme; zone: string }, origin: string): string {
  const address = new URL(url, origin);
  if (address.origin !== origin) return address.href;
  address.searchParams.set('theme', theme);
  address.searchParams.set('zone', zone);
  return address.href;
}

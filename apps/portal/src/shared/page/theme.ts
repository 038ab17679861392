import { keptForever, mirrorInCookie } from '../browser/kept.ts';
import { afterNextPaint } from '@pelita/ui/next-paint';
import { thePage, type Theme } from './page.ts';

/** Local storage holds the choice, a cookie mirrors it for the server; the boot script sets it before the first paint. */
const ITEM = 'theme';
const COOKIE = 'theme';

export function chooseTheme(next: Theme): void {
  keptForever.write(ITEM, next);
  mirrorInCookie(COOKIE, next);
  thePage().theme.set(next);
  // To style the whole page takes a phone some frames; the button that was pressed shows the choice in the first.
  afterNextPaint(showTheme);
}

function showTheme(): void {
  document.documentElement.dataset.theme = thePage().theme.get();
  // The browser's own bars follow.
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--ink');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);
}

import type { Router } from '@pelita/router';
import { navigate } from '../shared/navigation/navigation.ts';

/** A mouse that only passes over a link fetches nothing; a finger comes to one only with a press. */
const PASSING_MS = 60;

/** A press on a link to a page of the portal leads there without a new document; what it points at is fetched before. */
export function followLinks(router: Router): void {
  let passing: ReturnType<typeof setTimeout>;
  const prepare = (event: Event): void => {
    clearTimeout(passing);
    const link = pageLinkAt(event);
    if (!link) return;
    const isPressed = event instanceof PointerEvent && event.pointerType === 'touch';
    const fetchPage = (): void => void router.prepare(addressOf(link)).catch(() => undefined);
    passing = setTimeout(fetchPage, isPressed ? 0 : PASSING_MS);
  };
  for (const sign of ['pointerover', 'focusin']) addEventListener(sign, prepare, { passive: true });
  addEventListener('click', (event) => {
    clearTimeout(passing);
    const link = pageLinkAt(event);
    if (!link || event.defaultPrevented || isForTheBrowser(event)) return;
    event.preventDefault();
    if (isHere(link, router)) return;
    if (link.dataset.pageLink === 'in-place') void router.follow(addressOf(link), { replace: true, keepScroll: true });
    else navigate().go(addressOf(link));
  });
}

/** Once another page is on its way, the link of the one still shown leads back to it. */
function isHere(link: HTMLAnchorElement, router: Router): boolean {
  return link.ariaCurrent === 'page' && router.location() === router.view().location;
}

function pageLinkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page-link]') : null;
}

function addressOf({ pathname, search }: HTMLAnchorElement): string {
  return pathname + search;
}

/** A new tab, a new window, a download. */
function isForTheBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

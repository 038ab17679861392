import type { Router } from '@pelita/router';
import { navigate } from '../shared/navigation/navigation.ts';

/** A mouse that only passes over a link fetches nothing; a finger comes to one only with a press. */
const PASSING_MS = 60;

/**
 * A press on a link to a page of the portal leads there without a new document. What it points at is fetched before, and
 * made while the finger or the button is down.
 */
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
  addEventListener('pointerdown', (event) => {
    const link = pressedLink(event);
    void router.preview(link && !isInPlace(link) ? addressOf(link) : null);
  });
  addEventListener('pointercancel', () => void router.preview(null));
  addEventListener('click', (event) => {
    clearTimeout(passing);
    const link = event.defaultPrevented ? null : pressedLink(event);
    if (link) event.preventDefault();
    if (!link || isHere(link, router)) void router.preview(null);
    else if (isInPlace(link)) void router.follow(addressOf(link), { replace: true, keepScroll: true });
    else navigate().go(addressOf(link));
  });
}

/** Once another page is on its way, the link of the one still shown leads back to it. */
function isHere(link: HTMLAnchorElement, router: Router): boolean {
  return link.ariaCurrent === 'page' && router.location() === router.view().location;
}

function isInPlace(link: HTMLAnchorElement): boolean {
  return link.dataset.pageLink === 'in-place';
}

/** null for a press that asks for a new tab, a new window or a download. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey ? null : pageLinkAt(event);
}

function pageLinkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page-link]') : null;
}

function addressOf({ pathname, search }: HTMLAnchorElement): string {
  return pathname + search;
}

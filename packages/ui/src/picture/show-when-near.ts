import { IMAGE_CACHE_ENTRIES, IMAGE_PRELOAD_FACTOR, IMAGE_THROTTLE_MS } from '@pelita/contract';

/** A picture by its name, and the addresses that are left to ask for it. */
type Wanted = { name: string; addresses: readonly string[] };

const waiting = new Map<Element, Wanted>();
const near = new Set<HTMLImageElement>();
/** Those among them whose turn has come, and those on their way. */
const due = new Set<HTMLImageElement>();
const onTheirWay = new Set<HTMLImageElement>();
/** Where the pictures that are here came from: shown again at once. The oldest goes first. */
const arrived = new Map<string, string>();
let observer: IntersectionObserver | null = null;
let isResting = false;

/** A drawing is work for the processor when it arrives: many at once would hold up whoever scrolls. */
const AT_ONCE = 4;

/** One that has not come by then, and may never, holds up no other any more. */
const PATIENCE_MS = 5_000;

/**
 * Asks for a picture once it is within the preload factor of the screen, and at its next address when it fails. One that
 * never comes is marked, and the style sheet draws something in its place. Answers how to stop waiting.
 */
export function showWhenNear(image: HTMLImageElement, name: string, addresses: readonly string[]): () => void {
  const [first, ...others] = addresses;
  const known = arrived.get(name);
  if (first !== undefined && image.getAttribute('src') === first) listen(image, { name, addresses: others });
  else if (known !== undefined) ask(image, { name, addresses: [known, ...others] });
  else {
    image.removeAttribute('src');
    waiting.set(image, { name, addresses });
    observe(image);
  }
  return () => {
    forget(image);
    image.onload = null;
    image.onerror = null;
    isHere(image);
  };
}

function observe(image: HTMLImageElement): void {
  const margin = `${Math.round((IMAGE_PRELOAD_FACTOR - 1) * 100)}%`;
  observer ??= new IntersectionObserver(onCross, { rootMargin: margin });
  observer.observe(image);
}

function onCross(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!(target instanceof HTMLImageElement)) continue;
    if (isIntersecting) near.add(target);
    else {
      near.delete(target);
      due.delete(target);
    }
  }
  askForNear();
}

/** At most once in the throttle: what only flies past is not asked for. */
function askForNear(): void {
  if (isResting || near.size === 0) return;
  isResting = true;
  setTimeout(() => {
    isResting = false;
    askForNear();
  }, IMAGE_THROTTLE_MS);
  if (isFlyingPast()) return;
  for (const image of near) due.add(image);
  askForDue();
}

/** Whether the page has moved by more than half a window since the last look. */
function isFlyingPast(): boolean {
  const movedPx = Math.abs(scrollY - seenAtPx);
  seenAtPx = scrollY;
  return movedPx > innerHeight / 2;
}
let seenAtPx = 0;

function askForDue(): void {
  for (const image of due) {
    if (onTheirWay.size >= AT_ONCE) return;
    const wanted = waiting.get(image);
    forget(image);
    if (!wanted) continue;
    onTheirWay.add(image);
    setTimeout(isHere, PATIENCE_MS, image);
    ask(image, wanted);
  }
}

function forget(image: HTMLImageElement): void {
  observer?.unobserve(image);
  waiting.delete(image);
  near.delete(image);
  due.delete(image);
}

/** Or will not come, or not soon: the next one's turn, once all that leave with it have left. */
function isHere(image: HTMLImageElement): void {
  if (onTheirWay.delete(image)) queueMicrotask(askForDue);
}

function ask(image: HTMLImageElement, { name, addresses }: Wanted): void {
  const [next, ...others] = addresses;
  if (next === undefined) {
    image.removeAttribute('src');
    image.dataset['missing'] = '';
    return isHere(image);
  }
  delete image.dataset['missing'];
  image.src = next;
  listen(image, { name, addresses: others });
}

function listen(image: HTMLImageElement, wanted: Wanted): void {
  const onFail = () => ask(image, wanted);
  const onCome = () => {
    keep(wanted.name, image.currentSrc);
    isHere(image);
  };
  if (image.complete && image.naturalWidth > 0) return onCome();
  // It was asked for before the page was live, and failed then.
  if (image.complete) return onFail();
  image.onload = onCome;
  image.onerror = onFail;
}

function keep(name: string, address: string): void {
  arrived.delete(name);
  arrived.set(name, address);
  const [oldest] = arrived.keys();
  if (arrived.size > IMAGE_CACHE_ENTRIES && oldest !== undefined) arrived.delete(oldest);
}

import { IMAGE_CACHE_ENTRIES, IMAGE_PRELOAD_FACTOR, IMAGE_THROTTLE_MS } from '@pelita/contract';

type Waiting = { src: string; attempts: number };

const waiting = new Map<Element, Waiting>();
const near = new Set<HTMLImageElement>();
/** Addresses whose pictures are here: shown again at once. The oldest goes first. */
const arrived = new Set<string>();
let observer: IntersectionObserver | null = null;
let isResting = false;

/**
 * Asks for a picture once it is within the preload factor of the screen, and again when it fails, as often as allowed. One
 * that never comes is marked, and the style sheet draws something in its place. Answers how to stop waiting.
 */
export function showWhenNear(image: HTMLImageElement, src: string, attempts: number): () => void {
  if (image.getAttribute('src') === src) listen(image, src, attempts - 1);
  else if (arrived.has(src)) ask(image, src, attempts);
  else {
    image.removeAttribute('src');
    waiting.set(image, { src, attempts });
    observe(image);
  }
  return () => {
    waiting.delete(image);
    near.delete(image);
    observer?.unobserve(image);
    image.onload = null;
    image.onerror = null;
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
    else near.delete(target);
  }
  askForNear();
}

/** At most once in the throttle: what only flew past is not asked for. */
function askForNear(): void {
  if (isResting || near.size === 0) return;
  isResting = true;
  setTimeout(() => {
    isResting = false;
    askForNear();
  }, IMAGE_THROTTLE_MS);
  for (const image of near) {
    const wanted = waiting.get(image);
    observer?.unobserve(image);
    waiting.delete(image);
    if (wanted) ask(image, wanted.src, wanted.attempts);
  }
  near.clear();
}

function ask(image: HTMLImageElement, src: string, attempts: number): void {
  delete image.dataset['missing'];
  image.src = src;
  listen(image, src, attempts - 1);
}

function listen(image: HTMLImageElement, src: string, attemptsLeft: number): void {
  const onFail = () => {
    if (attemptsLeft > 0) return ask(image, src, attemptsLeft);
    image.removeAttribute('src');
    image.dataset['missing'] = '';
  };
  if (image.complete && image.naturalWidth > 0) return keep(src);
  // It was asked for before the page was live, and failed then.
  if (image.complete) return onFail();
  image.onload = () => keep(src);
  image.onerror = onFail;
}

function keep(src: string): void {
  arrived.delete(src);
  arrived.add(src);
  const [oldest] = arrived;
  if (arrived.size > IMAGE_CACHE_ENTRIES && oldest !== undefined) arrived.delete(oldest);
}

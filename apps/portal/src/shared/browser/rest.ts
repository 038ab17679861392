/** In milliseconds without a press or a scroll. */
const REST_MS = 500;
const signs = ['pointerdown', 'keydown', 'scroll'] as const;

/** In an idle moment. Safari has no such call. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, REST_MS);
}

/** In an idle moment of a visitor who reads: what keeps a slow phone busy for longer than a frame delays no press. */
export function whenResting(act: () => void): void {
  let resting: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(resting);
    resting = setTimeout(begin, REST_MS);
  };
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, wait);
    whenIdle(act);
  };
  for (const sign of signs) addEventListener(sign, wait, { passive: true });
  wait();
}

/** What only the device can tell: time, chance, its owner's wish for stillness, and the frame around the page. */

export function nowMs(): number {
  return performance.now();
}

/** The device's own date, which may be wrong: the server's clock is told as its distance from this. */
export function deviceClockMs(): number {
  return Date.now();
}

/** A random UUID; `crypto.randomUUID` is missing where the page is not served by https. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

export function newClientSeed(): string {
  return newUuid().replaceAll('-', '').slice(0, 16);
}

const stillness = matchMedia('(prefers-reduced-motion: reduce)');
export function wantsStillness(): boolean {
  return stillness.matches;
}

export const isFramed = window.parent !== window;

/** The parent's origin is unknown, so what is posted must never hold a secret. */
export function tellPortal(message: { type: 'game:spin' | 'game:round' | 'game:deposit' }): void {
  if (isFramed) window.parent.postMessage(message, '*');
}

/** The portal says when the balance may have changed: after a deposit, or when the game comes back into view. */
export function onBalanceMayHaveChanged(tell: () => void): () => void {
  const onMessage = (event: MessageEvent) => {
    const data: unknown = event.data;
    const isAsked = typeof data === 'object' && data !== null && 'type' in data && data.type === 'game:balance';
    if (event.source === window.parent && isAsked) tell();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') tell();
  };
  window.addEventListener('message', onMessage);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('message', onMessage);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** In milliseconds; each pause is twice as long as the one before. */
const PAUSE = { first: 5_000, longest: 300_000 } as const;

/**
 * For a part that works behind the page and that nobody waits for: one that does not come is asked for again after a while,
 * and as soon as the connection is back.
 */
export async function untilItComes<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let pauseMs: number = PAUSE.first; ; pauseMs = Math.min(2 * pauseMs, PAUSE.longest)) {
    try {
      return await load();
    } catch {
      await pauseOrConnection(pauseMs);
    }
  }
}

function pauseOrConnection(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
  });
}

/** Pauses of the show, all of which a tap ends. */
export type Waiting = {
  /** Resolved after so long, or at the next skip. */
  pause(ms: number): Promise<void>;
  skip(): void;
};

export function createWaiting(): Waiting {
  let endPause: (() => void) | null = null;
  return {
    pause: (ms) =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          endPause = null;
          resolve();
        };
        const timer = setTimeout(end, ms);
        endPause = end;
      }),
    skip: () => endPause?.(),
  };
}

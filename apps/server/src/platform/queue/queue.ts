import { Refusal } from '@pelita/contract';

export type Queue = { run<Answer>(work: () => Promise<Answer>): Promise<Answer> };

/** Runs so many at once and lets so many wait, first come first served; whoever comes after that is refused `overloaded`. */
export function createQueue(bounds: { atOnce: number; waiting: number; retryAfterSeconds: number }): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < bounds.atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= bounds.waiting) {
      throw new Refusal('overloaded', { retryAfterSeconds: bounds.retryAfterSeconds });
    }
    // Whoever leaves hands its place over, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

import type { EndReason } from './event-hub.ts';
import type { LiveEvent } from './live-event.ts';
import { EVENT_BUFFER } from './limits.ts';

/** One reader: hands events over in order, waits for an answer that is a promise, and gives up on one that falls behind. */
export type Subscriber = {
  offer(event: LiveEvent): void;
  /** Hands over what was missed, before everything that is offered meanwhile. */
  replay(pages: AsyncIterable<readonly LiveEvent[]>): Promise<void>;
  end(reason: EndReason): void;
};

export function createSubscriber(
  onEvent: (event: LiveEvent) => void | Promise<void>,
  onEnd: (reason: EndReason) => void,
): Subscriber {
  const waiting: LiveEvent[] = [];
  let replayed = new Set<string>();
  let isBusy = false;
  let hasEnded = false;

  function end(reason: EndReason) {
    if (hasEnded) return;
    hasEnded = true;
    waiting.length = 0;
    onEnd(reason);
  }

  async function drain(): Promise<void> {
    isBusy = true;
    try {
      for (let event = waiting.shift(); event && !hasEnded; event = waiting.shift()) await onEvent(event);
    } catch {
      end('too_slow'); // a reader that fails comes back like one that was slow
    }
    isBusy = false;
  }

  return {
    offer(event) {
      if (hasEnded || replayed.has(event.id)) return;
      if (isBusy && waiting.length >= EVENT_BUFFER) return end('too_slow');
      waiting.push(event);
      if (!isBusy) void drain();
    },
    async replay(pages) {
      isBusy = true;
      try {
        for await (const page of pages) {
          for (const event of page) {
            if (hasEnded) return;
            replayed.add(event.id);
            await onEvent(event);
          }
        }
      } catch {
        return end('replay_failed');
      }
      waiting.splice(0, waiting.length, ...waiting.filter((event) => !replayed.has(event.id)));
      // The database shows a commit before this process hears of it: what was read last may be offered later.
      replayed = new Set([...replayed].slice(-EVENT_BUFFER));
      await drain();
    },
    end,
  };
}

import { type CardNews, STUDIO_EVENTS_PATH } from '@pelita/contract';

/** The stream of a card game as its page reads it. */
export async function cardStreamOf(origin: string, bearer: string) {
  const stop = new AbortController();
  const response = await fetch(`${origin}${STUDIO_EVENTS_PATH}`, {
    headers: { authorization: bearer },
    signal: stop.signal,
  });
  const seen: CardNews[] = [];
  const waiting = new Set<() => void>();
  const reading = readAll();

  async function readAll(): Promise<void> {
    let rest = '';
    try {
      for await (const piece of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
        const blocks = (rest + piece).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const [, data] = /^event: cards\ndata: (.*)$/s.exec(block) ?? [];
          if (data) seen.push(JSON.parse(data) as CardNews);
        }
        for (const tell of waiting) tell();
      }
    } catch {
      // The test has closed it.
    }
  }

  return {
    seen,
    async next(fits: (news: CardNews) => boolean): Promise<CardNews> {
      for (;;) {
        const found = seen.find(fits);
        if (found) return found;
        const { promise, resolve } = Promise.withResolvers<void>();
        waiting.add(resolve);
        await promise;
        waiting.delete(resolve);
      }
    },
    async close() {
      stop.abort();
      await reading;
    },
  };
}

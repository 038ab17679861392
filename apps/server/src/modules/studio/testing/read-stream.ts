import { STUDIO_EVENTS_PATH } from '@pelita/contract';

/** The studio's stream as a page reads it. `next` waits for the first message that fits, from where the last one was. */
export async function streamOf<Told extends object>(origin: string, bearer: string) {
  type Name = keyof Told & string;
  const stop = new AbortController();
  const response = await fetch(`${origin}${STUDIO_EVENTS_PATH}`, {
    headers: { authorization: bearer },
    signal: stop.signal,
  });
  const seen: { event: Name; data: Told[Name] }[] = [];
  const all: { event: Name; data: Told[Name] }[] = [];
  const waiting = new Set<() => void>();
  const reading = readAll();

  async function readAll(): Promise<void> {
    let rest = '';
    try {
      for await (const piece of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
        const blocks = (rest + piece).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const [, event, data] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? [];
          if (!event || !data) continue;
          const message = { event: event as Name, data: JSON.parse(data) as Told[Name] };
          seen.push(message);
          all.push(message);
        }
        for (const tell of waiting) tell();
      }
    } catch {
      // The test has closed it.
    }
  }

  return {
    status: response.status,
    seen,
    /** Everything that was ever told under a name, in order. */
    told: <Event extends Name>(event: Event): Told[Event][] =>
      all.filter((one) => one.event === event).map(({ data }) => data as unknown as Told[Event]),
    async next<Event extends Name>(
      event: Event,
      fits: (data: Told[Event]) => boolean = () => true,
    ): Promise<Told[Event]> {
      for (;;) {
        const place = seen.findIndex((one) => one.event === event && fits(one.data as unknown as Told[Event]));
        const [found] = place < 0 ? [] : seen.splice(0, place + 1).slice(-1);
        if (found) return found.data as unknown as Told[Event];
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

import { STUDIO_EVENTS_PATH, type TableNews, type TableSettled } from '@pelita/contract';

type Told = {
  table: TableNews;
  crowd: { number: number; players: number; crowd: Record<string, number> };
  settled: TableSettled;
};
type Message = { [Name in keyof Told]: { event: Name; data: Told[Name] } }[keyof Told];

/** The stream of a table as its page reads it. `next` waits for the first message that fits, from where the last one was. */
export async function tableStreamOf(origin: string, bearer: string) {
  const stop = new AbortController();
  const response = await fetch(`${origin}${STUDIO_EVENTS_PATH}`, {
    headers: { authorization: bearer },
    signal: stop.signal,
  });
  const seen: Message[] = [];
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
          if (event && data) seen.push({ event, data: JSON.parse(data) } as Message);
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
    async next<Name extends keyof Told>(
      event: Name,
      fits: (data: Told[Name]) => boolean = () => true,
    ): Promise<Told[Name]> {
      for (;;) {
        const place = seen.findIndex((one) => one.event === event && fits(one.data as Told[Name]));
        const [found] = place < 0 ? [] : seen.splice(0, place + 1).slice(-1);
        if (found) return found.data as Told[Name];
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

import type { Browser, Page } from '@playwright/test';

/** A stretch of the page's main thread. Its time is the processor's own, so that other work on the machine is not in it. */
export type Stretch = {
  name: string;
  type: string | undefined;
  /** Where a called function comes from; empty for what the measuring itself runs. */
  url: string;
  atMs: number;
  endMs: number;
  busyMs: number;
};

/** What the page's main thread did while something was done to it: its tasks, and the script in them. */
export async function mainThreadDuring(browser: Browser, page: Page, act: () => Promise<void>): Promise<Stretch[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await act();
  const recording = await browser.stopTracing();
  const { traceEvents } = JSON.parse(recording.toString()) as { traceEvents: TraceEvent[] };
  const threads = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  return traceEvents
    .filter((event) => threads.has(threadOf(event)) && names.includes(event.name))
    .map(({ name, args, ts, dur = 0, tdur = dur }) => ({
      name,
      type: args.data?.type,
      url: args.data?.url ?? '',
      atMs: ts / 1000,
      endMs: (ts + dur) / 1000,
      busyMs: tdur / 1000,
    }));
}

export const TASK = 'ThreadControllerImpl::RunTask';
export const EVENT = 'EventDispatch';
/** What runs script: handlers, what they leave behind for right after, and callbacks. */
const CALL = 'FunctionCall';
const script = [EVENT, 'RunMicrotasks', CALL];
/** What the browser does for the screen, also in the middle of a handler: no script. */
const rendering = ['UpdateLayoutTree', 'Layout'];
const names = [TASK, ...script, ...rendering];

/** The script among them, each stretch once, without the rendering within it: a handler's own calls are within it too. */
export function scriptAmong(stretches: readonly Stretch[]): Stretch[] {
  const isWithin = (one: Stretch, other: Stretch) =>
    other !== one && other.atMs <= one.atMs && other.endMs >= one.endMs;
  const isOurs = ({ name, url }: Stretch) => script.includes(name) && (name !== CALL || url !== '');
  const all = stretches.filter(isOurs);
  const drawn = stretches.filter(({ name }) => rendering.includes(name));
  return all
    .filter((one) => !all.some((other) => isWithin(one, other)))
    .map((one) => {
      const within = drawn.filter((other) => isWithin(other, one));
      return { ...one, busyMs: one.busyMs - within.reduce((sum, { busyMs }) => sum + busyMs, 0) };
    });
}

type TraceEvent = {
  name: string;
  /** In microseconds: when, how long, and how long of it on the processor. */
  ts: number;
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
  args: { name?: string; data?: { type?: string; url?: string } };
};

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}

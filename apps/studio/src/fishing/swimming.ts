import { type FishEngine, type FishLife, fishOfWindow, fishSwimmingAt } from '@pelita/games/fishing';

const WINDOWS_KEPT = 24;

/** What swims in a tank, drawn window by window and kept while it is needed. */
export function createSwimming(engine: FishEngine, tank: string) {
  const kept = new Map<number, readonly FishLife[]>();
  const windowOf = (window: number): readonly FishLife[] => {
    const known = kept.get(window);
    if (known) return known;
    const drawn = fishOfWindow(engine, tank, window);
    kept.set(window, drawn);
    const [oldest] = kept.keys();
    if (kept.size > WINDOWS_KEPT && oldest !== undefined) kept.delete(oldest);
    return drawn;
  };
  return { at: (atMs: number) => fishSwimmingAt(atMs, windowOf) };
}

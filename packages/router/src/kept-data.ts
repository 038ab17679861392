/** What pages were shown with, so that a page prepared or left a moment ago is shown at once. */
export type KeptData = {
  get: (key: string) => { data: unknown; isFresh: boolean } | undefined;
  keep: (key: string, data: unknown) => void;
  clear: () => void;
};

const FRESH_MS = 15_000;
const PAGES_KEPT = 20;

/** `now` in milliseconds. */
export function keptData(now: () => number): KeptData {
  const entries = new Map<string, { data: unknown; at: number }>();
  return {
    get: (key) => {
      const entry = entries.get(key);
      return entry && { data: entry.data, isFresh: now() - entry.at < FRESH_MS };
    },
    keep: (key, data) => {
      entries.delete(key);
      entries.set(key, { data, at: now() });
      const [oldest] = entries.keys();
      if (entries.size > PAGES_KEPT && oldest !== undefined) entries.delete(oldest);
    },
    clear: () => entries.clear(),
  };
}

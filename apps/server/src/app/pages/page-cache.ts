/** A page as it is sent, in every coding, made once. The digest is of its HTML. */
export type KeptPage = {
  status: number;
  /** What its content security policy allows. */
  hashes: { scripts: string[]; styles: string[] };
  digest: string;
  html: Buffer;
  br: Buffer;
};

/** A page this young is sent as it is. */
export const FRESH_MS = 1_000;
/** Up to this age it is sent too, while a new one is made for the next visitor. */
export const STALE_MS = 30_000;
const PAGES_KEPT = 500;

type Entry = { page: KeptPage; madeAtMs: number; isRenewing: boolean };

export type PageCache = {
  get(key: string, make: () => Promise<KeptPage>): Promise<KeptPage>;
  /** Whether it can be had at once. */
  has(key: string): boolean;
  /** Something that pages show has changed. */
  clear(): void;
};

/** Pages by what they depend on. However many ask at once for one that is missing, it is made once. */
export function createPageCache(monotonicMs: () => number): PageCache {
  const kept = new Map<string, Entry>();
  const making = new Map<string, Promise<KeptPage>>();
  let generation = 0;

  const makeOnce = (key: string, make: () => Promise<KeptPage>): Promise<KeptPage> => {
    const underWay = making.get(key);
    if (underWay) return underWay;
    const madeIn = generation;
    const promise = make()
      .then((page) => {
        // One that was begun before a change may show what was before it.
        if (madeIn === generation && page.status === 200) keep(key, page);
        return page;
      })
      .finally(() => {
        if (making.get(key) === promise) making.delete(key);
      });
    making.set(key, promise);
    return promise;
  };
  const keep = (key: string, page: KeptPage): void => {
    kept.delete(key);
    kept.set(key, { page, madeAtMs: monotonicMs(), isRenewing: false });
    const [oldest] = kept.keys();
    if (kept.size > PAGES_KEPT && oldest !== undefined) kept.delete(oldest);
  };

  const ageMsOf = (entry: Entry | undefined): number => (entry ? monotonicMs() - entry.madeAtMs : Infinity);

  return {
    has: (key) => ageMsOf(kept.get(key)) <= STALE_MS,
    get: async (key, make) => {
      const entry = kept.get(key);
      const ageMs = ageMsOf(entry);
      if (!entry || ageMs > STALE_MS) return makeOnce(key, make);
      if (ageMs > FRESH_MS && !entry.isRenewing) {
        entry.isRenewing = true;
        // A page that cannot be made anew stays until it is too old; whoever then asks sees the error.
        makeOnce(key, make).catch(() => {
          entry.isRenewing = false;
        });
      }
      return entry.page;
    },
    clear: () => {
      generation += 1;
      kept.clear();
      making.clear();
    },
  };
}

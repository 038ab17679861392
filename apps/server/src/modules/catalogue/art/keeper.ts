/** How many pictures of a kind are kept in memory; the rest are made again when asked for. */
const KEPT = 2_000;

/**
 * Makes a picture once however many ask for it at the same time, and keeps those asked for last. What cannot be made, or
 * is none (null), is not kept.
 */
export function createKeeper<Picture>(make: (key: string) => Promise<Picture | null>) {
  const kept = new Map<string, Picture>();
  const making = new Map<string, Promise<Picture | null>>();

  async function makeAndKeep(key: string): Promise<Picture | null> {
    try {
      const picture = await make(key);
      if (picture !== null) keep(key, picture);
      return picture;
    } finally {
      making.delete(key);
    }
  }

  function keep(key: string, picture: Picture): void {
    kept.delete(key);
    kept.set(key, picture);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  }

  return (key: string): Promise<Picture | null> => {
    const picture = kept.get(key);
    if (picture !== undefined) {
      keep(key, picture);
      return Promise.resolve(picture);
    }
    const underWay = making.get(key) ?? makeAndKeep(key);
    making.set(key, underWay);
    return underWay;
  };
}

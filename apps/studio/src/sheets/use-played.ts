import { useEffect, useState } from 'react';

type Page<Item> = { items: readonly Item[]; hasMore: boolean };

export type Played<Item> = {
  /** Newest first; null until the first page is there. */
  items: readonly Item[] | null;
  hasMore: boolean;
  /** Whether the last page that was asked for could not be read. */
  hasFailed: boolean;
  readNewest: () => Promise<void>;
  readOlder: () => Promise<void>;
};

/** What the player has played here, a page at a time. `read` answers what came before an item, or the newest. */
export function usePlayed<Item>(read: (last: Item | undefined) => Promise<Page<Item>>): Played<Item> {
  const [items, setItems] = useState<readonly Item[] | null>(null);
  const [hasMore, setHasMore] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const add = async (known: readonly Item[]) => {
    const page = await read(known.at(-1)).catch(() => null);
    setHasFailed(page === null);
    if (!page) return;
    setItems([...known, ...page.items]);
    setHasMore(page.hasMore);
  };
  // oxlint-disable-next-line react/exhaustive-deps -- once, when the sheet opens
  useEffect(() => void add([]), []);
  return { items, hasMore, hasFailed, readNewest: () => add([]), readOlder: () => add(items ?? []) };
}

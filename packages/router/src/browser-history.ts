import type { History } from './history.ts';
import { type HistoryState, locationOf } from './location.ts';

/** What this module keeps in an entry of the browser's history. */
type Entry = { index: number; isFirst: boolean; state: HistoryState };

/** The history of this tab. An entry keeps its state over a reload. */
export function browserHistory(): History {
  const entry = (): Entry => {
    const held = history.state as Partial<Entry> | null;
    // An entry that another document has made has no index yet; the length is above every one before it.
    return { index: held?.index ?? history.length, isFirst: held?.isFirst ?? true, state: held?.state ?? {} };
  };
  return {
    location: () => locationOf(location.pathname + location.search, entry()),
    push: (href, state) => {
      const left = entry();
      // Only now can the entry be left, so only now does it need its index.
      history.replaceState(left, '');
      history.pushState({ index: left.index + 1, isFirst: false, state } satisfies Entry, '', href);
    },
    replace: (href, state) => history.replaceState({ ...entry(), state } satisfies Entry, '', href),
    go: (steps) => history.go(steps),
    listen: (listener) => addEventListener('popstate', listener),
  };
}

import { type ReactNode } from 'react';
import type { Played } from './use-played.ts';

/** What the player has played here, each as an item of the list, and a way to what is older. */
export function PlayedSection<Item>(props: {
  played: Played<Item>;
  words: { title: string; none: string; older: string; failed: string };
  children: (item: Item) => ReactNode;
}) {
  const { played, words, children } = props;
  const { items, hasMore, hasFailed, readOlder } = played;
  return (
    <section>
      <h3>{words.title}</h3>
      {items?.length === 0 && <p className="muted">{words.none}</p>}
      <ul className="played" aria-busy={items === null && !hasFailed}>
        {items === null && !hasFailed && <li className="played-round played-wait" />}
        {items?.map(children)}
      </ul>
      {hasFailed && <p role="status">{words.failed}</p>}
      {hasMore && (
        <button type="button" className="quiet-button" onClick={() => void readOlder()}>
          {words.older}
        </button>
      )}
    </section>
  );
}

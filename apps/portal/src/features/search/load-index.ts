import { expandIndex, gameIndex, type ExpandedIndex } from '@pelita/contract';
import { createStore } from '@pelita/ui/store';
import { send } from '../../shared/calls/send.ts';
import { currentLanguage } from '../../shared/language/language.ts';

/** Every listed title, once it is here; until then the server searches. */
export const indexOfGames = createStore<ExpandedIndex | null>(null);

let underWay: Promise<void> | null = null;

/** However many ask, it is fetched once; one that did not come is asked for again at the next need. */
export function loadIndex(): Promise<void> {
  underWay ??= send(gameIndex, { query: { language: currentLanguage() } })
    .then(async (index) => {
      // A task of its own, so that a press need not wait for both.
      await new Promise((resolve) => setTimeout(resolve, 0));
      indexOfGames.set(expandIndex(index));
    })
    .catch(() => {
      underWay = null;
    });
  return underWay;
}

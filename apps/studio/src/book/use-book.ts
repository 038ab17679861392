import { formatAmount } from '@pelita/i18n';
import { hundredthsOf, oddsText } from '@pelita/games/book';
import { createContext, use, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import type { BookGame } from './book-game.ts';
import type { BookState } from './book-state.ts';

export const BookContext = createContext<BookGame | null>(null);

export function useBook(): BookGame {
  const game = use(BookContext);
  if (!game) throw new Error('there is no sportsbook around this component');
  return game;
}

/** One member of the state; what it selects must keep its identity while it is the same. */
export function useBookState<Selected>(select: (state: BookState) => Selected): Selected {
  const { store } = useBook();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

export function useBookText() {
  return useTranslations('sportsbook');
}

export function useBookMoney(): (amount: string) => string {
  const { language } = useBook().facts;
  const currency = useBookState((state) => state.currency);
  return (amount) => formatAmount(language, amount, currency);
}

/** A price in the form that the player reads. */
export function useOdds(): (decimal: string) => string {
  const format = useBookState((state) => state.format);
  return (decimal) => {
    const hundredths = hundredthsOf(decimal);
    return hundredths === null || hundredths <= 100 ? decimal : oddsText(format, hundredths);
  };
}

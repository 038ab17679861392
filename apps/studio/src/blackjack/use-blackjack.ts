import { formatAmount } from '@pelita/i18n';
import { type CurrencyCode, decimalFromMinor } from '@pelita/contract';
import { createContext, use, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import type { BlackjackGame, BlackjackPageState } from './blackjack-game.ts';

export const BlackjackContext = createContext<BlackjackGame | null>(null);

export function useBlackjack(): BlackjackGame {
  const game = use(BlackjackContext);
  if (!game) throw new Error('there is no blackjack table around this component');
  return game;
}

/** One member of the state; what it selects must keep its identity while it is the same. */
export function useBlackjackState<Selected>(select: (state: BlackjackPageState) => Selected): Selected {
  const { store } = useBlackjack();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

export function useBlackjackText() {
  return useTranslations('blackjack');
}

export function useMoney(): { bare: (amount: string) => string; minor: (minor: bigint) => string } {
  const { language } = useBlackjack().facts;
  const currency = useBlackjackState((state) => state.currency);
  return {
    bare: (amount) => formatAmount(language, amount, currency),
    minor: (minor) => formatAmount(language, decimalFromMinor(minor, currency as CurrencyCode), currency),
  };
}

import { formatAmount } from '@pelita/i18n';
import { createContext, use, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import type { FishGame } from './fish-game.ts';
import type { FishState } from './fish-state.ts';

export const FishContext = createContext<FishGame | null>(null);

export function useFish(): FishGame {
  const game = use(FishContext);
  if (!game) throw new Error('there is no tank around this component');
  return game;
}

/** One member of the state; what it selects must keep its identity while it is the same. */
export function useFishState<Selected>(select: (state: FishState) => Selected): Selected {
  const { store } = useFish();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

export function useFishText() {
  return useTranslations('fishing');
}

export function useAmount(): (amount: string) => string {
  const { facts } = useFish();
  return (amount) => formatAmount(facts.language, amount, facts.currency);
}

/** The fish's name and what it is worth, as they are said everywhere. */
export function useFishName() {
  const text = useFishText();
  return {
    name: (kind: string) => text(`fish_${kind}` as 'fish_koi'),
    times: ([least, most]: readonly [number, number]) =>
      least === most
        ? text('times', { least: String(least) })
        : text('timesRange', { least: String(least), most: String(most) }),
  };
}

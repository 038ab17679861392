import { formatAmount } from '@pelita/i18n';
import { ticketsOf } from '@pelita/games/bingo';
import type { OwnBingoPurchase } from '@pelita/contract';
import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import { useSecondsUntil } from '../platform/use-seconds-until.ts';
import type { BingoGame } from './bingo-game.ts';
import type { BingoState } from './bingo-state.ts';

export const BingoContext = createContext<BingoGame | null>(null);

export function useBingo(): BingoGame {
  const game = use(BingoContext);
  if (!game) throw new Error('there is no bingo room around this component');
  return game;
}

/** One member of the state; what it selects must keep its identity while it is the same. */
export function useBingoState<Selected>(select: (state: BingoState) => Selected): Selected {
  const { store } = useBingo();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

export function useBingoText() {
  return useTranslations('bingo');
}

export function useAmount(): (amount: string) => string {
  const { language } = useBingo().facts;
  const currency = useBingoState((state) => state.currency);
  return (amount) => formatAmount(language, amount, currency);
}

export function useSeconds(instant: string | undefined): number {
  return useSecondsUntil(
    instant,
    useBingoState((state) => state.aheadMs),
  );
}

/** Tickets are not sent: they follow from the round and the keys of the purchases. */
export function useTickets(round: string | undefined, purchases: readonly Pick<OwnBingoPurchase, 'key' | 'count'>[]) {
  const { engine } = useBingo();
  const what = purchases.map(({ key, count }) => `${key}*${count}`).join();
  return useMemo(
    () => (round === undefined ? [] : purchases.flatMap((purchase) => ticketsOf(engine.id, round, purchase))),
    // oxlint-disable-next-line react/exhaustive-deps -- `what` says the same as the list, which is another at each state
    [engine.id, round, what],
  );
}

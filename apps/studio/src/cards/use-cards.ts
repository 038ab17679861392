import { formatAmount } from '@pelita/i18n';
import { rankOf, suitOf } from '@pelita/games/table';
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import { deviceClockMs } from '../platform/device.ts';
import { faces } from '../table/scene/pips.ts';
import type { CardState, CardTable } from './card-table.ts';

export const CardContext = createContext<CardTable | null>(null);

export function useCards(): CardTable {
  const game = use(CardContext);
  if (!game) throw new Error('there is no card table around this component');
  return game;
}

/** One member of the state; what it selects must keep its identity while it is the same. */
export function useCardState<Selected>(select: (state: CardState) => Selected): Selected {
  const { store } = useCards();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

export function useCardText() {
  return useTranslations('cards');
}

export function useAmount(): (amount: string) => string {
  const { language } = useCards().facts;
  const currency = useCardState(({ table }) => table?.currency ?? '');
  return (amount) => formatAmount(language, amount, currency);
}

export function useCardName(): (card: number) => string {
  const text = useCardText();
  return (card) => text('card', { rank: faces[rankOf(card)] ?? String(rankOf(card)), suit: suitOf(card) });
}

/** Whose a place at the hand is, as it is said at the table. */
export function useWho(): (place: number) => string {
  const text = useCardText();
  const news = useCardState((state) => state.news);
  return (place) => {
    const seat = news?.hand?.places[place];
    if (place === news?.hand?.own) return text('you');
    if (news?.seats.some((one) => one.seat === seat && one.isHouse)) return text('house');
    return text('seat', { number: String((seat ?? 0) + 1) });
  };
}

const TICK_MS = 250;

/** Whole seconds to an instant of the server's clock, never below zero. */
export function useSecondsTo(instant: string | null): number {
  const aheadMs = useCardState((state) => state.aheadMs);
  const left = () =>
    instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - deviceClockMs() - aheadMs) / 1_000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const tell = () => setSeconds(left());
    tell();
    const timer = setInterval(tell, TICK_MS);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- made anew for each instant
  }, [instant, aheadMs]);
  return seconds;
}

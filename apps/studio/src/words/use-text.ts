import { formatAmount, formatDateTime, formatMoney } from '@pelita/i18n';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { useGame, useGameState } from '../game/use-game.ts';
import { shownTimeZone } from '../platform/time-zone.ts';

/** The texts of the game page, in the language that the page was asked for. */
export function useText() {
  return useTranslations('studio');
}

export type Money = {
  /** "MYR 1,000.00" */
  withCurrency: (amount: string) => string;
  /** "1,000.00" */
  bare: (amount: string) => string;
};

export function useMoney(): Money {
  const { language } = useGame().facts;
  const currency = useGameState((state) => state.currency);
  return useMemo(
    () => ({
      withCurrency: (amount) => formatMoney(language, amount, currency),
      bare: (amount) => formatAmount(language, amount, currency),
    }),
    [language, currency],
  );
}

export function useMoment(): (instant: string) => string {
  const { language } = useGame().facts;
  return (instant) => formatDateTime(language, Date.parse(instant), shownTimeZone(location.search));
}

import { formatAmount } from '@pelita/i18n';
import { type CurrencyCode, decimalFromMinor } from '@pelita/contract';
import { createContext, use, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import type { TableGame } from './table-game.ts';
import type { TableState } from './table-state.ts';

export const TableContext = createContext<TableGame | null>(null);

export function useTable(): TableGame {
  const game = use(TableContext);
  if (!game) throw new Error('there is no table around this component');
  return game;
}

/** One member of the state; what it selects must keep its identity while it is the same. */
export function useTableState<Selected>(select: (state: TableState) => Selected): Selected {
  const { store } = useTable();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

export function useTableText() {
  return useTranslations('tables');
}

export type TableMoney = { bare: (amount: string) => string; minor: (minor: bigint) => string };

export function useTableMoney(): TableMoney {
  const { language } = useTable().facts;
  const currency = useTableState((state) => state.currency);
  return {
    bare: (amount) => formatAmount(language, amount, currency),
    minor: (minor) => formatAmount(language, decimalFromMinor(minor, currency as CurrencyCode), currency),
  };
}

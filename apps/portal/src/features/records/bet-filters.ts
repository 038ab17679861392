import type { BetStatus, GameCategory } from '@pelita/contract';
import { useState } from 'react';
import { useRecordDays } from '../../shared/records/record-days.ts';

type Filters = { type?: GameCategory | undefined; vendor?: string | undefined; status?: BetStatus | undefined };

/** What the list of bets is narrowed to. Another filter begins at the first page. */
export function useBetFilters() {
  const days = useRecordDays();
  const [filters, setFilters] = useState<Filters>({});
  return {
    ...days,
    filters,
    narrow: (change: Filters) => {
      setFilters((before) => ({ ...before, ...change }));
      days.setPage(1);
    },
  };
}

export type BetFilters = ReturnType<typeof useBetFilters>;

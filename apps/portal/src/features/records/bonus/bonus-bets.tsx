import { type BonusBet, gameCategories, getBonusBets } from '@pelita/contract';
import { Amount } from '@pelita/ui/amount';
import { type Column, DataTable } from '@pelita/ui/data-table';
import { Moment } from '@pelita/ui/moment';
import { Pager } from '@pelita/ui/pager';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { ownQuery } from '../../../shared/session/own-query.ts';

/** The settled bets since a bonus began, with what each counted. */
export function BonusBets({ bonusId }: { bonusId: string }) {
  const text = useText('bonusRoom');
  const named = useText('games');
  const [page, setPage] = useState(1);
  const bets = useQuery({
    ...ownQuery('bonuses', 'bets', bonusId, page),
    queryFn: () => send(getBonusBets, { query: { bonusId, pageNum: String(page) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const currency = bets.data?.currency ?? '';
  const nameOf = (code: string) => {
    const known = gameCategories.find((category) => category === code);
    return known ? named(known) : code;
  };
  const columns: Column<BonusBet>[] = [
    { name: 'time', head: text('time'), cell: ({ time }) => <Moment at={time} /> },
    { name: 'category', head: text('category'), isLong: true, cell: ({ category }) => nameOf(category) },
    {
      name: 'stake',
      head: text('stake'),
      isFigure: true,
      cell: ({ stake }) => <Amount value={stake} currency={currency} />,
    },
    {
      name: 'counted',
      head: text('counted'),
      isFigure: true,
      cell: ({ counted }) => <Amount value={counted} currency={currency} />,
    },
  ];
  return (
    <DataTable
      caption={text('bets')}
      columns={columns}
      rows={bets.data?.content}
      keyOf={({ time, gameCode, stake }) => `${time} ${gameCode} ${stake}`}
      failure={bets.data ? undefined : (bets.error ?? undefined)}
      onRetry={() => void bets.refetch()}
      empty={<p>{text('noBets')}</p>}
      {...((bets.data?.totalPages ?? 0) > 1 && {
        foot: <Pager current={page} total={bets.data?.totalPages ?? 1} onPage={setPage} />,
      })}
    />
  );
}

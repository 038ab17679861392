import { memberPointTransactions, type PointMovement } from '@pelita/contract';
import { formatNumber } from '@pelita/i18n';
import { DataTable } from '@pelita/ui/data-table';
import { Moment } from '@pelita/ui/moment';
import { Pager } from '@pelita/ui/pager';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { useCategoryName } from './category-name.ts';

/** Every movement of points, with those that it left. */
export default function PointMovements() {
  const text = useText('pointMall');
  const { code } = usePageLanguage();
  const nameOf = useCategoryName();
  const [page, setPage] = useState(1);
  const asked = useQuery({
    ...ownQuery('point-records', 'movements', page),
    queryFn: () => send(memberPointTransactions, { query: { pageNum: String(page) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const what = ({ type, category }: PointMovement) =>
    category === '' ? text(`movement_${type}`) : `${text(`movement_${type}`)} · ${nameOf(category)}`;
  const signed = (points: number) => `${points > 0 ? '+' : ''}${formatNumber(code, points)}`;
  return (
    <DataTable
      caption={text('details')}
      rows={asked.data?.content}
      keyOf={({ time, type, category, points }) => `${time} ${type} ${category} ${points}`}
      failure={asked.data ? undefined : (asked.error ?? undefined)}
      onRetry={() => void asked.refetch()}
      empty={<p>{text('noMovements')}</p>}
      columns={[
        { name: 'what', head: text('what'), isLong: true, cell: what },
        { name: 'time', head: text('time'), cell: ({ time }) => <Moment at={time} /> },
        { name: 'points', head: text('points'), isFigure: true, cell: ({ points }) => signed(points) },
        {
          name: 'remaining',
          head: text('remaining'),
          isFigure: true,
          cell: ({ remainingPoints }) => formatNumber(code, remainingPoints),
        },
      ]}
      foot={<Pager current={page} total={asked.data?.totalPages ?? 1} onPage={setPage} />}
    />
  );
}

import { getRedeemPointList, type PointExchange } from '@pelita/contract';
import { formatNumber } from '@pelita/i18n';
import { Amount } from '@pelita/ui/amount';
import { DataTable } from '@pelita/ui/data-table';
import { Moment } from '@pelita/ui/moment';
import { Pager } from '@pelita/ui/pager';
import { StateBadge } from '@pelita/ui/state-badge';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { ownQuery } from '../../shared/session/own-query.ts';

const tones = { pending: 'waiting', confirmed: 'done', rejected: 'failed' } as const;

/** POINT-03: what was exchanged, and how it stands. */
export default function Exchanges() {
  const text = useText('pointMall');
  const { code } = usePageLanguage();
  const [page, setPage] = useState(1);
  const asked = useQuery({
    ...ownQuery('point-records', 'exchanges', code, page),
    queryFn: () => send(getRedeemPointList, { query: { pageNum: String(page) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const what = ({ type, name, quantity }: PointExchange) =>
    type === 'conversion' ? text('conversion') : quantity > 1 ? `${name} × ${quantity}` : name;
  return (
    <DataTable
      caption={text('records')}
      rows={asked.data?.content}
      keyOf={({ referenceNumber }) => referenceNumber}
      failure={asked.data ? undefined : (asked.error ?? undefined)}
      onRetry={() => void asked.refetch()}
      empty={<p>{text('noRecords')}</p>}
      columns={[
        { name: 'what', head: text('good'), isLong: true, cell: what },
        { name: 'time', head: text('time'), cell: ({ applyTime }) => <Moment at={applyTime} /> },
        {
          name: 'points',
          head: text('points'),
          isFigure: true,
          cell: ({ points }) => formatNumber(code, points),
        },
        {
          name: 'amount',
          head: text('amount'),
          isFigure: true,
          cell: ({ exchangeAmount, currency }) =>
            exchangeAmount === null ? '' : <Amount value={exchangeAmount} currency={currency} />,
        },
        {
          name: 'status',
          head: text('status'),
          cell: ({ status }) => <StateBadge tone={tones[status]} label={text(`status_${status}`)} />,
        },
        { name: 'remark', head: text('remark'), isLong: true, cell: ({ remark }) => remark ?? '' },
        { name: 'number', head: text('number'), cell: ({ referenceNumber }) => referenceNumber },
      ]}
      foot={<Pager current={page} total={asked.data?.totalPages ?? 1} onPage={setPage} />}
    />
  );
}

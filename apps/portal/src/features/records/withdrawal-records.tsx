import {
  type WithdrawalOrder,
  type WithdrawalStatus,
  WithdrawalStatus as Statuses,
  withdrawTransaction,
} from '@pelita/contract';
import { Amount } from '@pelita/ui/amount';
import { type Column, DataTable } from '@pelita/ui/data-table';
import { Moment } from '@pelita/ui/moment';
import { Pager } from '@pelita/ui/pager';
import { StateBadge } from '@pelita/ui/state-badge';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { withdrawalTones } from '../../shared/money/withdrawal-tones.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { RecordAnswer } from '../../shared/records/record-answer.tsx';
import { FileButton, Filter, RecordBar } from '../../shared/records/record-bar.tsx';
import { useRecordDays } from '../../shared/records/record-days.ts';

export function WithdrawalRecords() {
  const text = useText('records');
  const statusText = useText('withdrawals');
  const { days, page, setDays, setPage } = useRecordDays();
  const [status, setStatus] = useState<WithdrawalStatus>();
  const query = { ...days, ...(status && { status }) };
  const answer = useQuery({
    ...ownQuery('records', 'withdrawals', JSON.stringify(query), page),
    queryFn: () => send(withdrawTransaction, { query: { ...query, pageNum: String(page) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const columns = (totals: { asked: string; paid: string; currency: string }): Column<WithdrawalOrder>[] => [
    { name: 'at', head: text('time'), cell: ({ createdAt }) => <Moment at={createdAt} />, total: text('total') },
    { name: 'number', head: text('number'), cell: ({ number }) => number },
    {
      name: 'status',
      head: text('status'),
      cell: (row) => <StateBadge tone={withdrawalTones[row.status]} label={statusText(`status_${row.status}`)} />,
    },
    {
      name: 'amount',
      head: text('amount'),
      isFigure: true,
      cell: ({ amount, currency }) => <Amount value={amount} currency={currency} />,
      total: <Amount value={totals.asked} currency={totals.currency} />,
    },
    {
      name: 'paid',
      head: text('paid'),
      isFigure: true,
      cell: ({ paidAmount, currency }) => <Amount value={paidAmount} currency={currency} />,
      total: <Amount value={totals.paid} currency={totals.currency} />,
    },
  ];
  return (
    <RecordAnswer of={answer}>
      {({ from, to, today, content, totals, totalPages }) => (
        <div className="record-room">
          <RecordBar
            days={{ from, to }}
            today={today}
            onDays={setDays}
            file={
              <FileButton
                call={withdrawTransaction}
                input={{ query }}
                name={`${from}_${to}`}
                list={text('withdrawals')}
              />
            }
          >
            <Filter
              label={text('status')}
              all={text('allStatuses')}
              value={status}
              choices={Statuses.options.map((value) => ({ value, label: statusText(`status_${value}`) }))}
              onChange={(next) => {
                setStatus(next);
                setPage(1);
              }}
            />
          </RecordBar>
          <DataTable
            caption={text('withdrawalsOf', { count: totals.count })}
            columns={columns(totals)}
            rows={content}
            keyOf={({ orderId }) => orderId}
            empty={text('noWithdrawals')}
            {...(totalPages > 1 && { foot: <Pager current={page} total={totalPages} onPage={setPage} /> })}
          />
        </div>
      )}
    </RecordAnswer>
  );
}

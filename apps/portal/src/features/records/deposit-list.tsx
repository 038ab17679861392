import {
  type DepositRecord,
  type DepositStatus,
  DepositStatus as Statuses,
  depositTransaction,
} from '@pelita/contract';
import { Amount } from '@pelita/ui/amount';
import { type Column, DataTable } from '@pelita/ui/data-table';
import { Moment } from '@pelita/ui/moment';
import { Pager } from '@pelita/ui/pager';
import { StateBadge, type Tone } from '@pelita/ui/state-badge';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { RecordAnswer } from '../../shared/records/record-answer.tsx';
import { FileButton, Filter, RecordBar } from '../../shared/records/record-bar.tsx';
import { useRecordDays } from '../../shared/records/record-days.ts';

const tones: Record<DepositStatus, Tone> = {
  pending: 'waiting',
  confirmed: 'done',
  failed: 'failed',
  expired: 'neutral',
};

export function DepositList() {
  const text = useText('records');
  const { days, page, setDays, setPage } = useRecordDays();
  const [status, setStatus] = useState<DepositStatus>();
  const query = { ...days, ...(status && { status }) };
  const answer = useQuery({
    ...ownQuery('records', 'deposits', JSON.stringify(query), page),
    queryFn: () => send(depositTransaction, { query: { ...query, pageNum: String(page) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const columns: Column<DepositRecord>[] = [
    { name: 'at', head: text('time'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { name: 'number', head: text('number'), cell: ({ number }) => number },
    {
      name: 'status',
      head: text('status'),
      cell: (row) => <StateBadge tone={tones[row.status]} label={text(`deposit_${row.status}`)} />,
    },
    {
      name: 'amount',
      head: text('amount'),
      isFigure: true,
      cell: ({ amount, currency }) => <Amount value={amount} currency={currency} />,
    },
    {
      name: 'received',
      head: text('received'),
      isFigure: true,
      cell: ({ receivedAmount, currency }) => <Amount value={receivedAmount} currency={currency} isSigned />,
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
              <FileButton call={depositTransaction} input={{ query }} name={`${from}_${to}`} list={text('deposits')} />
            }
          >
            <Filter
              label={text('status')}
              all={text('allStatuses')}
              value={status}
              choices={Statuses.options.map((value) => ({ value, label: text(`deposit_${value}`) }))}
              onChange={(next) => {
                setStatus(next);
                setPage(1);
              }}
            />
          </RecordBar>
          <DataTable
            caption={text('depositsOf', { count: totals.count })}
            columns={columns.map((column) => withTotals(column, text('total'), totals))}
            rows={content}
            keyOf={({ orderId }) => orderId}
            empty={text('noDeposits')}
            {...(totalPages > 1 && { foot: <Pager current={page} total={totalPages} onPage={setPage} /> })}
          />
        </div>
      )}
    </RecordAnswer>
  );
}

function withTotals(
  column: Column<DepositRecord>,
  word: string,
  { received, currency }: { received: string; currency: string },
): Column<DepositRecord> {
  if (column.name === 'at') return { ...column, total: word };
  if (column.name === 'received') return { ...column, total: <Amount value={received} currency={currency} /> };
  return column;
}

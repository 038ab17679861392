import { accountTransaction, type MovementRecord, type MovementType, movementTypes } from '@pelita/contract';
import { Amount } from '@pelita/ui/amount';
import { type Column, DataTable } from '@pelita/ui/data-table';
import { Moment } from '@pelita/ui/moment';
import { Pager } from '@pelita/ui/pager';
import { StatTile } from '@pelita/ui/stat-tile';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useMember } from '../../shared/session/member-store.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { FileButton, Filter, RecordBar } from '../../shared/records/record-bar.tsx';
import { RecordAnswer } from '../../shared/records/record-answer.tsx';
import { useRecordDays } from '../../shared/records/record-days.ts';
import { DisputeCell } from './dispute/dispute-cell.tsx';

/** Every movement with the balance after it. A type that was chosen by the room is not offered as a filter. */
export function MovementList({ only }: { only?: MovementType }) {
  const text = useText('records');
  const { days, page, setDays, setPage } = useRecordDays();
  const [type, setType] = useState<MovementType | undefined>(only);
  const { balance } = useMember();
  const query = { ...days, ...(type && { type }) };
  const answer = useQuery({
    ...ownQuery('records', 'movements', JSON.stringify(query), page),
    queryFn: () => send(accountTransaction, { query: { ...query, pageNum: String(page) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  useReadAgain(answer, balance?.version);
  const columns: Column<MovementRecord>[] = [
    { name: 'at', head: text('time'), cell: ({ at }) => <Moment at={at} /> },
    {
      name: 'what',
      head: text('what'),
      isLong: true,
      cell: (row) => [text(`type_${row.type}`), row.gameName].filter(Boolean).join(' · '),
    },
    {
      name: 'amount',
      head: text('amount'),
      isFigure: true,
      cell: ({ amount, currency }) => <Amount value={amount} currency={currency} isSigned />,
    },
    {
      name: 'balance',
      head: text('balance'),
      isFigure: true,
      cell: ({ balanceAfter, currency }) => <Amount value={balanceAfter} currency={currency} />,
    },
    { name: 'dispute', head: text('dispute'), cell: (row) => <DisputeCell movement={row} /> },
  ];
  return (
    <RecordAnswer of={answer}>
      {({ from, to, today, content, totals, totalPages }) => (
        <div className="record-room">
          <div className="record-tiles">
            <StatTile
              label={text('balanceNow')}
              figure={balance ? <Amount value={balance.amount} currency={balance.currency} /> : undefined}
            />
            <StatTile
              label={text('cameIn')}
              figure={<Amount value={totals.in} currency={totals.currency} isSigned />}
            />
            <StatTile
              label={text('wentOut')}
              figure={<Amount value={negative(totals.out)} currency={totals.currency} />}
            />
          </div>
          <RecordBar
            days={{ from, to }}
            today={today}
            onDays={setDays}
            file={
              <FileButton call={accountTransaction} input={{ query }} name={`${from}_${to}`} list={text('movements')} />
            }
          >
            {only === undefined && (
              <Filter
                label={text('type')}
                all={text('allTypes')}
                value={type}
                choices={movementTypes.map((value) => ({ value, label: text(`type_${value}`) }))}
                onChange={(next) => {
                  setType(next);
                  setPage(1);
                }}
              />
            )}
          </RecordBar>
          <DataTable
            caption={text('movementsOf', { count: totals.count })}
            columns={columns}
            rows={content}
            keyOf={({ movementId }) => movementId}
            empty={text('noMovements')}
            {...(totalPages > 1 && { foot: <Pager current={page} total={totalPages} onPage={setPage} /> })}
          />
        </div>
      )}
    </RecordAnswer>
  );
}

/** Money that moves while the list is open comes into it: one read at a time, however often the balance changes. */
function useReadAgain({ isFetching, refetch }: Pick<UseQueryResult, 'isFetching' | 'refetch'>, version?: bigint): void {
  const read = useRef(version);
  useEffect(() => {
    if (isFetching || read.current === version) return;
    const isKnownBefore = read.current !== undefined;
    read.current = version;
    if (isKnownBefore) void refetch();
  }, [isFetching, refetch, version]);
}

function negative(amount: string): string {
  return /[1-9]/.test(amount) ? `-${amount}` : amount;
}

import '../../shared/records/records.css';
import './teams.css';
import type { Call, CallRequest, CallValue } from '@pelita/contract';
import { type Column, DataTable } from '@pelita/ui/data-table';
import { Pager } from '@pelita/ui/pager';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { RecordAnswer } from '../../shared/records/record-answer.tsx';
import { FileButton, RecordBar } from '../../shared/records/record-bar.tsx';
import { useRecordDays } from '../../shared/records/record-days.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { AccountSearch } from './account-search.tsx';

type Listed<Row> = { from: string; to: string; totalPages: number; content: readonly Row[] };

/** AC-05: a list over the team's days, with a search for a name, its filters, totals, pages and file. */
export function TeamList<C extends Call & { table: true }, Row, Value extends Listed<Row> & CallValue<C>>(props: {
  call: C;
  list: string;
  filters?: ReactNode;
  /** What the filters ask for. */
  asked?: Record<string, string>;
  columnsOf: (value: Value) => readonly Column<Row>[];
  keyOf: (row: Row) => string;
}) {
  const { call, list, filters, asked = {}, columnsOf, keyOf } = props;
  const text = useText('agentCentre');
  const { days, page, setDays, setPage } = useRecordDays();
  const [account, setAccount] = useState('');
  const query = { ...days, ...asked, ...(account ? { account } : {}) };
  const answer = useQuery({
    ...ownQuery('team', call.path, JSON.stringify(query), page),
    queryFn: async () =>
      (await send(call, { query: { ...query, pageNum: String(page) } } as unknown as CallRequest<C>)) as Value,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <RecordAnswer of={answer}>
      {(value) => (
        <div className="record-room">
          <RecordBar
            days={{ from: value.from, to: value.to }}
            today={value.today}
            onDays={setDays}
            file={
              <FileButton
                call={call}
                input={{ query } as unknown as CallRequest<C>}
                name={`${value.from}_${value.to}`}
                list={list}
              />
            }
          >
            {filters}
            <AccountSearch
              value={account}
              onChange={(next) => {
                setAccount(next);
                setPage(1);
              }}
            />
          </RecordBar>
          <DataTable
            caption={text('rowsOf', { list })}
            columns={columnsOf(value)}
            rows={value.content}
            keyOf={keyOf}
            empty={text('nothingYet')}
          />
          <Pager current={page} total={value.totalPages} onPage={setPage} />
        </div>
      )}
    </RecordAnswer>
  );
}

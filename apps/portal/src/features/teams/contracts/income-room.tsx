import '../../../shared/records/records.css';
import { type AgentIncome, agentIncomes, type CallValue, type IncomeDay, listAgentIncome } from '@pelita/contract';
import { formatMoney, languageOf } from '@pelita/i18n';
import { Amount } from '@pelita/ui/amount';
import { type Column, DataTable } from '@pelita/ui/data-table';
import { daysText } from '@pelita/ui/days';
import { Pager } from '@pelita/ui/pager';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { usePageLanguage } from '../../../shared/page/page.ts';
import { RecordAnswer } from '../../../shared/records/record-answer.tsx';
import { FileButton, Filter, RecordBar } from '../../../shared/records/record-bar.tsx';
import { useRecordDays } from '../../../shared/records/record-days.ts';
import { ownQuery } from '../../../shared/session/own-query.ts';

type Totals = CallValue<typeof listAgentIncome>['totals'];
type Money = 'due' | 'passedOn' | 'recovered' | 'earned';

/** AC-05: what the agent has earned, by day and kind, with what is still owed. */
export default function IncomeRoom() {
  const text = useText('agentContracts');
  const titleText = useText('agentCentre');
  const { days, page, setDays, setPage } = useRecordDays();
  const [kind, setKind] = useState<AgentIncome>();
  const query = { ...days, ...(kind ? { kind } : {}) };
  const answer = useQuery({
    ...ownQuery('income', JSON.stringify(query), page),
    queryFn: () => send(listAgentIncome, { query: { ...query, pageNum: String(page) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const list = titleText('room_agentRevenueReport');
  return (
    <RecordAnswer of={answer}>
      {({ from, to, today, content, totals, totalPages }) => (
        <div className="record-room">
          <RecordBar
            days={{ from, to }}
            today={today}
            onDays={setDays}
            file={<FileButton call={listAgentIncome} input={{ query }} name={`${from}_${to}`} list={list} />}
          >
            <Filter
              label={text('kind')}
              all={text('allKinds')}
              value={kind}
              choices={agentIncomes.map((value) => ({ value, label: text(`family_${value}`) }))}
              onChange={(next) => {
                setKind(next);
                setPage(1);
              }}
            />
          </RecordBar>
          <Owed totals={totals} />
          <Days content={content} totals={totals} caption={text('byDay', { list })} />
          <Pager current={page} total={totalPages} onPage={setPage} />
        </div>
      )}
    </RecordAnswer>
  );
}

function Owed({ totals: { owed, currency } }: { totals: Totals }) {
  const text = useText('agentContracts');
  const { code } = usePageLanguage();
  if (Number(owed) === 0) return null;
  return <p className="text-muted text-sm">{text('owed', { amount: formatMoney(code, owed, currency) })}</p>;
}

function Days({ content, totals, caption }: { content: readonly IncomeDay[]; totals: Totals; caption: string }) {
  const text = useText('agentContracts');
  const titleText = useText('agentCentre');
  const { code } = usePageLanguage();
  const { currency } = totals;
  const money = (name: Money): Column<IncomeDay> => ({
    name,
    head: text(name),
    isFigure: true,
    cell: (row) => <Amount value={row[name]} currency={currency} isSigned={name === 'earned'} />,
    total: <Amount value={totals[name]} currency={currency} isSigned={name === 'earned'} />,
  });
  const columns: Column<IncomeDay>[] = [
    {
      name: 'day',
      head: titleText('day'),
      cell: ({ day }) => daysText(languageOf(code).tag, { from: day, to: day }),
      total: titleText('total'),
    },
    { name: 'kind', head: text('kind'), cell: ({ kind }) => text(`family_${kind}`) },
    { name: 'windows', head: text('windows'), isFigure: true, cell: ({ windows }) => windows },
    ...(['due', 'passedOn', 'recovered', 'earned'] as const).map(money),
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={content}
      keyOf={({ day, kind }) => `${day} ${kind}`}
      empty={text('noIncome')}
    />
  );
}

import { type CallValue, type ContractFamily, getContractIncome } from '@pelita/contract';
import { formatMoney } from '@pelita/i18n';
import { Amount } from '@pelita/ui/amount';
import { Answer } from '@pelita/ui/answer';
import { type Column, DataTable } from '@pelita/ui/data-table';
import { Moment } from '@pelita/ui/moment';
import { Pager } from '@pelita/ui/pager';
import { StateBadge } from '@pelita/ui/state-badge';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { usePageLanguage } from '../../../shared/page/page.ts';
import { ownQuery } from '../../../shared/session/own-query.ts';
import { useMoment } from './use-moment.ts';

type Income = CallValue<typeof getContractIncome>;
type Window = Income['content'][number];

/** AC-08: what the agent's contract of a family came to, window by window. */
export function IncomeWindows({ family }: { family: ContractFamily }) {
  const text = useText('agentContracts');
  const [page, setPage] = useState(1);
  const answer = useQuery({
    ...ownQuery('contracts', 'income', family, page),
    queryFn: () => send(getContractIncome, { query: { family, pageNum: String(page) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <section aria-label={text('income')} className="contract-part">
      <Answer of={answer}>
        {(income) => (
          <>
            <Owed income={income} />
            {income.content.length === 0 ? (
              <>
                <h3 className="centre-heading">{text('income')}</h3>
                <p className="text-muted">{text('noIncome')}</p>
              </>
            ) : (
              <Windows income={income} />
            )}
            <Pager current={page} total={income.totalPages} onPage={setPage} />
          </>
        )}
      </Answer>
    </section>
  );
}

function Owed({ income: { owed, currency } }: { income: Income }) {
  const text = useText('agentContracts');
  const { code } = usePageLanguage();
  if (Number(owed) === 0) return null;
  return <p className="text-muted text-sm">{text('owed', { amount: formatMoney(code, owed, currency) })}</p>;
}

function Windows({ income: { content, currency } }: { income: Income }) {
  const text = useText('agentContracts');
  const moment = useMoment();
  const money = (name: 'due' | 'passedOn' | 'net'): Column<Window> => ({
    name,
    head: text(name),
    isFigure: true,
    cell: (row) => <Amount value={row[name]} currency={currency} isSigned={name === 'net'} />,
  });
  const columns: Column<Window>[] = [
    { name: 'window', head: text('window'), cell: ({ windowBegins }) => <Moment at={windowBegins} /> },
    {
      name: 'stake',
      head: text('stake'),
      isFigure: true,
      cell: ({ stake }) => <Amount value={stake} currency={currency} />,
    },
    { name: 'active', head: text('active'), isFigure: true, cell: ({ activeMembers }) => activeMembers },
    { name: 'rate', head: text('rate'), isFigure: true, cell: ({ rate }) => rate },
    money('due'),
    money('passedOn'),
    money('net'),
    {
      name: 'incomeState',
      head: text('incomeState'),
      cell: ({ state, payableAt }) => (
        <StateBadge
          tone={state === 'paid' ? 'done' : 'waiting'}
          label={state === 'paid' ? text('income_paid') : text('income_waiting', { at: moment(payableAt) })}
        />
      ),
    },
  ];
  return (
    <DataTable
      caption={text('income')}
      columns={columns}
      rows={content}
      keyOf={({ windowBegins }) => windowBegins}
      empty={text('noIncome')}
    />
  );
}

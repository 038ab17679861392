import { type ReportedDay, reportMoney } from '@pelita/contract/office';
import { languageOf } from '@pelita/i18n';
import { daysText } from '@pelita/ui/days';
import { useReader } from '@pelita/ui/reader';
import { Amount } from '@pelita/ui/amount';
import { type Column, DataTable } from '@pelita/ui/data-table';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Loaded } from '../../shared/state/loaded.tsx';
import { ReportFrame } from './report-frame.tsx';
import { queryOf, type ReportProps } from './search.ts';

export function MoneyReport({ search, onSearch }: ReportProps) {
  const text = useText('officeReports');
  const { tag } = languageOf(useReader().language);
  const input = { query: queryOf(search) };
  const asked = useAnswer(reportMoney, input, { keepsLast: true });
  return (
    <Loaded of={asked}>
      {(value) => {
        const { content, totals, currency } = value;
        const money = (
          name: 'deposits' | 'withdrawals' | 'stake' | 'won' | 'ggr' | 'fees' | 'bonuses' | 'adjustments',
        ): Column<ReportedDay> => ({
          name,
          head: text(name),
          isFigure: true,
          cell: (row) => <Amount value={row[name]} currency={currency} />,
          total: <Amount value={totals[name]} currency={currency} />,
        });
        return (
          <ReportFrame call={reportMoney} input={input} value={value} onSearch={onSearch}>
            <DataTable
              caption={text('money')}
              rows={content}
              keyOf={({ day }) => day}
              empty={<p>{text('nothing')}</p>}
              columns={[
                {
                  name: 'day',
                  head: text('day'),
                  cell: ({ day }) => daysText(tag, { from: day, to: day }),
                  total: text('total'),
                },
                money('deposits'),
                money('withdrawals'),
                money('stake'),
                money('won'),
                money('ggr'),
                money('fees'),
                money('bonuses'),
                money('adjustments'),
                { name: 'players', head: text('active'), isFigure: true, cell: ({ players }) => players },
              ]}
            />
          </ReportFrame>
        );
      }}
    </Loaded>
  );
}

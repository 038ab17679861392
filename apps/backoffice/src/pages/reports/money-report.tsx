import { reportMoney } from '@pelita/contract/office';
import { languageOf } from '@pelita/i18n';
import { DataTable } from '@pelita/ui/data-table';
import { daysText } from '@pelita/ui/days';
import { useReader } from '@pelita/ui/reader';
import { useText } from '../../shared/language/use-text.ts';
import { Report } from './report.tsx';
import type { ReportProps } from './search.ts';
import { useMoneyColumns } from './use-money-columns.tsx';

const sums = ['deposits', 'withdrawals', 'stake', 'won', 'ggr', 'fees', 'bonuses', 'adjustments'] as const;

export function MoneyReport(props: ReportProps) {
  const text = useText('officeReports');
  const money = useMoneyColumns();
  const { tag } = languageOf(useReader().language);
  return (
    <Report call={reportMoney} {...props}>
      {({ content, ...value }) => (
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
            ...money(sums, value),
            { name: 'players', head: text('active'), isFigure: true, cell: ({ players }) => players },
          ]}
        />
      )}
    </Report>
  );
}

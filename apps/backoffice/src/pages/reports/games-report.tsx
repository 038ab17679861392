import { reportGames } from '@pelita/contract/office';
import { DataTable } from '@pelita/ui/data-table';
import { useText } from '../../shared/language/use-text.ts';
import { Report } from './report.tsx';
import type { ReportProps } from './search.ts';
import { useMoneyColumns } from './use-money-columns.tsx';

export function GamesReport(props: ReportProps) {
  const text = useText('officeReports');
  const productText = useText('officeProducts');
  const money = useMoneyColumns();
  return (
    <Report call={reportGames} {...props}>
      {({ content, ...value }) => (
        <DataTable
          caption={text('games')}
          rows={content}
          keyOf={({ product, vendor }) => `${product} ${vendor}`}
          empty={<p>{text('nothing')}</p>}
          columns={[
            { name: 'vendor', head: text('vendor'), cell: ({ vendor }) => vendor, total: text('total') },
            { name: 'product', head: text('product'), cell: ({ product }) => productText(product) },
            { name: 'bets', head: text('bets'), isFigure: true, cell: ({ bets }) => bets, total: value.totals.bets },
            ...money(['stake', 'won', 'ggr'], value),
          ]}
        />
      )}
    </Report>
  );
}

import { type ReportedGame, reportGames } from '@pelita/contract/office';
import { Amount } from '@pelita/ui/amount';
import { type Column, DataTable } from '@pelita/ui/data-table';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Loaded } from '../../shared/state/loaded.tsx';
import { ReportFrame } from './report-frame.tsx';
import { queryOf, type ReportProps } from './search.ts';

export function GamesReport({ search, onSearch }: ReportProps) {
  const text = useText('officeReports');
  const input = { query: queryOf(search) };
  const asked = useAnswer(reportGames, input, { keepsLast: true });
  return (
    <Loaded of={asked}>
      {(value) => {
        const { content, totals, currency } = value;
        const money = (name: 'stake' | 'won' | 'ggr'): Column<ReportedGame> => ({
          name,
          head: text(name),
          isFigure: true,
          cell: (row) => <Amount value={row[name]} currency={currency} />,
          total: <Amount value={totals[name]} currency={currency} />,
        });
        return (
          <ReportFrame call={reportGames} input={input} value={value} onSearch={onSearch}>
            <DataTable
              caption={text('games')}
              rows={content}
              keyOf={({ product, vendor }) => `${product} ${vendor}`}
              empty={<p>{text('nothing')}</p>}
              columns={[
                { name: 'vendor', head: text('vendor'), cell: ({ vendor }) => vendor, total: text('total') },
                { name: 'product', head: text('product'), cell: ({ product }) => product },
                { name: 'bets', head: text('bets'), isFigure: true, cell: ({ bets }) => bets, total: totals.bets },
                money('stake'),
                money('won'),
                money('ggr'),
              ]}
            />
          </ReportFrame>
        );
      }}
    </Loaded>
  );
}

import { reportPlayers } from '@pelita/contract/office';
import { DataTable } from '@pelita/ui/data-table';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { Report } from './report.tsx';
import type { ReportProps } from './search.ts';
import { useMoneyColumns } from './use-money-columns.tsx';

export function PlayersReport(props: ReportProps) {
  const text = useText('officeReports');
  const money = useMoneyColumns();
  return (
    <Report call={reportPlayers} {...props}>
      {({ content, ...value }) => (
        <DataTable
          caption={text('players')}
          rows={content}
          keyOf={({ playerId }) => playerId}
          empty={<p>{text('nothing')}</p>}
          columns={[
            {
              name: 'player',
              head: text('player'),
              cell: ({ playerId, username }) => (
                <PageLink to="/player" search={{ id: playerId }} className="link">
                  {username}
                </PageLink>
              ),
              total: text('total'),
            },
            ...money(['deposits', 'withdrawals'], value),
            { name: 'bets', head: text('bets'), isFigure: true, cell: ({ bets }) => bets, total: value.totals.bets },
            ...money(['stake', 'won', 'ggr'], value),
          ]}
        />
      )}
    </Report>
  );
}

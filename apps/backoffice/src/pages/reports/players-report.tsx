import { type ReportedPlayer, reportPlayers } from '@pelita/contract/office';
import { Amount } from '@pelita/ui/amount';
import { type Column, DataTable } from '@pelita/ui/data-table';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { Loaded } from '../../shared/state/loaded.tsx';
import { ReportFrame } from './report-frame.tsx';
import { queryOf, type ReportProps } from './search.ts';

export function PlayersReport({ search, onSearch }: ReportProps) {
  const text = useText('officeReports');
  const input = { query: queryOf(search) };
  const asked = useAnswer(reportPlayers, input, { keepsLast: true });
  return (
    <Loaded of={asked}>
      {(value) => {
        const { content, totals, currency } = value;
        const money = (name: 'deposits' | 'withdrawals' | 'stake' | 'won' | 'ggr'): Column<ReportedPlayer> => ({
          name,
          head: text(name),
          isFigure: true,
          cell: (row) => <Amount value={row[name]} currency={currency} />,
          total: <Amount value={totals[name]} currency={currency} />,
        });
        return (
          <ReportFrame call={reportPlayers} input={input} value={value} onSearch={onSearch}>
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
                money('deposits'),
                money('withdrawals'),
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

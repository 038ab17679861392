import { type CallValue, listTeamProfit, type TeamProfit } from '@pelita/contract';
import { Amount } from '@pelita/ui/amount';
import type { Column } from '@pelita/ui/data-table';
import { useText } from '../../shared/language/use-text.ts';
import { TeamList } from './team-list.tsx';

type Profits = CallValue<typeof listTeamProfit>;
type Money = 'deposits' | 'withdrawals' | 'stake' | 'won' | 'bonus' | 'net';

/** AC-05: what each account of the team was left with. */
export default function TeamProfitRoom() {
  const text = useText('agentCentre');
  const columnsOf = ({ totals }: Profits): Column<TeamProfit>[] => {
    const money = (name: Money): Column<TeamProfit> => ({
      name,
      head: text(name),
      isFigure: true,
      cell: (row) => <Amount value={row[name]} currency={totals.currency} isSigned={name === 'net'} />,
      total: <Amount value={totals[name]} currency={totals.currency} isSigned={name === 'net'} />,
    });
    return [
      { name: 'account', head: text('account'), cell: ({ username }) => username, total: text('total') },
      { name: 'level', head: text('level'), isFigure: true, cell: ({ level }) => level },
      ...(['deposits', 'withdrawals', 'stake', 'won', 'bonus', 'net'] as const).map(money),
    ];
  };
  return (
    <TeamList
      call={listTeamProfit}
      list={text('room_palStatementsAgentCopy')}
      columnsOf={columnsOf}
      keyOf={({ username }: TeamProfit) => username}
    />
  );
}

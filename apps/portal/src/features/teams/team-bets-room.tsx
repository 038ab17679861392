import { type CallValue, gameCategories, type GameCategory, listTeamBets, type TeamBet } from '@pelita/contract';
import { languageOf } from '@pelita/i18n';
import { Amount } from '@pelita/ui/amount';
import type { Column } from '@pelita/ui/data-table';
import { daysText } from '@pelita/ui/days';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { Filter } from '../../shared/records/record-bar.tsx';
import { TeamList } from './team-list.tsx';

type Bets = CallValue<typeof listTeamBets>;

/** AC-05: what the team staked and won. */
export default function TeamBetsRoom() {
  const text = useText('agentCentre');
  const gamesText = useText('games');
  const { code } = usePageLanguage();
  const [product, setProduct] = useState<GameCategory>();
  const columnsOf = ({ totals }: Bets): Column<TeamBet>[] => {
    const money = (name: 'stake' | 'won' | 'result', isSigned = false): Column<TeamBet> => ({
      name,
      head: text(name),
      isFigure: true,
      cell: (row) => <Amount value={row[name]} currency={totals.currency} isSigned={isSigned} />,
      total: <Amount value={totals[name]} currency={totals.currency} isSigned={isSigned} />,
    });
    return [
      {
        name: 'day',
        head: text('day'),
        cell: ({ day }) => daysText(languageOf(code).tag, { from: day, to: day }),
        total: text('total'),
      },
      { name: 'account', head: text('account'), cell: ({ username }) => username },
      { name: 'product', head: text('product'), cell: (row) => gamesText(row.product) },
      { name: 'vendor', head: text('vendor'), cell: ({ vendorName }) => vendorName },
      { name: 'bets', head: text('bets'), isFigure: true, cell: ({ bets }) => bets, total: totals.bets },
      money('stake'),
      money('won'),
      money('result', true),
    ];
  };
  return (
    <TeamList
      call={listTeamBets}
      list={text('room_personalHistoryCopy')}
      asked={product ? { product } : {}}
      filters={
        <Filter
          label={text('product')}
          all={text('allProducts')}
          value={product}
          choices={gameCategories.map((value) => ({ value, label: gamesText(value) }))}
          onChange={setProduct}
        />
      }
      columnsOf={columnsOf}
      keyOf={({ day, username, product: of, vendor }: TeamBet) => `${day} ${username} ${of} ${vendor}`}
    />
  );
}

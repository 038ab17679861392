import { type CallValue, listTeamMovements, type TeamMovement, teamMovementTypes } from '@pelita/contract';
import { languageOf } from '@pelita/i18n';
import { Amount } from '@pelita/ui/amount';
import type { Column } from '@pelita/ui/data-table';
import { daysText } from '@pelita/ui/days';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { Filter } from '../../shared/records/record-bar.tsx';
import { TeamList } from './team-list.tsx';

type Movements = CallValue<typeof listTeamMovements>;

/** AC-05: money of the team beside play. */
export default function TeamMovementsRoom() {
  const text = useText('agentCentre');
  const { code } = usePageLanguage();
  const [type, setType] = useState<TeamMovement['type']>();
  const columnsOf = ({ totals }: Movements): Column<TeamMovement>[] => {
    const money = (name: 'in' | 'out'): Column<TeamMovement> => ({
      name,
      head: text(name),
      isFigure: true,
      cell: (row) => <Amount value={row[name]} currency={totals.currency} />,
      total: <Amount value={totals[name]} currency={totals.currency} />,
    });
    return [
      {
        name: 'day',
        head: text('day'),
        cell: ({ day }) => daysText(languageOf(code).tag, { from: day, to: day }),
        total: text('total'),
      },
      { name: 'account', head: text('account'), cell: ({ username }) => username },
      { name: 'type', head: text('type'), cell: (row) => text(`movement_${row.type}`) },
      { name: 'count', head: text('count'), isFigure: true, cell: ({ count }) => count },
      money('in'),
      money('out'),
    ];
  };
  return (
    <TeamList
      call={listTeamMovements}
      list={text('room_agentDownlineTransactionDetailsCopy')}
      asked={type ? { type } : {}}
      filters={
        <Filter
          label={text('type')}
          all={text('allTypes')}
          value={type}
          choices={teamMovementTypes.map((value) => ({ value, label: text(`movement_${value}`) }))}
          onChange={setType}
        />
      }
      columnsOf={columnsOf}
      keyOf={({ day, username, type: of }: TeamMovement) => `${day} ${username} ${of}`}
    />
  );
}

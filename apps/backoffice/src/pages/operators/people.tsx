import { listOperators } from '@pelita/contract/office';
import { DataTable } from '@pelita/ui/data-table';
import { Moment } from '@pelita/ui/moment';
import { StateBadge } from '@pelita/ui/state-badge';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useMay } from '../../shared/session/use-operator.ts';
import { Loaded } from '../../shared/state/loaded.tsx';
import { OperatorActs } from './operator-acts.tsx';
import type { OperatorRow } from './operator-row.ts';

export function People() {
  const asked = useAnswer(listOperators, { query: { size: '200' } });
  return <Loaded of={asked}>{({ rows }) => <PeopleTable rows={rows} />}</Loaded>;
}

function PeopleTable({ rows }: { rows: readonly OperatorRow[] }) {
  const text = useText('officeOperators');
  const roleNames = useText('officeRoles');
  const mayPropose = useMay('operators.propose');
  return (
    <DataTable
      caption={text('people')}
      rows={rows}
      keyOf={({ id }) => id}
      empty={<p>{text('none')}</p>}
      columns={[
        { name: 'name', head: text('name'), cell: ({ operator }) => operator.name },
        {
          name: 'roles',
          head: text('roles'),
          isLong: true,
          cell: ({ roles }) => roles.map((role) => roleNames(role)).join(', '),
        },
        {
          name: 'state',
          head: text('state'),
          cell: ({ state }) => (
            <StateBadge tone={state === 'enrolled' ? 'done' : 'waiting'} label={text(`state_${state}`)} />
          ),
        },
        { name: 'approvesFrom', head: text('approvesFrom'), cell: ({ approvesFrom }) => <Moment at={approvesFrom} /> },
        {
          name: 'lastLogin',
          head: text('lastLogin'),
          cell: ({ lastLoginAt }) => (lastLoginAt === null ? text('never') : <Moment at={lastLoginAt} />),
        },
        ...(mayPropose
          ? [
              {
                name: 'acts',
                head: text('acts'),
                isFigure: true,
                cell: (row: OperatorRow) => <OperatorActs operator={row} />,
              },
            ]
          : []),
      ]}
    />
  );
}
